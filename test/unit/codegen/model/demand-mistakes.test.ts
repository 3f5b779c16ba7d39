/** Nothing in a definition is accepted and does nothing: what demands name has to be there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles, problemsOf } from "./definition-folder.js";

const kind = (lines: string): string => `kind: Plant
scope: Namespaced
description: A plant.
lifecycle: { introduced: "1.24" }
schema:
  properties:
    spec: { x-orch-proto: 2, $ref: Spec, description: What. }
types:
  Spec:
    description: Spec.
${lines}
  Pot:
    description: Pot.
    properties:
      size: { x-orch-proto: 1, type: integer, format: int32, description: Size. }
`;
const FIELDS = `    properties:
      type: { x-orch-proto: 1, type: string, enum: [A, B], description: Which. }
      a: { x-orch-proto: 2, $ref: Pot, x-orch-optional: true }
      b: { x-orch-proto: 3, $ref: Pot, x-orch-optional: true }
      pots: { x-orch-proto: 4, type: array, items: { $ref: Pot }, description: Pots. }`;

for (const { what, lines, expected } of [
  {
    what: "a union of a field that there is not",
    lines: `    x-orch-union: { noun: pot, members: [a, c] }\n${FIELDS}`,
    expected: 'Spec has no field "c" (did you mean "a"?)',
  },
  {
    what: "a discriminator whose values are others",
    lines: `    x-orch-union: { noun: pot, members: [a, pots], discriminator: type }\n${FIELDS}`,
    expected: '"Pots", for member "pots", is no value of "type" (give values)',
  },
  {
    what: "an exception of immutability that there is not",
    lines: `    x-orch-immutable: { except: ['.pots[*].sise'] }\n${FIELDS}`,
    expected: 'Pot has no field "sise" (did you mean "size"?)',
  },
  {
    what: "a rule for each of what is no list",
    lines: `    x-orch-validations: [{ rule: item.size > 0, forEach: .a }]\n${FIELDS}`,
    expected: '"[*]" goes through a list or a map',
  },
  {
    what: "a field of the object that there is not",
    lines: `    x-orch-validations: [{ rule: object.spec.nope == '' }]\n${FIELDS}`,
    expected: 'Spec has no field "nope"',
  },
  {
    what: "an item without forEach",
    lines: `    x-orch-validations: [{ rule: item.size > 0 }]\n${FIELDS}`,
    expected: 'unknown variable "item"',
  },
  {
    what: "a rule that is a number",
    lines: `    x-orch-validations: [{ rule: self.a.size }]\n${FIELDS}`,
    expected: "this gives int (it has to give bool)",
  },
  {
    what: "a number that is compared with a text",
    lines: `    x-orch-validations: [{ rule: "self.pots.all(pot, pot.size != '')" }]\n${FIELDS}`,
    expected: "a number and a string cannot be compared",
  },
  {
    what: "a default below, of a field that there is not",
    lines: `    x-orch-defaults-below: [{ at: ".pots[*].siz", default: 1 }]\n${FIELDS}`,
    expected: 'Pot has no field "siz"',
  },
  {
    what: "a default below that comes from another sort of value",
    lines: `    x-orch-defaults-below: [{ at: .a, from: .type }]\n${FIELDS}`,
    expected: '".type" holds string, ".a" garden/v1.Pot',
  },
  {
    what: "a default below, of nothing",
    lines: `    x-orch-defaults-below: [{ at: .a.size }]\n${FIELDS}`,
    expected: "a default is a value or taken from elsewhere (give default or from)",
  },
  {
    what: "a condition without a default",
    lines: `${FIELDS}\n      c: { x-orch-proto: 5, type: string, x-orch-default-when: "self.type == 'A'", description: C. }`,
    expected: "there is no default for it to hold (give default, or a list of { when, default })",
  },
  {
    what: "a condition over a field that there is not",
    lines: `${FIELDS}\n      c: { x-orch-proto: 5, type: string, default: x, x-orch-default-when: "self.typ == 'A'", description: C. }`,
    expected: 'Spec has no field "typ" (did you mean "type"?)',
  },
]) {
  test(what, () => {
    const found = problemsOf(loadFiles({ "garden/v1/plant.yaml": kind(lines) }));
    assert(
      found.some((problem) => problem.startsWith(expected) || problem.includes(expected)),
      found.join("\n"),
    );
  });
}

for (const { what, line, expected } of [
  {
    what: "a conversion of the version that is stored",
    line: "conversion: nope",
    expected: "this is the version that objects are stored in (remove it)",
  },
  {
    what: "a sub-resource of another kind that nobody answers",
    line: "subresources: { paint: { verbs: [create], kind: core/v1.Binding } }",
    expected: '"paint" is of another kind, which needs a handler (give handler: <name in runtime/kinds>)',
  },
  {
    what: "replicas of what is no scale",
    line: "subresources: { status: { specReplicas: .spec.a.size } }",
    expected: '"specReplicas" means nothing here (options and subpaths go with connect, paths of replicas with scale)',
  },
  {
    what: "a column that counts what is one",
    line: "additionalPrinterColumns: [{ name: A, type: integer, jsonPath: .spec.a.size, print: count, description: A. }]",
    expected: '"spec.a.size" cannot be printed as count (name a list or a map)',
  },
  ...[
    ["age", ".spec.a.size", '"spec.a.size" cannot be printed as age (name a time)'],
    ["keys", ".spec.a.size", '"spec.a.size" cannot be printed as keys (name a map)'],
    ["selector", ".spec.a", '"spec.a" cannot be printed as selector (name a label selector or a map of labels)'],
    ["condition", ".spec.a.Ready", '"spec.a.Ready" cannot be printed as condition'],
    ["ratio", ".spec.a.size", "print: ratio takes two paths"],
  ].map(([print, path, expected = ""]) => ({
    what: `a column that prints as ${print} what is none`,
    line: `additionalPrinterColumns: [{ name: A, jsonPath: ${path}, print: ${print}, description: A. }]`,
    expected,
  })),
]) {
  test(what, () => {
    const found = problemsOf(loadFiles({ "garden/v1/plant.yaml": kind(FIELDS).replace("description", `${line}\ndescription`) }));
    assert(
      found.some((problem) => problem.includes(expected)),
      found.join("\n"),
    );
  });
}
