/** Objects, lists, watches and errors in every representation (LIST-01, NEG-02 to NEG-20, WATCH-08, WATCH-16). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { definitionFactories, metaTypes, vendorProfiles } from "../../../generated/index.js";
import { type EncodableObject, transientObject } from "../../../runtime/codec/encodable-object.js";
import { HELD_MESSAGES_BYTES } from "../../../runtime/codec/lists/messages.js";
import { negotiateOutput, type OutputForm, offerMediaTypes } from "../../../runtime/codec/negotiation/negotiation.js";
import { LIST_CHUNK_BYTES, ObjectCodec } from "../../../runtime/codec/object-codec.js";
import { unwrap } from "../../../runtime/codec/protobuf/envelope.js";
import { wireFields } from "../../../runtime/codec/protobuf/wire.js";
import { parseYaml } from "../../../runtime/codec/yaml/yaml.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import type { ProtobufCodec, ResourceDefinition } from "../../../runtime/definition/resource-definition.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";
import { notFound } from "../../../runtime/errors/constructors.js";
import { StatusError } from "../../../runtime/errors/status.js";

const profile = vendorProfiles.orch as VendorProfile;
const META = `meta.${profile.groupDomain}`;
const definition = definitionFactories.map((factory) => factory(profile)).find(({ kind }) => kind === "ConfigMap") as ResourceDefinition;
const NOW = Date.parse("2024-01-01T00:05:00Z");
const codec = new ObjectCodec({ profile, metaTypes, clock: { now: () => NOW, steady: () => 0 } });
const offer = offerMediaTypes(profile, { protobuf: true, transforms: "objects" });

const form = (accept: string): OutputForm => negotiateOutput(accept, offer);
const transformed = (as: string, version = "v1", type = "application/json"): OutputForm => form(`${type};as=${as};g=${META};v=${version}`);
const json = form("application/json");
const yaml = form("application/yaml");
const protobuf = form(profile.protobufMediaType);

function configMap(name: string, value = "v"): EncodableObject {
  const object: ApiObject = {
    kind: "ConfigMap",
    apiVersion: "v1",
    metadata: { name, namespace: "default", resourceVersion: "7", creationTimestamp: "2024-01-01T00:00:00Z" },
    data: { k: value },
  };
  return transientObject(Buffer.from(JSON.stringify(object)), () => structuredClone(object));
}

const object = configMap("a");
const list = async (items: Iterable<EncodableObject>, as: OutputForm, options = {}): Promise<Buffer> => {
  const metadata = { resourceVersion: "9", continue: "token", remainingItemCount: 3 };
  const { length, chunks } = await codec.encodeList(definition, metadata, items, as, options);
  const bytes = Buffer.concat(Array.from(chunks, (chunk) => Buffer.from(chunk as Buffer)));
  assert.ok(length === undefined || length === bytes.length);
  return bytes;
};
const read = (bytes: Buffer): ReturnType<typeof JSON.parse> => JSON.parse(bytes.toString());
const unwrapped = (bytes: Buffer) => unwrap(profile.protobufPrefix, bytes);
const decode = (raw: Uint8Array) => (definition.protobuf as ProtobufCodec).decode(raw);

describe("one object", () => {
  test("in JSON is the very bytes it has", () => assert.equal(codec.encodeObject(definition, object, json), object.json));

  test("in YAML says the same", () => {
    assert.deepEqual(parseYaml(codec.encodeObject(definition, object, yaml)).value, object.object());
  });

  test("in protobuf is an enveloped message (NEG-03, NEG-04)", () => {
    const { apiVersion, kind, raw } = unwrapped(codec.encodeObject(definition, object, protobuf));
    assert.deepEqual([apiVersion, kind, decode(raw).data], ["v1", "ConfigMap", { k: "v" }]);
  });

  test("as metadata only, in both encodings and versions (NEG-17)", () => {
    for (const version of ["v1", "v1beta1"]) {
      const partial = read(codec.encodeObject(definition, object, transformed("PartialObjectMetadata", version)));
      assert.deepEqual(partial, { kind: "PartialObjectMetadata", apiVersion: `${META}/${version}`, metadata: object.object().metadata });
      const bytes = codec.encodeObject(definition, object, transformed("PartialObjectMetadata", version, profile.protobufMediaType));
      const { apiVersion, kind, raw } = unwrapped(bytes);
      assert.deepEqual([apiVersion, kind], [`${META}/${version}`, "PartialObjectMetadata"]);
      assert.equal((decode(raw).metadata as { name: string }).name, "a");
      assert.deepEqual(
        [...wireFields(raw)].map(({ number }) => number),
        [1],
      );
    }
  });

  test("as a Table of one row (NEG-11, NEG-12, NEG-16)", () => {
    const table = read(codec.encodeObject(definition, object, transformed("Table")));
    assert.deepEqual([table.kind, table.apiVersion, table.metadata], ["Table", `${META}/v1`, { resourceVersion: "7" }]);
    assert.deepEqual(
      table.columnDefinitions.map((column: { name: string }) => column.name),
      ["Name", "Data", "Age"],
    );
    assert.deepEqual(table.rows, [
      { cells: ["a", 1, "5m"], object: { kind: "PartialObjectMetadata", apiVersion: `${META}/v1`, metadata: object.object().metadata } },
    ]);
    const row = (includeObject: "None" | "Object") =>
      read(codec.encodeObject(definition, object, transformed("Table"), { includeObject })).rows[0].object;
    assert.equal(row("None"), null);
    assert.deepEqual(row("Object"), object.object());
    const inYaml = parseYaml(codec.encodeObject(definition, object, transformed("Table", "v1", "application/yaml"))).value;
    assert.deepEqual(inYaml, table);
  });

  test("without columns of its own has name and creation time (NEG-13)", () => {
    const plain = { ...definition, columns: [] };
    const table = read(codec.encodeObject(plain, object, transformed("Table")));
    assert.deepEqual(
      table.columnDefinitions.map(({ name, type, format }: Record<string, string>) => [name, type, format]),
      [
        ["Name", "string", "name"],
        ["Created At", "date", ""],
      ],
    );
    assert.deepEqual(table.rows[0].cells, [object.object().metadata.name, object.object().metadata.creationTimestamp]);
  });

  test("is no list", () => {
    assert.throws(
      () => codec.encodeObject(definition, object, transformed("PartialObjectMetadataList")),
      (error) => error instanceof StatusError && error.code === 406,
    );
  });
});

describe("a list", () => {
  const items = ["a", "b", "c"].map((name) => configMap(name));

  test("in JSON holds the items as they are, but for their type, which the list tells (LIST-01)", async () => {
    assert.deepEqual(read(await list(items, json)), {
      kind: "ConfigMapList",
      apiVersion: "v1",
      metadata: { resourceVersion: "9", continue: "token", remainingItemCount: 3 },
      items: items.map((item) => {
        const { kind: _kind, apiVersion: _apiVersion, ...content } = item.object();
        return content;
      }),
    });
    assert.deepEqual(read(await list([], json)).items, []);
  });

  test("in YAML says the same", async () => {
    assert.deepEqual(parseYaml(await list(items, yaml)).value, read(await list(items, json)));
    assert.deepEqual(parseYaml(await list([], yaml)).value, read(await list([], json)));
  });

  test("in protobuf is one enveloped message", async () => {
    const { apiVersion, kind, raw } = unwrapped(await list(items, protobuf));
    assert.deepEqual([apiVersion, kind], ["v1", "ConfigMapList"]);
    const fields = [...wireFields(raw)];
    assert.deepEqual(
      fields.map(({ number }) => number),
      [1, 2, 2, 2],
    );
    assert.deepEqual(
      fields.slice(1).map(({ content }) => (decode(content as Buffer).metadata as { name: string }).name),
      ["a", "b", "c"],
    );
    const [listMeta] = fields;
    assert.deepEqual(
      [...wireFields(listMeta?.content as Buffer)].map(({ content }) => content?.toString()),
      ["", "9", "token", undefined],
    );
  });

  test("as metadata only, also in protobuf, whose beta version has its fields reversed", async () => {
    const partial = read(await list(items, transformed("PartialObjectMetadataList")));
    assert.deepEqual(
      [partial.kind, partial.apiVersion, partial.items[1].kind, partial.items[1].metadata.name],
      ["PartialObjectMetadataList", `${META}/v1`, "PartialObjectMetadata", "b"],
    );
    for (const [version, numbers] of [
      ["v1", [1, 2, 2, 2]],
      ["v1beta1", [1, 1, 1, 2]],
    ] as const) {
      const { raw } = unwrapped(await list(items, transformed("PartialObjectMetadataList", version, profile.protobufMediaType)));
      assert.deepEqual(
        [...wireFields(raw)].map(({ number }) => number),
        numbers,
      );
    }
    assert.throws(() => codec.encodeList(definition, {}, items, transformed("PartialObjectMetadata")), StatusError);
  });

  test("as a Table carries the list's metadata (NEG-16)", async () => {
    const table = read(await list(items, transformed("Table"), { includeObject: "None" }));
    assert.deepEqual(table.metadata, { resourceVersion: "9", continue: "token", remainingItemCount: 3 });
    assert.deepEqual(
      table.rows.map((row: { cells: unknown[] }) => row.cells[0]),
      ["a", "b", "c"],
    );
  });

  test("comes in bounded chunks, also with items larger than a chunk", async () => {
    const large = [
      configMap("a", "x".repeat(3 * LIST_CHUNK_BYTES)),
      ...Array.from({ length: 500 }, (_, i) => configMap(`b${i}`, "y".repeat(1000))),
    ];
    for (const as of [json, protobuf]) {
      const chunks = [...(await codec.encodeList(definition, { resourceVersion: "9" }, large, as)).chunks] as Buffer[];
      assert.ok(chunks.length > 4);
      assert.ok(chunks.every(({ length }) => length <= LIST_CHUNK_BYTES || length >= 3 * LIST_CHUNK_BYTES));
    }
    assert.equal(read(await list(large, json)).items.length, 501);
    assert.equal([...wireFields(unwrapped(await list(large, protobuf)).raw)].length, 502);
  });
});

describe("a long binary list", () => {
  test("is the same with others written between its pieces, wherever a chunk of it ends", async () => {
    const others = Array.from({ length: 6 }, (_, i) => configMap(`other${i}`, "o".repeat(LIST_CHUNK_BYTES)));
    const listed = (first: string) => [configMap("a", first), ...Array.from({ length: 3 }, (_, i) => configMap(`b${i}`, "y".repeat(500)))];
    const around = LIST_CHUNK_BYTES - (await list([configMap("a", "")], protobuf)).length;
    let whole = 0;
    for (let i = -16; i < 16; i++) {
      const items = listed("x".repeat(around + i));
      const alone = await list(items, protobuf);
      const other = (await codec.encodeList(definition, {}, others, protobuf)).chunks[Symbol.iterator]();
      const parts: Buffer[] = [];
      for (const chunk of (
        await codec.encodeList(definition, { resourceVersion: "9", continue: "token", remainingItemCount: 3 }, items, protobuf)
      ).chunks) {
        parts.push(Buffer.from(chunk as Buffer));
        other.next();
        other.next();
      }
      if (Buffer.concat(parts).equals(alone)) whole += 1;
    }
    assert.equal(whole, 32);
  });

  const objects = Array.from({ length: 5 }, (_, i) => configMap(`long${i}`, "z".repeat(HELD_MESSAGES_BYTES / 3)));

  test("is the same whether its messages were held, measured or known", async () => {
    const short = await Promise.all(
      objects.map(async (object) => [...wireFields(unwrapped(await list([object], protobuf)).raw)][1]?.content),
    );
    for (const _ of ["measured", "known"]) {
      const fields = [...wireFields(unwrapped(await list(objects, protobuf)).raw)].slice(1);
      assert.ok(fields.every(({ content }, i) => short[i]?.equals(content as Buffer)));
      assert.deepEqual(
        objects.map(({ messageLength = 0 }) => messageLength > 0),
        [false, false, false, true, true],
      );
    }
  });
});

describe("a watch", () => {
  const joined = (frame: unknown): Buffer => Buffer.concat(frame as readonly Buffer[]);

  /** The object within a binary frame. */
  function unframe(frame: Buffer): { type: string; apiVersion: string; kind: string; raw: Buffer } {
    assert.equal(frame.readUInt32BE(0), frame.length - 4);
    const [type, extension] = [...wireFields(frame.subarray(4))];
    assert.deepEqual([type?.number, extension?.number], [1, 2]);
    const [raw] = [...wireFields(extension?.content as Buffer)];
    return { type: String(type?.content), ...unwrapped(raw?.content as Buffer) };
  }

  test("in JSON is a line per event", () => {
    const frame = joined(codec.watchEncoder(definition, json).event("ADDED", object));
    assert.deepEqual(read(frame), { type: "ADDED", object: object.object() });
    assert.ok(frame.toString().endsWith("}\n"));
  });

  test("shares frames among watchers, by type and representation", () => {
    const [one, other] = [codec.watchEncoder(definition, json), codec.watchEncoder(definition, json)];
    assert.equal(one.event("MODIFIED", object), other.event("MODIFIED", object));
    assert.notEqual(one.event("DELETED", object), other.event("MODIFIED", object));
    assert.notEqual(codec.watchEncoder(definition, protobuf).event("MODIFIED", object), one.event("MODIFIED", object));
  });

  test("copies nothing of a large object, and says the same of it", () => {
    const large = configMap("large", "z".repeat(300_000));
    const inJson = codec.watchEncoder(definition, json).event("ADDED", large) as readonly Buffer[];
    assert.ok(inJson.includes(large.json));
    assert.deepEqual(read(joined(inJson)), { type: "ADDED", object: large.object() });
    const inProtobuf = codec.watchEncoder(definition, protobuf).event("ADDED", large) as readonly Buffer[];
    assert.ok(inProtobuf.length > 1);
    assert.deepEqual(decode(unframe(joined(inProtobuf)).raw).data, large.object()["data"]);
  });

  test("in protobuf is a length and a bare event around a whole enveloped object", () => {
    const { type, apiVersion, kind, raw } = unframe(joined(codec.watchEncoder(definition, protobuf).event("DELETED", object)));
    assert.deepEqual([type, apiVersion, kind, decode(raw).data], ["DELETED", "v1", "ConfigMap", { k: "v" }]);
  });

  test("of Tables sends the columns once", () => {
    const encoder = codec.watchEncoder(definition, transformed("Table"));
    const [first, second] = [object, configMap("b")].map((each) => read(joined(encoder.event("ADDED", each))));
    assert.deepEqual([first.object.kind, first.object.columnDefinitions.length, second.object.columnDefinitions], ["Table", 3, null]);
    assert.equal(second.object.rows[0].cells[0], "b");
  });

  test("bookmarks hold nothing but a version (WATCH-08)", () => {
    assert.deepEqual(read(codec.watchEncoder(definition, json).bookmark("12")), {
      type: "BOOKMARK",
      object: { kind: "ConfigMap", apiVersion: "v1", metadata: { resourceVersion: "12" } },
    });
    const last = read(codec.watchEncoder(definition, json).bookmark("12", true));
    assert.deepEqual(last.object.metadata.annotations, { [profile.initialEventsEndAnnotation]: "true" });
    const { type, raw } = unframe(codec.watchEncoder(definition, protobuf).bookmark("12", true));
    assert.deepEqual([type, (decode(raw).metadata as { resourceVersion: string }).resourceVersion], ["BOOKMARK", "12"]);
    assert.equal(read(codec.watchEncoder(definition, transformed("Table")).bookmark("12")).object.metadata.resourceVersion, "12");
    const partial = read(codec.watchEncoder(definition, transformed("PartialObjectMetadata")).bookmark("12"));
    assert.deepEqual(partial.object, { kind: "PartialObjectMetadata", apiVersion: `${META}/v1`, metadata: { resourceVersion: "12" } });
  });

  test("fails with a Status, whatever the representation", () => {
    const { status } = notFound({ group: "", resource: "configmaps" }, "a");
    for (const as of [json, transformed("Table")]) {
      assert.deepEqual(read(codec.watchEncoder(definition, as).error(status)), {
        type: "ERROR",
        object: JSON.parse(JSON.stringify(status)),
      });
    }
    const { type, kind, raw } = unframe(codec.watchEncoder(definition, protobuf).error(status));
    assert.deepEqual([type, kind, metaTypes.Status?.protobuf.decode(raw).code], ["ERROR", "Status", 404]);
  });
});

test("a Status is told in each encoding (NEG-19)", () => {
  const { status } = notFound({ group: "", resource: "configmaps" }, "a");
  const plain = JSON.parse(JSON.stringify(status));
  assert.deepEqual(read(codec.encodeStatus(status, json)), plain);
  assert.deepEqual(parseYaml(codec.encodeStatus(status, yaml)).value, plain);
  const { apiVersion, kind, raw } = unwrapped(codec.encodeStatus(status, protobuf));
  assert.deepEqual([apiVersion, kind, metaTypes.Status?.protobuf.decode(raw).message], ["v1", "Status", status.message]);
});
