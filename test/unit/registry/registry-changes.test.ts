/** Kinds that come, change and go while the registry runs, conversions that ask elsewhere, and objects stored under older rules. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { apiVersionOf, type Conversion, type ResourceDefinition } from "../../../runtime/definition/resource-definition.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import type { AdmissionPlugin } from "../../../runtime/registry/admission/chain.js";
import type { ResourceStore } from "../../../runtime/registry/resource-store.js";
import type { WatchEvent } from "../../../runtime/registry/resource-watch.js";
import { eventually } from "../../support/eventually.js";
import { body, type Fixture, openFixture, Resource, status } from "./registry-fixture.js";

const GROUP = "late.example";

/** A kind like ConfigMap in a group of its own. */
function noteOf(fixture: Fixture, version: string, more: Partial<ResourceDefinition> = {}): ResourceDefinition {
  const { definition } = fixture.resource("configmaps").store;
  const names = { group: GROUP, version, kind: "Note", listKind: "NoteList", resource: "notes", singular: "note" };
  return { ...definition, ...names, origin: "custom", storage: { type: "stored", version: "v1" }, conversion: { type: "none" }, ...more };
}

function notes(fixture: Fixture): Resource {
  const found = fixture.registry.stored(GROUP, "v1", "notes");
  assert.ok(found, "the kind is served");
  return new Resource(found.store, fixture);
}

test("a kind is served from the moment its objects are loaded until it is taken away, with its objects kept", async (t) => {
  const fixture = await openFixture(t);
  const { registry } = fixture;
  const told: string[] = [];
  const name = ({ definition }: ResourceStore): string => definition.resource;
  registry.follow({ added: (store) => told.push(`+${name(store)}`), removed: (store) => told.push(`-${name(store)}`) });
  told.length = 0;
  const before = registry.definitions();
  const defining = registry.define([noteOf(fixture, "v1")]);
  assert.equal(registry.lookup(GROUP, "v1", "notes"), undefined, "not before its cache is whole");
  await defining;
  assert.notEqual(registry.definitions(), before);
  await notes(fixture).create({ metadata: { name: "a" }, data: { k: "1" } });
  const watch = await notes(fixture).store.watch(notes(fixture).target(), { timeoutSeconds: 60 }, () => undefined);
  assert.equal(watch.take().length, 1);
  registry.remove({ group: GROUP, resource: "notes" });
  assert.equal(registry.storedKind(GROUP, "v1", "Note"), undefined);
  assert.deepEqual([watch.take(), watch.ended], [[], true]);
  await registry.define([noteOf(fixture, "v1")]);
  assert.deepEqual((await notes(fixture).get("a"))["data"], { k: "1" });
  assert.deepEqual(told, ["+notes", "-notes", "+notes"]);
});

test("the later of two changes of a kind holds, also over one that still loads", async (t) => {
  const fixture = await openFixture(t);
  const { registry } = fixture;
  const first = registry.define([noteOf(fixture, "v1")]);
  registry.remove({ group: GROUP, resource: "notes" });
  await first;
  assert.equal(registry.lookup(GROUP, "v1", "notes"), undefined);
});

test("what was begun on a kind that is defined anew meanwhile is to be tried again, and shows nothing of the past", async (t) => {
  let review = (): void => undefined;
  let reviewing: (() => void) | undefined;
  const reviewed = new Promise<void>((resolve) => {
    review = resolve;
  });
  const plugin: AdmissionPlugin = {
    name: "Slow",
    operations: ["UPDATE"],
    async admit() {
      if (reviewing === undefined) return;
      reviewing();
      reviewing = undefined;
      await reviewed;
    },
  };
  const fixture = await openFixture(t, { plugins: () => [plugin] });
  const { registry, store } = fixture;
  await registry.define([noteOf(fixture, "v1")]);
  const before = notes(fixture);
  await before.create({ metadata: { name: "a" } });
  const asked = new Promise<void>((resolve) => {
    reviewing = resolve;
  });
  const writing = before.change("a", (note) => Object.assign(note, { data: { from: "before" } }));
  await asked;
  const next = (await store.revision()) + 1;
  const listing = before.names({ resourceVersion: String(next) });
  const getting = before.store.get(before.target("a"), { resourceVersion: String(next) });
  await registry.define([noteOf(fixture, "v1")]);
  await notes(fixture).change("a", (note) => Object.assign(note, { data: { from: "after" } }));
  review();
  for (const outcome of await Promise.allSettled([writing, listing, getting])) {
    assert.equal(outcome.status, "rejected");
    assert.ok(status(503, "ServiceUnavailable", /please try again$/)(outcome.reason));
  }
  assert.deepEqual((await notes(fixture).get("a"))["data"], { from: "after" });
});

