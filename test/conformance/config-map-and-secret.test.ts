/** ConfigMap and Secret. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const SECRETS = "/api/v1/namespaces/default/secrets";
const base64 = (text: string): string => Buffer.from(text).toString("base64");

describe("ConfigMap and Secret", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const create = (path: string, name: string, body: object) => server.admin.post(path, { metadata: { name }, ...body });

  test("CM-01 data keys have a syntax", async () => {
    assertOk(await create(MAPS, "c01", { data: { "a.b-c_D1": "x" } }), 201);
    for (const key of ["a/b", ".", "..", "..x", "a b", "k".repeat(254), ""]) {
      const reply = await create(MAPS, "c01-bad", { data: { [key]: "x" } });
      assertStatus(reply, 422, "Invalid");
      assert.equal(reply.json.details.causes[0].field, `data[${key}]`);
    }
    assertInvalid(await create(MAPS, "c01-bad", { binaryData: { "a/b": "" } }), "FieldValueInvalid binaryData[a/b]");
  });

  test("CM-02 data and binaryData do not overlap", async () => {
    const reply = await create(MAPS, "c02", { data: { k: "x" }, binaryData: { k: base64("x") } });
    assertStatus(reply, 422, "Invalid", /duplicate of key present in/);
  });

  test("CM-03, SEC-01 bytes are strict base64 and round-trip", async () => {
    const bytes = Buffer.from([0xff, 0xfe]).toString("base64");
    assert.deepEqual(assertOk(await create(MAPS, "c03", { binaryData: { k: bytes } }), 201).binaryData, { k: bytes });
    assert.deepEqual(assertOk(await create(SECRETS, "c03", { data: { k: `${bytes.slice(0, 2)}\n${bytes.slice(2)}` } }), 201).data, {
      k: bytes,
    });
    for (const bad of ["*", "a", "_w==", "/w"]) {
      assertStatus(await create(MAPS, "c03-bad", { binaryData: { k: bad } }), 400, "BadRequest", /illegal base64 data at input byte/);
    }
  });

  for (const { ids, path, field } of [
    { ids: "CM-04, CM-05", path: MAPS, field: (text: string) => text },
    { ids: "SEC-04", path: SECRETS, field: base64 },
  ]) {
    test(`${ids} immutable freezes the data and cannot be taken back`, async () => {
      const made = assertOk(await create(path, "frozen", { data: { k: field("1") } }), 201);
      assert.equal(made.immutable, undefined);
      assertOk(await server.admin.mergePatch(`${path}/frozen`, { immutable: true }), 200);
      assertInvalid(await server.admin.mergePatch(`${path}/frozen`, { data: { k: field("2") } }), "FieldValueForbidden data");
      assertInvalid(await server.admin.mergePatch(`${path}/frozen`, { immutable: false }), "FieldValueForbidden immutable");
      assertOk(await server.admin.mergePatch(`${path}/frozen`, { metadata: { labels: { a: "b" } } }), 200);
    });
  }

  test("CM-06, SEC-08 list kinds", async () => {
    assert.equal(assertOk(await server.admin.get(MAPS), 200).kind, "ConfigMapList");
    assert.equal(assertOk(await server.admin.get(SECRETS), 200).kind, "SecretList");
  });

  test("CM-07, SEC-02 data is bounded by one MiB", async () => {
    const mebibyte = 1024 * 1024;
    assertOk(await create(MAPS, "c07", { data: { k: "x".repeat(mebibyte) } }), 201);
    assertInvalid(await create(MAPS, "c07-over", { data: { k: "x".repeat(mebibyte + 1) } }), "FieldValueTooLong []");
    assertOk(await create(SECRETS, "c07", { data: { k: base64("x".repeat(mebibyte)) } }), 201);
    assertInvalid(await create(SECRETS, "c07-over", { data: { k: base64("x".repeat(mebibyte + 1)) } }), "FieldValueTooLong data");
  });

  test("SEC-03 stringData is merged into data and never read back", async () => {
    const made = assertOk(await create(SECRETS, "s03", { data: { k: base64("old"), l: base64("l") }, stringData: { k: "new" } }), 201);
    assert.deepEqual(made.data, { k: base64("new"), l: base64("l") });
    assert.equal(made.stringData, undefined);
    const read = await server.admin.get(`${SECRETS}/s03`);
    assert.doesNotMatch(read.text, /stringData":/);
    const patched = assertOk(await server.admin.mergePatch(`${SECRETS}/s03`, { stringData: { l: "m" } }), 200);
    assert.equal(patched.data.l, base64("m"));
  });

  test("SEC-05 the type defaults to Opaque and stays", async () => {
    assert.equal(assertOk(await create(SECRETS, "s05", {}), 201).type, "Opaque");
    assertInvalid(await server.admin.mergePatch(`${SECRETS}/s05`, { type: "other" }), "FieldValueInvalid type");
  });

  test("SEC-06, SEC-09 known types need their keys", async () => {
    const token = { type: "orch.io/service-account-token" };
    assertStatus(
      await create(SECRETS, "s06", token),
      422,
      "Invalid",
      /metadata\.annotations\[orch\.io\/service-account\.name\]: Required value/,
    );
    const annotated = { metadata: { name: "s06", annotations: { "orch.io/service-account.name": "default" } }, ...token };
    assertOk(await server.admin.post(SECRETS, annotated), 201);
    assertInvalid(await create(SECRETS, "s09", { type: "orch.io/tls", data: { "tls.crt": "" } }), "FieldValueRequired data[tls.key]");
    assertInvalid(await create(SECRETS, "s09", { type: "orch.io/dockerconfigjson" }), "FieldValueRequired data[.dockerconfigjson]");
    assertInvalid(
      await create(SECRETS, "s09", { type: "orch.io/dockercfg", data: { ".dockercfg": base64("{") } }),
      "FieldValueInvalid data[.dockercfg]",
    );
    assertStatus(await create(SECRETS, "s09", { type: "orch.io/basic-auth" }), 422, "Invalid");
    assertInvalid(await create(SECRETS, "s09", { type: "orch.io/ssh-auth" }), "FieldValueRequired data[ssh-privatekey]");
    assertOk(await create(SECRETS, "s09", { type: "orch.io/ssh-auth", data: { "ssh-privatekey": base64("k") } }), 201);
  });
});
