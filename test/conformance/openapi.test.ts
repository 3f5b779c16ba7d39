/** The published schema: OpenAPI v2 and v3, and that it tells the truth about what is served. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startServer, type TestServer } from "../support/server.js";

const BINARY = "application/com.github.proto-openapi.spec.v2@v1.0+protobuf";

/** Documents about the server itself, without leading slash. */
const OWN = [".well-known/openid-configuration", "openid/v1/jwks", "version"];

describe("OpenAPI", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server?.stop());

  /** Paths of all group versions but the core group's. */
  async function servedVersions(): Promise<string[]> {
    const { groups } = (await server.admin.get("/apis")).json as { groups: { versions: { groupVersion: string }[] }[] };
    return groups.flatMap(({ versions }) => versions.map(({ groupVersion }) => `/apis/${groupVersion}`));
  }

  test("OPENAPI-01 v2 lists every served path and kind, in JSON and protobuf", async () => {
    const document = (await server.admin.get("/openapi/v2")).json;
    assert.equal(document.swagger, "2.0");
    for (const group of ["/api/v1", ...(await servedVersions())]) {
      for (const { name, namespaced, kind, verbs } of (await server.admin.get(group)).json.resources) {
        const [resource, subresource] = name.split("/");
        const keeps = subresource !== undefined || verbs.some((verb: string) => verb !== "create");
        const collection = `${group}${namespaced ? "/namespaces/{namespace}" : ""}/${resource}`;
        const path = keeps ? `${collection}/{name}${subresource ? `/${subresource}` : ""}` : collection;
        assert(document.paths[path], path);
        // Options of a connection are parameters, no bodies.
        assert(kind.endsWith("Options") || Object.keys(document.definitions).some((definition) => definition.endsWith(`.${kind}`)), kind);
      }
    }
    const binary = await server.admin.get("/openapi/v2", { accept: BINARY });
    assert.equal(binary.status, 200);
    assert.match(String(binary.headers["content-type"]), /protobuf/);
    assert(binary.bytes.includes("/api/v1/namespaces/{namespace}/secrets/{name}"));
    assert.equal((await server.admin.get("/openapi/v2", { accept: "text/html" })).status, 406);
  });

  test("OPENAPI-02 v3: an index of hashed URLs, whose documents may be kept", async () => {
    const index = (await server.admin.get("/openapi/v3")).json;
    const versions = (await servedVersions()).map((path) => path.slice(1));
    const groups = versions.map((path) => path.slice(0, path.lastIndexOf("/")));
    assert.deepEqual(Object.keys(index.paths), [...new Set(["api", "api/v1", "apis", ...OWN, ...groups, ...versions])].sort());
    for (const [path, { serverRelativeURL }] of Object.entries<{ serverRelativeURL: string }>(index.paths)) {
      const reply = await server.admin.get(serverRelativeURL);
      assert.equal(reply.status, 200, serverRelativeURL);
      assert.equal(reply.headers["content-type"], "application/json");
      assert.equal(reply.headers["cache-control"], "public, immutable");
      assert(Date.parse(String(reply.headers["expires"])) > Date.now() + 300 * 86400_000);
      const hash = new URL(serverRelativeURL, server.url).searchParams.get("hash");
      assert.equal(reply.headers["etag"], `"${hash}"`);
      assert.equal(reply.json.openapi, "3.0.0");
      const plain = await server.admin.get(`/openapi/v3/${path}`);
      assert.equal(plain.headers["cache-control"], "no-cache, private");
      assert.deepEqual(plain.json, reply.json);
    }
  });

  test("OPENAPI-01 the version and the issuer's documents are described, in what media type they are served, where they are", async () => {
    const { paths, definitions } = (await server.admin.get("/openapi/v2")).json;
    for (const path of OWN) {
      const described = paths[`/${path}/`];
      const reply = await server.admin.get(`/${path}/`);
      assert.equal(reply.status, 200, path);
      assert.deepEqual(described.get.produces, [reply.headers["content-type"]], path);
      const alone = (await server.admin.get(`/openapi/v3/${path}`)).json;
      assert.deepEqual(Object.keys(alone.paths), [`/${path}/`]);
      assert.deepEqual(Object.keys(alone.paths[`/${path}/`].get.responses["200"].content), described.get.produces);
    }
    const { $ref } = paths["/version/"].get.responses["200"].schema;
    const version = definitions[$ref.replace("#/definitions/", "")];
    assert.deepEqual(Object.keys(version.properties).sort(), Object.keys((await server.admin.get("/version")).json).sort());
    assert.deepEqual(version.required.toSorted(), Object.keys(version.properties).sort());

    const undiscovered = await startServer({ flags: ["--service-account-issuer=orch"] });
    try {
      const served = (await undiscovered.admin.get("/openapi/v2")).json.paths;
      const listed = (await undiscovered.admin.get("/")).json.paths;
      const { paths: apart } = (await undiscovered.admin.get("/openapi/v3")).json;
      for (const path of OWN) {
        const isServed = (await undiscovered.admin.get(`/${path}`)).status === 200;
        assert.equal(isServed, path === "version");
        assert.deepEqual([`/${path}/` in served, listed.includes(`/${path}`), path in apart], [isServed, isServed, isServed], path);
      }
    } finally {
      await undiscovered.stop();
    }
  });

  test("OPENAPI-02 v3: an old hash leads to the current URL, a known tag is 304, an unknown group 404", async () => {
    const { serverRelativeURL } = (await server.admin.get("/openapi/v3")).json.paths["api/v1"];
    const moved = await server.admin.get("/openapi/v3/api/v1?hash=0123");
    assert.equal(moved.status, 301);
    assert.equal(moved.headers["location"], serverRelativeURL);
    const tag = String((await server.admin.get(serverRelativeURL)).headers["etag"]);
    const unchanged = await server.admin.get(serverRelativeURL, { headers: { "if-none-match": tag } });
    assert.equal(unchanged.status, 304);
    assert.equal(unchanged.bytes.length, 0);
    assert.equal(unchanged.headers["etag"], tag);
    assert.equal((await server.admin.get("/openapi/v3/apis/nope/v1")).status, 404);
  });

  test("OPENAPI-02 v3 is gone while its gate is off", async () => {
    const gated = await startServer({ flags: ["--feature-gates=OpenAPIV3=false"] });
    try {
      assert.equal((await gated.admin.get("/openapi/v3")).status, 404);
      assert.equal((await gated.admin.get("/openapi/v2")).status, 200);
    } finally {
      await gated.stop();
    }
  });

  test("OPENAPI-03 merge markers are published", async () => {
    const { schemas } = (await server.admin.get("/openapi/v3/apis/storage.orch.io/v1")).json.components;
    assert.equal(schemas["io.orch.api.storage.v1.CSIDriverSpec"].properties.tokenRequests["x-orch-list-type"], "atomic");
    const core = (await server.admin.get("/openapi/v3/api/v1")).json.components.schemas;
    const { conditions } = core["io.orch.api.core.v1.PersistentVolumeClaimStatus"].properties;
    assert.equal(conditions["x-orch-patch-merge-key"], "type");
    assert.equal(conditions["x-orch-patch-strategy"], "merge");
    const { ports } = core["io.orch.api.core.v1.Container"].properties;
    assert.deepEqual(ports["x-orch-list-map-keys"], ["containerPort", "protocol"]);
  });

  test("OPENAPI-04 the methods of every path are those that the server takes", async () => {
    const methods = ["get", "post", "put", "patch", "delete"];
    for (const group of ["api/v1", "apis/storage.orch.io/v1"]) {
      for (const [path, item] of Object.entries<object>((await server.admin.get(`/openapi/v3/${group}`)).json.paths)) {
        if (path.includes("/watch/")) continue;
        const concrete = path.replace("{namespace}", "default").replace("{name}", "missing");
        for (const method of methods) {
          const reply = await server.admin.send(method.toUpperCase(), `${concrete}?dryRun=nope`, {
            body: method === "get" ? undefined : "[",
          });
          assert.equal(reply.status === 405, !(method in item), `${method} ${concrete}: ${reply.status}`);
        }
      }
    }
  });

  test("OPENAPI-05 a quantity is a text or a number, and a type of its own to whoever reads version 3", async () => {
    const { schemas } = (await server.admin.get("/openapi/v3/api/v1")).json.components;
    const { $ref } = schemas["io.orch.api.core.v1.ResourceRequirements"].properties.limits.additionalProperties;
    const quantity = schemas[$ref.replace("#/components/schemas/", "")];
    assert.deepEqual([quantity.type, quantity.oneOf], [undefined, [{ type: "string" }, { type: "number" }]]);
    const { definitions } = (await server.admin.get("/openapi/v2")).json;
    assert.equal(definitions["io.orch.apimachinery.pkg.api.resource.Quantity"].type, "string");
  });

  test("OPENAPI-05 schemas name their kind and required fields", async () => {
    const { schemas } = (await server.admin.get("/openapi/v3/apis/storage.orch.io/v1")).json.components;
    const driver = schemas["io.orch.api.storage.v1.CSIDriver"];
    assert.deepEqual(driver["x-orch-group-version-kind"], [{ group: "storage.orch.io", kind: "CSIDriver", version: "v1" }]);
    assert.deepEqual(driver["x-kubernetes-group-version-kind"], driver["x-orch-group-version-kind"], "for tools that know no other name");
    assert.deepEqual(driver.required, ["spec"]);
  });
});
