/** JSON in and out: what the peer's decoder makes of a document, and its words for what is none. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { parseJson, prettyJson, stringifyJson } from "../../../../runtime/codec/json/json.js";
import { writeJson } from "../../../../runtime/codec/json/writer.js";
import { type JsonObject, type JsonValue, setOwn } from "../../../../runtime/definition/json.js";
import { parseJsonText } from "../../../../runtime/definition/json-text.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { leastHold, SHARE } from "../../../support/holds.js";
import { workWatch } from "../../../support/thread-time.js";
import { leastShare } from "../../../support/yardstick.js";

const parse = (text: string | Buffer): JsonValue => parseJson(Buffer.from(text)).value;
const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

const asNumber = (_: string, value: unknown): unknown => (typeof value === "bigint" ? Number(value) : value);

function assertRefused(text: string | Buffer, message: string): void {
  assert.throws(
    () => parse(text),
    (error) => error instanceof StatusError && error.code === 400 && error.message === message,
    `${String(text).slice(0, 40)}: ${message}`,
  );
}

describe("parseJson", () => {
  const values: readonly (readonly [string, JsonValue])[] = [
    ["9007199254740991", 9007199254740991],
    ["9007199254740993", 9007199254740993n],
    ["9223372036854775807", 9223372036854775807n],
    ["-9223372036854775808", -9223372036854775808n],
    ["9223372036854775808", 2 ** 63],
    ['{"a":12345678901234567,"b":[-12345678901234567]}', { a: 12345678901234567n, b: [-12345678901234567n] }],
    ['{"a":"12345678901234567"}', { a: "12345678901234567" }],
    ["1e308", 1e308],
    ["[1.5, 1E2, -0.25]", [1.5, 100, -0.25]],
    ['{"a":1,"a":2}', { a: 2 }],
    ['"\\ud800"', "\ufffd"],
    ['"\\ude00\\ud83d"', "\ufffd\ufffd"],
    ['"\\ud83d\\ude00 \\ud83dx"', "\u{1f600} \ufffdx"],
    ['{"\\udfff":1}', { "\ufffd": 1 }],
    [" \t\r\n{} \n", {}],
    ['"\\u0041\\/\\b\\f\\n\\r\\t\\"\\\\"', 'A/\b\f\n\r\t"\\'],
  ];
  for (const [text, value] of values) test(`reads ${text}`, () => assert.deepEqual(parse(text), value));

  test("replaces each byte that is no UTF-8, as the peer does", () => {
    const bytes = (...codes: number[]): Buffer => Buffer.from([0x22, ...codes, 0x22]);
    assert.equal(parse(bytes(0xff)), "\ufffd");
    assert.equal(parse(bytes(0xe2, 0x82)), "\ufffd\ufffd");
    assert.equal(parse(bytes(0xed, 0xa0, 0x80)), "\ufffd\ufffd\ufffd");
    assert.equal(parse(bytes(0xf0, 0x9f, 0x98, 0x41, 0xc0, 0x80)), "\ufffd\ufffd\ufffdA\ufffd\ufffd");
    assert.equal(parse('"\ufffd"'), "\ufffd");
  });

  for (const [name, text] of [
    ["the native parser", '{"__proto__":{"x":1},"constructor":2,"toString":3}'],
    ["the own reader", '{"__proto__":{"x":12345678901234567},"constructor":2,"toString":3}'],
  ] as const) {
    test(`keeps every name as an ordinary key (${name})`, () => {
      const value = parse(text) as Record<string, JsonValue>;
      assert.deepEqual(Object.keys(value), ["__proto__", "constructor", "toString"]);
      assert.equal(Object.getPrototypeOf(value), Object.prototype);
      assert.equal(Object.hasOwn(value, "__proto__"), true);
    });
  }

  const mistakes: readonly (readonly [string, string])[] = [
    ["", "unexpected end of JSON input"],
    ['{"a"', "unexpected end of JSON input"],
    ['{"a":1,', "unexpected end of JSON input"],
    ['"abc', "unexpected end of JSON input"],
    ["nul", "invalid character ' ' in literal null (expecting 'l')"],
    ["falsy", "invalid character 'y' in literal false (expecting 'e')"],
    ["x", "invalid character 'x' looking for beginning of value"],
    ["[1,]", "invalid character ']' looking for beginning of value"],
    ["{a:1}", "invalid character 'a' looking for beginning of object key string"],
    ["{'a':1}", "invalid character '\\'' looking for beginning of object key string"],
    ['{"a":1,}', "invalid character '}' looking for beginning of object key string"],
    ['{"a" 1}', "invalid character '1' after object key"],
    ['{"a":1 "b":2}', "invalid character '\"' after object key:value pair"],
    ["[1 2]", "invalid character '2' after array element"],
    ["{} {}", "invalid character '{' after top-level value"],
    ["01", "invalid character '1' after top-level value"],
    ["-x", "invalid character 'x' in numeric literal"],
    ["1.x", "invalid character 'x' after decimal point in numeric literal"],
    ["1e+", "invalid character ' ' in exponent of numeric literal"],
    ['"\\x"', "invalid character 'x' in string escape code"],
    ['"\\u12g4"', "invalid character 'g' in \\u hexadecimal character escape"],
    ['"a\nb"', "invalid character '\\n' in string literal"],
    ["\ufeff{}", "invalid character '\u00ef' looking for beginning of value"],
    ["\u0001", "invalid character '\\x01' looking for beginning of value"],
    ["[1e400]", "json: cannot unmarshal number 1e400 into Go value of type float64"],
    ["[-1.5E+400]", "json: cannot unmarshal number -1.5E+400 into Go value of type float64"],
    ["[1e400,]", "invalid character ']' looking for beginning of value"],
  ];
  for (const [text, message] of mistakes) test(`refuses ${JSON.stringify(text)}`, () => assertRefused(text, message));

  test("takes 10,000 levels and no more", () => {
    assert.ok(Array.isArray(parse(nested(10_000))));
    assertRefused(nested(10_001), "invalid character '[' exceeded max depth");
    assertRefused("[".repeat(3_000_000), "invalid character '[' exceeded max depth");
    assertRefused(`${'{"a":'.repeat(10_001)}1`, "invalid character '{' exceeded max depth");
    assert.ok(Array.isArray(parse(`["${"[".repeat(20_000)}\\"[[", ${"[],".repeat(20_000)} 1]`)));
  });

  test("agrees with the native parser on whatever that one can do", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        assert.equal(JSON.stringify(parse(text), asNumber), JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  test("never throws anything but a StatusError, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 64 }), fc.string().map(Buffer.from)), (bytes) => {
        try {
          parse(Buffer.from(bytes));
        } catch (error) {
          assert.ok(error instanceof StatusError);
        }
      }),
    );
  });
});

describe("strict reading of JSON", () => {
  test("names repeated keys by their full path, each once", () => {
    const body = parseJson(
      Buffer.from('{"a":1,"a":2,"a":3,"b":{"c":1,"c":2},"d":[{"e":1,"e":2},{"e":3}],"f.g":{"h":1,"\\u0068":2},"i":[[{"j":1,"j":1}]]}'),
    );
    assert.deepEqual(body.duplicates, [
      'duplicate field "a"',
      'duplicate field "b.c"',
      'duplicate field "d[0].e"',
      'duplicate field "f.g.h"',
      'duplicate field "i[0][0].j"',
    ]);
  });

  test("orders unknown and repeated fields as they come, and sees nothing inside unknown ones", () => {
    const body = parseJson(Buffer.from('{"z":{"q":1,"q":2},"a":1,"a":2,"y":1,"y":2,"spec":{"x":1}}'));
    const { warnings, message } = body.strictErrors(['unknown field "spec.x"', 'unknown field "y"', 'unknown field "z"']);
    assert.deepEqual(warnings, ['unknown field "z"', 'duplicate field "a"', 'unknown field "y"', 'unknown field "spec.x"']);
    assert.equal(message, 'strict decoding error: unknown field "z", duplicate field "a", unknown field "y", unknown field "spec.x"');
  });

  test("keeps no more than a hundred complaints", () => {
    const members = Array.from({ length: 300 }, (_, i) => `"k${i}":1,"k${i}":2`).join(",");
    assert.equal(parseJson(Buffer.from(`{${members}}`)).duplicates.length, 100);
  });
});

describe("stringifyJson", () => {
  test("keeps big integers, leaves absent members out", () => {
    assert.equal(
      stringifyJson({ a: 12345678901234567n, b: [1n, { c: undefined, d: null }], e: {} }),
      '{"a":12345678901234567,"b":[1,{"d":null}],"e":{}}',
    );
  });

  test("writes 10,000 levels", () => assert.equal(stringifyJson(parse(nested(10_000))), nested(10_000)));

  test("the own writer writes what the native one writes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        assert.equal(writeJson(value as JsonValue), JSON.stringify(value));
      }),
    );
  });

  test("what was written reads back", () => {
    const integers = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(integers)), (object) => {
        const value = JSON.parse(JSON.stringify(object, (_, each) => (typeof each === "bigint" ? "x" : each)));
        assert.deepEqual(Object.keys(parse(stringifyJson(object as never)) as object), Object.keys(value));
        assert.equal(stringifyJson(parse(stringifyJson(object as never))), stringifyJson(object as never));
      }),
    );
  });
});

describe("prettyJson", () => {
  test("indents as JSON.stringify does, however the bytes are spaced (PATH-16)", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, "\t", "\r\n "), (value, spacing) => {
        assert.equal(prettyJson(Buffer.from(JSON.stringify(value, null, spacing))).toString(), JSON.stringify(value, null, 2));
      }),
    );
  });

  test("grows by no more than a bounded indentation", () => {
    assert.ok(prettyJson(Buffer.from(nested(10_000))).length < 20_000 * 600);
  });
});

describe("names with escapes", () => {
  /** Names that begin as others are spelled: of one document V8 would take the second for the first. */
  const PAIRS: readonly (readonly [seed: string, victim: string])[] = [
    ["\\\\", '\\"'],
    ["\\u005C", '\\"'],
    ["a\\\\", "a\\n"],
    ['k:{\\\\\\"port\\\\\\":8', 'k:{\\"port\\":80}'],
  ];

  for (const [i, [seed, victim]] of PAIRS.entries()) {
    for (const [way, read] of [
      ["a body", parse],
      ["another text", (text: string) => parseJsonText(text)],
      ["a text with a reviver", (text: string) => parseJsonText(text, (_, value) => value)],
    ] as const) {
      test(`"${victim}" of ${way} is what it says after "${seed}" was read`, () => {
        const first = `shape ${way} ${i}`;
        const withName = (name: string) => `{ "${first}": 1, "${name}" : {"${name}":["\\\\"]} }`;
        for (const name of [seed, victim]) {
          const value = read(withName(name)) as JsonObject;
          const meant = new Function(`return "${name}"`)() as string;
          assert.deepEqual(Object.keys(value), [first, meant]);
          assert.deepEqual(value[meant], { [meant]: ["\\"] });
        }
      });
    }
  }

  test("what code names does not change what others say", () => {
    const built: JsonObject = { a: 1, b: 2, c: 3 };
    for (const object of [{ ...built }, Object.fromEntries(Object.entries(built)), JSON.parse('{"a":1,"a":2,"b":2,"c":3}')])
      object["\\"] = 4;
    for (const name of ["a", "b", "c", "\\"]) setOwn({}, name, 1);
    assert.deepEqual(Object.keys(parse('{"a":1,"b":2,"c":3,"\\"":4}') as JsonObject), ["a", "b", "c", '"']);
  });

  test("documents of any names come back as they were written, in any order of reading", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "\\", '"', "{", ":", "\n", "/", "é"), maxLength: 4 });
    const document = fc.dictionary(name, fc.oneof(name, fc.dictionary(name, name)), { maxKeys: 4 });
    fc.assert(
      fc.property(document, (value) => {
        const text = JSON.stringify(value);
        assert.equal(JSON.stringify(parse(text)), text);
        assert.equal(JSON.stringify(parseJsonText(text)), text);
        assert.equal(JSON.stringify(parseJsonText(text.replaceAll("\\\\", "\\u005c"))), text);
      }),
      { numRuns: 5_000 },
    );
  });
});

