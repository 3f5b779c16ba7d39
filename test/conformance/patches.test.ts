/** Patches other than apply, and field validation. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const NODES = "/apis/storage.orch.io/v1/csinodes";

describe("patches", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const create = async (name: string, data: object = { a: "1" }) =>
    assertOk(await server.admin.post(MAPS, { metadata: { name }, data }), 201);

  test("PATCH-01 JSON patch", async () => {
    await create("j1", { a: "1", b: "2", e: "3" });
    await server.admin.mergePatch(`${MAPS}/j1`, { metadata: { annotations: { "example.org/x": "y" } } });
    const operations = [
      { op: "test", path: "/data/a", value: "1" },
      { op: "add", path: "/data/c", value: "3" },
      { op: "replace", path: "/data/a", value: "9" },
      { op: "remove", path: "/data/b" },
      { op: "copy", from: "/data/c", path: "/data/d" },
      { op: "move", from: "/metadata/annotations/example.org~1x", path: "/data/f" },
    ];
    assert.deepEqual(assertOk(await server.admin.jsonPatch(`${MAPS}/j1`, operations), 200).data, {
      a: "9",
      c: "3",
      d: "3",
      e: "3",
      f: "y",
    });
    const failed = [
      { op: "add", path: "/data/never", value: "1" },
      { op: "test", path: "/data/a", value: "1" },
    ];
    assertStatus(await server.admin.jsonPatch(`${MAPS}/j1`, failed), 422, "Invalid");
    assertStatus(await server.admin.jsonPatch(`${MAPS}/j1`, [{ op: "remove", path: "/data/none" }]), 422, "Invalid");
    assert.equal(assertOk(await server.admin.get(`${MAPS}/j1`), 200).data.never, undefined);
    assertStatus(await server.admin.jsonPatch(`${MAPS}/j1`, { op: "add" }), 400, "BadRequest");
  });

  test("PATCH-02 merge patch", async () => {
    await create("m1", { a: "1", b: "2" });
    assert.deepEqual(assertOk(await server.admin.mergePatch(`${MAPS}/m1`, { data: { a: null, c: "3" } }), 200).data, { b: "2", c: "3" });
    assertStatus(await server.admin.send("PATCH", `${MAPS}/m1`, { body: "[", type: "application/merge-patch+json" }), 400, "BadRequest");
  });

  test("PATCH-03, PATCH-04 strategic merge patch and its directives", async () => {
    const driver = (name: string, topologyKeys: string[] | null = null) => ({ name, nodeID: name, topologyKeys });
    assertOk(await server.admin.post(NODES, { metadata: { name: "s1" }, spec: { drivers: [driver("a"), driver("b")] } }), 201);
    const names = async (drivers: object[], more: object = {}) =>
      assertOk(await server.admin.strategicPatch(`${NODES}/s1`, { spec: { drivers, ...more } }), 200).spec.drivers.map(
        (entry: { name: string }) => entry.name,
      );
    assert.deepEqual((await names([driver("c")])).sort(), ["a", "b", "c"]);
    assert.deepEqual((await names([{ $patch: "delete", name: "b" }])).sort(), ["a", "c"]);
    assert.deepEqual(await names([], { "$setElementOrder/drivers": [{ name: "c" }, { name: "a" }] }), ["c", "a"]);
    assert.deepEqual(await names([{ $patch: "replace" }, driver("z")]), ["z"]);
    await create("s2");
    assertOk(await server.admin.strategicPatch(`${MAPS}/s2`, { metadata: { finalizers: ["example.org/a", "example.org/b"] } }), 200);
    const dropped = { metadata: { "$deleteFromPrimitiveList/finalizers": ["example.org/a"] } };
    assert.deepEqual(assertOk(await server.admin.strategicPatch(`${MAPS}/s2`, dropped), 200).metadata.finalizers, ["example.org/b"]);
    assert.deepEqual(assertOk(await server.admin.strategicPatch(`${MAPS}/s2`, { data: { $patch: "replace", n: "1" } }), 200).data, {
      n: "1",
    });
    assertStatus(await server.admin.strategicPatch(`${MAPS}/s2`, { data: { $patch: "explode" } }), 400, "BadRequest");
    assertOk(await server.admin.strategicPatch(`${MAPS}/s2`, { metadata: { finalizers: null } }), 200);
  });

  test("PATCH-05, PATCH-06 refusals", async () => {
    await create("r1");
    const wrong = await server.admin.send("PATCH", `${MAPS}/r1`, { body: {}, type: "application/json" });
    assertStatus(wrong, 415, "UnsupportedMediaType", /application\/json-patch\+json, application\/merge-patch\+json/);
    assertStatus(await server.admin.mergePatch(`${MAPS}/none`, {}), 404, "NotFound");
    assertInvalid(await server.admin.mergePatch(`${MAPS}/r1?force=true`, {}), "FieldValueForbidden force");
    assertStatus(await server.admin.mergePatch(`${MAPS}/r1`, { data: { "a/b": "1" } }), 422, "Invalid");
  });

  test("PATCH-07 at most 10,000 operations", async () => {
    await create("o1");
    const operations = (count: number) => Array.from({ length: count }, () => ({ op: "test", path: "/data/a", value: "1" }));
    assertOk(await server.admin.jsonPatch(`${MAPS}/o1`, operations(10_000)), 200);
    assertStatus(await server.admin.jsonPatch(`${MAPS}/o1`, operations(10_001)), 413, "RequestEntityTooLarge");
  });

  test("PATCH-08 parallel patches all succeed; one with a version guards itself", async () => {
    const made = await create("p8");
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => server.admin.mergePatch(`${MAPS}/p8`, { data: { [`k${i}`]: "1" } })),
    );
    for (const reply of replies) assertOk(reply, 200);
    assert.equal(Object.keys(assertOk(await server.admin.get(`${MAPS}/p8`), 200).data).length, 21);
    const stale = { metadata: { resourceVersion: made.metadata.resourceVersion }, data: { a: "2" } };
    assertStatus(await server.admin.mergePatch(`${MAPS}/p8`, stale), 409, "Conflict");
  });

  test("VAL-01, VAL-02, VAL-03, VAL-04 field validation", async () => {
    const body = '{"metadata":{"name":"v1"},"data":{"a":"1","a":"2"},"foo":1}';
    assertStatus(await server.admin.post(`${MAPS}?fieldValidation=Foo`, body), 422, "Invalid");
    const strict = await server.admin.post(`${MAPS}?fieldValidation=Strict`, body);
    assertStatus(
      strict,
      400,
      "BadRequest",
      /strict decoding error: .*duplicate field "data\.a".*unknown field "foo"|strict decoding error: .*unknown field "foo".*duplicate field "data\.a"/,
    );
    const warned = await server.admin.post(`${MAPS}?fieldValidation=Warn`, body);
    assertOk(warned, 201);
    assert.match(String(warned.headers["warning"]), /299 - "unknown field \\"foo\\""/);
    assert.match(String(warned.headers["warning"]), /299 - "duplicate field \\"data\.a\\""/);
    const ignored = await server.admin.put(`${MAPS}/v1?fieldValidation=Ignore`, body);
    assert.equal(ignored.headers["warning"], undefined);
    assert.equal((await server.admin.put(`${MAPS}/v1`, body)).headers["warning"], undefined, "the gate is off: absent means Ignore");
    const yaml = "metadata: {name: v1}\ndata:\n  a: '1'\n  a: '2'\n";
    assertStatus(
      await server.admin.send("PUT", `${MAPS}/v1?fieldValidation=Strict`, { body: yaml, type: "application/yaml" }),
      400,
      "BadRequest",
      /line 4: key "a" already set in map/,
    );
    const patch = await server.admin.send("PATCH", `${MAPS}/v1?fieldValidation=Strict`, {
      body: { foo: 1 },
      type: "application/merge-patch+json",
    });
    assertStatus(patch, 422, "Invalid");
    assert.equal(patch.json.details.causes[0].field, "patch");
    const gate = await startServer({ flags: ["--feature-gates=ServerSideFieldValidation=true"] });
    assert.match(String((await gate.admin.post(MAPS, body)).headers["warning"]), /unknown field/);
    await gate.stop();
  });
});
