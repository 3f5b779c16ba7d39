/** Paths, verbs, response codes and discovery. */
import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { connect } from "node:tls";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer, UNPROTECTED_VOLUMES } from "../support/server.js";

const NS = "/api/v1/namespaces/default";
const STORAGE = "/apis/storage.orch.io/v1";
const CLAIM = { spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } } };

/** One row per resource: collection path, a body, and what DELETE answers with. */
const RESOURCES = [
  { ids: "PATH-18", path: `${NS}/configmaps`, all: "/api/v1/configmaps", body: { data: { a: "b" } }, kind: "ConfigMap", deleted: "Status" },
  { ids: "PATH-18", path: `${NS}/secrets`, all: "/api/v1/secrets", body: {}, kind: "Secret", deleted: "Status" },
  {
    ids: "PATH-19",
    path: `${NS}/persistentvolumeclaims`,
    all: "/api/v1/persistentvolumeclaims",
    body: CLAIM,
    kind: "PersistentVolumeClaim",
    deleted: "PersistentVolumeClaim",
  },
  {
    ids: "PATH-20",
    path: `${STORAGE}/csidrivers`,
    all: `${STORAGE}/csidrivers`,
    body: { spec: {} },
    kind: "CSIDriver",
    deleted: "CSIDriver",
  },
  {
    ids: "PATH-20",
    path: `${STORAGE}/csinodes`,
    all: `${STORAGE}/csinodes`,
    body: { spec: { drivers: [] } },
    kind: "CSINode",
    deleted: "CSINode",
  },
  {
    ids: "PATH-21",
    path: `${STORAGE}/namespaces/default/csistoragecapacities`,
    all: `${STORAGE}/csistoragecapacities`,
    body: { storageClassName: "fast" },
    kind: "CSIStorageCapacity",
    deleted: "Status",
  },
];

