import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { any, atomicList, defaulted, type FieldLike, field, integer, keyed, map, set, string, struct } from "../merge/schemas.js";
import { conflictsOf, failureOf, Session, thing } from "./session.js";

/** One write: by apply when `apply` is there, else by update; `conflicts` are the fields it fails over, if it does. */
interface Step {
  readonly apply?: string;
  readonly update?: string;
  readonly body: JsonObject;
  readonly force?: boolean;
  readonly conflicts?: readonly string[];
}

interface Scenario {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly object: JsonObject;
  readonly owned: Readonly<Record<string, readonly string[]>>;
}

function run(fields: Readonly<Record<string, FieldLike>>, scenarios: readonly Scenario[]): void {
  for (const { name, steps, object, owned } of scenarios) {
    test(name, () => {
      const s = new Session(thing(fields, { subresources: [] }));
      for (const { apply, update, body, force, conflicts } of steps) {
        const write = (): unknown => (apply === undefined ? s.update(update!, body) : s.apply(apply, body, { force: force ?? false }));
        if (conflicts === undefined) write();
        else assert.deepEqual(conflictsOf(write), conflicts);
      }
      assert.deepEqual(s.fields(), object);
      assert.deepEqual(s.owned(), owned);
    });
  }
}

const leafFields = { number: integer, string, bool: { kind: "scalar", type: "boolean" } } as const;
run(leafFields, [
  {
    name: "leaves: applied twice",
    steps: [
      { apply: "a", body: { number: 1, string: "x" } },
      { apply: "a", body: { number: 2, string: "x", bool: false } },
    ],
    object: { number: 2, string: "x", bool: false },
    owned: { a: [".bool", ".number", ".string"] },
  },
  {
    name: "leaves: a controller's own field is no conflict",
    steps: [
      { apply: "a", body: { number: 1, string: "x" } },
      { update: "c", body: { number: 1, string: "x", bool: true } },
      { apply: "a", body: { number: 2, string: "x" } },
    ],
    object: { number: 2, string: "x", bool: true },
    owned: { a: [".number", ".string"], "c updating": [".bool"] },
  },
  {
    name: "leaves: a field that the controller took conflicts, and can be forced back",
    steps: [
      { apply: "a", body: { number: 1, string: "x" } },
      { update: "c", body: { number: 1, string: "controller", bool: true } },
      { apply: "a", body: { number: 2, string: "user" }, conflicts: [".string"] },
      { apply: "a", body: { number: 2, string: "user" }, force: true },
    ],
    object: { number: 2, string: "user", bool: true },
    owned: { a: [".number", ".string"], "c updating": [".bool"] },
  },
  {
    name: "leaves: dropped ones go",
    steps: [
      { apply: "a", body: { number: 1, string: "x", bool: false } },
      { apply: "a", body: { string: "y" } },
    ],
    object: { string: "y" },
    owned: { a: [".string"] },
  },
  {
    name: "leaves: an apply that omits what an updater set keeps it",
    steps: [
      { apply: "a", body: { number: 2 } },
      { update: "c", body: { number: 1 } },
      { apply: "a", body: {} },
    ],
    object: { number: 1 },
    owned: { "c updating": [".number"] },
  },
  {
    name: "leaves: an updater that lost its only field is gone",
    steps: [
      { update: "c", body: { string: "x" } },
      { apply: "a", body: { string: "y" }, force: true },
    ],
    object: { string: "y" },
    owned: { a: [".string"] },
  },
  {
    name: "leaves: an applier that lost its only field is gone",
    steps: [
      { apply: "a", body: { string: "x" } },
      { update: "c", body: { string: "y" } },
    ],
    object: { string: "y" },
    owned: { "c updating": [".string"] },
  },
  {
    name: "leaves: the same value from an updater leaves the owner alone",
    steps: [
      { apply: "a", body: { string: "x" } },
      { update: "c", body: { string: "x", number: 1 } },
    ],
    object: { string: "x", number: 1 },
    owned: { a: [".string"], "c updating": [".number"] },
  },
]);

