/** Mistakes in one field: keywords that do not go together, bounds, defaults, patterns, names, rules. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadFiles, problemsOf } from "./definition-folder.js";

const problemsOfField = (field: string): string[] => {
  const text = [
    "types:",
    `  Thing: { description: A thing., properties: { ${field} } }`,
    "  Leaf:",
    "    description: A leaf.",
    "    required: [name]",
    "    properties:",
    "      name: { x-orch-proto: 1, type: string, minLength: 1, description: Name. }",
    "      again: { x-orch-proto: 2, $ref: Leaf, description: Another. }",
    "      number: { x-orch-proto: 3, type: integer, description: Its number. }",
  ].join("\n");
  return problemsOf(loadFiles({ "garden/v1/thing.yaml": text })).map((problem) => problem.replace(/^\S+ /, ""));
};

const table = (title: string, rows: Readonly<Record<string, string>>): void => {
  describe(title, () => {
    for (const [field, problem] of Object.entries(rows)) {
      test(field, () => assert.deepEqual(problemsOfField(`x: { x-orch-proto: 1, ${field}, description: X. }`), [problem]));
    }
  });
};

table("keywords that do not go together", {
  "type: string, items: { type: string }": 'type "string" does not go with "items" (give type: array, or leave it out)',
  "type: object, $ref: Leaf": 'type "object" does not go with "$ref" (leave it out)',
  "items: { type: string }, additionalProperties: { type: string }": '"items" and "additionalProperties" exclude each other (keep one)',
  "type: string, minItems: 1": '"minItems" means nothing for a string (it is for a list)',
  "items: { type: string }, minLength: 1": '"minLength" means nothing for a list (it is for a string)',
  "type: string, x-orch-list-type: set": '"x-orch-list-type" means nothing for a string (it is for a list)',
  "type: boolean, enum: [a]": '"enum" means nothing for a boolean (it is for a string)',
  "items: { type: string, default: a }": '"default" means nothing below "items" (it is for fields)',
  "items: { items: { type: string } }": "a list of lists has no protobuf form (name a type of its own for the items)",
  "additionalProperties: { additionalProperties: { type: string } }":
    "a map of maps has no protobuf form (name a type of its own for the inner one)",
});

table("keywords of other dialects", {
  "type: string, nullable: true": 'unknown key "nullable" (leave it out: null counts as absent)',
  "type: integer, multipleOf: 2": 'unknown key "multipleOf" (write a rule in x-orch-validations)',
  "items: { type: string }, x-other-list-type: set": 'unknown key "x-other-list-type" (did you mean "x-orch-list-type"?)',
});

table("bounds", {
  "type: string, minLength: 3, maxLength: 2": "minLength is above maxLength",
  "items: { type: string }, minItems: 3, maxItems: 2": "minItems is above maxItems",
  "type: integer, format: int32, maximum: 3000000000": "maximum does not fit into 32 bits (give format: int64)",
  "type: integer, x-orch-large: true, maximum: 9": "no value of it is beyond 2^53 (leave it out)",
  "type: integer, format: int32, x-orch-large: true": "no value of it is beyond 2^53 (leave it out)",
  "type: string, x-orch-immutable: { except: [.a] }": '"a" is below a string',
  "type: integer, minimum: 1.5": "minimum of an integer is no integer",
});

table("defaults", {
  "type: string, maxLength: 2, default: abc": 'default "abc" of "x" has more than 2 characters',
  "type: string, minLength: 2, default: a": 'default "a" of "x" has fewer than 2 characters',
  "type: string, format: dns1123Label, default: A_B": 'default "A_B" of "x" does not have the format dns1123Label',
  "type: number, minimum: 1, default: 0.5": 'default 0.5 of "x" is below the minimum 1',
  "type: integer, format: int32, default: 3000000000": 'default 3000000000 of "x" does not fit into 32 bits',
  "type: boolean, default: yes": 'default "yes" of "x" is no boolean (give true or false)',
  "type: string, format: quantity, default: 1x": 'default "1x" of "x" is no Quantity (for example "500m")',
  "type: string, format: duration, default: 9999999999h": 'default "9999999999h" of "x" is no Duration (for example "1h30m")',
  "type: string, format: date-time, default: today": 'default "today" of "x" is no Time (for example "2022-05-03T00:00:00Z")',
  "type: string, format: byte, default: '!'": 'default "!" of "x" is no bytes (for example "aGVsbG8=")',
  "x-orch-int-or-string: true, minimum: 1, default: 0": 'default 0 of "x" is below the minimum 1',
  "x-orch-int-or-string: true, format: percent, default: half": 'default "half" of "x" does not have the format percent',
  "x-orch-int-or-string: true, default: 0.5": 'default 0.5 of "x" is neither integer nor string',
  "items: { type: string }, maxItems: 1, default: [a, b]": 'default ["a","b"] of "x" has more than 1 items',
  "items: { type: string }, x-orch-list-type: set, default: [a, a]": 'default ["a","a"] of "x" has an item twice',
  "items: { type: integer }, default: [a]": 'default ["a"] of "x" is no integer',
  "$ref: Leaf, default: {}": 'default {} of "x" lacks "name"',
  "$ref: Leaf, default: { name: '' }": 'default {"name":""} of "x" has a "name" that has fewer than 1 characters',
});

table("patterns", {
  "type: string, pattern: '('": '"pattern" is no regular expression: Unterminated group',
  "type: string, pattern: '^(a+)+$'": '"pattern" does not come to an end on "aaaaaaaaaaaa..." (repeat nothing that is itself repeated)',
});

table("field numbers", {
  "type: string, x-orch-optional: true, deprecated: yes": '"deprecated" is the text "yes" (give true or false)',
});

table("rules", {
  "type: string, x-orch-validations: [{ rule: 'selff != 1' }]": 'unknown variable "selff" (did you mean "self"?)',
  "type: string, x-orch-validations: [{ rule: 'self == 3' }]": "a string and a number cannot be compared",
  "type: string, x-orch-validations: [{ rule: 'self.startWith(\"a\")' }]":
    'there is no method "startWith" (one of "startsWith", "endsWith", "trim", "substring", "split", "size", "contains", "matches", "lowerAscii", "upperAscii", "indexOf", "lastIndexOf")',
  "items: { type: string }, x-orch-validations: [{ rule: 'self.filterr(x, x == \"\").size() == 0' }]":
    'there is no method "filterr" (one of "filter", "size", "all", "exists", "join", "map", "exists_one")',
  "type: string, x-orch-validations: [{ rule: 'self.isIP()' }]": 'there is no method "isIP" (it is isIP(string): bool)',
  "$ref: Leaf, x-orch-validations: [{ rule: 'isIP(self.number)' }]": "there is no function isIP(int) (isIP(string): bool)",
  "$ref: Leaf, x-orch-validations: [{ rule: 'isIP(self.name, self.name)' }]":
    "there is no function isIP(string, string) (isIP(string): bool)",
  "type: string, x-orch-validations: [{ rule: '!self' }]": '"!" takes a bool, not a string',
  "type: string, x-orch-validations: [{ rule: 'self && true' }]": '"&&" takes a bool, not a string',
  "type: string, x-orch-validations: [{ rule: 'self + 1 == self' }]": '"+" does not take a string and an int',
  "type: integer, x-orch-validations: [{ rule: 'self in self' }]": '"in" looks into a list or a map, not into an int',
  "type: string, x-orch-validations: [{ rule: 'true ? self : false' }]": 'what "?" chooses from is a string and a bool',
  "items: { type: string }, x-orch-validations: [{ rule: 'self[self[0]] == self[0]' }]": "items of a list have numbers, not a string",
  "type: integer, x-orch-default-from: string(self.x)": "this gives string (it has to give int)",
  "$ref: Leaf, x-orch-validations: [{ rule: 'size(self.name) == self.name' }]": "a number and a string cannot be compared",
  "type: string, x-orch-validations: [{ rule: 'size(self)' }]": "this gives int (it has to give bool)",
  "type: string, x-orch-validations: [{ rule: 'true', messageExpression: '1' }]": "this gives int (it has to give string)",
  "type: string, x-orch-validations: [{ rule: 'self.matches(\"(\")' }]": '"(" is no regular expression: Unterminated group',
  "type: string, x-orch-validations: [{ rule: 'self.matches(\"^(a+)+$\")' }]":
    '"^(a+)+$" does not come to an end on "aaaaaaaaaaaa..." (repeat nothing that is itself repeated)',
  "$ref: Leaf, x-orch-validations: [{ rule: 'has(self.nme)' }]": 'Leaf has no field "nme" (did you mean "name"?)',
  "$ref: Leaf, x-orch-validations: [{ rule: 'self.again.name.x' }]": '"x" is below a string',
  "$ref: Leaf, x-orch-validations: [{ rule: 'true', fieldPath: .nme }]": 'there is no field "nme" (did you mean "name"?)',
  "items: { $ref: Leaf }, x-orch-validations: [{ rule: 'self.all(leaf, leaf.nam != self[0].name)' }]":
    'Leaf has no field "nam" (did you mean "name"?)',
  "additionalProperties: { type: string }, propertyNames: { x-orch-validations: [{ rule: 'self > 1' }] }":
    "a string and a number cannot be compared",
});

describe("what there is, the nearest first", () => {
  for (const [field, problem] of [
    ["type: string, format: ipp", '"format" may not be "ipp" (one of "'],
    ["$ref: Leav, minimum: 1", 'unknown type "Leav" (did you mean "Leaf"?)'],
    ["$ref: Q", 'unknown type "Q" (one of "'],
    ["type: string, x-orch-validations: [{ rule: 'isCidr(self)' }]", 'there is no function "isCidr" (one of "isCIDR", "isIP", '],
    [
      "type: string, x-orch-validations: [{ rule: 'hasFormat(self, \"ipadress\")' }]",
      'there is no format "ipadress" (one of "ipAddress", ',
    ],
  ] as const) {
    test(field, () => {
      const told = problemsOfField(`x: { x-orch-proto: 1, ${field}, description: X. }`);
      assert.ok(
        told.some((text) => text.startsWith(problem)),
        told.join("\n"),
      );
    });
  }
});

describe("names and circles", () => {
  for (const [field, problem] of Object.entries({
    "constructor: { x-orch-proto: 1, type: string, description: X. }":
      'no field can be called "constructor" (every object has a member of this name)',
    "x: { x-orch-proto: 19500, type: string, description: X. }":
      "field numbers 19000 to 19999 are reserved by protobuf (the next free number is 1)",
    "x: { x-orch-proto: 1, $ref: Thing, x-orch-optional: false, description: X. }":
      "Thing would hold itself without end (break the circle by x-orch-optional: true, or by a list)",
    "x: { x-orch-proto: 1, $ref: Thing, x-orch-inline: true, description: X. }":
      "Thing would hold itself without end (break the circle by x-orch-optional: true, or by a list)",
    "x: { x-orch-proto: 1, type: string, x-orch-inline: true, description: X. }": "only a $ref can be inline (give $ref)",
    "x: yes": '"x" is the text "yes" (give a mapping)',
  })) {
    test(field, () => assert.deepEqual(problemsOfField(field), [problem]));
  }
});
