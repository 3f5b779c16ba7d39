/** Content negotiation, Tables, metadata-only answers, the binary encoding, compression. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { gunzipSync } from "node:zlib";
import protobuf from "protobufjs";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const PROTOBUF = "application/vnd.orch.protobuf";
const TABLE = "application/json;as=Table;g=meta.orch.io;v=v1";

/** The envelope and a ConfigMap, written down here once more so that the server's own codec is not its judge. */
const messages = protobuf.parse(`
  syntax = "proto2";
  message TypeMeta { optional string apiVersion = 1; optional string kind = 2; }
  message Unknown { optional TypeMeta typeMeta = 1; optional bytes raw = 2; optional string contentEncoding = 3; optional string contentType = 4; }
  message Time { optional int64 seconds = 1; optional int32 nanos = 2; }
  message ObjectMeta { optional string name = 1; optional string namespace = 3; optional string uid = 5; optional string resourceVersion = 6;
    optional Time creationTimestamp = 8; map<string, string> labels = 11; }
  message ListMeta { optional string selfLink = 1; optional string resourceVersion = 2; optional string continue = 3; optional int64 remainingItemCount = 4; }
  message ConfigMap { optional ObjectMeta metadata = 1; map<string, string> data = 2; map<string, bytes> binaryData = 3; optional bool immutable = 4; }
  message ConfigMapList { optional ListMeta metadata = 1; repeated ConfigMap items = 2; }
  message Status { optional ListMeta metadata = 1; optional string status = 2; optional string message = 3; optional string reason = 4; optional int32 code = 6; }
  message RawExtension { optional bytes raw = 1; }
  message WatchEvent { optional string type = 1; optional RawExtension object = 2; }
`).root;

// biome-ignore lint/suspicious/noExplicitAny: messages of every shape
function decode(type: string, bytes: Uint8Array): any {
  return messages.lookupType(type).decode(bytes).toJSON();
}

// biome-ignore lint/suspicious/noExplicitAny: messages of every shape
function unwrap(type: string, bytes: Buffer): { typeMeta: any; object: any; unknown: any } {
  assert.deepEqual([...bytes.subarray(0, 4)], [0x6b, 0x38, 0x73, 0x00]);
  const unknown = messages.lookupType("Unknown").decode(bytes.subarray(4)) as unknown as { raw: Uint8Array; typeMeta: object };
  return { typeMeta: { ...unknown.typeMeta }, object: decode(type, unknown.raw), unknown };
}

function wrap(type: string, kind: string, object: object): Buffer {
  const raw = messages.lookupType(type).encode(messages.lookupType(type).fromObject(object)).finish();
  const unknown = messages.lookupType("Unknown");
  const body = unknown.encode(unknown.fromObject({ typeMeta: { apiVersion: "v1", kind }, raw })).finish();
  return Buffer.concat([Buffer.from([0x6b, 0x38, 0x73, 0x00]), body]);
}