run({ list: set(string) }, [
  {
    name: "sets: items of the applier and of a controller live side by side",
    steps: [
      { apply: "a", body: { list: ["a", "c"] } },
      { update: "c", body: { list: ["a", "b", "c", "d"] } },
      { apply: "a", body: { list: ["a", "aprime", "c", "cprime"] } },
    ],
    object: { list: ["a", "b", "aprime", "c", "d", "cprime"] },
    owned: { a: ['.list[="a"]', '.list[="aprime"]', '.list[="c"]', '.list[="cprime"]'], "c updating": ['.list[="b"]', '.list[="d"]'] },
  },
  {
    name: "sets: an item of the controller becomes shared",
    steps: [
      { apply: "a", body: { list: ["a", "c"] } },
      { update: "c", body: { list: ["a", "b", "c", "d"] } },
      { apply: "a", body: { list: ["a", "b", "c"] } },
    ],
    object: { list: ["a", "b", "c", "d"] },
    owned: { a: ['.list[="a"]', '.list[="b"]', '.list[="c"]'], "c updating": ['.list[="b"]', '.list[="d"]'] },
  },
  {
    name: "sets: another order alone is no change, and owned the same",
    steps: [
      { apply: "a", body: { list: ["a", "b", "c", "d"] } },
      { apply: "a", body: { list: ["a", "d", "c", "b"] } },
    ],
    object: { list: ["a", "b", "c", "d"] },
    owned: { a: ['.list[="a"]', '.list[="b"]', '.list[="c"]', '.list[="d"]'] },
  },
  {
    name: "sets: a controller's order yields to the applied one when an apply changes something",
    steps: [
      { apply: "a", body: { list: ["a", "b", "c", "d"] } },
      { update: "c", body: { list: ["a", "d", "c", "b"] } },
      { apply: "a", body: { list: ["a", "b", "c", "d", "e"] } },
    ],
    object: { list: ["a", "b", "c", "d", "e"] },
    owned: { a: ['.list[="a"]', '.list[="b"]', '.list[="c"]', '.list[="d"]', '.list[="e"]'] },
  },
  {
    name: "sets: dropped items go, the last takes the list with it",
    steps: [
      { apply: "a", body: { list: ["a", "b", "c", "d"] } },
      { apply: "a", body: { list: ["a", "c"] } },
      { apply: "b", body: { list: ["a"] } },
      { apply: "a", body: {} },
      { apply: "b", body: {} },
    ],
    object: {},
    owned: {},
  },
]);

const item = { name: string, value: integer };
run({ list: keyed(struct(item), "name") }, [
  {
    name: "keyed lists: each applier's items",
    steps: [
      { apply: "1", body: { list: [{ name: "a" }, { name: "b" }, { name: "c" }] } },
      { apply: "2", body: { list: [{ name: "c" }, { name: "d" }] } },
      { apply: "1", body: { list: [{ name: "a" }] } },
    ],
    object: { list: [{ name: "a" }, { name: "c" }, { name: "d" }] },
    owned: {
      1: ['.list[name="a"]', '.list[name="a"].name'],
      2: ['.list[name="c"]', '.list[name="d"]', '.list[name="c"].name', '.list[name="d"].name'],
    },
  },
  {
    name: "keyed lists: the same value is shared, another conflicts",
    steps: [
      { apply: "1", body: { list: [{ name: "a", value: 0 }] } },
      { apply: "2", body: { list: [{ name: "a", value: 0 }] } },
      { apply: "2", body: { list: [{ name: "a", value: 1 }] }, conflicts: ['.list[name="a"].value'] },
    ],
    object: { list: [{ name: "a", value: 0 }] },
    owned: {
      1: ['.list[name="a"]', '.list[name="a"].name', '.list[name="a"].value'],
      2: ['.list[name="a"]', '.list[name="a"].name', '.list[name="a"].value'],
    },
  },
  {
    name: "keyed lists: an unowned field goes with its item",
    steps: [
      { apply: "1", body: { list: [{ name: "a" }, { name: "b" }] } },
      { update: "c", body: { list: [{ name: "a" }, { name: "b", value: 1 }] } },
      { apply: "1", body: { list: [{ name: "a" }] } },
    ],
    object: { list: [{ name: "a" }] },
    owned: { 1: ['.list[name="a"]', '.list[name="a"].name'] },
  },
  {
    name: "keyed lists: an item that an updater made stays for it",
    steps: [
      { update: "c", body: { list: [{ name: "b", value: 1 }] } },
      { apply: "1", body: { list: [{ name: "a" }, { name: "b" }] } },
      { apply: "1", body: { list: [{ name: "a" }] } },
    ],
    object: { list: [{ name: "a" }, { name: "b", value: 1 }] },
    owned: {
      1: ['.list[name="a"]', '.list[name="a"].name'],
      "c updating": [".list", '.list[name="b"]', '.list[name="b"].name', '.list[name="b"].value'],
    },
  },
  {
    name: "keyed lists: a changed key is another item",
    steps: [
      { apply: "1", body: { list: [{ name: "a", value: 1 }] } },
      { apply: "1", body: { list: [{ name: "b", value: 1 }] } },
    ],
    object: { list: [{ name: "b", value: 1 }] },
    owned: { 1: ['.list[name="b"]', '.list[name="b"].name', '.list[name="b"].value'] },
  },
]);

