/** Label selectors: syntax, words for mistakes, matching (LIST-23); expectations were taken from the peer's parser. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { atOnce } from "../../../../runtime/codec/lists/steps.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { labelSelectorInSteps, parseLabelSelector } from "../../../../runtime/registry/selectors/label-selector.js";

const selectorOf = (selector: JsonObject | null | undefined) => atOnce(labelSelectorInSteps(selector));

function assertRefused(read: () => unknown, message: string | RegExp): void {
  assert.throws(read, (error) => {
    assert.ok(error instanceof StatusError, String(error));
    if (typeof message === "string") assert.equal(error.message, message);
    else assert.match(error.message, message);
    return error.code === 400;
  });
}

describe("parsing", () => {
  const rows: readonly (readonly [string, string])[] = [
    ["", ""],
    ["a", "a"],
    ["!a", "!a"],
    ["a=b", "a=b"],
    ["a==b", "a==b"],
    ["a!=b", "a!=b"],
    ["a=", "a="],
    ["a=,b", "a=,b"],
    ["a in (c,b,b)", "a in (b,c)"],
    ["a notin (b)", "a notin (b)"],
    ["a in ()", "a in ()"],
    ["a in (,b)", "a in (,b)"],
    ["x in (foo,,baz),y,z notin ()", "x in (,baz,foo),y,z notin ()"],
    ["a>1,b<2", "a>1,b<2"],
    ["b=1, a = 2", "a=2,b=1"],
    ["in in (in,notin)", "in in (in,notin)"],
    ["notin=in", "notin=in"],
    ["\ta\nin\r(b)", "a in (b)"],
    ["example.com/a=b", "example.com/a=b"],
  ];
  for (const [text, canonical] of rows) {
    test(`takes ${JSON.stringify(text)}`, () => assert.equal(parseLabelSelector(text).toString(), canonical));
  }

  const NAME = "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";
  const mistakes: readonly (readonly [string, string | RegExp])[] = [
    ["a,", "found '', expected: identifier after ','"],
    ["a,,b", "found ',', expected: identifier after ','"],
    [",a", "found ',', expected: !, identifier, or 'end of string'"],
    ["=", "found '=', expected: !, identifier, or 'end of string'"],
    ["a b", "unable to parse requirement: found 'b', expected: in, notin, =, ==, !=, gt, lt"],
    ["a=b=c", "found '=', expected: ',' or 'end of string'"],
    ["a=!b", "unable to parse requirement: found '!', expected: identifier"],
    ["!a=b", "found '=', expected: ',' or 'end of string'"],
    ["!!a", "unable to parse requirement: found '!', expected: identifier"],
    ["a in b", "unable to parse requirement: found 'b' expected: '('"],
    ["a in (b", "unable to parse requirement: found '', expected: ',' or ')'"],
    ["a in (b c)", "unable to parse requirement: found 'c', expected: ',' or ')'"],
    ["a in (=)", "unable to parse requirement: found '=', expected: ',', ')' or identifier"],
    ["a>x", "unable to parse requirement: values[0]: Invalid value: \"x\": for 'Gt', 'Lt' operators, the value must be an integer"],
    ["a<=1", "unable to parse requirement: found '=', expected: identifier"],
    ["-a", new RegExp(`^unable to parse requirement: <nil>: Invalid value: "-a": name part ${NAME.slice(0, 20)}`)],
    ["a/b/c", /^unable to parse requirement: <nil>: Invalid value: "a\/b\/c": a qualified name must consist/],
    ["/a", 'unable to parse requirement: <nil>: Invalid value: "/a": prefix part must be non-empty'],
    ["a=b#", /^unable to parse requirement: values\[0\]\[a\]: Invalid value: "b#": a valid label must be an empty string or consist/],
    ["a in (#,%)", /^unable to parse requirement: \[values\[0\]\[a\]: Invalid value: "#": .*, values\[1\]\[a\]: Invalid value: "%": /],
    [
      `a=${"x".repeat(64)}`,
      `unable to parse requirement: values[0][a]: Invalid value: "${"x".repeat(64)}": must be no more than 63 characters`,
    ],
  ];
  for (const [text, message] of mistakes) {
    test(`refuses ${JSON.stringify(text)}`, () => assertRefused(() => parseLabelSelector(text), message));
  }

  test("refuses more than 1,000 terms, and more than 16,384 keys, values and commas", () => {
    const message = "the selector has more than 16384 keys, values and commas";
    const listed = (count: number, text: string): string => Array.from({ length: count }, () => text).join(",");
    assert.doesNotThrow(() => parseLabelSelector(listed(1000, "!a")));
    assertRefused(() => parseLabelSelector(listed(1001, "!a")), "the selector has more than 1000 terms");
    assert.doesNotThrow(() => parseLabelSelector(`a in (${listed(8191, "v")})`));
    assertRefused(() => parseLabelSelector(`a in (${listed(8192, "v")},v)`), message);
    assertRefused(() => parseLabelSelector(`a in (${",".repeat(16_384)})`), message);
  });

  test("what is printed parses to the same", () => {
    const name = fc.stringMatching(/^[a-z]([a-z.]{0,5}[a-z])?$/);
    const requirement = fc.oneof(
      name,
      name.map((key) => `!${key}`),
      fc
        .tuple(name, fc.constantFrom("=", "==", "!="), fc.oneof(name, fc.constant("")))
        .map(([key, operator, value]) => key + operator + value),
      fc
        .tuple(name, fc.constantFrom("in", "notin"), fc.array(name))
        .map(([key, operator, values]) => `${key} ${operator} (${values.join(",")})`),
      fc.tuple(name, fc.constantFrom("<", ">"), fc.integer({ min: 0 })).map(([key, operator, value]) => key + operator + value),
    );
    fc.assert(
      fc.property(fc.array(requirement), (requirements) => {
        const printed = parseLabelSelector(requirements.join(",")).toString();
        assert.equal(parseLabelSelector(printed).toString(), printed);
      }),
    );
  });

  test("nothing but a StatusError is thrown, and long selectors take linear time", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "in", "notin", "(", ")", ",", "=", "!", "<", ">", " ", "é", "\0", "/"), { maxLength: 20 }),
        (pieces) => {
          try {
            parseLabelSelector(pieces.join(""));
          } catch (error) {
            assert.ok(error instanceof StatusError);
          }
        },
      ),
    );
    assert.throws(() => parseLabelSelector(`a in (${"b,".repeat(300_000)}`), StatusError);
    assert.throws(() => parseLabelSelector("!".repeat(900_000)), StatusError);
    assert.throws(() => parseLabelSelector("a".repeat(900_000)), StatusError);
  });
});

describe("matching", () => {
  const labels = { a: "b", n: "5", empty: "" };
  const rows: readonly (readonly [string, boolean])[] = [
    ["", true],
    ["a", true],
    ["!a", false],
    ["!z", true],
    ["a=b", true],
    ["a=c", false],
    ["z=", false],
    ["empty=", true],
    ["a!=b", false],
    ["z!=b", true],
    ["a in (x,b)", true],
    ["z in (x)", false],
    ["a notin (x)", true],
    ["a notin (b)", false],
    ["z notin (b)", true],
    ["n>4", true],
    ["n>5", false],
    ["n<6", true],
    ["a>1", false],
    ["z>1", false],
    ["a=b,n=5", true],
    ["a=b,n=6", false],
    ["constructor", false],
    ["toString!=x", true],
  ];
  for (const [text, expected] of rows)
    test(`${JSON.stringify(text)}: ${expected}`, () => assert.equal(parseLabelSelector(text).matches(labels), expected));

  test("a selector holds when each of its requirements does alone", () => {
    const key = fc.constantFrom("a", "n", "empty", "z", ...Array.from({ length: 40 }, (_, index) => `k${index}`));
    const value = fc.constantFrom("b", "5", "6", "x", "");
    const requirement = fc.oneof(
      key,
      key.map((name) => `!${name}`),
      fc.tuple(key, fc.constantFrom("=", "!="), value).map((parts) => parts.join("")),
      fc
        .tuple(key, fc.constantFrom("in", "notin"), fc.array(fc.constantFrom("b", "5", "6")))
        .map(([name, operator, values]) => `${name} ${operator} (${values})`),
      fc.tuple(key, fc.constantFrom("<", ">"), fc.integer({ min: 3, max: 7 })).map((parts) => parts.join("")),
    );
    const object = fc.dictionary(key, value);
    fc.assert(
      fc.property(fc.array(requirement, { maxLength: 60 }), object, (requirements, given) => {
        const met = requirements.filter((text) => parseLabelSelector(text).matches(given));
        assert.equal(parseLabelSelector(requirements.join(",")).matches(given), met.length === requirements.length);
        assert.equal(parseLabelSelector(met.join(",")).matches(given), true);
      }),
    );
  });

  test("an object without labels has none", () => {
    assert.equal(parseLabelSelector("!a").matches(undefined), true);
    assert.equal(parseLabelSelector("a").matches(undefined), false);
    assert.equal(parseLabelSelector("").empty, true);
  });
});

describe("LabelSelector objects", () => {
  const selector = selectorOf({
    matchLabels: { a: "b" },
    matchExpressions: [
      { key: "c", operator: "In", values: ["d", "e"] },
      { key: "f", operator: "NotIn", values: ["g"] },
      { key: "h", operator: "Exists" },
      { key: "i", operator: "DoesNotExist" },
    ],
  });

  test("combine labels and expressions", () => {
    assert.equal(selector.toString(), "a=b,c in (d,e),f notin (g),h,!i");
    assert.equal(selector.matches({ a: "b", c: "e", h: "" }), true);
    assert.equal(selector.matches({ a: "b", c: "e", h: "", i: "" }), false);
  });

  test("absent match nothing, empty match everything", () => {
    assert.equal(selectorOf(undefined).matches({ a: "b" }), false);
    assert.equal(selectorOf(null).empty, false);
    assert.equal(selectorOf({}).matches(undefined), true);
    assert.equal(selectorOf({ matchLabels: {}, matchExpressions: [] }).empty, true);
  });

  test("with mistakes are 400", () => {
    assertRefused(() => selectorOf({ matchExpressions: [{ key: "a", operator: "Like" }] }), '"Like" is not a valid pod selector operator');
    assertRefused(
      () => selectorOf({ matchExpressions: [{ key: "a", operator: "In", values: [] }] }),
      /^values: Invalid value: .*: for 'in', 'notin' operators, values set can't be empty$/,
    );
    assertRefused(
      () => selectorOf({ matchExpressions: [{ key: "a", operator: "Exists", values: ["b"] }] }),
      /values set must be empty for exists and does not exist$/,
    );
  });
});
