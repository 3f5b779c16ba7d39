import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { JsonObject, JsonValue } from "../../../../runtime/definition/json.js";
import { applyStrategicMergePatch } from "../../../../runtime/fields/patch/strategic-merge-patch.js";
import { deepEqual } from "../../../../runtime/schema/deep-equal.js";
import { configMap, pod } from "../sample-schemas.js";

type Row = [title: string, original: JsonObject, patch: JsonObject, outcome: JsonObject];

function check([title, original, patch, outcome]: Row): void {
  test(title, () => {
    const [before, changes] = [JSON.stringify(original), JSON.stringify(patch)];
    assert.deepEqual(applyStrategicMergePatch(original, patch, pod), outcome);
    assert.equal(JSON.stringify(original), before, "the document is not touched");
    assert.equal(JSON.stringify(patch), changes, "the patch is not touched");
  });
}

const named = (...names: string[]): JsonValue[] => names.map((name) => ({ name }));
const containers = (...items: JsonValue[]): JsonObject => ({ spec: { containers: items } });
const finalizers = (...items: JsonValue[]): JsonObject => ({ metadata: { finalizers: items } });

describe("strategic merge patch: objects", () => {
  const rows: Row[] = [
    [
      "members are merged",
      { metadata: { labels: { a: "1", b: "2" } } },
      { metadata: { labels: { b: "3", c: "4" } } },
      { metadata: { labels: { a: "1", b: "3", c: "4" } } },
    ],
    ["null removes", { metadata: { labels: { a: "1" }, name: "x" } }, { metadata: { labels: null } }, { metadata: { name: "x" } }],
    [
      "null removes in a map",
      { metadata: { labels: { a: "1", b: "2" } } },
      { metadata: { labels: { a: null } } },
      { metadata: { labels: { b: "2" } } },
    ],
    ["nulls in a new part are dropped", {}, { spec: { nodeSelector: { a: null, b: "1" } } }, { spec: { nodeSelector: { b: "1" } } }],
    [
      "another type takes the place",
      { spec: { nodeSelector: { a: "1" } } },
      { spec: { nodeSelector: "x" } },
      { spec: { nodeSelector: "x" } },
    ],
    [
      "$patch replace",
      { metadata: { labels: { a: "1" } } },
      { metadata: { labels: { $patch: "replace", b: "2" } } },
      { metadata: { labels: { b: "2" } } },
    ],
    ["$patch delete", { metadata: { labels: { a: "1" } } }, { metadata: { labels: { $patch: "delete" } } }, { metadata: { labels: {} } }],
    [
      "$patch replace of everything",
      { metadata: { name: "a" }, spec: {} },
      { $patch: "replace", metadata: { name: "b" } },
      { metadata: { name: "b" } },
    ],
    [
      "$patch in a part that is not there",
      {},
      { spec: { strategy: { $patch: "replace", type: "a" } } },
      { spec: { strategy: { type: "a" } } },
    ],
    ["$patch delete of a part that is not there", { spec: {} }, { spec: { strategy: { $patch: "delete" } } }, { spec: {} }],
    [
      "$retainKeys",
      { spec: { strategy: { type: "a", rolling: {} } } },
      { spec: { strategy: { $retainKeys: ["type"], type: "b" } } },
      { spec: { strategy: { type: "b" } } },
    ],
    [
      "$retainKeys keeps what it names",
      { spec: { strategy: { type: "a", rolling: {} } } },
      { spec: { strategy: { $retainKeys: ["type", "rolling"], type: "b" } } },
      { spec: { strategy: { type: "b", rolling: {} } } },
    ],
    [
      "$retainKeys with null",
      { spec: { strategy: { type: "a", rolling: {} } } },
      { spec: { strategy: { $retainKeys: ["type"], rolling: null } } },
      { spec: { strategy: { type: "a" } } },
    ],
    ["$retainKeys of a new part", {}, { spec: { strategy: { $retainKeys: ["type"], type: "b" } } }, { spec: { strategy: { type: "b" } } }],
    ["strategy replace", { spec: { whole: { a: "1", b: "2" } } }, { spec: { whole: { a: "3" } } }, { spec: { whole: { a: "3" } } }],
    [
      "untyped values are merged",
      { spec: { raw: { a: { b: 1 }, l: [1] } } },
      { spec: { raw: { a: { c: 2 }, l: [2] } } },
      { spec: { raw: { a: { b: 1, c: 2 }, l: [2] } } },
    ],
    ["a field the schema does not know is added", {}, { spec: { foo: { bar: 1 } } }, { spec: { foo: { bar: 1 } } }],
    ["the empty patch", { spec: { a: 1 } }, {}, { spec: { a: 1 } }],
  ];
  for (const row of rows) check(row);

  test("__proto__ is an ordinary key", () => {
    const [original, patch] = ['{"data":{"__proto__":"1"}}', '{"data":{"__proto__":"2","constructor":"3"}}'].map((text) =>
      JSON.parse(text),
    );
    const outcome = applyStrategicMergePatch(original, patch, configMap);
    assert.equal(JSON.stringify(outcome), '{"data":{"__proto__":"2","constructor":"3"}}');
  });

  test("null is no patch at all", () => assert.deepEqual(applyStrategicMergePatch({ a: 1 }, null, pod), { a: 1 }));
});