run(
  {
    listOfLists: keyed(struct({ name: string, value: set(string) }), "name"),
    listOfMaps: keyed(struct({ name: string, value: map(string) }), "name"),
    mapOfLists: map(set(string)),
    mapOfMaps: map(map(string)),
    recursive: map(map(map(string))),
    struct: struct({ name: string, value: integer, inner: struct({ a: string, b: string }) }),
  },
  [
    {
      name: "nested: lists in lists, an inner item changes",
      steps: [
        { apply: "a", body: { listOfLists: [{ name: "a", value: ["b", "c"] }] } },
        { apply: "a", body: { listOfLists: [{ name: "a", value: ["a", "c"] }] } },
      ],
      object: { listOfLists: [{ name: "a", value: ["a", "c"] }] },
      owned: {
        a: [
          '.listOfLists[name="a"]',
          '.listOfLists[name="a"].name',
          '.listOfLists[name="a"].value[="a"]',
          '.listOfLists[name="a"].value[="c"]',
        ],
      },
    },
    {
      name: "nested: lists in lists, key and inner item change",
      steps: [
        { apply: "a", body: { listOfLists: [{ name: "a", value: ["b", "c"] }] } },
        { apply: "a", body: { listOfLists: [{ name: "b", value: ["a", "c"] }] } },
      ],
      object: { listOfLists: [{ name: "b", value: ["a", "c"] }] },
      owned: {
        a: [
          '.listOfLists[name="b"]',
          '.listOfLists[name="b"].name',
          '.listOfLists[name="b"].value[="a"]',
          '.listOfLists[name="b"].value[="c"]',
        ],
      },
    },
    {
      name: "nested: maps in lists",
      steps: [
        { apply: "a", body: { listOfMaps: [{ name: "a", value: { b: "x", c: "y" } }] } },
        { apply: "a", body: { listOfMaps: [{ name: "a", value: { a: "x", c: "z" } }] } },
      ],
      object: { listOfMaps: [{ name: "a", value: { a: "x", c: "z" } }] },
      owned: {
        a: ['.listOfMaps[name="a"]', '.listOfMaps[name="a"].name', '.listOfMaps[name="a"].value.a', '.listOfMaps[name="a"].value.c'],
      },
    },
    {
      name: "nested: lists in maps",
      steps: [
        { apply: "a", body: { mapOfLists: { a: ["b", "c"] } } },
        { apply: "a", body: { mapOfLists: { b: ["a", "c"] } } },
      ],
      object: { mapOfLists: { b: ["a", "c"] } },
      owned: { a: [".mapOfLists.b", '.mapOfLists.b[="a"]', '.mapOfLists.b[="c"]'] },
    },
    {
      name: "nested: maps in maps",
      steps: [
        { apply: "a", body: { mapOfMaps: { a: { b: "x", c: "y" } } } },
        { apply: "a", body: { mapOfMaps: { a: { a: "x", c: "z" } } } },
      ],
      object: { mapOfMaps: { a: { a: "x", c: "z" } } },
      owned: { a: [".mapOfMaps.a", ".mapOfMaps.a.a", ".mapOfMaps.a.c"] },
    },
    {
      name: "nested: a key in the middle changes",
      steps: [
        { apply: "a", body: { recursive: { a: { b: { c: "x" } } } } },
        { apply: "a", body: { recursive: { a: { d: { c: "x" } } } } },
      ],
      object: { recursive: { a: { d: { c: "x" } } } },
      owned: { a: [".recursive.a", ".recursive.a.d", ".recursive.a.d.c"] },
    },
    {
      name: "nested: two appliers in one recursive map",
      steps: [
        { apply: "1", body: { recursive: { a: { b: { c: "x" } } } } },
        { apply: "2", body: { recursive: { a: { b: { d: "x" } }, e: { f: { g: "x" } } } } },
        { apply: "1", body: {} },
      ],
      object: { recursive: { a: { b: { d: "x" } }, e: { f: { g: "x" } } } },
      owned: {
        2: [".recursive.a", ".recursive.e", ".recursive.a.b", ".recursive.a.b.d", ".recursive.e.f", ".recursive.e.f.g"],
      },
    },
    {
      name: "nested: a struct whose fields are all dropped goes",
      steps: [
        { apply: "a", body: { struct: { name: "a", value: 1 } } },
        { apply: "a", body: {} },
      ],
      object: {},
      owned: {},
    },
    {
      name: "nested: a struct goes with what nobody owns in it",
      steps: [
        { apply: "a", body: { struct: { name: "a" } } },
        { update: "c", body: { struct: { name: "a", value: 1 } } },
        { update: "d", body: { struct: { name: "a", value: 1, inner: { a: "x" } } } },
        { apply: "c", body: { struct: { value: 1 } } },
        { apply: "a", body: {} },
      ],
      object: { struct: { value: 1, inner: { a: "x" } } },
      owned: { c: [".struct.value"], "c updating": [".struct.value"], "d updating": [".struct.inner", ".struct.inner.a"] },
    },
    {
      name: "nested: a struct that an updater made stays",
      steps: [
        { update: "c", body: { struct: { name: "a" } } },
        { apply: "a", body: { struct: { name: "a", value: 1 } } },
        { apply: "a", body: {} },
      ],
      object: { struct: { name: "a" } },
      owned: { "c updating": [".struct", ".struct.name"] },
    },
    {
      name: "nested: an updater that removed the struct leaves nothing to own",
      steps: [
        { apply: "a", body: { struct: { name: "a", inner: { a: "x" } } } },
        { update: "c", body: {} },
      ],
      object: {},
      owned: {},
    },
    {
      name: "nested: a null struct in a configuration removes nothing by itself, but what the applier had",
      steps: [
        { apply: "a", body: { struct: { name: "a" } } },
        { apply: "a", body: { struct: null } },
      ],
      object: {},
      owned: { a: [".struct"] },
    },
    {
      name: "nested: a field that an updater took over is not the applier's to drop",
      steps: [
        { apply: "a", body: { struct: { name: "a" } } },
        { update: "c", body: { struct: { name: "b", value: 1 } } },
        { apply: "a", body: {} },
      ],
      object: { struct: { name: "b", value: 1 } },
      owned: { "c updating": [".struct.name", ".struct.value"] },
    },
  ],
);

