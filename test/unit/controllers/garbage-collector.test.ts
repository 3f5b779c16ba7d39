import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { hasReason } from "../../../runtime/errors/status.js";
import type { ResourceStore } from "../../../runtime/registry/resource-store.js";
import { eventually } from "../../support/eventually.js";
import { missedChanges } from "../../support/missed-changes.js";
import { type Fixture, openFixture, type Resource } from "../registry/registry-fixture.js";
import { runControllers } from "./run-controllers.js";

const start = (fixture: Fixture, t: TestContext) => runControllers(t, fixture, ["garbagecollector"]);

const owner = (object: ApiObject, extra = {}) => ({
  apiVersion: object.apiVersion,
  kind: object.kind,
  name: object.metadata.name,
  uid: object.metadata.uid,
  ...extra,
});

async function isGone(resource: Resource, name: string, namespace = "ns"): Promise<boolean> {
  try {
    await resource.get(name, namespace);
    return false;
  } catch (error) {
    if (hasReason(error, "NotFound")) return true;
    throw error;
  }
}

const gone = (resource: Resource, name: string, namespace = "ns") => eventually(() => isGone(resource, name, namespace));

test("DEL-09 a dependent goes with its last owner", async (t) => {
  const fixture = await openFixture(t);
  const failures = start(fixture, t);
  const maps = fixture.resource("configmaps");
  const first = await maps.create({ metadata: { name: "o1" } });
  const second = await maps.create({ metadata: { name: "o2" } });
  await maps.create({ metadata: { name: "d", ownerReferences: [owner(first), owner(second)] } });
  await maps.create({ metadata: { name: "dd", ownerReferences: [owner(await maps.get("d"))] } });
  await maps.delete("o1");
  const left = await eventually(async () => {
    const { ownerReferences } = (await maps.get("d")).metadata;
    return ownerReferences?.length === 1 && ownerReferences;
  });
  assert.equal(left[0]?.uid, second.metadata.uid);
  await maps.delete("o2");
  await gone(maps, "d");
  await gone(maps, "dd");
  assert.deepEqual(failures, []);
});

test("DEL-09 owners that never were, other uids and other namespaces count as gone; what cannot be resolved does not", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const drivers = fixture.resource("csidrivers");
  const there = await maps.create({ metadata: { name: "o" } });
  await maps.create({ metadata: { name: "a", ownerReferences: [{ ...owner(there), name: "never" }] } });
  await maps.create({ metadata: { name: "b", ownerReferences: [{ ...owner(there), uid: "other" }] } });
  await maps.create({ metadata: { name: "c", ownerReferences: [owner(there)] } }, "elsewhere");
  for (const [name, namespace] of [
    ["a", "ns"],
    ["b", "ns"],
    ["c", "elsewhere"],
  ] as const) {
    await gone(maps, name, namespace);
  }
  await drivers.create({ metadata: { name: "cluster", ownerReferences: [owner(there)] }, spec: {} });
  await maps.create({ metadata: { name: "foreign", ownerReferences: [{ ...owner(there), kind: "Unknown" }] } });
  const unknown = [
    { ...owner(there), name: "never" },
    { ...owner(there), kind: "Unknown" },
  ];
  await maps.create({ metadata: { name: "half", ownerReferences: unknown } });
  const driver = await drivers.get("cluster");
  await maps.create({ metadata: { name: "owned", ownerReferences: [owner(driver)] } });
  await maps.delete("o");
  await drivers.change("cluster", ({ metadata }) => {
    metadata.labels = { seen: "yes" };
  });
  await maps.create({ metadata: { name: "last", ownerReferences: [{ ...owner(there), name: "never" }] } });
  await gone(maps, "last");
  assert.deepEqual(await maps.names(), ["foreign", "half", "owned"]);
  assert.deepEqual((await maps.get("half")).metadata.ownerReferences, unknown);
  assert.deepEqual(await drivers.names(), ["cluster"]);
});