describe("strategic merge patch: lists by key", () => {
  const [a, b] = [
    { name: "a", image: "1" },
    { name: "b", image: "2" },
  ];
  const rows: Row[] = [
    ["an item is merged", containers(a, b), containers({ name: "b", args: ["x"] }), containers(a, { ...b, args: ["x"] })],
    [
      "an item is added before those after which it has no place",
      containers(a, b),
      containers({ name: "c" }),
      containers({ name: "c" }, a, b),
    ],
    ["$patch delete takes an item", containers(a, b), containers({ name: "a", $patch: "delete" }), containers(b)],
    [
      "$patch delete takes all with the key",
      containers(a, { ...a, image: "3" }, b),
      containers({ name: "a", $patch: "delete" }),
      containers(b),
    ],
    ["$patch delete of nothing", containers(a), containers({ name: "x", $patch: "delete" }), containers(a)],
    ["$patch replace takes all", containers(a, b), containers({ $patch: "replace" }, { name: "c" }), containers({ name: "c" })],
    ["$patch replace alone empties", containers(a, b), containers({ $patch: "replace" }), containers()],
    ["null members of an item", containers(a), containers({ name: "a", image: null }), containers({ name: "a" })],
    [
      "a list in an item",
      containers({ ...a, env: [{ name: "x", value: "1" }] }),
      containers({ name: "a", env: [{ name: "y" }, { name: "x", value: "2" }] }),
      containers({ ...a, env: [{ name: "y" }, { name: "x", value: "2" }] }),
    ],
    [
      "a key that is a number",
      containers({ name: "a", ports: [{ containerPort: 1, name: "p" }] }),
      containers({ name: "a", ports: [{ containerPort: 1, protocol: "UDP" }, { containerPort: 2 }] }),
      containers({ name: "a", ports: [{ containerPort: 1, name: "p", protocol: "UDP" }, { containerPort: 2 }] }),
    ],
    [
      "a list without strategy is replaced",
      containers({ name: "a", args: ["1", "2"] }),
      containers({ name: "a", args: ["3"] }),
      containers({ name: "a", args: ["3"] }),
    ],
    ["a new list drops what it deletes", {}, containers({ name: "a" }, { name: "b", $patch: "delete" }), containers({ name: "a" })],
    [
      "$retainKeys in an item",
      { spec: { volumes: [{ name: "v", emptyDir: {} }] } },
      { spec: { volumes: [{ name: "v", $retainKeys: ["name", "secret"], secret: { secretName: "s" } }] } },
      { spec: { volumes: [{ name: "v", secret: { secretName: "s" } }] } },
    ],
    [
      "the same item twice",
      containers(a),
      containers({ name: "c", image: "1" }, { name: "c", args: ["x"] }),
      containers({ name: "c", image: "1", args: ["x"] }, a),
    ],
    ["nothing in an empty list", containers(), containers(), containers()],
  ];
  for (const row of rows) check(row);
});

