/** Which objects are worked on elsewhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isLargeText, isLargeYaml, LARGE_BYTES } from "../../../runtime/registry/large-objects.js";

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `key-${i}`);

/** As it is stored: each key is also one of the fields that the manager owns. */
function applied(keys: number): Buffer {
  const fields = Object.fromEntries(names(keys).map((key) => [`f:${key}`, {}]));
  const entry = { manager: "m", operation: "Apply", apiVersion: "v1", fieldsType: "FieldsV1", fieldsV1: { "f:data": fields } };
  const data = Object.fromEntries(names(keys).map((key) => [key, "value"]));
  return Buffer.from(JSON.stringify({ kind: "ConfigMap", metadata: { name: "a", managedFields: [entry] }, data }));
}

const amounts = (count: number): object => Object.fromEntries(names(count).map((name) => [name, "1"]));

const limits = (count: number, text: string): Buffer =>
  Buffer.from(JSON.stringify({ limits: Object.fromEntries(names(count).map((name) => [name, text])) }));

const containers = (count: number, resources = 0): object[] =>
  names(count).map((name) => ({ name, image: "an-image-of-some-name", ...(resources === 0 ? {} : { limits: amounts(resources) }) }));

const spaced = (item: string, count: number): string => Array.from({ length: count }, () => item).join(" \n, ");

for (const { what, text, isLarge } of [
  { what: "an object that a thousand keys were applied to", text: applied(1000), isLarge: false },
  { what: "one of fewer bytes than make it large, of more values", text: applied(1400), isLarge: true },
  { what: "many amounts in a few rows", text: Buffer.from(JSON.stringify({ a: amounts(900), b: amounts(900) })), isLarge: true },
  { what: "amounts in one row, of which a server makes twice as many", text: limits(1100, "1.5Ei"), isLarge: true },
  { what: "as many behind white space", text: Buffer.from(limits(1100, "1").toString().replaceAll(":", ":\n ")), isLarge: true },
  { what: "as many with signs that are written otherwise", text: limits(1100, "\u0001"), isLarge: true },
  { what: "as many words", text: limits(1100, "word"), isLarge: false },
  { what: "amounts of many containers", text: Buffer.from(JSON.stringify(containers(40, 4))), isLarge: false },
  {
    what: "as many values in rows as short as those of items",
    text: Buffer.from(`[${'{"a":1,"b":2,"c":[1,2]},'.repeat(200)}1]`),
    isLarge: false,
  },
  { what: "many values of a byte", text: Buffer.from(`[${names(6000).map(() => 1)}]`), isLarge: true },
  { what: "many items of lists, which have defaults", text: Buffer.from(JSON.stringify({ containers: containers(400) })), isLarge: true },
  { what: "many items that white space stands before", text: Buffer.from(`\t { "a": [ ${spaced("{}", 400)}]}`), isLarge: true },
  { what: "many items that are null", text: Buffer.from(`{"a":[${names(500).map(() => "null")}]}`), isLarge: true },
  {
    what: "as many members that are null",
    text: Buffer.from(JSON.stringify(Object.fromEntries(names(500).map((n) => [n, null])))),
    isLarge: false,
  },
  { what: "items in a text behind commas that are escaped", text: Buffer.from(`{"a":"[${"{}\\u002C".repeat(430)}1]"}`), isLarge: true },
  { what: "items in a text whose braces are escaped", text: Buffer.from(`{"a":"[${"\\u007b},".repeat(430)}1]"}`), isLarge: true },
  { what: "other signs that are escaped", text: Buffer.from(`{"a":"${"\\u003c\\u00e9\\u4e2d\\n".repeat(3000)}"}`), isLarge: false },
  { what: "escapes that are texts", text: Buffer.from(`{"a":"${"\\\\u002c".repeat(3000)}"}`), isLarge: false },
  { what: "lists in lists", text: Buffer.from(`{"a":${"[[[[]]]],".repeat(700)}1}`), isLarge: true },
  { what: "a text that has lists in it", text: Buffer.from(JSON.stringify({ a: "  - name: a-container\n".repeat(400) })), isLarge: false },
  { what: "some items of lists", text: Buffer.from(JSON.stringify({ containers: containers(200) })), isLarge: false },
  { what: "few values of as many bytes", text: Buffer.from(JSON.stringify({ a: "x".repeat(LARGE_BYTES - 100) })), isLarge: false },
  { what: "few values of more bytes", text: Buffer.from(JSON.stringify({ a: "x".repeat(LARGE_BYTES) })), isLarge: true },
]) {
  test(`${what}: ${isLarge ? "elsewhere" : "here"}`, () => assert.equal(isLargeText(text), isLarge));
}

