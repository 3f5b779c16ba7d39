/** Ownership of fields under hostile input and many writers at once, and the words of refused applies and patches. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const PODS = "/api/v1/namespaces/default/pods";
const CLAIMS = "/api/v1/namespaces/default/persistentvolumeclaims";
const WRITERS = 50;

describe("ownership", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const map = (name: string, data?: object, metadata: object = {}) => ({
    apiVersion: "v1",
    kind: "ConfigMap",
    metadata: { name, ...metadata },
    ...(data === undefined ? {} : { data }),
  });
  const apply = (manager: string, name: string, body: unknown, more = "") =>
    server.admin.apply(`${MAPS}/${name}?fieldManager=${manager}${more}`, body);
  const create = async (name: string, data: object, metadata?: object) =>
    assertOk(await server.admin.post(`${MAPS}?fieldManager=maker`, map(name, data, metadata)), 201);
  const read = async (name: string) => assertOk(await server.admin.get(`${MAPS}/${name}`), 200);
  const managers = (object: { metadata: { managedFields?: { manager: string }[] } }) =>
    (object.metadata.managedFields ?? []).map(({ manager }) => manager);
  const writers = <T>(write: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: WRITERS }, (_, i) => write(i)));

  test("SSA-03, SSA-08 parallel appliers of different fields all succeed, one of them creates", async () => {
    const replies = await writers((i) => apply(`m${i}`, "many", map("many", { [`k${i}`]: String(i) })));
    assert.equal(replies.filter(({ status }) => status === 201).length, 1);
    assert.equal(replies.filter(({ status }) => status === 200).length, WRITERS - 1);
    const made = await read("many");
    assert.equal(Object.keys(made.data).length, WRITERS);
    assert.equal(new Set(managers(made)).size, WRITERS, "any number of Apply entries");
  });

  test("SSA-11 of parallel appliers of one field with different values one wins, and the others meet it", async () => {
    const replies = await writers((i) => apply(`m${i}`, "one", map("one", { k: String(i) })));
    const won = replies.filter(({ status }) => status < 300);
    assert.equal(won.length, 1);
    const winner = managers((won[0] as (typeof replies)[number]).json)[0];
    for (const reply of replies.filter(({ status }) => status >= 300)) {
      assertStatus(reply, 409, "Conflict", `Apply failed with 1 conflict: conflict with "${winner}": .data.k`);
    }
  });

  test("SSA-33 a version in the body guards the commit even under force", async () => {
    const { resourceVersion } = (await create("guarded", { k: "0" })).metadata;
    const replies = await writers((i) => apply(`m${i}`, "guarded", map("guarded", { k: `v${i}` }, { resourceVersion }), "&force=true"));
    assert.equal(replies.filter(({ status }) => status === 200).length, 1);
    assert.equal(replies.filter(({ status }) => status === 409).length, WRITERS - 1);
  });

  test("PATCH-08 patches racing a delete either change the object or miss it", async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const name = `race${i}`;
        await create(name, { k: "0" });
        const [patched, deleted] = await Promise.all([
          server.admin.mergePatch(`${MAPS}/${name}`, { data: { k: "1" } }),
          server.admin.delete(`${MAPS}/${name}`),
        ]);
        assertOk(deleted, 200);
        if (patched.status !== 200) assertStatus(patched, 404, "NotFound");
        assertStatus(await server.admin.get(`${MAPS}/${name}`), 404, "NotFound");
      }),
    );
  });

  test("SSA-07 a client's entries that own nothing, or in a version that is not served, are dropped", async () => {
    const entry = { manager: "ghost", operation: "Update", apiVersion: "v1", time: "2001-01-01T00:00:00Z", fieldsType: "FieldsV1" };
    for (const [name, odd] of [
      ["nothing", { ...entry, fieldsV1: {} }],
      ["unserved", { ...entry, apiVersion: "v9", fieldsV1: { "f:data": { "f:k": {} } } }],
    ] as const) {
      await create(name, { k: "0" });
      const solid = { ...entry, manager: "solid", fieldsV1: { "f:data": { "f:k": {} } } };
      assertOk(await server.admin.mergePatch(`${MAPS}/${name}`, { metadata: { managedFields: [odd, solid] } }), 200);
      assert.deepEqual(managers(await read(name)), ["solid"], name);
    }
  });

  test("SSA-35 another order of the same items is no change; new items come where the configuration has them", async () => {
    const order = async (manager: string, finalizers: string[], more = "") =>
      assertOk(await apply(manager, "order", map("order", { k: "0" }, { finalizers }), more), 200).metadata;
    const made = (await create("order", { k: "0" }, { finalizers: ["a/a", "a/b"] })).metadata;
    assert.deepEqual((await order("m", ["a/b", "a/a"])).finalizers, made.finalizers, "only ownership changes");
    const owned = (await read("order")).metadata.resourceVersion;
    assert.equal((await order("m", ["a/a", "a/b"])).resourceVersion, owned);
    assert.equal((await order("m", ["a/b", "a/a"])).resourceVersion, owned);
    assert.deepEqual((await order("n", ["a/c", "a/b"])).finalizers, ["a/a", "a/c", "a/b"]);
    const stale = map("order", { k: "0" }, { finalizers: ["a/b", "a/a"], resourceVersion: owned });
    assertStatus(await apply("m", "order", stale, "&force=true"), 409, "Conflict");
  });

  test("SSA-06 metadata that is never stored is never owned", async () => {
    const made = assertOk(
      await apply("m", "cluster", map("cluster", { k: "1" }, { clusterName: "c", uid: "", creationTimestamp: null })),
      201,
    );
    assert.deepEqual(made.metadata.managedFields[0].fieldsV1, { "f:data": { "f:k": {} } });
    assert.equal(made.metadata.clusterName, undefined);
  });

  test("SSA-01 bodies that are no configuration of this object are refused in the peer's words", async () => {
    const decoding = "error decoding YAML: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal";
    const noVersion = "Incorrect version specified in apply patch. Specified patch version: , expected: v1";
    const noName = "the name of the object (a based on URL) was undeterminable";
    for (const [body, message] of [
      ["", noVersion],
      ["{}", noVersion],
      ["- a", `${decoding} array into Go value of type map[string]interface {}`],
      ["text", `${decoding} string into Go value of type map[string]interface {}`],
      ["{apiVersion: v1, kind: ConfigMap}", `${noName}: name must be provided`],
      [
        "{apiVersion: v1, metadata: {name: a}}",
        "failed to create typed patch object (/a; /v1, Kind=): no corresponding type for /v1, Kind=",
      ],
      ["a: b: c", "error decoding YAML: error converting YAML to JSON: yaml: mapping values are not allowed in this context"],
    ] as const) {
      assertStatus(await apply("m", "a", body), 400, "BadRequest", message);
    }
    assertStatus(await server.admin.get(`${MAPS}/a`), 404, "NotFound");
  });

  test("SSA-01 a configuration without a name is about the object that is there, not about one to be made", async () => {
    await create("nameless", { k: "0" });
    for (const metadata of ["", ", metadata: null", ", metadata: {labels: {a: b}}"]) {
      const applied = assertOk(await apply("m", "nameless", `{apiVersion: v1, kind: ConfigMap${metadata}, data: {l: "1"}}`), 200);
      assert.deepEqual([applied.metadata.name, applied.data], ["nameless", { k: "0", l: "1" }]);
    }
    const message = "the name of the object (nameless based on URL) was undeterminable: name must be provided";
    for (const name of ["null", '""']) {
      assertStatus(
        await apply("m", "nameless", `{apiVersion: v1, kind: ConfigMap, metadata: {name: ${name}}}`),
        400,
        "BadRequest",
        message,
      );
    }
    const other = await apply("m", "nameless", "{apiVersion: v1, kind: Secret, data: {l: bXk=}}");
    assert.ok(other.status >= 400, "of another kind");
    assert.deepEqual((await read("nameless")).data, { k: "0", l: "1" });
  });

  test("SSA-04 unprintable managers are shown as the peer shows them", async () => {
    const message = /fieldManager: Invalid value: "x\\x01y": invalid character U\+0001 \(at position 1\)$/;
    assertStatus(await apply("x%01y", "a", map("a")), 422, "Invalid", message);
  });

  test("PATCH-06 a patch may take away the type, but not the name", async () => {
    await create("typed", { k: "0" });
    assertOk(await server.admin.mergePatch(`${MAPS}/typed`, { kind: null, apiVersion: null, data: { k: "1" } }), 200);
    assert.equal((await read("typed")).data.k, "1");
    const message = "the name of the object (typed based on URL) was undeterminable: name must be provided";
    assertStatus(await server.admin.jsonPatch(`${MAPS}/typed`, [{ op: "replace", path: "", value: {} }]), 400, "BadRequest", message);
    assertStatus(await server.admin.mergePatch(`${MAPS}/typed`, { metadata: { name: null } }), 400, "BadRequest", message);
  });

  test("VAL-03, VAL-04 complaints about a merge patch come by the names of fields, after duplicates", async () => {
    await create("strict", { k: "0" });
    const patch = '{"metadata":{"zz":1,"aa":1},"foo":1,"data":{"k":"1","k":"2"}}';
    const complaints = ['duplicate field "data.k"', 'unknown field "foo"', 'unknown field "metadata.aa"', 'unknown field "metadata.zz"'];
    const send = (validation: string) =>
      server.admin.send("PATCH", `${MAPS}/strict?fieldValidation=${validation}`, { body: patch, type: "application/merge-patch+json" });
    const strict = await send("Strict");
    assertStatus(strict, 422, "Invalid");
    assert.ok(strict.json.message.endsWith(`strict decoding error: ${complaints.join(", ")}`), strict.json.message);
    const warned = await send("Warn");
    assertOk(warned, 200);
    const warnings = String(warned.headers["warning"]).split(", 299");
    assert.equal(warnings.length, complaints.length);
    for (const [i, complaint] of complaints.entries()) assert.ok(warnings[i]?.includes(JSON.stringify(complaint)), warnings[i]);
  });

  test("VAL-03 patches of the wrong form are named after what strict reading expects", async () => {
    await create("form", { k: "0" });
    for (const [type, body, message] of [
      ["json-patch", {}, "json: cannot unmarshal object into Go value of type []handlers.jsonPatchOp"],
      ["json-patch", [1], "json: cannot unmarshal number into Go value of type handlers.jsonPatchOp"],
      ["merge-patch", [], "json: cannot unmarshal array into Go value of type map[string]interface {}"],
    ] as const) {
      const reply = await server.admin.send("PATCH", `${MAPS}/form?fieldValidation=Strict`, { body, type: `application/${type}+json` });
      assertStatus(reply, 400, "BadRequest", `error decoding patch: ${message}`);
    }
  });

  test("PATCH-07 too many operations, in words", async () => {
    await create("long", { k: "0" });
    const patch = Array.from({ length: 10_001 }, () => ({ op: "test", path: "/data/k", value: "0" }));
    const message = "Request entity too large: The allowed maximum operations in a JSON patch is 10000, got 10001";
    assertStatus(await server.admin.jsonPatch(`${MAPS}/long`, patch), 413, "RequestEntityTooLarge", message);
  });

  test("SSA-09 who creates a namespace owns the finalizers it names, and none that the server adds", async () => {
    const space = (name: string, spec?: object) => ({ metadata: { name }, ...(spec === undefined ? {} : { spec }) });
    const named = assertOk(await server.admin.post("/api/v1/namespaces", space("own-a", { finalizers: ["example.org/a"] })), 201);
    assert.equal("f:finalizers" in named.metadata.managedFields[0].fieldsV1["f:spec"], true);
    const plain = assertOk(await server.admin.post("/api/v1/namespaces", space("own-b")), 201);
    assert.equal("f:spec" in plain.metadata.managedFields[0].fieldsV1, false);
  });

  test("META-13, SSA-26 finalizers are qualified, on create, patch and apply", async () => {
    const message = /metadata\.finalizers\[0\]: Invalid value: "x": name is neither a standard finalizer name nor is it fully qualified$/;
    assertStatus(await server.admin.post(MAPS, map("f", {}, { finalizers: ["x"] })), 422, "Invalid", message);
    await create("f", {}, { finalizers: ["orphan", "orch"] });
    assertStatus(await server.admin.mergePatch(`${MAPS}/f`, { metadata: { finalizers: ["x"] } }), 422, "Invalid", message);
    assertInvalid(await apply("m", "g", map("g", {}, { finalizers: ["a/b", "y"] })), "FieldValueInvalid metadata.finalizers[1]");
  });

  test("SSA-28, VAL-05 an empty storage class is not an absent one; empty and absent selectors stay apart", async () => {
    const claim = (name: string, spec: object) => ({
      apiVersion: "v1",
      kind: "PersistentVolumeClaim",
      metadata: { name },
      spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1024Mi" } }, ...spec },
    });
    const made = assertOk(await server.admin.post(CLAIMS, claim("empty", { storageClassName: "", selector: {} })), 201);
    assert.equal(made.spec.storageClassName, "");
    assert.deepEqual(made.spec.selector, {});
    assert.equal(made.spec.resources.requests.storage, "1Gi");
    const binary = await server.admin.get(`${CLAIMS}/empty`, { accept: "application/vnd.orch.protobuf" });
    const back = await server.admin.send("PUT", `${CLAIMS}/empty`, { body: binary.bytes, type: "application/vnd.orch.protobuf" });
    const again = assertOk(back, 200);
    assert.deepEqual([again.spec.storageClassName, again.spec.selector], ["", {}]);
    assert.equal(again.metadata.resourceVersion, made.metadata.resourceVersion, "the same object is no change");
    const bare = assertOk(await server.admin.post(CLAIMS, claim("absent", {})), 201);
    assert.ok(!("selector" in bare.spec) && !("storageClassName" in bare.spec));
  });

  test("VOL-20, VOL-22 sources that go away are warned of", async () => {
    const volumes = [
      { name: "a", storageos: { volumeName: "x" } },
      { name: "b", quobyte: { registry: "a:1", volume: "x" } },
    ];
    const pod = { apiVersion: "v1", kind: "Pod", metadata: { name: "old" }, spec: { containers: [{ name: "c", image: "i" }], volumes } };
    const reply = await server.admin.post(PODS, pod);
    assertOk(reply, 201);
    const text = String(reply.headers["warning"]);
    for (const source of ["volumes[0].storageOS", "volumes[1].quobyte"]) {
      assert.ok(text.includes(`spec.${source}: deprecated in v1.22, support removal is planned in v1.26`), text);
    }
  });
});
