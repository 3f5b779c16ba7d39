/** Field selectors: syntax, escapes, fields that may be named, narrowing (LIST-24). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { ApiObject } from "../../../../runtime/definition/object-meta.js";
import type { SelectableField } from "../../../../runtime/definition/resource-definition.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { parseFieldSelector } from "../../../../runtime/registry/selectors/field-selector.js";

const FIELDS: readonly SelectableField[] = [
  { label: "status.phase", path: "status.phase", default: "" },
  { label: "spec.on", path: "spec.on", default: "false" },
];
const parse = (text: string) => parseFieldSelector(text, FIELDS);
const object = {
  kind: "K",
  apiVersion: "v1",
  metadata: { name: "a", namespace: "n" },
  status: { phase: "Up,=\\" },
} as unknown as ApiObject;

function assertRefused(text: string, message: string, fields = FIELDS): void {
  assert.throws(
    () => parseFieldSelector(text, fields),
    (error) => error instanceof StatusError && error.code === 400 && error.message === message,
    text,
  );
}

test("LIM-05 names each path once, however many terms speak of it", () => {
  assert.deepEqual(parse("status.phase!=a,spec.on=true,status.phase!=b,metadata.name!=c").paths, [
    ["metadata", "name"],
    ["spec", "on"],
    ["status", "phase"],
  ]);
});

test("takes terms in any order and prints them sorted", () => {
  const rows = [
    ["", ""],
    [",metadata.name=a,", "metadata.name=a"],
    ["status.phase!=x,metadata.name==a", "metadata.name=a,status.phase!=x"],
    ["status.phase=Up\\,\\=\\\\", "status.phase=Up\\,\\=\\\\"],
    ["metadata.name=", "metadata.name="],
  ] as const;
  for (const [text, printed] of rows) assert.equal(parse(text).toString(), printed);
});

test("refuses in the peer's words", () => {
  assertRefused("abc", "invalid selector: 'abc'; can't understand 'abc'");
  assertRefused("metadata.name=a,abc", "invalid selector: 'metadata.name=a,abc'; can't understand 'abc'");
  assertRefused("metadata.name=a=b", "invalid field selector: unescaped character in value: 61");
  assertRefused("metadata.name=a\\b", "invalid field selector: invalid escape sequence: \\b");
  assertRefused("metadata.name=a\\", "invalid field selector: invalid escape sequence: \\");
  assertRefused("spec.x=1", "field label not supported: spec.x");
  assertRefused("spec.x=1", '"spec.x" is not a known field selector: only "metadata.name", "metadata.namespace"', []);
  assertRefused("=1", "field label not supported: ");
});

test("refuses more than 1,000 terms", () => {
  const terms = (count: number): string => Array.from({ length: count }, (_, index) => `metadata.name!=${index}`).join(",");
  assert.doesNotThrow(() => parse(terms(1000)));
  assertRefused(terms(1001), "the selector has more than 1000 terms");
  assertRefused(",".repeat(1000), "the selector has more than 1000 terms");
});

describe("matching", () => {
  const rows: readonly (readonly [string, boolean])[] = [
    ["metadata.name=a", true],
    ["metadata.name!=a", false],
    ["metadata.namespace=n,metadata.name=a", true],
    ["metadata.namespace=m,metadata.name=a", false],
    ["status.phase=Up\\,\\=\\\\", true],
    ["status.phase=", false],
    ["spec.on=false", true],
    ["spec.on!=false", false],
  ];
  for (const [text, expected] of rows) test(`${text}: ${expected}`, () => assert.equal(parse(text).matches(object), expected));

  test("values that are no text are compared as text", () => {
    const on = { ...object, spec: { on: true } } as unknown as ApiObject;
    assert.equal(parse("spec.on=true").matches(on), true);
  });
});

test("narrows reads by identity where that decides", () => {
  assert.equal(parse("metadata.name=a").exact("metadata.name"), "a");
  assert.equal(parse("metadata.name!=a").exact("metadata.name"), undefined);
  assert.equal(parse("metadata.name=a").matchesIdentity("n", "a"), true);
  assert.equal(parse("metadata.name=a,status.phase=x").matchesIdentity("n", "b"), false);
  assert.equal(parse("metadata.name=a,status.phase=x").matchesIdentity("n", "a"), undefined);
  assert.equal(parse("metadata.namespace!=n").matchesIdentity("n", "a"), false);
  assert.equal(parse("").matchesIdentity("n", "a"), true);
  assert.equal(parse("").empty, true);
});

test("every value can be selected by its printed form", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const escaped = value.replace(/[\\,=]/g, "\\$&");
      const selector = parse(`status.phase=${escaped}`);
      const holder = { ...object, status: { phase: value } } as unknown as ApiObject;
      assert.equal(selector.matches(holder), true);
      assert.equal(parse(selector.toString()).matches(holder), true);
    }),
  );
});