const MANY = 1600;
for (const { what, text, isLarge } of [
  { what: "items of lists", text: `a:\n${"  - name: a-container\n".repeat(430)}`, isLarge: true },
  { what: "fewer of them", text: `a:\n${"  - name: a-container\n".repeat(200)}`, isLarge: false },
  { what: "items that begin behind their dashes", text: `a:\n${"-\n  b: 1\n".repeat(430)}`, isLarge: true },
  { what: "objects in brackets", text: `a: [ ${spaced("{}", 430)} ]`, isLarge: true },
  { what: "objects without brackets of their own", text: `{"a": [ ${spaced("b: c", 430)} ]}`, isLarge: true },
  { what: "objects of keys without values", text: `a: [ ${spaced("? b", 430)} ]`, isLarge: true },
  { what: "objects with tags", text: `a: [ ${spaced("!!map {}", 430)} ]`, isLarge: true },
  {
    what: "items behind any end of a line",
    text: `a:\n${["\r", "\u0085", "\u2028", "\u2029"].map((end) => `- a${end}`.repeat(645)).join("")}`,
    isLarge: true,
  },
  ...["\n", "\u0085", "\u2028"].flatMap((end) =>
    ["", " ~", " null", " !a", " &a", " # a", " - -"].map((item) => ({
      what: `items of "-${item}" and U+${end.charCodeAt(0).toString(16)}`,
      text: `a:\n${` -${item}${end}`.repeat(800)}`,
      isLarge: true,
    })),
  ),
  ...["\\x2c", "\\u002c", "\\U0000002c"].flatMap((comma) => [
    { what: `a text of items behind ${comma}`, text: `a: "[${`{}${comma}`.repeat(430)}]"`, isLarge: true },
    { what: `JSON of a text of items behind ${comma}`, text: `{"a": "[${`{}${comma}`.repeat(430)}]"}`, isLarge: true },
  ]),
  { what: "backslashes in lines", text: `a:\n${"- \\u0\n".repeat(2600)}`, isLarge: true },
  { what: "null items in brackets", text: `a: [${" null\n,".repeat(430)} ~]`, isLarge: true },
  { what: "tags in brackets", text: `a: [${"!a ,".repeat(600)} 1]`, isLarge: true },
  { what: "lists in each other's lines", text: `a:\n${`${"- ".repeat(60)}b\n`.repeat(45)}`, isLarge: true },
  { what: "lists in each other's brackets", text: `a: ${"[".repeat(2600)}${"]".repeat(2600)}`, isLarge: true },
  { what: "words in a list", text: `a:\n${"  - word\n".repeat(2400)}`, isLarge: false },
  {
    what: "certificates",
    text: `a: |\n${`  -----BEGIN CERTIFICATE-----\n${"  MIIBszCCARygAwIBAgIBADANBgkqhki\n".repeat(20)}  -----END CERTIFICATE-----\n`.repeat(80)}`,
    isLarge: false,
  },
  { what: "a few aliases", text: "a: [&x [{}, {}], *x, *x]", isLarge: true },
  { what: "a pattern and a link", text: "a: '*.txt'\nb: 'https://c/?d=e&f=g'", isLarge: false },
  { what: "JSON", text: JSON.stringify(Object.fromEntries(names(MANY).map((name) => [name, true]))), isLarge: false },
  {
    what: "JSON of texts with all that YAML means something by",
    text: JSON.stringify({ a: '\\"{a: &b}, *b # '.repeat(500) }),
    isLarge: false,
  },
  { what: "JSON but for objects in brackets without braces", text: `{"a": [${spaced('"b": {}', 430)}]}`, isLarge: true },
  { what: "JSON but for a second document", text: `{"a": 1}\n---\na:\n${"- b: 1\n".repeat(430)}`, isLarge: true },
  {
    what: "JSON but for its end",
    text: `{"a": ${"[".repeat(70)}${"]".repeat(70)}, ${names(MANY).map((name) => `"${name}": 1`)}`,
    isLarge: true,
  },
  { what: "JSON of items", text: ` ${JSON.stringify({ containers: containers(400) })}`, isLarge: true },
  { what: "JSON with the signs of aliases", text: JSON.stringify({ rules: [{ verbs: ["*a", "&a"] }] }), isLarge: false },
]) {
  test(`${what} as YAML: ${isLarge ? "elsewhere" : "here"}`, () => assert.equal(isLargeYaml(Buffer.from(text)), isLarge));
}