test("LIM-05 what nests thousands of levels deep is written in time with its length", async () => {
  const DEPTH = 4000;
  const nestedBy = (wrap: (inner: JsonValue) => JsonValue): JsonValue => {
    let value: JsonValue = 1;
    for (let level = 0; level < DEPTH; level++) value = wrap(value);
    return value;
  };
  for (const wrap of [(inner: JsonValue) => [inner], (inner: JsonValue) => ({ a: inner })]) {
    const value = { data: Array.from({ length: 16 }, () => nestedBy(wrap)) };
    assert.equal(stringifyJson(value), JSON.stringify(value));
    const attempt = async (): Promise<number> => {
      const worked = workWatch();
      stringifyJson(value);
      return worked();
    };
    assert.ok((await leastHold(attempt)) < SHARE);
  }
});

describe("what is said of a document beside its value", () => {
  const isQuick = (work: () => unknown): void => {
    const share = leastShare(2, () => void work());
    assert.ok(share < 2, `${share.toFixed(1)} times the yardstick`);
  };

  test("LIM-05 the spelling of numbers is not kept where no field can be", () => {
    const numbers = Array.from({ length: 1600 }, () => "1.0").join();
    const body = parseJson(Buffer.from(`{"a":[1.0],"${"k".repeat(40_000)}":[${numbers}]}`));
    isQuick(() => body.spelledNumbers);
    assert.deepEqual([...(body.spelledNumbers ?? [])], [["a[0]", "1.0"]]);
  });

  test("LIM-05 paths are written out for what is said of them only, and not without end", () => {
    const children = Array.from({ length: 2400 }, (_, index) => `"a${index}":{}`).join();
    const body = parseJson(Buffer.from(`{"a":1,"a":2,"${'\\"'.repeat(900)}":{${children}},"zzz":1}`));
    isQuick(() => body.strictErrors?.([]));
    isQuick(() => body.strictErrors?.(['unknown field "zzz"']));
    assert.deepEqual(body.strictErrors?.(['unknown field "zzz"']).warnings, ['duplicate field "a"', 'unknown field "zzz"']);
  });
});
