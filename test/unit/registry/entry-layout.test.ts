import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { objectEntryFactory } from "../../../runtime/registry/object-entry.js";
import { encodeStored, sameContent, serveStored } from "../../../runtime/registry/stored-object.js";

const configMaps = () => objectEntryFactory("", "configmaps", true);

const object = (metadata: object, content: object = {}): ApiObject =>
  ({ kind: "ConfigMap", apiVersion: "v1", metadata: { name: "a", namespace: "ns", ...metadata }, ...content }) as ApiObject;

const managed = (manager: string, time: string, fields: object = { "f:data": { ".": {}, "f:text": {} } }) => ({
  manager,
  operation: "Update",
  apiVersion: "v1",
  time,
  fieldsType: "FieldsV1",
  fieldsV1: fields,
});

const timeOf = (second: number): string => new Date(second * 1000).toISOString().replace(".000", "");

/** What an entry of the stored value has to be, made of the value alone. */
const expectedJson = (stored: Buffer, revision: number): string => serveStored(stored, revision).json.toString("latin1");

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(
    ',"managedFields":[{"manager":"m","time":"2026-01-01T00:00:00Z"}]',
    '"managedFields":[',
    "\\",
    '"time":"2026-01-01T00:00:00Z"',
    "]}",
  ),
);
const times = fc.oneof(fc.nat(2_000_000_000).map(timeOf), texts);
/** Few sorts, so that they come again. */
const managedItem = fc.record({
  manager: fc.constantFrom("kubectl", "fill", '"'),
  time: times,
  fields: fc.constantFrom<object>({}, { "f:data": { ".": {}, "f:text": {} } }, { 'k:{"name":"time"}': { "f:time": {} } }),
});
const managedFields = fc
  .array(managedItem, { maxLength: 10 })
  .map((items) => items.map(({ manager, time, fields }) => managed(manager, time, fields)));
const metadata = fc.record(
  {
    name: texts.filter((text) => text !== ""),
    uid: texts,
    labels: fc.dictionary(texts, texts, { maxKeys: 3 }),
    annotations: fc.dictionary(texts, texts, { maxKeys: 3 }),
    finalizers: fc.array(texts, { maxLength: 2 }),
    managedFields,
  },
  { requiredKeys: ["name"] },
);
const content = fc.record(
  { data: fc.dictionary(texts, texts, { maxKeys: 3 }), spec: fc.record({ a: texts, managedFields }), managedFields },
  { requiredKeys: [] },
);

test("entries are the bytes that were stored, whatever stands in them and whatever other entries have in common with them", () => {
  const versions = fc.integer({ min: 1, max: 1e12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(metadata, content, versions), { minLength: 1, maxLength: 12 }), (objects) => {
      const factory = configMaps();
      const entries = [...objects, ...objects].map(([meta, rest, revision]) => {
        const stored = encodeStored(object(meta, rest));
        return { stored, revision, entry: factory.create({ key: `${factory.resource.prefix}ns!a`, value: stored, revision }) };
      });
      for (const { stored, revision, entry } of entries) {
        const expected = expectedJson(stored, revision);
        assert.equal(entry.size, Buffer.byteLength(expected, "latin1"));
        assert.equal(entry.json.toString("latin1"), expected);
        assert.equal(sameContent(stored, entry, revision), true);
        for (const from of [0, 20, entry.offset]) {
          const copy = Buffer.alloc(entry.size - from + 20, "-");
          entry.copyJson(copy, 10, from);
          assert.equal(copy.toString("latin1"), `----------${expected.slice(from)}----------`);
        }
        const parsed = JSON.parse(Buffer.from(expected, "latin1").toString()) as ApiObject;
        assert.deepEqual(entry.object(), parsed);
        assert.deepEqual(entry.labels(), parsed.metadata.labels ?? {});
        for (const name of ["uid", "annotations", "finalizers", "deletionTimestamp", "managedFields", "resourceVersion"] as const) {
          assert.deepEqual(entry.metadataMember(name), parsed.metadata[name]);
        }
      }
      for (const { stored, entry } of entries) assert.equal(entry.withRevision(77).json.toString("latin1"), expectedJson(stored, 77));
      // Those that were looked at first are looked at again, when others have been.
      for (const { stored, revision, entry } of entries) assert.equal(entry.view().toString("latin1"), expectedJson(stored, revision));
    }),
    { numRuns: 200 },
  );
});

test("managed fields that many objects have, at other times each, are kept once", () => {
  const { resource } = configMaps();
  const served = Array.from({ length: 1000 }, (_, index) => {
    const managers = [managed("kubectl", timeOf(index)), managed("kubelet", timeOf(2 * index), { "f:status": { "f:phase": {} } })];
    const stored = encodeStored(object({ name: `object-${index}`, managedFields: managers }, { data: { text: "x" } }));
    return serveStored(stored, index + 1, false, resource.layouts);
  });
  const [first, second] = served.slice(-2);
  assert.equal(second?.memory, first?.memory);
  const taken = (second?.start ?? 0) - (first?.start ?? 0);
  assert.ok(taken > 0 && taken < (first?.size ?? 0) / 2, `${taken} of ${first?.size} bytes`);
  assert.equal(new Set(served.slice(1).map(({ layout }) => layout)).size, 1);
});

test("what was seen once is not kept apart, and of what was seen more often the oldest is forgotten", () => {
  const { layouts } = configMaps().resource;
  const serve = (index: number) => {
    const stored = encodeStored(object({ managedFields: [managed(`manager-${index}`, timeOf(index))] }));
    return { stored, served: serveStored(stored, 5, false, layouts) };
  };
  assert.equal(serve(0).served.layout, undefined);
  const kept = serve(0).served.layout;
  assert.notEqual(kept, undefined);
  assert.equal(serve(0).served.layout, kept);
  for (let index = 1; index < 1000; index++) {
    serve(index);
    assert.notEqual(serve(index).served.layout, undefined);
  }
  assert.equal(serve(0).served.layout, undefined, "forgotten");
  assert.notEqual(serve(0).served.layout, undefined, "learned again");
});

test("large objects, and what was never stored, share nothing", () => {
  const { layouts } = configMaps().resource;
  const stored = (bytes: number) =>
    encodeStored(object({ managedFields: [managed("m", timeOf(1))] }, { data: { text: "x".repeat(bytes) } }));
  for (let attempt = 0; attempt < 3; attempt++) {
    assert.equal(serveStored(stored(20_000), 5, false, layouts).layout, undefined);
    assert.equal(serveStored(stored(10), 0, false, layouts).layout, undefined);
  }
});