test("a definition that cannot be served leaves nothing behind that follows the store", async (t) => {
  let read = 0;
  const counting = { default: () => void read++ };
  const fixture = await openFixture(t, { resourceHooks: { counting } });
  const kind = { group: "", version: "v1", kind: "Secret" };
  const painted = { type: "handler", name: "paint", verbs: ["create"], takes: kind, gives: kind, handler: "nobody" } as const;
  const schema = fixture.resource("secrets").store.definition.schema;
  await assert.rejects(fixture.registry.define([noteOf(fixture, "v1", { schema, hook: "counting", subresources: [painted] })]), RangeError);
  await fixture.registry.define([noteOf(fixture, "v1")]);
  await notes(fixture).create({ metadata: { name: "a" } });
  assert.equal(read, 0);
});

test("an object that cannot be brought into the form of today is shown as it is stored, beside all others", async (t) => {
  const failed: string[] = [];
  const fixture = await openFixture(t, { followFailed: (key, error) => failed.push(`${key}: ${error}`) });
  await fixture.registry.define([noteOf(fixture, "v1")]);
  for (const name of ["a", "b"]) await notes(fixture).create({ metadata: { name }, data: { k: name } });
  const conversion: Conversion = {
    type: "sync",
    toStorage: (object) => {
      if (object.metadata.name === "a") throw new TypeError("nobody can read this");
      return { ...object, apiVersion: `${GROUP}/v2` };
    },
    fromStorage: (object) => ({ ...object, apiVersion: `${GROUP}/v1` }),
  };
  const stored = { storage: { type: "stored", version: "v2" } as const };
  await fixture.registry.define([noteOf(fixture, "v2", stored), noteOf(fixture, "v1", { ...stored, conversion })]);
  const after = new Resource(notes(fixture).store, fixture, "v2");
  assert.deepEqual((await after.get("a"))["data"], { k: "a" });
  assert.equal((await after.get("b")).apiVersion, `${GROUP}/v2`);
  assert.deepEqual(failed, [`/registry/late.example/notes/ns!a: TypeError: nobody can read this`]);
});

test("what a definition names and nobody has is told, and nothing changes", async (t) => {
  const fixture = await openFixture(t);
  const before = fixture.registry.definitions();
  const handled = noteOf(fixture, "v1", { storage: { type: "none", handler: "nobody" }, subresources: [] });
  await assert.rejects(fixture.registry.define([handled]), /RangeError: there is no handler "nobody"/);
  assert.equal(fixture.registry.definitions(), before);
});

test("a conversion that asks elsewhere serves get, list, watch, patch, dry run and delete, in batches", async (t) => {
  const fixture = await openFixture(t);
  const batches: number[] = [];
  const renamed = (version: string) => async (objects: readonly ApiObject[]) => {
    batches.push(objects.length);
    await new Promise(setImmediate);
    return objects.map((object) => ({ ...object, apiVersion: `${GROUP}/${version}` }));
  };
  const conversion: Conversion = { type: "batch", toStorage: renamed("v1"), fromStorage: renamed("v2") };
  await fixture.registry.define([noteOf(fixture, "v1"), noteOf(fixture, "v2", { conversion })]);
  const v1 = notes(fixture);
  const v2 = new Resource(v1.store, fixture, "v2");
  const ready = { count: 0 };
  const watch = await v2.store.watch(v2.target(), { timeoutSeconds: 60 }, () => {
    ready.count += 1;
  });
  const versionsOf = (events: readonly WatchEvent[]) =>
    events.map((event) => ("object" in event ? event.object.object().apiVersion : event.type));
  watch.take();
  assert.equal((await v2.create({ metadata: { name: "a" }, data: { k: "1" } })).apiVersion, `${GROUP}/v2`);
  const seen: string[] = [];
  await eventually(() => seen.push(...versionsOf(watch.take())) > 0);
  assert.deepEqual(seen, [`${GROUP}/v2`]);
  assert.equal((await v1.get("a")).apiVersion, `${GROUP}/v1`);
  assert.equal((await v2.change("a", (note) => Object.assign(note, { data: { k: "2" } }))).apiVersion, `${GROUP}/v2`);
  for (let i = 0; i < 20; i++) await v1.create({ metadata: { name: `n${i}` } });
  batches.length = 0;
  const { entries } = await v2.store.list(v2.target(), {});
  assert.deepEqual([[...entries].length, batches], [21, [21]]);
  assert.equal((await v2.put("a", { metadata: { name: "a" }, data: {} }, { dryRun: ["All"] })).apiVersion, `${GROUP}/v2`);
  await v2.delete("a");
  watch.close();
});