const endpoint = struct({ name: string, port: integer, protocol: defaulted(string, "TCP"), host: string });
run({ ports: keyed(endpoint, "port", "protocol") }, [
  {
    name: "defaulted keys: an item with and one without the key are the same item",
    steps: [
      { apply: "1", body: { ports: [{ port: 80 }] } },
      { apply: "2", body: { ports: [{ port: 80, protocol: "TCP", name: "http" }] } },
    ],
    object: { ports: [{ port: 80, protocol: "TCP", name: "http" }] },
    owned: {
      1: ['.ports[port=80,protocol="TCP"]', '.ports[port=80,protocol="TCP"].port'],
      2: [
        '.ports[port=80,protocol="TCP"]',
        '.ports[port=80,protocol="TCP"].name',
        '.ports[port=80,protocol="TCP"].port',
        '.ports[port=80,protocol="TCP"].protocol',
      ],
    },
  },
  {
    name: "defaulted keys: another protocol is another item",
    steps: [
      { apply: "1", body: { ports: [{ port: 80 }] } },
      { apply: "1", body: { ports: [{ port: 80, protocol: "UDP" }, { port: 80 }] } },
    ],
    object: {
      ports: [
        { port: 80, protocol: "UDP" },
        { port: 80, protocol: "TCP" },
      ],
    },
    owned: {
      1: [
        '.ports[port=80,protocol="TCP"]',
        '.ports[port=80,protocol="UDP"]',
        '.ports[port=80,protocol="TCP"].port',
        '.ports[port=80,protocol="UDP"].port',
        '.ports[port=80,protocol="UDP"].protocol',
      ],
    },
  },
  {
    name: "defaulted keys: conflicts name the whole key",
    steps: [
      { apply: "1", body: { ports: [{ port: 80, name: "a" }] } },
      { apply: "2", body: { ports: [{ port: 80, name: "b" }] }, conflicts: ['.ports[port=80,protocol="TCP"].name'] },
    ],
    object: { ports: [{ port: 80, protocol: "TCP", name: "a" }] },
    owned: { 1: ['.ports[port=80,protocol="TCP"]', '.ports[port=80,protocol="TCP"].name', '.ports[port=80,protocol="TCP"].port'] },
  },
]);

