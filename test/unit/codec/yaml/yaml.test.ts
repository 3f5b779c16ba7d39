/** YAML 1.1 as the peer's library reads it; expectations were taken from that library. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { writeYaml, writeYamlItem, yamlItemPieces } from "../../../../runtime/codec/yaml/writer.js";
import { parseYaml } from "../../../../runtime/codec/yaml/yaml.js";
import type { JsonObject, JsonValue } from "../../../../runtime/definition/json.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { leastShare } from "../../../support/yardstick.js";

const parse = (text: string | Buffer): JsonValue => parseYaml(Buffer.from(text)).value;

function assertRefused(text: string | Buffer, message: string): void {
  assert.throws(
    () => parse(text),
    (error) => {
      assert.ok(error instanceof StatusError, String(error));
      assert.equal(error.message, message);
      return error.code === 400;
    },
  );
}

describe("parseYaml", () => {
  const values: readonly (readonly [string, JsonValue])[] = [
    ["", null],
    ["# nothing", null],
    ["a: b\nc:\n  d: e", { a: "b", c: { d: "e" } }],
    ["a:\n- b\n-  c\nd: e", { a: ["b", "c"], d: "e" }],
    ["- - a\n  - b\n-\n- c: d\n  e: f", [["a", "b"], null, { c: "d", e: "f" }]],
    ["{a: b, c: [d, e], f}", { a: "b", c: ["d", "e"], f: null }],
    ["[a, b: c, ? d : e]", ["a", { b: "c" }, { d: "e" }]],
    ["? a\n: b\n? c", { a: "b", c: null }],
    ["[yes, on, y, Y, True, no, off, n, N, FALSE]", [true, true, true, true, true, false, false, false, false, false]],
    ["['yes', \"no\", yEs, tRUE]", ["yes", "no", "yEs", "tRUE"]],
    ["[0400, 0x1F, 0b101, 0o17, 1_000, +5, -010, 08]", [256, 31, 5, 15, 1000, 5, -8, 8]],
    ["[1.5e3, .5, 1., 1E5, 1e400, 0x, 12e, e5]", [1500, 0.5, 1, 100000, "1e400", "0x", "12e", "e5"]],
    ["[9223372036854775807, 18446744073709551615, 18446744073709551616]", [9223372036854775807n, 18446744073709551615n, 2 ** 64]],
    ["[2020-01-01, 2020-01-01T00:00:00Z, 12:30:45, 1:2]", ["2020-01-01", "2020-01-01T00:00:00Z", "12:30:45", "1:2"]],
    ["[~, null, Null, NULL, '', nUll]", [null, null, null, null, "", "nUll"]],
    ["1: a\n1.5: b\ntrue: c\n0x10: d\n.inf: e", { "1": "a", "1.5": "b", true: "c", "16": "d", ".inf": "e" }],
    ["a: |\n  x\n  y\n\n", { a: "x\ny\n" }],
    ["a: |-\n  x\n   y\n", { a: "x\n y" }],
    ["a: >+\n  x\n  y\n\n  z\n   w\n\nb: c", { a: "x y\nz\n w\n\n", b: "c" }],
    ["a: |2\n    x\n  y\n", { a: "  x\ny\n" }],
    ["a: x\n  y\n\n  z\nb: 'it''s\n  so'", { a: "x y\nz", b: "it's so" }],
    ['"a\\tb\\x41\\u0042\\U0001F600\\\n   c\\\\"', "a\tbAB\u{1f600}c\\"],
    ["a: &x {b: c}\nd: *x\ne: &y f\ng: *y", { a: { b: "c" }, d: { b: "c" }, e: "f", g: "f" }],
    ["a: &a {p: 1, q: 2}\nb:\n  <<: *a\n  q: 3", { a: { p: 1, q: 2 }, b: { p: 1, q: 3 } }],
    ["b:\n  <<: [{p: 1}, {p: 2, q: 3}]", { b: { p: 1, q: 3 } }],
    ["'<<': a", { "<<": "a" }],
    ['[!!str 12, !!int "7", !!float 3, !!binary aGVsbG8=, !foo bar, ! 12]', ["12", 7, 3, "hello", "bar", "12"]],
    ["%YAML 1.1\n%TAG !e! tag:yaml.org,2002:\n---\na: !e!str 12\n...\nb", { a: "12" }],
    ["---\na: b\n---\nc: d\n", { a: "b" }],
    ["a: b\n--- x: [", { a: "b" }],
    ["a: b\r\nc: d\r\n", { a: "b", c: "d" }],
    ["\ufeffa: b", { a: "b" }],
    ["a:b: c#d #e", { "a:b": "c#d" }],
    ["a: 1\na: 2\n", { a: 2 }],
    ["__proto__: 1\nconstructor: 2", JSON.parse('{"__proto__":1,"constructor":2}')],
    ['{"a":1,"a":12345678901234567, "b": "\\ud800"}', { a: 12345678901234567n, b: "\ufffd" }],
    ["{a: 1} # flow that is no JSON", { a: 1 }],
  ];
  for (const [text, value] of values) test(`reads ${JSON.stringify(text)}`, () => assert.deepEqual(parse(text), value));

  const mistakes: readonly (readonly [string, string])[] = [
    ["a: b: c", "yaml: mapping values are not allowed in this context"],
    ["a:\n\tb: c", "yaml: line 2: found character that cannot start any token"],
    ["a: @b", "yaml: found character that cannot start any token"],
    ["a: [b", "yaml: line 1: did not find expected ',' or ']'"],
    ["{a: b", "yaml: line 1: did not find expected ',' or '}'"],
    ["x: y\na", "yaml: line 3: could not find expected ':'"],
    ["a:\n  b: c\n d: e", "yaml: line 2: did not find expected key"],
    ["- a\nb: c", "yaml: line 1: did not find expected '-' indicator"],
    ["a: b\nc: !!m%ff d", "yaml: line 2: found an incorrect UTF-8 octet"],
    ["a:\n  'b", "yaml: line 2: found unexpected end of stream"],
    ['a: "\\q"', "yaml: found unknown escape character"],
    ['a: "\\ud800"', "yaml: found invalid Unicode character escape code"],
    ["a: *b", "yaml: unknown anchor 'b' referenced"],
    ["a: &a [*a]", "yaml: anchor 'a' value contains itself"],
    ["<<: 1", "yaml: map merge requires map or sequence of maps as the value"],
    ["a: !!int b", "yaml: cannot decode !!str `b` as a !!int"],
    ["%YAML 1.2\n---\na", "yaml: found incompatible YAML document"],
    ["a: \u0001", "yaml: control characters are not allowed"],
    ["a: .inf", "json: unsupported value: +Inf"],
    ["[.nan]", "json: unsupported value: NaN"],
    [`${"k".repeat(1025)}: v`, "yaml: mapping values are not allowed in this context"],
  ];
  for (const [text, message] of mistakes) test(`refuses ${JSON.stringify(text.slice(0, 40))}`, () => assertRefused(text, message));

  for (const [bytes, mistake] of [
    [[0xff], "invalid leading UTF-8 octet"],
    [[0x80], "invalid leading UTF-8 octet"],
    [[0xe2, 0x82], "incomplete UTF-8 octet sequence"],
    [[0xe2, 0x82, 0x0a], "invalid trailing UTF-8 octet"],
    [[0xc0, 0xaf], "invalid length of a UTF-8 sequence"],
    [[0xe0, 0x80, 0x80], "invalid length of a UTF-8 sequence"],
    [[0xed, 0xa0, 0x80], "invalid Unicode character"],
    [[0xf4, 0x90, 0x80, 0x80], "invalid Unicode character"],
  ] as const) {
    test(`refuses what is no UTF-8: ${Buffer.from(bytes).toString("hex")}`, () =>
      assertRefused(Buffer.from([0x61, 0x3a, 0x20, 0xc3, 0xa9, ...bytes]), `yaml: ${mistake}`));
  }

  test("takes 10,000 levels and no more, at the cost of a scan", () => {
    const tooDeep = "yaml: exceeded max depth of 10000";
    assert.ok(Array.isArray(parse("[".repeat(10_000) + "]".repeat(10_000))));
    assert.ok(Array.isArray(parse(`${"- ".repeat(10_000)}a`)));
    assertRefused("[".repeat(3_000_000), tooDeep);
    assertRefused("- ".repeat(1_000_000), tooDeep);
    assertRefused("{a: ".repeat(20_000), tooDeep);
    const half = "[".repeat(6000);
    assertRefused(`a: &a ${half}${"]".repeat(6000)}\nb: ${half}*a${"]".repeat(6000)}`, tooDeep);
  });

  test("refuses alias bombs before they are expanded", () => {
    const excessive = "yaml: document contains excessive aliasing";
    const bomb = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
    for (let i = 1; i < 12; i++) bomb.push(`a${i}: &a${i} [${`*a${i - 1}, `.repeat(10)}]`);
    assertRefused(bomb.join("\n"), excessive);
    assertRefused(`a: &a "${"x".repeat(1_000_000)}"\nb: [${"*a, ".repeat(1000)}]`, excessive);
    assert.ok(parse(`a: &a x\nb: [${"*a, ".repeat(300)}]`));
  });

  test("LIM-05 refuses merge keys in each other that copy very much, at the cost of a scan", () => {
    const merging = (levels: number, members: number): string =>
      `${"{<<: ".repeat(levels)}{${Array.from({ length: members }, (_, i) => `k${i}`).join()}}${"}".repeat(levels)}`;
    assertRefused(merging(2000, 5000), "yaml: document contains excessive aliasing");
    assert.equal(Object.keys(parse(merging(6, 5000)) as object).length, 5000);
    const shared = `a: &a {${Array.from({ length: 50 }, (_, i) => `k${i}: v`).join()}}\nb:\n${"- <<: *a\n".repeat(2000)}`;
    assert.equal((parse(shared) as { b: unknown[] }).b.length, 2000);
  });

  test("LIM-05 a long name is not written out for each merge that takes it over", () => {
    const levels = 300;
    const text = `${"{<<: ".repeat(levels)}{? '${'"'.repeat(50_000)}' : x}${"}".repeat(levels)}`;
    const share = leastShare(2, () => void parse(text));
    assert.ok(share < 2, `${share.toFixed(1)} times the yardstick`);
  });

  test("an alias is a copy", () => {
    const { a, b } = parse("a: &x {c: d}\nb: *x") as { a: { c: string }; b: { c: string } };
    a.c = "changed";
    assert.equal(b.c, "d");
  });

  test("never throws anything but a StatusError", () => {
    const piece = fc.constantFrom(
      "a",
      ": ",
      "- ",
      "\n",
      "  ",
      "[",
      "]",
      "{",
      "}",
      ",",
      "?",
      "&x ",
      "*x",
      "!t ",
      "|\n",
      ">",
      "'",
      '"',
      "\\",
      "#",
      "%",
      "---\n",
      "<<",
      "\t",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        try {
          parse(pieces.join(""));
        } catch (error) {
          assert.ok(error instanceof StatusError, String(error));
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("strict reading of YAML", () => {
  test("tells repeated keys with the line of their value (VAL-03)", () => {
    assert.deepEqual(parseYaml(Buffer.from("a:\n  b: 1\n  c: 2\n  b: 3\nx: 1\nx:\n  y: 2\n1: a\n1: b\n")).duplicates, [
      'line 4: key "b" already set in map',
      'line 7: key "x" already set in map',
      "line 9: key 1 already set in map",
    ]);
    assert.deepEqual(parseYaml(Buffer.from('{"a": 1,\n "a": 2}')).duplicates, ['line 2: key "a" already set in map']);
  });

  test("puts duplicates before unknown fields, and those in the order of sorted JSON", () => {
    const body = parseYaml(Buffer.from("z: 1\nb: 1\nb: 2\na: [1]"));
    const unknown = ['unknown field "z"', 'unknown field "a[10].x"', 'unknown field "a[2].y"', 'unknown field "a[2].b"'];
    const { warnings, message } = body.strictErrors(unknown);
    const sorted = ['unknown field "a[2].b"', 'unknown field "a[2].y"', 'unknown field "a[10].x"', 'unknown field "z"'];
    assert.deepEqual(warnings, ['line 3: key "b" already set in map', ...sorted]);
    assert.equal(message, `strict decoding error: yaml: unmarshal errors:\n  line 3: key "b" already set in map, ${sorted.join(", ")}`);
    assert.deepEqual(parseYaml(Buffer.from("a: 1")).strictErrors([]).warnings, []);
  });
});

describe("writing YAML", () => {
  const texts: readonly (readonly [JsonValue, string])[] = [
    [{ b: [1, { d: null, c: [] }, [2]], a: {} }, "a: {}\nb:\n- 1\n- c: []\n  d: null\n- - 2\n"],
    [{ a10: 1, a9: 2, b: 3, A: 4, "1": 5, "a.b": 6 }, '"1": 5\nA: 4\na.b: 6\na9: 2\na10: 1\nb: 3\n'],
    [
      { a: "x: y", b: "true", c: "0400", d: "- x", e: "it's", f: "", g: "2020-01-01", h: " x" },
      `a: 'x: y'\nb: "true"\nc: "0400"\nd: '- x'\ne: it's\nf: ""\ng: "2020-01-01"\nh: ' x'\n`,
    ],
    [{ a: "x\ny\n", b: ["x\ny", "\n x\n\n"] }, "a: |\n  x\n  y\nb:\n- |-\n  x\n  y\n- |2+\n\n   x\n\n"],
    [
      { a: 12345678901234567n, b: 1.5, c: 1e21, d: 1e-7, e: 1234567.5 },
      "a: 12345678901234567\nb: 1.5\nc: 1e+21\nd: 1e-07\ne: 1.2345675e+06\n",
    ],
    ["x", "x\n"],
    [[], "[]\n"],
  ];
  for (const [value, text] of texts) test(`writes ${JSON.stringify(text)}`, () => assert.equal(writeYaml(value), text));

  test("what was written reads back the same", () => {
    const hard = fc.constantFrom(
      "y",
      "~",
      "<<",
      "1:2",
      "a\n b",
      "a \n",
      "\n",
      "\ttab",
      "#",
      "- -",
      "...",
      "---",
      "\u2028",
      "\u0085",
      "\ufeff",
      "é",
      "1e3",
      ".5",
      "x:",
      ": x",
      "'",
      '"',
      "\\",
    );
    const long = fc.array(fc.oneof(hard, fc.constantFrom("word", " ", "😀")), { maxLength: 60 }).map((words) => words.join(" "));
    const text = fc.oneof(hard, long, fc.string(), fc.string({ unit: "binary" }));
    const { tree } = fc.letrec<{ tree: JsonValue }>((tie) => ({
      tree: fc.oneof(
        { depthSize: "small" },
        text,
        fc.constantFrom<JsonValue>(null, true, 1.5, -3, 1e300),
        fc.array(tie("tree"), { maxLength: 4 }),
        fc.dictionary(text, tie("tree"), { maxKeys: 4 }) as fc.Arbitrary<JsonValue>,
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const clean = JSON.parse(JSON.stringify(value)) as JsonValue;
        assert.deepEqual(parse(writeYaml(clean)), clean, writeYaml(clean));
      }),
      { numRuns: 1000 },
    );
  });

  test("what is deep is not indented beyond all measure, and says the same", () => {
    const nested = (levels: number): JsonValue => (levels === 0 ? Array.from({ length: 200_000 }, () => 1) : { a: nested(levels - 1) });
    for (const levels of [20, 250]) {
      const value = nested(levels);
      const text = writeYaml(value);
      assert.ok(text.length < 17 * 1024 * 1024, `${text.length} characters`);
      assert.deepEqual(parse(text), value);
    }
  });

  test("long text is folded, and escaped as the peer does", () => {
    const words = (count: number, separator = " ") => Array.from({ length: count }, () => "word").join(separator);
    const value = {
      double: `\u0007${words(31, "  ")}`,
      face: "😀\u0085\u00a0",
      list: [`${"x".repeat(90)} y`],
      plain: words(30),
      quoted: `: ${words(30)}`,
      lead: `'${"a ".repeat(40)}'`,
    };
    assert.deepEqual(writeYaml(value).trimEnd().split("\n"), [
      'double: "\\aword  word  word  word  word  word  word  word  word  word  word  word',
      "  \\ word  word  word  word  word  word  word  word  word  word  word  word  word  word",
      '  \\ word  word  word  word  word"',
      'face: "\\U0001F600\\N\u00a0"',
      `lead: '''${"a ".repeat(37).trimEnd()}`,
      "  a a a '''",
      "list:",
      `- ${"x".repeat(90)}`,
      "  y",
      `plain: ${words(15)}`,
      `  ${words(15)}`,
      `quoted: ': ${words(15)}`,
      `  ${words(15)}'`,
    ]);
  });

  test("stays linear in depth", () => {
    let value: JsonValue = 1;
    for (let i = 0; i < 2000; i++) value = { a: [value] };
    assert.ok(writeYaml(value).length < 1_000_000);
  });
});

test("an item written in pieces reads as one written at once, whatever it holds", () => {
  const many = (count: number): JsonObject => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, `${index}`]));
  const items: JsonObject[] = [{}, { a: {} }, { a: [] }, { metadata: { name: "m" }, data: { b: "1", a: "2" } }, { data: many(1001) }];
  for (const item of [...items, { a: "1", data: many(600), z: [1, { b: 2 }] }]) {
    assert.equal([...yamlItemPieces(item)].join(""), writeYamlItem(item));
  }
});