describe("strategic merge patch: lists of scalars", () => {
  const rows: Row[] = [
    ["items are added", finalizers("a", "b"), finalizers("c"), finalizers("c", "a", "b")],
    ["items that are there stay once", finalizers("a", "b"), finalizers("b", "c"), finalizers("a", "b", "c")],
    [
      "$deleteFromPrimitiveList",
      finalizers("a", "b", "c"),
      { metadata: { "$deleteFromPrimitiveList/finalizers": ["a", "c", "x"] } },
      finalizers("b"),
    ],
    [
      "$deleteFromPrimitiveList of no list",
      { metadata: {} },
      { metadata: { "$deleteFromPrimitiveList/finalizers": ["a"] } },
      { metadata: {} },
    ],
    [
      "adding and deleting",
      finalizers("a", "b"),
      { metadata: { finalizers: ["c"], "$deleteFromPrimitiveList/finalizers": ["a"], "$setElementOrder/finalizers": ["b", "c"] } },
      finalizers("b", "c"),
    ],
  ];
  for (const row of rows) check(row);
});

describe("strategic merge patch: $setElementOrder", () => {
  const order = (...names: string[]): JsonObject => ({ "$setElementOrder/containers": named(...names) });
  const ordered = (names: string[], ...items: JsonValue[]): JsonObject => ({
    spec: { ...order(...names), ...(items.length === 0 ? {} : { containers: items }) },
  });
  const rows: Row[] = [
    ["reorders without changes", containers(...named("a", "b", "c")), ordered(["c", "a", "b"]), containers(...named("c", "a", "b"))],
    [
      "others keep their place before the named",
      containers(...named("x", "a", "b")),
      ordered(["b", "a"]),
      containers(...named("x", "b", "a")),
    ],
    ["others between the named", containers(...named("a", "x", "b")), ordered(["a", "b"]), containers(...named("a", "x", "b"))],
    [
      "new items where the order has them",
      containers(...named("a", "b")),
      ordered(["a", "n", "b"], { name: "n" }),
      containers(...named("a", "n", "b")),
    ],
    [
      "merging and deleting at once",
      containers(...named("a", "b", "c")),
      ordered(["c", "a"], { name: "a", image: "1" }, { name: "b", $patch: "delete" }),
      containers({ name: "c" }, { name: "a", image: "1" }),
    ],
    ["of a new list", { spec: {} }, ordered(["a", "b"], { name: "a" }, { name: "b" }), containers(...named("a", "b"))],
    ["of no list", { spec: {} }, ordered(["a"]), { spec: {} }],
    ["of scalars", finalizers("a", "b", "c"), { metadata: { "$setElementOrder/finalizers": ["c", "a"] } }, finalizers("b", "c", "a")],
    [
      "in an item of a list",
      containers({ name: "a", env: named("x", "y") }),
      containers({ name: "a", "$setElementOrder/env": named("y", "x") }),
      containers({ name: "a", env: named("y", "x") }),
    ],
    [
      "in a new part",
      {},
      containers({ name: "a", env: named("x"), "$setElementOrder/env": named("x") }),
      containers({ name: "a", env: named("x") }),
    ],
  ];
  for (const row of rows) check(row);
});