describe("paths and verbs", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ flags: UNPROTECTED_VOLUMES });
  });
  after(() => server.stop());

  for (const { ids, path, all, body, kind, deleted } of RESOURCES) {
    test(`${ids}, PATH-05, PATH-06, PATH-09, PATH-10, PATH-11, PATH-12 the full set of verbs on ${kind}`, async () => {
      const made = assertOk(await server.admin.post(path, { metadata: { name: "p" }, ...body }), 201);
      assert.equal(made.kind, kind);
      assert.deepEqual(assertOk(await server.admin.get(`${path}/p`), 200), made);
      for (const collection of [path, all]) {
        const list = assertOk(await server.admin.get(collection), 200);
        assert.equal(list.kind, `${kind}List`);
        assert.ok(list.items.some((item: { metadata: { uid: string } }) => item.metadata.uid === made.metadata.uid));
      }
      assertOk(await server.admin.put(`${path}/p`, { ...made, metadata: { ...made.metadata, labels: { a: "b" } } }), 200);
      const patched = assertOk(await server.admin.mergePatch(`${path}/p`, { metadata: { labels: { c: "d" } } }), 200);
      assert.deepEqual(patched.metadata.labels, { a: "b", c: "d" });
      const answer = assertOk(await server.admin.delete(`${path}/p`), 200);
      assert.equal(answer.kind, deleted);
      if (deleted === "Status") {
        assert.equal(answer.status, "Success");
        assert.equal(answer.details.uid, made.metadata.uid);
        assert.equal(answer.code, undefined);
      }
      assertStatus(await server.admin.get(`${path}/p`), 404, "NotFound");
      assertOk(await server.admin.put(`${path}/by-put`, { metadata: { name: "by-put" }, ...body }), 201);
      const gone = assertOk(await server.admin.delete(`${path}?fieldSelector=metadata.name%3Dby-put`), 200);
      assert.equal(gone.kind, "Status");
      assertStatus(await server.admin.get(`${path}/by-put`), 404, "NotFound");
    });
  }

  test("PATH-07 a PUT on a missing object creates it unless it names a version or uid (N1)", async () => {
    const path = `${NS}/configmaps/p07`;
    assertStatus(await server.admin.put(path, { metadata: { name: "p07", resourceVersion: "1" } }), 404, "NotFound");
    assertStatus(await server.admin.put(path, { metadata: { name: "p07", uid: "u" } }), 404, "NotFound");
    assertOk(await server.admin.put(path, { metadata: { name: "p07" } }), 201);
  });

  test("PATH-01, PATH-02, PATH-03, PATH-17 the shapes of paths", async () => {
    assert.equal(assertOk(await server.admin.get("/api/v1/namespaces"), 200).kind, "NamespaceList");
    assert.equal(assertOk(await server.admin.get("/api/v1/namespaces/default"), 200).kind, "Namespace");
    assertOk(await server.admin.post(`${NS}/configmaps`, { metadata: { name: "123" } }), 201);
    assert.equal(assertOk(await server.admin.get(`${NS}/configmaps/123`), 200).metadata.name, "123");
    assert.equal(assertOk(await server.admin.get(`${NS}/configmaps/%31%32%33`), 200).metadata.name, "123");
    assertOk(await server.admin.get(`${NS}/configmaps/`), 200);
  });

  test("PATH-04, PATH-33, ERR-02 what is not there is 404", async () => {
    assertStatus(await server.admin.get("/api/v1/persistentvolumeclaims/x/status"), 404, "NotFound");
    assertStatus(await server.admin.get(`${NS}/configmaps/x`), 404, "NotFound", 'configmaps "x" not found');
    assert.equal((await server.admin.get("/apis/nope/v1/x")).status, 404);
    assert.equal((await server.admin.get("/nope")).status, 404);
    assert.equal((await server.admin.get(`${NS}/nopes`)).status, 404);
    assert.equal((await server.admin.get(`${NS}/configmaps/x/status`)).status, 404);
  });

  test("PATH-04, AUTHZ-05 no other namespace leads to an object than its own, whatever its name holds", async () => {
    const rbac = "/apis/rbac.authorization.orch.io/v1/namespaces";
    const path = `${rbac}/default/roles/b!c`;
    assertOk(await server.admin.post(`${rbac}/default/roles`, { metadata: { name: "b!c" }, rules: [] }), 201);
    for (const namespace of ["default!b", "default%21b"]) {
      assertStatus(
        await server.admin.get(`${rbac}/${namespace}/roles/c`),
        404,
        "NotFound",
        'roles.rbac.authorization.orch.io "c" not found',
      );
      assertStatus(await server.admin.delete(`${rbac}/${namespace}/roles/c`), 404, "NotFound");
      assertOk(await server.admin.delete(`${rbac}/${namespace}/roles`), 200);
      assert.deepEqual(assertOk(await server.admin.get(`${rbac}/${namespace}/roles`), 200).items, []);
      assertStatus(await server.admin.put(`${rbac}/${namespace}/roles/c`, { metadata: { name: "c" } }), 404, "NotFound");
    }
    assertOk(await server.admin.get(path), 200);
    assertOk(await server.admin.delete(path), 200);
  });

  test("PATH-33 a known path with a method it does not serve is 405", async () => {
    assertStatus(await server.admin.delete("/api/v1/namespaces"), 405, "MethodNotAllowed");
    assertStatus(await server.admin.post(`${NS}/configmaps/x`, {}), 405, "MethodNotAllowed");
    assertStatus(await server.admin.put(`${NS}/configmaps`, {}), 405, "MethodNotAllowed");
    for (const method of ["OPTIONS", "TRACE"]) assertStatus(await server.admin.send(method, `${NS}/configmaps`), 405, "MethodNotAllowed");
    assert.equal((await server.admin.delete("/version")).status, 405);
    for (const method of ["OPTIONS", "DELETE"]) assertStatus(await server.admin.send(method, "/nope"), 404, "NotFound");
    assertStatus(await server.admin.get("/api/v1/proxy/namespaces/default"), 404, "NotFound");
  });

  test("PATH-33 the head alone is given of what the peer gives it of", async () => {
    for (const path of ["/", "/apis", "/apis/storage.orch.io", "/healthz", "/readyz/ping", "/openapi/v2", "/openapi/v3"]) {
      const head = await server.admin.send("HEAD", path);
      assert.deepEqual([head.status, head.bytes.length], [200, 0], path);
    }
    for (const path of ["/api", "/api/v1", "/apis/storage.orch.io/v1", "/version", `${NS}/configmaps`, "/api/v1/namespaces/default"]) {
      assert.equal((await server.admin.send("HEAD", path)).status, 405, path);
    }
  });

  test("PATH-33 nothing follows the head of an answer to HEAD, so that the next one on the connection is its own", {
    timeout: 30_000,
  }, async () => {
    const { hostname, port } = new URL(server.url);
    const { ca, cert, key } = server.credentials;
    for (const coding of ["identity", "gzip"]) {
      const socket = connect({ host: hostname, port: Number(port), ca, cert, key, ALPNProtocols: ["http/1.1"] });
      const heads = ["HEAD /metrics", "HEAD /openapi/v2", "GET /version"].map(
        (line) => `${line} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${coding}\r\n`,
      );
      socket.write(`${heads.join("\r\n")}Connection: close\r\n\r\n`);
      const answers = (await text(socket)).split("\r\n\r\n");
      assert.deepEqual(
        answers.slice(0, 3).map((head) => head.slice(0, 12)),
        Array(3).fill("HTTP/1.1 200"),
        coding,
      );
      assert.equal(answers.length, 4);
    }
  });

  test("PATH-14 a list in a create body is refused", async () => {
    const items = [{ metadata: { name: "a" } }, { metadata: { name: "b" } }];
    assertStatus(await server.admin.post(`${NS}/configmaps`, { apiVersion: "v1", kind: "ConfigMapList", items }), 400, "BadRequest");
  });

  test("PATH-16 pretty is a choice, and the default for people", async () => {
    const read = (query: string, agent?: string) =>
      server.admin.get(`/api/v1/namespaces/default${query}`, agent === undefined ? {} : { headers: { "user-agent": agent } });
    assert.match((await read("?pretty=true")).text, /^\{\n {2}"/);
    assert.doesNotMatch((await read("?pretty=false", "curl/8.0")).text, /\n {2}/);
    assert.match((await read("", "curl/8.0")).text, /\n {2}/);
    assert.match((await read("", "Mozilla/5.0 (X11)")).text, /\n {2}/);
    assert.doesNotMatch((await read("", "orch-test/1")).text, /\n {2}/);
  });

  test("PATH-30, PVC-07 status is written through its own path only", async () => {
    const path = `${NS}/persistentvolumeclaims`;
    const made = assertOk(await server.admin.post(path, { metadata: { name: "p30" }, ...CLAIM, status: { phase: "Lost" } }), 201);
    assert.equal(made.status.phase, "Pending");
    const main = assertOk(await server.admin.put(`${path}/p30`, { ...made, status: { phase: "Lost" } }), 200);
    assert.equal(main.status.phase, "Pending");
    const changed = {
      ...made,
      metadata: { name: "p30", labels: { a: "b" } },
      spec: { ...made.spec, volumeName: "v" },
      status: { phase: "Bound" },
    };
    const status = assertOk(await server.admin.put(`${path}/p30/status`, changed), 200);
    assert.deepEqual([status.status.phase, status.spec.volumeName], ["Bound", undefined]);
    assertOk(await server.admin.get(`${path}/p30/status`), 200);
    assertOk(await server.admin.mergePatch(`${path}/p30/status`, { status: { capacity: { storage: "1Gi" } } }), 200);
    assertStatus(await server.admin.put(`${path}/missing/status`, { metadata: { name: "missing" }, ...CLAIM }), 404, "NotFound");
  });

  test("PATH-31 discovery lists what is served", async () => {
    assert.deepEqual(assertOk(await server.admin.get("/api"), 200).versions, ["v1"]);
    const groups = assertOk(await server.admin.get("/apis"), 200);
    assert.equal(groups.kind, "APIGroupList");
    const storage = groups.groups.find((group: { name: string }) => group.name === "storage.orch.io");
    assert.deepEqual(storage.preferredVersion, { groupVersion: "storage.orch.io/v1", version: "v1" });
    assert.equal(assertOk(await server.admin.get("/apis/storage.orch.io"), 200).kind, "APIGroup");
    const core = assertOk(await server.admin.get("/api/v1"), 200);
    const maps = core.resources.find((resource: { name: string }) => resource.name === "configmaps");
    assert.deepEqual(maps.shortNames, ["cm"]);
    assert.equal(maps.namespaced, true);
    assert.deepEqual([...maps.verbs].sort(), ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"]);
    const names = core.resources.map((resource: { name: string }) => resource.name);
    assert.ok(names.includes("persistentvolumeclaims/status"));
    const namespaces = core.resources.find((resource: { name: string }) => resource.name === "namespaces");
    assert.ok(!namespaces.verbs.includes("deletecollection"));
  });

  test("PATH-31 everything that is served in two answers, for clients that know the form; the plain documents for others", async () => {
    const aggregated = (version: string, type = "json", group = "apidiscovery.orch.io") =>
      `application/${type};g=${group};v=${version};as=APIGroupDiscoveryList`;
    const read = (path: string, accept: string, headers = {}) => server.admin.get(path, { accept, headers });
    // What kubectl asks for.
    const reply = await read("/apis", `${aggregated("v2")},${aggregated("v2beta1")},application/json`);
    const list = assertOk(reply, 200);
    assert.equal(reply.headers["content-type"], aggregated("v2"));
    assert.deepEqual([list.kind, list.apiVersion, list.metadata], ["APIGroupDiscoveryList", "apidiscovery.orch.io/v2", {}]);
    const { groups } = assertOk(await server.admin.get("/apis"), 200);
    const shapes = (items: { name: string; versions: { version: string }[] }[]) =>
      items.map(({ name, versions }) => [name, ...versions.map(({ version }) => version)].join(" "));
    assert.deepEqual(
      shapes(list.items.map((item: { metadata: object; versions: object }) => ({ ...item.metadata, ...item }))),
      shapes(groups),
    );
    const core = assertOk(await read("/api", aggregated("v2beta1")), 200);
    assert.equal(core.apiVersion, "apidiscovery.orch.io/v2beta1");
    assert.deepEqual(
      core.items.map((item: { metadata: object; versions: { version: string; freshness: string }[] }) => [
        item.metadata,
        item.versions.map(({ version, freshness }) => `${version} ${freshness}`),
      ]),
      [[{ name: "" }, ["v1 Current"]]],
    );
    const etag = String(reply.headers.etag);
    assert.match(etag, /^"[0-9A-F]{128}"$/);
    assert.deepEqual([reply.headers["vary"], reply.headers["cache-control"]], ["Accept", "public"]);
    const again = await read("/apis", aggregated("v2"), { "if-none-match": etag });
    assert.deepEqual([again.status, again.text, again.headers.etag], [304, "", etag]);
    assert.equal((await read("/api", aggregated("v2"), { "if-none-match": etag })).status, 200);
    const binary = await read("/api", aggregated("v2", "vnd.orch.protobuf"));
    assert.equal(binary.headers["content-type"], aggregated("v2", "vnd.orch.protobuf"));
    assert.deepEqual([...binary.bytes.subarray(0, 4)], [0x6b, 0x38, 0x73, 0x00]);
    assert.match(binary.text, /APIGroupDiscoveryList.*configmaps/s);
    for (const accept of [aggregated("v3"), aggregated("v2", "json", "other.io"), `application/json,${aggregated("v2")}`]) {
      const plain = await read("/apis", accept);
      assert.deepEqual([plain.headers["content-type"], plain.json.kind], ["application/json", "APIGroupList"], accept);
    }
    for (const path of ["/apis/apps", "/apis/apps/v1", "/api/v1"]) {
      assertStatus(await read(path, aggregated("v2")), 406, "NotAcceptable");
    }
    assertStatus(await read("/apis", "text/html"), 406, "NotAcceptable");
  });

  test("PATH-32 the version line", async () => {
    const version = assertOk(await server.admin.get("/version"), 200);
    assert.deepEqual([version.major, version.minor], ["1", "24"]);
    assert.match(version.gitVersion, /^v1\.24\.\d+/);
  });
});
