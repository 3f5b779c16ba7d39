import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../runtime/definition/json.js";
import { invalid } from "../../../runtime/errors/constructors.js";
import { fieldErrorBody, invalidValue, MAXIMUM_FIELD_ERRORS } from "../../../runtime/errors/field-error.js";
import { SHOWN_CHARACTERS, shown, shownJson } from "../../../runtime/errors/shown-text.js";
import { MAXIMUM_MESSAGE_CHARACTERS, StatusError } from "../../../runtime/errors/status.js";

/** The ellipsis, quotes and what is left of the last piece. */
const SLACK = 100;

test("what is short is shown whole", () => {
  assert.equal(shown("abc"), "abc");
  assert.equal(shownJson({ a: [1, "b", null, { c: true }], d: 2n ** 63n }), '{"a":[1,"b",null,{"c":true}],"d":9223372036854775808}');
});

test("what is long is cut, not inside a character", () => {
  assert.equal(shown("abcdef", 3), "abc...");
  assert.equal(shown("ab\u{1f600}", 3), "ab...");
});

for (const [name, value] of [
  ["long", "x".repeat(1_000_000)],
  ["wide", Array.from({ length: 300_000 }, () => ({ a: 1 }))],
  ["of long names", Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}${"n".repeat(5000)}`, 1]))],
  ["deep", deep(100_000)],
] satisfies [string, JsonValue][]) {
  test(`a ${name} value is shown in part`, () => {
    assert.ok(fieldErrorBody(invalidValue("a", value, "is wrong")).length < 2 * SHOWN_CHARACTERS + SLACK);
  });
}

function deep(levels: number): JsonValue {
  let value: JsonValue = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

test("of very many mistakes the first are told and the rest counted", () => {
  const errors = Array.from({ length: 100_000 }, (_, i) => invalidValue(`metadata.labels[${i}]`, "x", "is wrong"));
  const { details, message } = invalid("", "ConfigMap", "a", errors).status;
  assert.equal(details?.causes?.length, MAXIMUM_FIELD_ERRORS);
  assert.match(message ?? "", /, and 99800 more\]$/);
});

test("of mistakes that show large values as many are told as an answer has room for", () => {
  const value = "\u0001".repeat(1_000_000);
  const { status } = invalid(
    "",
    "ConfigMap",
    "a",
    Array.from({ length: 100 }, (_, i) => invalidValue(`f${i}`, value, "is wrong")),
  );
  assert.ok(JSON.stringify(status).length < 1_000_000);
});

test("a message is as long as an answer should be at most", () => {
  assert.ok(new StatusError(400, "BadRequest", "x".repeat(10_000_000)).message.length <= MAXIMUM_MESSAGE_CHARACTERS + SLACK);
});