test("DEL-08 foreground deletion waits for the dependents that block it", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const root = await maps.create({ metadata: { name: "o" } });
  const ownerReferences = [owner(root, { blockOwnerDeletion: true })];
  await maps.create({ metadata: { name: "blocks", ownerReferences, finalizers: ["x.io/hold"] } });
  await maps.create({ metadata: { name: "goes", ownerReferences: [owner(root)] } });
  await maps.delete("o", { propagationPolicy: "Foreground" });
  await gone(maps, "goes");
  await eventually(async () => (await maps.get("blocks")).metadata.deletionTimestamp !== undefined);
  assert.deepEqual((await maps.get("o")).metadata.finalizers, ["foregroundDeletion"]);
  await maps.change("blocks", ({ metadata }) => {
    metadata.finalizers = [];
  });
  await gone(maps, "o");
});

test("DEL-08 orphans lose their owner and stay", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const root = await maps.create({ metadata: { name: "o" } });
  await maps.create({ metadata: { name: "d", ownerReferences: [owner(root)] } });
  await maps.delete("o", { propagationPolicy: "Orphan" });
  await gone(maps, "o");
  assert.equal((await maps.get("d")).metadata.ownerReferences, undefined);
});

test("a circle of owners is deleted in the foreground", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const a = await maps.create({ metadata: { name: "a" } });
  const b = await maps.create({ metadata: { name: "b", ownerReferences: [owner(a, { blockOwnerDeletion: true })] } });
  await maps.change("a", ({ metadata }) => {
    metadata.ownerReferences = [owner(b, { blockOwnerDeletion: true }) as never];
  });
  await maps.delete("a", { propagationPolicy: "Foreground" });
  await gone(maps, "a");
  await gone(maps, "b");
});

test("one of a circle of owners that is given another owner meanwhile stays as it was written", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const a = await maps.create({ metadata: { name: "a" } });
  const b = await maps.create({ metadata: { name: "b", ownerReferences: [owner(a, { blockOwnerDeletion: true })] } });
  const other = owner(await maps.create({ metadata: { name: "other" } }));
  await maps.change("a", ({ metadata }) => {
    metadata.ownerReferences = [owner(b, { blockOwnerDeletion: true }) as never];
  });
  const { store } = maps;
  const update = store.update.bind(store);
  let isChanged = false;
  t.mock.method(store, "update", async (...[context, target, ...rest]: Parameters<typeof update>) => {
    if (target.name === "b" && !isChanged) {
      isChanged = true;
      await maps.change("b", ({ metadata }) => {
        metadata.ownerReferences = [other as never];
      });
    }
    return update(context, target, ...rest);
  });
  const failures = start(fixture, t);
  await maps.delete("a", { propagationPolicy: "Foreground" });
  await gone(maps, "a");
  assert.ok(isChanged);
  assert.deepEqual((await maps.get("b")).metadata.ownerReferences, [other]);
  assert.deepEqual(failures, []);
});

test("two that own each other and both wait in the foreground are left alone until one of them changes", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const a = await maps.create({ metadata: { name: "a", finalizers: ["x.io/hold"] } });
  const b = await maps.create({ metadata: { name: "b", ownerReferences: [owner(a, { blockOwnerDeletion: true })] } });
  await maps.change("a", ({ metadata }) => {
    metadata.ownerReferences = [owner(b, { blockOwnerDeletion: true }) as never];
  });
  const { cache } = storeOf(fixture, "configmaps");
  const look = cache.get.bind(cache);
  let looks = 0;
  cache.get = (key) => {
    looks++;
    return look(key);
  };
  for (const name of ["a", "b"]) await maps.delete(name, { propagationPolicy: "Foreground" });
  start(fixture, t);
  await maps.create({ metadata: { name: "later", ownerReferences: [{ ...owner(a), name: "never" }] } });
  await gone(maps, "later");
  await eventually(async () => {
    const before = looks;
    for (let turn = 0; turn < 1000; turn++) await new Promise((resolve) => setImmediate(resolve));
    return looks === before;
  });
  await maps.change("b", ({ metadata }) => {
    metadata.ownerReferences = [];
  });
  await eventually(async () => (await maps.get("a")).metadata.finalizers?.length === 1);
});

test("what was owed before the start is done after it", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const root = await maps.create({ metadata: { name: "o" } });
  await maps.create({ metadata: { name: "d", ownerReferences: [owner(root)] } });
  await maps.delete("o");
  const kept = await maps.create({ metadata: { name: "kept" } });
  await maps.create({ metadata: { name: "e", ownerReferences: [owner(kept, { blockOwnerDeletion: true })] } });
  await maps.delete("kept", { propagationPolicy: "Foreground" });
  start(fixture, t);
  for (const name of ["d", "e", "kept"]) await gone(maps, name);
});