describe("strategic merge patch: refusals", () => {
  const original: JsonObject = {
    metadata: { finalizers: ["a"], labels: { a: "1" } },
    spec: { containers: [{ name: "a", args: ["x"] }], strategy: { type: "a" } },
  };
  const rows: [patch: JsonValue, code: number, message: string | RegExp][] = [
    [[], 400, "json: cannot unmarshal array into Go value of type map[string]interface {}"],
    ["x", 400, "json: cannot unmarshal string into Go value of type map[string]interface {}"],
    [{ metadata: { labels: { $patch: "merge", b: "1" } } }, 400, "unknown patch type: merge in map: map[$patch:merge b:1]"],
    [{ metadata: { labels: { $patch: 1 } } }, 400, "unknown patch type: 1 in map: map[$patch:1]"],
    [containers({ $patch: "merge" }), 400, "merging lists cannot yet be specified in the patch"],
    [containers({ $patch: "x" }), 400, "unknown patch type: x in map: map[$patch:x]"],
    [containers({ $patch: "delete" }), 400, "map: map[$patch:delete] does not contain declared merge key: name"],
    [containers({ image: "x" }), 400, "map: map[image:x] does not contain declared merge key: name"],
    [containers({ name: {} }), 400, "map: map[name:map[]] does not contain declared merge key: name"],
    [containers("x"), 400, "list element types are not identical: [[map[args:[x] name:a]] [x]]"],
    [containers({ name: "b" }, null), 400, /^list element types are not identical/],
    [finalizers("x", 1), 400, "list element types are not identical: [[a] [x 1]]"],
    [finalizers(["x"]), 400, /^list element types are not identical/],
    [{ spec: { strategy: { $retainKeys: "type" } } }, 400, "invalid patch format of retainKeys"],
    [{ spec: { strategy: { $retainKeys: ["rolling"], type: "b" } } }, 400, "invalid patch format of retainKeys"],
    [{ metadata: { "$deleteFromPrimitiveList/finalizers": "a" } }, 400, "invalid patch format of primitive list"],
    [{ metadata: { $deleteFromPrimitiveList: ["a"] } }, 400, "invalid patch format of primitive list"],
    [containers({ name: "a", "$deleteFromPrimitiveList/args": ["x"] }), 400, "invalid patch format of primitive list"],
    [{ spec: { $setElementOrder: [] } }, 400, "invalid patch format of setElementOrder list"],
    [{ spec: { "$setElementOrder/containers": {} } }, 400, "expected a []interface {}, but received a object"],
    [{ spec: { "$setElementOrder/foo": [] } }, 400, 'unable to find api field in struct PodSpec for the json field "foo"'],
    [
      { spec: { "$setElementOrder/containers": named("b"), containers: named("a") } },
      400,
      "The order in patch list:\n[map[name:a]]\n doesn't match $setElementOrder list:\n[map[name:b]]\n",
    ],
    [
      { spec: { "$setElementOrder/containers": [{}], containers: named("a") } },
      400,
      "map: map[] does not contain declared merge key: name",
    ],
  ];
  for (const [patch, code, message] of rows) {
    test(JSON.stringify(patch), () => assert.throws(() => applyStrategicMergePatch(original, patch, pod), { code, message }));
  }

  test("lists of lists are 422", () => {
    assert.throws(() => applyStrategicMergePatch(finalizers(["a"]), finalizers(["b"]), pod), { code: 422, reason: "Invalid" });
  });

  test("patches nested too deep are 400", () => {
    let patch: JsonObject = {};
    for (let i = 0; i < 9000; i++) patch = { a: patch };
    assert.throws(() => applyStrategicMergePatch({}, { spec: { raw: patch } }, pod), { code: 400, message: /nested more than 1000/ });
    assert.throws(() => applyStrategicMergePatch({ spec: { raw: patch } }, { spec: { raw: patch } }, pod), {
      code: 400,
      message: /nested more than 1000/,
    });
  });
});

test("large lists are merged in no time", () => {
  const many = (count: number, offset: number): JsonValue[] => Array.from({ length: count }, (_, i) => ({ name: `n${i + offset}` }));
  const patch = { spec: { containers: many(20_000, 10_000), "$setElementOrder/containers": many(20_000, 10_000) } };
  const { spec } = applyStrategicMergePatch(containers(...many(20_000, 0)), patch, pod) as { spec: { containers: JsonValue[] } };
  assert.equal(spec.containers.length, 30_000);
});

const items = fc.uniqueArray(fc.record({ name: fc.constantFrom("a", "b", "c", "d"), image: fc.constantFrom("1", "2") }), {
  selector: (item) => item.name,
});
const objects = fc.record({
  metadata: fc.record({
    labels: fc.dictionary(fc.constantFrom("a", "b"), fc.string()),
    finalizers: fc.uniqueArray(fc.constantFrom("a", "b", "c")),
  }),
  spec: fc.record({ containers: items }),
}) as fc.Arbitrary<JsonObject>;

describe("strategic merge patch: laws", () => {
  test("applying twice is applying once", () => {
    fc.assert(
      fc.property(objects, objects, (document, patch) => {
        const once = applyStrategicMergePatch(document, patch, pod);
        assert.ok(deepEqual(applyStrategicMergePatch(once, patch, pod), once));
      }),
    );
  });

  test("the document as its own patch changes nothing", () => {
    fc.assert(fc.property(objects, (document) => assert.ok(deepEqual(applyStrategicMergePatch(document, document, pod), document))));
  });

  test("every item of both lists is there once, the patch's in the patch's order", () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        const merged = applyStrategicMergePatch(containers(...before), containers(...after), pod) as {
          spec: { containers: { name: string }[] };
        };
        const result = merged.spec.containers.map((item) => item.name);
        assert.deepEqual([...result].sort(), [...new Set([...before, ...after].map((item) => item.name))].sort());
        const patched = new Set(after.map((item) => item.name));
        assert.deepEqual(
          result.filter((name) => patched.has(name as never)),
          after.map((item) => item.name),
        );
      }),
    );
  });
});