describe("negotiation", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
    assertOk(await server.admin.post(MAPS, { metadata: { name: "n", labels: { a: "b" } }, data: { k: "v", l: "w" } }), 201);
  });
  after(() => server.stop());

  const get = (path: string, accept: string) => server.admin.get(path, { accept });

  test("NEG-02, NEG-03, NEG-04, NEG-20 objects, lists and errors in the binary encoding", async () => {
    const reply = await get(`${MAPS}/n`, PROTOBUF);
    assert.equal(reply.headers["content-type"], PROTOBUF);
    const { typeMeta, object } = unwrap("ConfigMap", reply.bytes);
    const json = (await server.admin.get(`${MAPS}/n`)).json;
    assert.deepEqual(typeMeta, { apiVersion: "v1", kind: "ConfigMap" });
    assert.deepEqual(
      [object.data, object.metadata.uid, object.metadata.resourceVersion],
      [json.data, json.metadata.uid, json.metadata.resourceVersion],
    );
    const list = unwrap("ConfigMapList", (await get(MAPS, PROTOBUF)).bytes);
    assert.equal(list.typeMeta.kind, "ConfigMapList");
    assert.ok(list.object.items.some((item: { metadata: { name: string } }) => item.metadata.name === "n"));
    assert.match(list.object.metadata.resourceVersion, /^\d+$/);
    const missing = await get(`${MAPS}/none`, PROTOBUF);
    assert.equal(missing.status, 404);
    const status = unwrap("Status", missing.bytes);
    assert.deepEqual([status.typeMeta.kind, status.object.reason, status.object.code], ["Status", "NotFound", 404]);
  });

  test("NEG-05, NEG-06 binary bodies, and what is wrong with some", async () => {
    const body = wrap("ConfigMap", "ConfigMap", { metadata: { name: "binary" }, data: { a: "b" } });
    const made = await server.admin.post(MAPS, body, { type: PROTOBUF, accept: "application/json" });
    assert.deepEqual(assertOk(made, 201).data, { a: "b" });
    const wrong = Buffer.from(body);
    wrong[0] = 0x6c;
    assertStatus(await server.admin.post(MAPS, wrong, { type: PROTOBUF }), 400, "BadRequest");
    assertStatus(await server.admin.post(MAPS, body.subarray(0, body.length - 3), { type: PROTOBUF }), 400, "BadRequest");
    assertStatus(await server.admin.post(MAPS, Buffer.from("nothing"), { type: PROTOBUF }), 400, "BadRequest");
    assertStatus(await server.admin.post("/api/v1/namespaces/default/secrets", body, { type: PROTOBUF }), 400, "BadRequest");
  });

  test("NEG-08, NEG-09, NEG-18 ordered lists, fallbacks, refusals", async () => {
    const typeOf = async (accept: string) => (await get(`${MAPS}/n`, accept)).headers["content-type"];
    assert.equal(await typeOf("*/*"), "application/json");
    assert.equal(await typeOf("application/*"), "application/json");
    assert.equal(await typeOf(`text/csv, ${PROTOBUF}`), PROTOBUF);
    assert.equal(await typeOf(`application/json;q=0.1, ${PROTOBUF};q=0.9`), PROTOBUF);
    assert.equal(await typeOf("application/yaml"), "application/yaml");
    const refused = await get(`${MAPS}/n`, "text/csv");
    assertStatus(
      refused,
      406,
      "NotAcceptable",
      `only the following media types are accepted: application/json, application/yaml, ${PROTOBUF}`,
    );
    assertStatus(await server.admin.post(MAPS, { metadata: { name: "never" } }, { accept: "text/csv" }), 406, "NotAcceptable");
    assertStatus(await server.admin.get(`${MAPS}/never`), 404, "NotFound");
  });

  test("NEG-11, NEG-12, NEG-14, NEG-16 Tables of an item and of a list", async () => {
    for (const version of ["v1", "v1beta1"]) {
      const table = assertOk(await get(`${MAPS}/n`, TABLE.replace("v=v1", `v=${version}`)), 200);
      assert.deepEqual([table.kind, table.apiVersion], ["Table", `meta.orch.io/${version}`]);
      const columns = table.columnDefinitions as { name: string; type: string }[];
      assert.deepEqual(
        columns.map((column) => column.name),
        ["Name", "Data", "Age"],
      );
      assert.deepEqual(table.rows[0].cells.slice(0, 2), ["n", 2]);
      assert.equal(table.rows[0].object.kind, "PartialObjectMetadata");
    }
    const list = assertOk(await get(`${MAPS}?limit=1`, TABLE), 200);
    assert.equal(list.rows.length, 1);
    assert.match(list.metadata.resourceVersion, /^\d+$/);
    assert.ok(list.metadata.continue);
    assert.equal(assertOk(await get(`${MAPS}/n?includeObject=None`, TABLE), 200).rows[0].object ?? null, null);
    assert.deepEqual(assertOk(await get(`${MAPS}/n?includeObject=Object`, TABLE), 200).rows[0].object.data, { k: "v", l: "w" });
    assertStatus(await get(`${MAPS}/n?includeObject=Foo`, TABLE), 400, "BadRequest");
    const wide = assertOk(await get("/api/v1/namespaces/default/persistentvolumeclaims", TABLE), 200);
    assert.deepEqual(
      wide.columnDefinitions.map((column: { name: string }) => column.name),
      ["Name", "Status", "Volume", "Capacity", "Access Modes", "StorageClass", "Age", "VolumeMode"],
    );
    assert.deepEqual(wide.rows, []);
  });

  test("NEG-15 a Table that is not to be had falls back, or is 406; errors are plain", async () => {
    assert.equal((await get("/api/v1", TABLE)).status, 406);
    assert.equal((await get("/api/v1", `${TABLE}, application/json`)).status, 200);
    assertStatus(await get(`${MAPS}/none`, TABLE), 404, "NotFound");
  });

  test("NEG-17 metadata alone, in JSON and protobuf", async () => {
    const partial = assertOk(await get(`${MAPS}/n`, "application/json;as=PartialObjectMetadata;g=meta.orch.io;v=v1"), 200);
    assert.deepEqual(
      [partial.kind, partial.apiVersion, partial.metadata.labels, partial.data],
      ["PartialObjectMetadata", "meta.orch.io/v1", { a: "b" }, undefined],
    );
    const list = assertOk(await get(MAPS, "application/json;as=PartialObjectMetadataList;g=meta.orch.io;v=v1"), 200);
    assert.equal(list.kind, "PartialObjectMetadataList");
    const missing = await get(`${MAPS}/missing`, "application/json;as=PartialObjectMetadataList;g=meta.orch.io;v=v1");
    assert.equal(missing.status, 404);
    assert.equal(list.items[0].data, undefined);
    const binary = await get(`${MAPS}/n`, `${PROTOBUF};as=PartialObjectMetadata;g=meta.orch.io;v=v1`);
    assert.equal(unwrap("ConfigMap", binary.bytes).object.metadata.name, "n");
  });

  test("NEG-19 YAML errors", async () => {
    assert.match((await get(`${MAPS}/none`, "application/yaml")).text, /^apiVersion: v1\ncode: 404\n/);
  });

  test("NEG-21 large answers are compressed when asked, small ones never", async () => {
    const gzip = { headers: { "accept-encoding": "gzip" } };
    const small = await server.admin.get(`${MAPS}/n`, gzip);
    assert.equal(small.headers["content-encoding"], undefined);
    assertOk(await server.admin.post(MAPS, { metadata: { name: "large" }, data: { k: "x".repeat(200 * 1024) } }), 201);
    for (const path of [`${MAPS}/large`, MAPS]) {
      const large = await server.admin.get(path, gzip);
      assert.equal(large.headers["content-encoding"], "gzip");
      assert.match(String(large.headers["vary"]), /Accept-Encoding/);
      assert.deepEqual(JSON.parse(gunzipSync(large.bytes).toString()).kind, path === MAPS ? "ConfigMapList" : "ConfigMap");
      assert.equal((await server.admin.get(path)).headers["content-encoding"], undefined);
    }
  });

  test("WATCH-16 watches in other encodings", async () => {
    const stream = await server.admin.open("GET", `${MAPS}?watch=1&timeoutSeconds=1`, { accept: `${PROTOBUF};stream=watch` });
    assert.equal(stream.headers["content-type"], `${PROTOBUF};stream=watch`);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    let rest: Buffer = Buffer.concat(chunks);
    const names: string[] = [];
    while (rest.length > 0) {
      const length = rest.readUInt32BE(0);
      const event = messages.lookupType("WatchEvent").decode(rest.subarray(4, 4 + length)) as unknown as {
        type: string;
        object: { raw: Buffer };
      };
      assert.equal(event.type, "ADDED");
      names.push(unwrap("ConfigMap", Buffer.from(event.object.raw)).object.metadata.name);
      rest = rest.subarray(4 + length);
    }
    assert.ok(names.includes("n"));
    const tables = await server.admin.watch(`${MAPS}?watch=1`, { accept: TABLE });
    const [first, second] = [await tables.next(), await tables.next()];
    assert.deepEqual([first?.object.kind, first?.object.columnDefinitions.length > 0], ["Table", true]);
    assert.ok(!second?.object.columnDefinitions?.length);
    tables.close();
  });
});