const storeOf = ({ registry }: Fixture, plural: string) =>
  registry.stores().find(({ definition }) => definition.resource === plural) as ResourceStore;

test("DEL-08 an owner goes whose last dependent went while changes were missed", async (t) => {
  const fixture = await openFixture(t);
  const missed = missedChanges(storeOf(fixture, "secrets").cache);
  start(fixture, t);
  const [maps, secrets] = [fixture.resource("configmaps"), fixture.resource("secrets")];
  const root = await maps.create({ metadata: { name: "o" } });
  const ownerReferences = [owner(root, { blockOwnerDeletion: true })];
  await secrets.create({ metadata: { name: "blocks", ownerReferences, finalizers: ["x.io/hold"] } });
  await maps.delete("o", { propagationPolicy: "Foreground" });
  await eventually(async () => (await secrets.get("blocks")).metadata.deletionTimestamp !== undefined);
  missed.begin();
  await secrets.change("blocks", ({ metadata }) => {
    metadata.finalizers = [];
  });
  await gone(secrets, "blocks");
  assert.deepEqual((await maps.get("o")).metadata.finalizers, ["foregroundDeletion"]);
  missed.end();
  await gone(maps, "o");
});

test("DEL-09 a dependent goes whose owner went while changes were missed", async (t) => {
  const fixture = await openFixture(t);
  const missed = missedChanges(storeOf(fixture, "configmaps").cache);
  start(fixture, t);
  const [maps, secrets] = [fixture.resource("configmaps"), fixture.resource("secrets")];
  const root = await maps.create({ metadata: { name: "o" } });
  await secrets.create({ metadata: { name: "d", ownerReferences: [owner(root)] } });
  // Its queue is empty again once this one has been decided about.
  await secrets.create({ metadata: { name: "never", ownerReferences: [{ ...owner(root), name: "never" }] } });
  await gone(secrets, "never");
  missed.begin();
  await maps.delete("o");
  missed.end();
  await gone(secrets, "d");
});

test("DEL-09 owners of a large object are found one by one: those that are there keep it", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const kept = await maps.create({ metadata: { name: "kept" } });
  const absent = Array.from({ length: 1000 }, (_, index) => owner({ ...kept, metadata: { name: `n${index}`, uid: `u${index}` } }));
  await maps.create({ metadata: { name: "large", ownerReferences: [...absent, owner(kept)] } });
  const left = await eventually(async () => {
    const { ownerReferences } = (await maps.get("large")).metadata;
    return ownerReferences?.length === 1 && ownerReferences;
  });
  assert.equal(left[0]?.uid, kept.metadata.uid);
  await maps.delete("kept");
  await gone(maps, "large");
});

/** Has something happen before each write of a store is made. */
function beforeUpdates({ store }: Resource, act: (name: string) => Promise<unknown>): void {
  const update = store.update.bind(store);
  store.update = async (...parts) => {
    await act(parts[1].name);
    return update(...parts);
  };
}

test("DEL-08 orphans stay when their owner changes, and more of them come, while they are let go", async (t) => {
  const fixture = await openFixture(t);
  const [maps, secrets] = [fixture.resource("configmaps"), fixture.resource("secrets")];
  const root = await maps.create({ metadata: { name: "o" } });
  const ownerReferences = [owner(root)];
  for (const name of ["a", "b", "c"]) await secrets.create({ metadata: { name, ownerReferences } });
  const failures = start(fixture, t);
  let writes = 0;
  beforeUpdates(secrets, async () => {
    if (++writes > 3) return;
    // Several are let go at a time: one of those that change the owner may find that another was faster.
    if (writes === 1) await secrets.create({ metadata: { name: "late", ownerReferences } });
    await maps.change("o", ({ metadata }) => {
      metadata.annotations = { writes: `${writes}` };
    });
  });
  await maps.delete("o", { propagationPolicy: "Orphan" });
  await gone(maps, "o");
  // Dependents that lost their owner would have gone before this one.
  await secrets.create({ metadata: { name: "never", ownerReferences } });
  await gone(secrets, "never");
  assert.deepEqual(await secrets.names(), ["a", "b", "c", "late"]);
  for (const name of await secrets.names()) assert.equal((await secrets.get(name)).metadata.ownerReferences, undefined);
  assert.deepEqual(failures, []);
});

