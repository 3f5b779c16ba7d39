import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import type { ValidationRule } from "../../../../runtime/definition/resource-definition.js";
import type { FieldSchema, StructSchema } from "../../../../runtime/definition/schema.js";
import { ruleErrors } from "../../../../runtime/registry/validation/rules.js";
import { field, list, map, scalar, struct } from "../../fields/sample-schemas.js";

const rule = (path: string, text: string, more: Partial<ValidationRule> = {}): ValidationRule => ({
  path,
  rule: text,
  message: "no",
  reason: "FieldValueInvalid",
  ...more,
});

const thing: StructSchema = struct("Thing", {
  count: field(scalar("int32")),
  share: field(scalar("double")),
  port: field(scalar("IntOrString")),
  limits: field(map(scalar("int64"))),
  parts: field(list({ kind: "any", object: true })),
});
(thing.fields as Record<string, FieldSchema>)["parts"] = field(list(thing));

const told = (object: JsonObject, old: JsonObject | undefined, ...rules: ValidationRule[]): string[] =>
  ruleErrors(object, old, { rules, schema: thing }).map(({ field, value, detail }) => `${field} ${JSON.stringify(value)} ${detail}`);

describe("rules of definitions", () => {
  for (const { what, object, old, rules, expected } of [
    { what: "a value", object: { a: { b: 1 } }, rules: [rule("a.b", "self > 1")], expected: ["a.b 1 no"] },
    { what: "the object", object: { a: 1 }, rules: [rule("", "self.a > 1")], expected: ['[] {"a":1} no'] },
    {
      what: "what is not there",
      object: { a: null, b: [] },
      rules: [rule("a", "false"), rule("b[*].c", "false"), rule("d.e", "false")],
      expected: [],
    },
    { what: "items and their fields", object: { a: [{ b: 1 }, { b: 2 }] }, rules: [rule("a[*].b", "self < 2")], expected: ["a[1].b 2 no"] },
    { what: "values of a map", object: { a: { x: 1, y: 2 } }, rules: [rule("a[*]", "self < 2")], expected: ["a[y] 2 no"] },
    {
      what: "keys of a map",
      object: { a: { x: 1, y: 2 }, b: { y: 1 } },
      rules: [rule("a{*}", "!(self in object.b)")],
      expected: ['a[y] "y" no'],
    },
    { what: "lists in lists", object: { a: [[{ b: 1 }]] }, rules: [rule("a[*][*].b", "false")], expected: ["a[0][0].b 1 no"] },
    {
      what: "rules in the order of the definition",
      object: { a: 1, b: 1 },
      rules: [rule("b", "false"), rule("a", "false"), rule("b", "self > 1")],
      expected: ["b 1 no", "a 1 no", "b 1 no"],
    },
    {
      what: "another field blamed, which need not be there",
      object: { a: { b: 1 } },
      rules: [rule("a", "false", { fieldPath: ".b" }), rule("a", "false", { fieldPath: "[c]" })],
      expected: ["a.b 1 no", "a[c] undefined no"],
    },
    {
      what: "a message that is computed",
      object: { a: 3 },
      rules: [rule("a", "false", { messageExpression: "'got ' + string(self)" })],
      expected: ["a 3 got 3"],
    },
    {
      what: "a rule that fails to run",
      object: { a: 3 },
      rules: [rule("a", "self.b.c")],
      expected: ["a 3 rule evaluation error: No such key: b"],
    },
    {
      what: "no transition on creation",
      object: { a: 1 },
      rules: [rule("a", "self == oldSelf"), rule("a", "oldObject.a == self")],
      expected: [],
    },
    { what: "a transition", object: { a: 1 }, old: { a: 2 }, rules: [rule("a", "self == oldSelf")], expected: ["a 1 no"] },
    { what: "a transition of what was not there", object: { a: 1 }, old: {}, rules: [rule("a", "self == oldSelf")], expected: [] },
    {
      what: "what is as it was",
      object: { a: 1, b: 1 },
      old: { a: 1, b: 2 },
      rules: [rule("a", "false"), rule("b", "false")],
      expected: ["b 1 no"],
    },
    {
      what: "what is as it was, by a rule that looks around",
      object: { a: 1 },
      old: { a: 1 },
      rules: [rule("a", "object.a > 1")],
      expected: ["a 1 no"],
    },
    {
      what: "members with names of built-in things",
      object: { a: { constructor: "x" } },
      rules: [rule("a{*}", "self != 'constructor'")],
      expected: ['a[constructor] "constructor" no'],
    },
    {
      what: "arithmetic of whole numbers",
      object: { count: 3, parts: [{ count: 2, parts: [{ count: 1 }] }] },
      rules: [
        rule("", "self.count % 2 == 1 && self.count + self.parts[0].count == 5 && self.parts[0].parts[0].count - 1 == 0"),
        rule("count", "self % 2 == 0", { messageExpression: "'odd: ' + string(self)" }),
        rule("parts[*].count", "self * 2 < object.count"),
      ],
      expected: ["count 3 odd: 3", "parts[0].count 2 no"],
    },
    {
      what: "whole numbers of every kind, and others",
      object: { count: 7, share: 2, port: 80, limits: { x: 9007199254740993n } },
      rules: [
        rule("", "self.share * 0.5 == 1.0 && type(self.share) == double && type(self.count) == int && self.port / 8 == 10"),
        rule("limits", "self.x + 1 == 9007199254740994"),
      ],
      expected: [],
    },
    {
      what: "a change of a whole number",
      object: { count: 5 },
      old: { count: 3 },
      rules: [rule("", "self.count - oldSelf.count < 2")],
      expected: ['[] {"count":5} no'],
    },
  ] as { what: string; object: JsonObject; old?: JsonObject; rules: ValidationRule[]; expected: string[] }[]) {
    test(what, () => {
      assert.deepEqual(told(object, old, ...rules), expected);
    });
  }

  test("of very many mistakes two hundred are told", () => {
    const object = { a: Array.from({ length: 500 }, () => 1) };
    assert.equal(ruleErrors(object, undefined, { rules: [rule("a[*]", "false")], schema: thing }).length, 200);
  });
});
