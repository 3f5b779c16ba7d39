import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { wantsPretty } from "../../../runtime/endpoints/pretty.js";
import {
  allValues,
  booleanValue,
  firstValue,
  integerValue,
  isWatchValue,
  nameOfFieldSelector,
  parseBool,
} from "../../../runtime/endpoints/query.js";
import { hasReason } from "../../../runtime/errors/status.js";

describe("query parameters", () => {
  for (const [query, name, value] of [
    ["", "a", undefined],
    ["a", "a", ""],
    ["a=", "a", ""],
    ["a=1&a=2", "a", "1"],
    ["b=1&a=2", "a", "2"],
    ["aa=1", "a", undefined],
    ["A=1", "a", undefined],
    ["a=x+y%20z", "a", "x y z"],
    ["a=b=c", "a", "b=c"],
    ["%61=1", "a", "1"],
    ["&&a=1", "a", "1"],
    ["a=%zz", "a", undefined],
    ["a=%zz&a=1", "a", "1"],
    ["a=1;b=2", "a", undefined],
  ] as const) {
    test(`${name} of ${JSON.stringify(query)}`, () => assert.equal(firstValue(query, name), value));
  }

  test("reads what URLSearchParams reads", () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom("a", "b", "ä", "x y"), fc.string({ unit: "grapheme" })));
    fc.assert(
      fc.property(pairs, (given) => {
        const query = new URLSearchParams(given).toString();
        const expected = new URLSearchParams(query);
        for (const name of ["a", "b", "ä", "x y"]) {
          assert.equal(firstValue(query, name), expected.get(name) ?? undefined);
          assert.deepEqual(allValues(query, name), expected.getAll(name));
        }
      }),
    );
  });

  test("bytes that are no UTF-8 are read as URLSearchParams reads them", () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.constantFrom("", "+", "x"), (bytes, more) => {
        const query = `a=${Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}${more}`).join("")}`;
        assert.equal(firstValue(query, "a"), new URLSearchParams(query).get("a"));
      }),
    );
  });

  test("watch: any value but false and 0, the empty one too", () => {
    assert.deepEqual([undefined, "0", "false", "False", "", "1", "f", "no"].map(isWatchValue), [
      false,
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test("booleans as ParseBool reads them", () => {
    assert.deepEqual(["1", "t", "T", "TRUE", "true", "True"].map(parseBool), Array(6).fill(true));
    assert.deepEqual(["0", "f", "F", "FALSE", "false", "False"].map(parseBool), Array(6).fill(false));
    assert.deepEqual(["", "yes", "tRUE"].map(parseBool), Array(3).fill(undefined));
    assert.deepEqual(
      ["", "force=f", "force=F", "force=0", "force", "force=1"].map((query) => booleanValue(query, "force")),
      [undefined, false, false, false, true, true],
    );
  });

  test("LIST-25 integers: empty and non-numeric are 400, huge ones are clamped", () => {
    assert.equal(integerValue("x=1", "limit"), undefined);
    assert.equal(integerValue("limit=-3", "limit"), -3);
    assert.equal(integerValue("limit=%2B5", "limit"), 5);
    assert.equal(integerValue("limit=9223372036854775807", "limit"), Number.MAX_SAFE_INTEGER);
    for (const [text, message] of [
      ["", 'strconv.ParseInt: parsing "": invalid syntax'],
      ["abc", 'strconv.ParseInt: parsing "abc": invalid syntax'],
      ["1.5", 'strconv.ParseInt: parsing "1.5": invalid syntax'],
      ["9223372036854775808", 'strconv.ParseInt: parsing "9223372036854775808": value out of range'],
    ] as const) {
      assert.throws(
        () => integerValue(`limit=${text}`, "limit"),
        (error) => hasReason(error, "BadRequest") && error.message === message,
      );
    }
  });

  test("WATCH-12 the name that a field selector pins down", () => {
    for (const [selector, name] of [
      ["metadata.name=a", "a"],
      ["metadata.name==a", "a"],
      ["metadata.namespace=x,metadata.name=a", "a"],
      ["metadata.name!=a", ""],
      ["metadata.name=a\\,b", "a,b"],
      ["type=b\\\\,metadata.name=a", "a"],
      ["type=b\\,metadata.name=a", ""],
      ["metadata.name=a,metadata.name=a=b", ""],
      ["metadata.name=b,metadata.name=a", "a"],
      ["metadata.name=a/b", ""],
      ["metadata.name=..", ""],
      ["type=metadata.name", ""],
      ["", ""],
    ] as const) {
      assert.equal(nameOfFieldSelector(selector), name, selector);
    }
  });

  test("PATH-16 pretty by parameter, else for clients that people look at", () => {
    for (const [query, agent, pretty] of [
      ["", undefined, false],
      ["", "kubectl/v1", false],
      ["", "curl/8", true],
      ["", "Wget/1", true],
      ["", "Mozilla/5.0 (X11)", true],
      ["pretty=false", "curl/8", false],
      ["pretty=0", "curl/8", false],
      ["pretty=banana", "curl/8", false],
      ["pretty=", "curl/8", true],
      ["pretty=1", "x", true],
      ["pretty=t&pretty=false", "x", true],
      ["prettyplease=1", "x", false],
    ] as const) {
      assert.equal(wantsPretty(query, agent), pretty, `${query} ${agent}`);
    }
  });
});