/** Has a store show what it holds so slowly that whoever starts from it needs many turns. */
function slowSnapshots({ store: { cache } }: Resource): void {
  const snapshot = cache.snapshot.bind(cache);
  cache.snapshot = () => {
    const made = snapshot();
    return {
      revision: made.revision,
      count: (prefix) => made.count(prefix),
      hold: (giveUp) => made.hold(giveUp),
      *entries(prefix, after) {
        for (const entry of made.entries(prefix, after)) {
          for (const end = performance.now() + 1; performance.now() < end; );
          yield entry;
        }
      },
    };
  };
}

test("DEL-08 what was owed before the start waits until all dependents are known: orphans stay, owners wait for what blocks them", async (t) => {
  const fixture = await openFixture(t);
  const [maps, secrets] = [fixture.resource("configmaps"), fixture.resource("secrets")];
  const names = Array.from({ length: 40 }, (_, index) => `d${index}`);
  const parent = await maps.create({ metadata: { name: "parent" } });
  const root = await maps.create({ metadata: { name: "root" } });
  for (const name of names) await secrets.create({ metadata: { name, ownerReferences: [owner(parent)] } });
  const blocking = [owner(root, { blockOwnerDeletion: true })];
  await secrets.create({ metadata: { name: "last", ownerReferences: blocking, finalizers: ["x.io/hold"] } });
  await maps.delete("parent", { propagationPolicy: "Orphan" });
  await maps.delete("root", { propagationPolicy: "Foreground" });
  slowSnapshots(secrets);
  start(fixture, t);
  await eventually(async () => (await secrets.get("last")).metadata.deletionTimestamp !== undefined);
  assert.deepEqual((await maps.get("root")).metadata.finalizers, ["foregroundDeletion"]);
  await secrets.change("last", ({ metadata }) => {
    metadata.finalizers = [];
  });
  await gone(maps, "root");
  await gone(maps, "parent");
  await secrets.create({ metadata: { name: "never", ownerReferences: blocking } });
  await gone(secrets, "never");
  assert.deepEqual(await secrets.names(), names.toSorted());
});

test("DEL-09 an owner is not missed whose cache loads anew", async (t) => {
  const fixture = await openFixture(t);
  const [maps, secrets] = [fixture.resource("configmaps"), fixture.resource("secrets")];
  const { cache } = maps.store;
  const root = await maps.create({ metadata: { name: "o" } });
  start(fixture, t);
  const [get, fresh] = [cache.get, cache.fresh];
  let isAsked = false;
  const loaded = Promise.withResolvers<void>();
  cache.get = () => undefined;
  cache.fresh = () => {
    isAsked = true;
    return loaded.promise;
  };
  await secrets.create({ metadata: { name: "d", ownerReferences: [owner(root)] } });
  await eventually(async () => isAsked || (await isGone(secrets, "d")));
  Object.assign(cache, { get, fresh });
  loaded.resolve();
  await secrets.create({ metadata: { name: "never", ownerReferences: [{ ...owner(root), name: "never" }] } });
  await gone(secrets, "never");
  assert.deepEqual(await secrets.names(), ["d"]);
});

test("DEL-09 a dependent that changes while it is decided about is looked at again, which is no failure", async (t) => {
  const fixture = await openFixture(t);
  const failures = start(fixture, t);
  const secrets = fixture.resource("secrets");
  const { store } = secrets;
  const remove = store.delete.bind(store);
  let tries = 0;
  store.delete = async (...parts) => {
    if (++tries === 1) {
      await secrets.change("d", ({ metadata }) => {
        metadata.labels = { seen: "yes" };
      });
    }
    return remove(...parts);
  };
  const never = { apiVersion: "v1", kind: "ConfigMap", name: "never", uid: "u" };
  await secrets.create({ metadata: { name: "d", ownerReferences: [never] } });
  await gone(secrets, "d");
  assert.ok(tries > 1);
  assert.deepEqual(failures, []);
});