test("objects stored in another version, or before a default was declared, are read as they would be stored today and then stored so", async (t) => {
  const fixture = await openFixture(t);
  const { registry } = fixture;
  const other: Conversion = {
    type: "sync",
    toStorage: (object) => ({ ...object, apiVersion: `${GROUP}/v1` }),
    fromStorage: (object) => ({ ...object, apiVersion: `${GROUP}/v2` }),
  };
  await registry.define([noteOf(fixture, "v1"), noteOf(fixture, "v2", { conversion: other })]);
  await notes(fixture).create({ metadata: { name: "a" }, data: { k: "1" } });
  const schema = fixture.resource("configmaps").store.definition.schema;
  const immutable = schema.fields["immutable"];
  assert.ok(immutable);
  const { kind, typeName, atomic, checks } = schema;
  const fields = { ...schema.fields, immutable: { ...immutable, default: false, optional: true } };
  const changed: StructSchema = { kind, typeName, atomic, checks, fields };
  // From now on v2 is stored, with a default that v1 did not have.
  const stored = { storage: { type: "stored", version: "v2" } as const, schema: changed };
  const back: Conversion = { type: "sync", toStorage: other.fromStorage, fromStorage: other.toStorage };
  await registry.define([noteOf(fixture, "v2", stored), noteOf(fixture, "v1", { ...stored, conversion: back })]);
  const after = new Resource(notes(fixture).store, fixture, "v2");
  const read = await after.get("a");
  assert.deepEqual([read.apiVersion, read["immutable"], read["data"]], [`${GROUP}/v2`, false, { k: "1" }]);
  const revision = await fixture.store.revision();
  await after.change("a", () => undefined);
  assert.equal(await fixture.store.revision(), revision + 1, "a write that changes nothing stores it in its new form");
  await after.change("a", () => undefined);
  assert.equal(await fixture.store.revision(), revision + 1);
});

