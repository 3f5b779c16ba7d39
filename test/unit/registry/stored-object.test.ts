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