run({ whole: map(string, true), struct: struct({ a: string, b: string }, { atomic: true }), list: atomicList(string), any }, [
  {
    name: "atomic: another value of any part conflicts over the whole, force replaces it",
    steps: [
      { apply: "1", body: { whole: { a: "1", b: "1" }, struct: { a: "x" }, list: ["a"] } },
      { apply: "2", body: { whole: { a: "1" }, struct: { a: "x", b: "y" }, list: ["a", "b"] }, conflicts: [".list", ".struct", ".whole"] },
      { apply: "2", body: { whole: { a: "1" }, struct: { b: "y" }, list: [] }, force: true },
    ],
    object: { whole: { a: "1" }, struct: { b: "y" } },
    owned: { 2: [".list", ".struct", ".whole"] },
  },
  {
    name: "atomic: what is dropped goes whole",
    steps: [
      { apply: "1", body: { whole: { a: "1" }, struct: { a: "x" }, list: ["a"] } },
      { apply: "1", body: { list: ["a"] } },
    ],
    object: { list: ["a"] },
    owned: { 1: [".list"] },
  },
  {
    name: "untyped: maps of several appliers merge, a list has one owner",
    steps: [
      { apply: "1", body: { any: { a: { b: { c: 1 } }, list: ["a", "b"] } } },
      { apply: "2", body: { any: { a: { b: { d: 1 } } } } },
      { update: "c", body: { any: { a: { b: { c: 1, d: 1 } }, list: ["a", "b", "c"] } } },
      { apply: "1", body: { any: { a: { b: { c: 1 } }, list: ["a", "b"] } }, conflicts: [".any.list"] },
      { apply: "1", body: {} },
    ],
    object: { any: { a: { b: { d: 1 } }, list: ["a", "b", "c"] } },
    owned: { 2: [".any.a", ".any.a.b", ".any.a.b.d"], "c updating": [".any.list"] },
  },
]);

