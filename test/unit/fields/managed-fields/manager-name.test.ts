import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldErrorBody } from "../../../../runtime/errors/field-error.js";
import { managerFromUserAgent, validateManagerName } from "../../../../runtime/fields/field-manager.js";

const agents: readonly (readonly [string, string])[] = [
  ["foo/1.0", "foo"],
  ["kubectl/v1.24.0 (linux/amd64) kubernetes/4ce5a89", "kubectl"],
  ["curl", "curl"],
  ["", ""],
  ["/x", ""],
  ["my client/2", "my client"],
  ["a\u0000b\tc\u00a0d/1", "abcd"],
  ["é\u{1f600}漢/1", "é\u{1f600}漢"],
  ["x".repeat(200), "x".repeat(128)],
  ["é".repeat(100), "é".repeat(64)],
  [`${"x".repeat(127)}é/1`, "x".repeat(127)],
];
for (const [agent, name] of agents) {
  test(`SSA-10: the manager of ${JSON.stringify(agent.slice(0, 40))}`, () => assert.equal(managerFromUserAgent(agent), name));
}

test("names of managers are checked as the peer checks them", () => {
  const shown = (name: string) => validateManagerName(name).map((error) => `${error.type} ${error.field} ${fieldErrorBody(error)}`);
  assert.deepEqual(shown(""), []);
  assert.deepEqual(shown("x".repeat(128)), []);
  assert.deepEqual(shown("x".repeat(129)), ["FieldValueTooLong fieldManager Too long: must have at most 128 bytes"]);
  assert.deepEqual(shown("é".repeat(65)), ["FieldValueTooLong fieldManager Too long: must have at most 128 bytes"]);
  assert.deepEqual(shown("é\u0007"), ['FieldValueInvalid fieldManager Invalid value: "é\\a": invalid character U+0007 (at position 2)']);
  assert.equal(validateManagerName("a\nb", "metadata.managedFields[0].manager")[0]?.field, "metadata.managedFields[0].manager");
});
