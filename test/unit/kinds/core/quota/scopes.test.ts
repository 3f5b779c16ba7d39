import assert from "node:assert/strict";
import { test } from "node:test";
import { atOnce, type Steps } from "../../../../../runtime/codec/lists/steps.js";
import { demandsOf, type Scope, type ScopeDemand, type ScopeTraits, scopeOf } from "../../../../../runtime/kinds/core/quota/scopes.js";

const made = (...demands: ScopeDemand[]): Scope => atOnce(scopeOf(demands));
const ofClass = (operator: string, ...values: string[]): ScopeDemand => ({ scopeName: "PriorityClass", operator, values });
const PLAIN: ScopeTraits = { terminating: false, bestEffort: false, priorityClass: "", crossNamespaceAffinity: false };
const inClass = (priorityClass: string): ScopeTraits => ({ ...PLAIN, priorityClass });

/** Of no class, a, b and c: those that are selected. */
const selected = (...demands: ScopeDemand[]): string[] => ["", "a", "b", "c"].filter((name) => made(...demands).selects(inClass(name)));
/** Of the same, those of which any demand is met. */
const met = (...demands: ScopeDemand[]): string[] =>
  ["", "a", "b", "c"].filter((name) => made(...demands).meetsAny("PriorityClass", inClass(name)));

test("ADM-20 a scope selects the pods that meet all its demands of priority classes", () => {
  assert.deepEqual(selected(), ["", "a", "b", "c"]);
  assert.deepEqual(selected(ofClass("Exists")), ["a", "b", "c"]);
  assert.deepEqual(selected(ofClass("DoesNotExist")), [""]);
  assert.deepEqual(selected(ofClass("Exists"), ofClass("DoesNotExist")), []);
  assert.deepEqual(selected(ofClass("In", "a", "")), ["a"]);
  assert.deepEqual(selected(ofClass("In")), []);
  assert.deepEqual(selected(ofClass("In", "a", "b"), ofClass("In", "c", "b", "b")), ["b"]);
  assert.deepEqual(selected(ofClass("In", "a"), ofClass("In", "b", "b"), ofClass("In", "a", "b")), []);
  assert.deepEqual(selected(ofClass("NotIn")), ["", "a", "b", "c"]);
  assert.deepEqual(selected(ofClass("NotIn", "a", "")), ["b", "c"]);
  assert.deepEqual(selected(ofClass("NotIn", "a"), ofClass("NotIn", "b", "a")), ["", "c"]);
  assert.deepEqual(selected(ofClass("In", "a", "b"), ofClass("NotIn", "a")), ["b"]);
  assert.deepEqual(selected(ofClass("Unknown", "a")), []);
});

test("ADM-20 a demand of priority classes is met whatever other demands say", () => {
  assert.deepEqual(met(), []);
  assert.deepEqual(met(ofClass("Exists"), ofClass("DoesNotExist")), ["", "a", "b", "c"]);
  assert.deepEqual(met(ofClass("In", "a", ""), ofClass("In", "b")), ["a", "b"]);
  assert.deepEqual(met(ofClass("NotIn", "a", "b"), ofClass("NotIn", "b", "b", "c")), ["", "a", "c"]);
  assert.deepEqual(met(ofClass("NotIn")), ["", "a", "b", "c"]);
  assert.deepEqual(met({ scopeName: "NotTerminating", operator: "Exists" }), []);
});

test("ADM-20 a scope selects by what pods are besides, and nothing of what has no traits", () => {
  const pairs: readonly (readonly [string, Partial<ScopeTraits>])[] = [
    ["Terminating", { terminating: true }],
    ["NotTerminating", { terminating: false }],
    ["BestEffort", { bestEffort: true }],
    ["NotBestEffort", { bestEffort: false }],
    ["CrossNamespacePodAffinity", { crossNamespaceAffinity: true }],
  ];
  for (const [scopeName, traits] of pairs) {
    const scope = made({ scopeName, operator: "Exists" });
    const other = Object.fromEntries(Object.entries(traits).map(([name, value]) => [name, !value]));
    assert.deepEqual([scope.selects({ ...PLAIN, ...traits }), scope.selects({ ...PLAIN, ...other })], [true, false], scopeName);
    assert.deepEqual([scope.meetsAny(scopeName, { ...PLAIN, ...traits }), scope.meetsAny("Other", { ...PLAIN, ...traits })], [true, false]);
    assert.equal(scope.selects(undefined), false);
  }
  assert.equal(made({ scopeName: "Unknown", operator: "Exists" }).selects(PLAIN), false);
  assert.equal(made().selects(undefined), true);
});

test("ADM-20 the key of a scope tells demands apart, and a scope that is known is not made again", () => {
  const values = Array.from({ length: 600 }, (_, index) => `c${index}`);
  const keys = [
    [],
    [ofClass("In", ...values)],
    [ofClass("NotIn", ...values)],
    [ofClass("In", ...values, "")],
    [ofClass("In", ...values.slice(0, 256)), ofClass("In", ...values.slice(256))],
    [ofClass("In", values.join())],
    [ofClass("In", ...values.slice(0, 256)), ofClass("In")],
    [ofClass("In", ...values.slice(0, 256), "PriorityClass", "In")],
    [{ scopeName: "BestEffort", operator: "Exists" }],
  ].map((demands) => made(...demands).key);
  assert.equal(new Set(keys).size, keys.length);
  assert.ok(keys.every((key) => key.length < 50));
  const scope = made(ofClass("In", ...values));
  assert.equal(atOnce(scopeOf([ofClass("In", ...values)], (key) => (key === scope.key ? scope : undefined))), scope);
});

/** Steps that something takes. */
function stepsOf(steps: Steps<unknown>): number {
  let count = 1;
  while (steps.next().done !== true) count++;
  return count;
}

test("LIM-05 a scope is made in steps, and to ask it looks at none of the values", () => {
  let looks = 0;
  const counted = new Proxy(
    Array.from({ length: 10_000 }, (_, index) => `c${index}`),
    {
      get: (target, name, receiver) => {
        looks++;
        return Reflect.get(target, name, receiver);
      },
    },
  );
  const demand = { scopeName: "PriorityClass", operator: "In", values: counted };
  assert.ok(stepsOf(scopeOf([demand])) > 70);
  assert.ok(stepsOf(scopeOf([demand, demand])) > 190);
  assert.ok(stepsOf(scopeOf(Array.from({ length: 1000 }, (_, index) => ofClass("In", `c${index}`)))) > 1000);
  assert.ok(stepsOf(demandsOf({ scopes: Array.from({ length: 10_000 }, () => "BestEffort") })) > 30);
  for (const operator of ["In", "NotIn"]) {
    const scope = made({ scopeName: "PriorityClass", operator, values: counted });
    looks = 0;
    assert.deepEqual([scope.selects(inClass("c9999")), scope.selects(inClass("x"))], operator === "In" ? [true, false] : [false, true]);
    assert.equal(looks, 0);
  }
});
