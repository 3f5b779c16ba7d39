import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { EncodedForms } from "../../../runtime/registry/encoded-forms.js";
import { objectEntryFactory } from "../../../runtime/registry/object-entry.js";
import { encodeStored, readLabels, sameContent, serveStored } from "../../../runtime/registry/stored-object.js";
import { CacheMemory } from "../../../runtime/storage/cache/cache-memory.js";

const object = (metadata: object, content: object = {}): ApiObject =>
  ({ kind: "ConfigMap", apiVersion: "v1", metadata: { name: "a", ...metadata }, ...content }) as ApiObject;

test("the served JSON is the stored one with resourceVersion spliced in", () => {
  const stored = encodeStored(object({ namespace: "ns", resourceVersion: "7", labels: {}, finalizers: [] }, { data: { k: "é" } }));
  const { json } = serveStored(stored, 42);
  const expected =
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"resourceVersion":"42","name":"a","namespace":"ns"},"data":{"k":"é"}}';
  assert.equal(json.toString(), expected);
  assert.equal(serveStored(stored, 0).json.toString(), expected.replace('"resourceVersion":"42",', ""));
});

test("labels are found without parsing, whatever else metadata holds", () => {
  const strings = fc.string({ unit: "binary", maxLength: 20 });
  const metadata = fc.record(
    {
      name: strings.filter((text) => text !== ""),
      generateName: strings,
      generation: fc.nat(),
      labels: fc.dictionary(strings, strings),
      annotations: fc.dictionary(strings, strings),
      finalizers: fc.array(strings),
    },
    { requiredKeys: ["name"] },
  );
  fc.assert(
    fc.property(metadata, fc.dictionary(strings, strings), fc.integer({ min: 0, max: 1e12 }), (meta, data, revision) => {
      const served = serveStored(encodeStored(object(meta, { data })), revision);
      const parsed = JSON.parse(served.json.toString()) as ApiObject;
      assert.deepEqual(readLabels(served.json, served.offset), parsed.metadata.labels);
    }),
  );
});

test("a member of an entry's metadata is read without what is large and stands behind it", () => {
  const metadata = { uid: "u", generation: 3, labels: { a: "b" }, annotations: { c: "d" }, managedFields: [{ manager: "m" }] };
  const entry = objectEntryFactory("", "configmaps", true).create({
    key: "/registry/configmaps/ns/a",
    value: encodeStored(object(metadata)),
    revision: 4,
  });
  const broken = (text: string): void => void entry.json.write("]", entry.json.indexOf(text), "latin1");
  broken('[{"manager"');
  assert.deepEqual(entry.metadataMember("annotations"), { c: "d" });
  broken('{"a":"b"}');
  assert.equal(entry.metadataMember("deletionTimestamp"), undefined);
  assert.equal(entry.metadataMember("generation"), 3);
  assert.equal(entry.uid, "u");
});

test("large objects are read in slices, each once, however many others are read meanwhile; small ones at once", async () => {
  const factory = objectEntryFactory("", "configmaps", true);
  const entryOf = (name: string, bytes: number) =>
    factory.create({
      key: `/registry/configmaps/ns!${name}`,
      value: encodeStored(object({ name }, { data: { a: "x".repeat(bytes) } })),
      revision: 4,
    });
  const small = entryOf("small", 1).read();
  assert.ok(!(small instanceof Promise) && small.metadata.name === "small");
  const large = Array.from({ length: 4 }, (_, index) => entryOf(`large-${index}`, 3_000_000));
  const ahead = large.map((entry) => entry.readAhead());
  const read = await Promise.all(large.map((entry) => entry.read()));
  assert.deepEqual(
    read.map(({ metadata }) => metadata.name),
    ["large-0", "large-1", "large-2", "large-3"],
  );
  for (const [index, object] of (await Promise.all(ahead)).entries()) assert.equal(read[index], object);
});

test("labels are picked by their keys out of many, whatever their values and what stands around them", () => {
  const factory = objectEntryFactory("", "configmaps", true);
  const entryOf = (metadata: object) =>
    factory.create({ key: `${factory.resource.prefix}ns!a`, value: encodeStored(object({ namespace: "ns", ...metadata })), revision: 9 });
  const labels = { a: "", bb: '"}', "example.com/c": "\\", dd: "é", ee: "last" };
  const large = "x".repeat(70_000);
  const entry = entryOf({ labels, annotations: { ff: "no label", large } });
  const pick = (...keys: string[]) => entry.labelsFor({ keys: new Set(keys) });
  assert.deepEqual(pick("a"), { a: "" });
  assert.deepEqual(pick("ee", "bb", "ff", "absent"), { bb: '"}', ee: "last" });
  assert.deepEqual(pick(...Object.keys(labels)), labels);
  assert.deepEqual(pick(), {});
  assert.deepEqual(entryOf({ annotations: { a: "b", large } }).labelsFor({ keys: new Set(["a"]) }), {});
});

test("the same content is recognized, other content and other versions are not", () => {
  const stored = encodeStored(object({}, { data: { k: "1" } }));
  const served = serveStored(stored, 9);
  assert.equal(sameContent(stored, served, 9), true);
  assert.equal(sameContent(encodeStored(object({}, { data: { k: "2" } })), served, 9), false);
  assert.equal(sameContent(encodeStored(object({}, { data: { k: "12" } })), served, 9), false);
});

test("an entry knows its names, its revised copies, and keeps encodings within the bound", () => {
  const forms = new EncodedForms(new CacheMemory(32_000));
  const factory = objectEntryFactory("", "configmaps", true, forms);
  const value = encodeStored(object({ namespace: "ns", labels: { x: "y" } }));
  const entry = factory.create({ key: `${factory.resource.prefix}ns!a`, value, revision: 99 });
  assert.deepEqual([entry.namespace, entry.name, entry.resourceVersion], ["ns", "a", "99"]);
  assert.deepEqual(entry.labels(), { x: "y" });
  assert.deepEqual(entry.labelsFor({ keys: new Set(["x", "z"]) }), { x: "y" });
  const later = entry.withRevision(1_000);
  assert.deepEqual(later.object(), { ...entry.object(), metadata: { ...entry.object().metadata, resourceVersion: "1000" } });
  let made = 0;
  const make = () => {
    made += 1;
    return Buffer.alloc(1_000);
  };
  const form = (id: string) => entry.form(id, make);
  assert.equal(form("a"), form("a"));
  assert.equal(made, 1);
  for (let index = 0; index < 30; index++) form(`f${index}`);
  form("a");
  assert.equal(made, 32);
  const cluster = objectEntryFactory("rbac", "roles", false, forms);
  assert.equal(cluster.create({ key: `${cluster.resource.prefix}a!b`, value, revision: 1 }).name, "a!b");
});