const ports = {
  ports: keyed(endpoint, "port", "protocol"),
  tags: set(string),
  env: keyed(struct({ name: string, value: string }), "name"),
};
run(ports, [
  {
    name: "duplicates: an update may bring and keep them",
    steps: [
      { update: "c", body: { env: [{ name: "A", value: "1" }, { name: "A", value: "2" }, { name: "B" }] } },
      {
        update: "d",
        body: {
          env: [
            { name: "A", value: "1" },
            { name: "A", value: "2" },
            { name: "B", value: "x" },
          ],
        },
      },
    ],
    object: {
      env: [
        { name: "A", value: "1" },
        { name: "A", value: "2" },
        { name: "B", value: "x" },
      ],
    },
    owned: { "c updating": [".env", '.env[name="A"]', '.env[name="B"]', '.env[name="B"].name'], "d updating": ['.env[name="B"].value'] },
  },
  {
    name: "duplicates: an apply of other items lets them be",
    steps: [
      {
        update: "c",
        body: {
          env: [
            { name: "A", value: "1" },
            { name: "A", value: "2" },
          ],
        },
      },
      { apply: "a", body: { env: [{ name: "B" }] } },
      { apply: "a", body: { env: [{ name: "C" }] } },
    ],
    object: { env: [{ name: "A", value: "1" }, { name: "A", value: "2" }, { name: "C" }] },
    owned: { a: ['.env[name="C"]', '.env[name="C"].name'], "c updating": [".env", '.env[name="A"]'] },
  },
  {
    name: "duplicates: an apply of one of them conflicts, and with force makes it one",
    steps: [
      {
        update: "c",
        body: {
          env: [
            { name: "A", value: "1" },
            { name: "A", value: "2" },
          ],
        },
      },
      { apply: "a", body: { env: [{ name: "A", value: "3" }] }, conflicts: ['.env[name="A"]'] },
      { apply: "a", body: { env: [{ name: "A", value: "3" }] }, force: true },
    ],
    object: { env: [{ name: "A", value: "3" }] },
    owned: { a: ['.env[name="A"]', '.env[name="A"].name', '.env[name="A"].value'], "c updating": [".env"] },
  },
  {
    name: "duplicates: an update that tidies them up owns the item",
    steps: [
      { update: "c", body: { tags: ["a", "a", "b"] } },
      { update: "d", body: { tags: ["a", "b"] } },
    ],
    object: { tags: ["a", "b"] },
    owned: { "c updating": [".tags", '.tags[="b"]'], "d updating": ['.tags[="a"]'] },
  },
]);

test("duplicates in the configuration are refused", () => {
  const s = new Session(thing(ports));
  assert.equal(failureOf(() => s.apply("a", { env: [{ name: "A" }, { name: "A" }] })).code, 400);
  assert.equal(failureOf(() => s.apply("a", { ports: [{ port: 1 }, { port: 1, protocol: "TCP" }] })).code, 400);
});

const wide = field(struct({ a: string, b: string }), {});
test("SSA-32: what turned atomic is owned whole by who owned a part, and conflicts as a whole", () => {
  const granular = thing({ struct: wide, other: string });
  const atomic = thing({ struct: struct({ a: string, b: string }, { atomic: true }), other: string });
  const before = new Session(granular).apply("1", { struct: { a: "1" }, other: "x" }).apply("2", { struct: { b: "1" } });
  const s = new Session(atomic);
  s.live = before.live;
  assert.deepEqual(
    conflictsOf(() => s.apply("3", { struct: { a: "2", b: "1" } })),
    [".struct", ".struct"],
  );
  s.update("u", { struct: { a: "1", b: "1" }, other: "y" });
  assert.deepEqual(s.owned(), { 1: [".struct"], 2: [".struct"], "u updating": [".other"] });
});

test("SSA-32: what turned granular has no owners of its parts, and no conflicts over them", () => {
  const atomic = thing({ struct: struct({ a: string, b: string }, { atomic: true }) });
  const granular = thing({ struct: struct({ a: string, b: string }) });
  const before = new Session(atomic).apply("1", { struct: { a: "1", b: "1" } });
  const s = new Session(granular);
  s.live = before.live;
  s.apply("2", { struct: { a: "2" } });
  assert.deepEqual(s.owned(), { 1: [".struct"], 2: [".struct.a"] });
  assert.deepEqual(s.fields(), { struct: { a: "2", b: "1" } });
});