test("objects stored in a version that somebody else converts are read in the one stored today, in batches, and then stored so", async (t) => {
  const fixture = await openFixture(t);
  const { registry } = fixture;
  await registry.define([noteOf(fixture, "v1")]);
  for (let i = 0; i < 20; i++) await notes(fixture).create({ metadata: { name: `n${i}` }, data: { k: String(i) } });
  const asked: string[] = [];
  // Whoever converts may write what it likes first.
  const renamed = (version: string) => async (objects: readonly ApiObject[]) => {
    await new Promise(setImmediate);
    asked.push(`${objects.length} ${objects[0]?.apiVersion}`);
    return objects.map(({ metadata, ...rest }) => ({ metadata, ...rest, apiVersion: `${GROUP}/${version}` }) as ApiObject);
  };
  const conversion: Conversion = { type: "batch", toStorage: renamed("v2"), fromStorage: renamed("v1") };
  const third: Conversion = {
    type: "sync",
    toStorage: (object) => ({ ...object, apiVersion: `${GROUP}/v2` }),
    fromStorage: (object) => ({ ...object, apiVersion: `${GROUP}/v3` }),
  };
  const stored = { storage: { type: "stored", version: "v2" } as const };
  const schema = fixture.resource("configmaps").store.definition.schema;
  const immutable = schema.fields["immutable"];
  assert.ok(immutable);
  const fields = { ...schema.fields, immutable: { ...immutable, default: false, optional: true } };
  const { kind, typeName, atomic, checks } = schema;
  await registry.define([
    noteOf(fixture, "v2", { ...stored, schema: { kind, typeName, atomic, checks, fields } }),
    noteOf(fixture, "v1", { ...stored, conversion }),
    noteOf(fixture, "v3", { ...stored, conversion: third }),
  ]);
  const [v1, v2, v3] = ["v1", "v2", "v3"].map((version) => new Resource(notes(fixture).store, fixture, version)) as [
    Resource,
    Resource,
    Resource,
  ];
  assert.deepEqual(asked, []);
  const shown = ({ apiVersion, data, immutable }: ApiObject & { data?: unknown; immutable?: unknown }) => [apiVersion, data, immutable];
  assert.deepEqual(shown(await v2.get("n3")), [`${GROUP}/v2`, { k: "3" }, false]);
  assert.deepEqual(shown(await v3.get("n3")), [`${GROUP}/v3`, { k: "3" }, false]);
  assert.deepEqual(asked.splice(0), Array(2).fill(`1 ${GROUP}/v1`));
  assert.deepEqual(shown(await v1.get("n3")), [`${GROUP}/v1`, { k: "3" }, undefined]);
  assert.deepEqual(asked, [], "nobody is asked for what is held so");

  const sent = async (resource: Resource) => {
    const { entries } = await resource.store.list(resource.target(), {});
    return Array.from(entries, ({ json }) => json.toString());
  };
  for (const [resource, version] of [
    [v2, "v2"],
    [v3, "v3"],
  ] as const) {
    const items = await sent(resource);
    assert.equal(items.length, 20);
    for (const item of items) assert.ok(item.startsWith(`{"kind":"Note","apiVersion":"${GROUP}/${version}","metadata":`), item);
    assert.deepEqual(asked.splice(0), [`20 ${GROUP}/v1`]);
  }

  const watch = await v2.store.watch(v2.target(), { timeoutSeconds: 60 }, () => undefined);
  t.after(() => watch.close());
  const seen: (string | undefined)[] = [];
  const taken = () => seen.push(...watch.take().map((event) => ("object" in event ? event.object.object().apiVersion : event.type)));
  await eventually(() => taken() >= 20);
  await v3.change("n4", () => undefined);
  await v2.delete("n5");
  await eventually(() => taken() >= 22);
  assert.deepEqual(seen, Array(22).fill(`${GROUP}/v2`));
  asked.length = 0;
  assert.deepEqual(shown(await v2.get("n4")), [`${GROUP}/v2`, { k: "4" }, false]);
  assert.deepEqual(asked, [], "any write stores it in its new form");
  assert.equal((await v1.change("n6", (note) => Object.assign(note, { data: { k: "x" } }))).apiVersion, `${GROUP}/v1`);
  assert.deepEqual((await v2.get("n6"))["data"], { k: "x" });
});

test("versions of different groups share one stored resource", async (t) => {
  const fixture = await openFixture(t);
  const home = noteOf(fixture, "v1");
  const away: Conversion = {
    type: "sync",
    toStorage: (object) => ({ ...object, apiVersion: apiVersionOf(home) }),
    fromStorage: (object) => ({ ...object, apiVersion: "away.example/v1" }),
  };
  const guest = noteOf(fixture, "v1", {
    group: "away.example",
    storage: { type: "storedAs", group: GROUP, version: "v1", kind: "Note" },
    conversion: away,
  });
  await fixture.registry.define([home, guest]);
  const found = fixture.registry.stored("away.example", "v1", "notes");
  assert.equal(found?.store, fixture.registry.stored(GROUP, "v1", "notes")?.store);
  assert.ok(found);
  const target = { definition: found.definition, namespace: "ns", name: "", subresource: "" };
  const made = await found.store.create(fixture.context, target, body({ metadata: { name: "a" } }), {});
  assert.equal(made.object.object().apiVersion, "away.example/v1");
  assert.equal((await notes(fixture).get("a")).apiVersion, `${GROUP}/v1`);
  await assert.rejects(async () => found.store.get({ ...target, name: "b" }, {}), /notes\.away\.example "b" not found/);
});
