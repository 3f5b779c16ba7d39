import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { definitionFactories, openApiTemplates, vendorProfiles } from "../../../generated/index.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../runtime/definition/json.js";
import type { DocumentAnswer } from "../../../runtime/endpoints/document-answer.js";
import { createOpenApi, type OpenApi, type OpenApiRequest } from "../../../runtime/endpoints/openapi.js";
import { StatusError } from "../../../runtime/errors/status.js";

const BINARY = "application/com.github.proto-openapi.spec.v2@v1.0+protobuf";

const profileNamed = (name: string) => {
  const profile = vendorProfiles[name];
  assert(profile !== undefined);
  return profile;
};

const serving = (profileName: string, isServed: (kind: string) => boolean = () => true, gate = true): OpenApi => {
  const profile = profileNamed(profileName);
  const definitions = definitionFactories.map((factory) => factory(profile)).filter(({ kind }) => isServed(kind));
  return createOpenApi({ definitions, profile, templates: openApiTemplates, gate: () => gate });
};

const openApi = serving("kubernetes");

const ask = async (path: string, request: Partial<OpenApiRequest> = {}, from = openApi): Promise<DocumentAnswer> => {
  const answer = await from.answer({ path, query: "", accept: undefined, ifNoneMatch: undefined, ...request });
  assert(answer !== undefined, `nothing at ${path}`);
  return answer;
};

const json = (answer: DocumentAnswer): JsonObject => JSON.parse(answer.body.toString()) as JsonObject;

const header = (answer: DocumentAnswer, name: string): string | undefined => {
  const index = (answer.headers ?? []).indexOf(name);
  return index < 0 ? undefined : answer.headers?.[index + 1];
};

const at = (value: JsonValue | undefined, ...path: string[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((holder, name) => (isJsonObject(holder) ? holder[name] : undefined), value);

const references = (value: JsonValue | undefined, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const item of value) references(item, found);
  if (isJsonObject(value)) {
    if (typeof value["$ref"] === "string") found.add(value["$ref"]);
    for (const entry of Object.values(value)) references(entry, found);
  }
  return found;
};

describe("OPENAPI-02 /openapi/v3", () => {
  it("the index names every group version with the hash of its document", async () => {
    const paths = json(await ask("/openapi/v3"))["paths"];
    assert(isJsonObject(paths));
    const served = definitionFactories.map((factory) => factory(profileNamed("kubernetes"))).filter(({ group }) => group !== "");
    const expected = ["api", "api/v1", "apis", ...served.flatMap(({ group, version }) => [`apis/${group}`, `apis/${group}/${version}`])];
    assert.deepEqual(Object.keys(paths), [...new Set(expected)].sort());
    const document = await ask("/openapi/v3/api/v1");
    const hash = createHash("sha512").update(document.body).digest("hex").toUpperCase();
    assert.deepEqual(paths["api/v1"], { serverRelativeURL: `/openapi/v3/api/v1?hash=${hash}` });
    assert.equal(header(document, "ETag"), `"${hash}"`);
  });

  it("a hashed URL may be kept for a year, one without hash may not", async () => {
    const plain = await ask("/openapi/v3/api/v1");
    assert.equal(header(plain, "Cache-Control"), undefined);
    const hashed = await ask("/openapi/v3/api/v1", { query: `hash=${header(plain, "ETag")?.slice(1, -1)}` });
    assert.equal(hashed.status, 200);
    assert.equal(header(hashed, "Cache-Control"), "public, immutable");
    const expires = Date.parse(header(hashed, "Expires") ?? "") - Date.now();
    assert(Math.abs(expires - 365 * 86400_000) < 60_000);
  });

  it("an old hash leads to the current document", async () => {
    const answer = await ask("/openapi/v3/api/v1", { query: "hash=ABC" });
    const current = header(await ask("/openapi/v3/api/v1"), "ETag")?.slice(1, -1);
    assert.equal(answer.status, 301);
    assert.equal(header(answer, "Location"), `/openapi/v3/api/v1?hash=${current}`);
  });

  for (const [form, wrap] of [
    ["its tag", (tag: string) => tag],
    ["a weak tag among others", (tag: string) => `"x", W/${tag}`],
    ["*", () => "*"],
  ] as const) {
    it(`If-None-Match with ${form} gives 304 without body`, async () => {
      const tag = header(await ask("/openapi/v3/api/v1"), "ETag") ?? "";
      const answer = await ask("/openapi/v3/api/v1", { ifNoneMatch: wrap(tag) });
      assert.equal(answer.status, 304);
      assert.equal(answer.body.length, 0);
      assert.equal(header(answer, "ETag"), tag);
    });
  }

  for (const path of [
    "/openapi/v3/apis/nope/v1",
    "/openapi/v3/apis/storage.k8s.io/v2",
    "/openapi/v3/",
    "/openapi/v3/api/v1/",
    "/openapi/v4",
  ]) {
    it(`nothing is served at ${path}`, async () => {
      assert.equal(await openApi.answer({ path, query: "", accept: undefined, ifNoneMatch: undefined }), undefined);
    });
  }

  it("is gone while its gate is off, /openapi/v2 is not", async () => {
    const gated = serving("kubernetes", undefined, false);
    assert.equal(await gated.answer({ path: "/openapi/v3", query: "", accept: undefined, ifNoneMatch: undefined }), undefined);
    assert.equal((await ask("/openapi/v2", {}, gated)).status, 200);
  });

  it("comes in JSON only: a client that takes nothing else is told so", async () => {
    await assert.rejects(ask("/openapi/v3/api/v1", { accept: "text/html" }), (error) => error instanceof StatusError && error.code === 406);
    const both = "application/com.github.proto-openapi.spec.v3@v1.0+protobuf, application/json";
    assert.equal((await ask("/openapi/v3/api/v1", { accept: both })).contentType, "application/json");
  });
});

describe("OPENAPI-01 documents", () => {
  for (const profile of ["orch", "kubernetes"]) {
    it(`under ${profile} no template is left and every reference leads somewhere`, async () => {
      const api = serving(profile);
      const index = json(await ask("/openapi/v3", {}, api))["paths"];
      for (const path of ["/openapi/v2", ...Object.keys(index as JsonObject).map((path) => `/openapi/v3/${path}`)]) {
        const answer = await ask(path, {}, api);
        assert(!answer.body.includes("${"), path);
        const document = json(answer);
        for (const reference of references(document)) {
          assert.notEqual(at(document, ...reference.slice(2).split("/")), undefined, `${path}: ${reference}`);
        }
      }
    });
  }

  it("only what is served is in them", async () => {
    const api = serving("kubernetes", (kind) => kind === "Secret");
    assert.deepEqual(Object.keys(at(json(await ask("/openapi/v3", {}, api)), "paths") as JsonObject), ["api", "api/v1"]);
    const document = json(await ask("/openapi/v3/api/v1", {}, api));
    const paths = Object.keys(document["paths"] as JsonObject);
    assert(paths.includes("/api/v1/namespaces/{namespace}/secrets/{name}"));
    assert.deepEqual(
      paths.filter((path) => !path.includes("/secrets")),
      ["/api/v1/"],
    );
    const schemas = Object.keys(at(document, "components", "schemas") as JsonObject);
    assert(schemas.includes("io.k8s.api.core.v1.Secret"));
    assert(!schemas.includes("io.k8s.api.core.v1.ConfigMap"));
    assert.deepEqual(
      Object.keys(at(json(await ask("/openapi/v2", {}, api)), "paths") as JsonObject).filter((path) => path.includes("storage")),
      [],
    );
  });

  it("OPENAPI-04 operations have the peer's ids, parameters and codes", async () => {
    const paths = at(json(await ask("/openapi/v3/api/v1")), "paths");
    const item = at(paths, "/api/v1/namespaces/{namespace}/secrets/{name}");
    const collection = at(paths, "/api/v1/namespaces/{namespace}/secrets");
    const ids = (holder: JsonValue | undefined) =>
      Object.fromEntries(Object.entries(holder as JsonObject).map(([method, operation]) => [method, at(operation, "operationId")]));
    assert.deepEqual(ids(item), {
      get: "readCoreV1NamespacedSecret",
      put: "replaceCoreV1NamespacedSecret",
      delete: "deleteCoreV1NamespacedSecret",
      patch: "patchCoreV1NamespacedSecret",
      parameters: undefined,
    });
    assert.deepEqual(ids(collection), {
      get: "listCoreV1NamespacedSecret",
      post: "createCoreV1NamespacedSecret",
      delete: "deleteCoreV1CollectionNamespacedSecret",
      parameters: undefined,
    });
    assert.equal(at(paths, "/api/v1/secrets", "get", "operationId"), "listCoreV1SecretForAllNamespaces");
    assert.equal(at(paths, "/api/v1/watch/secrets", "get", "operationId"), "watchCoreV1SecretListForAllNamespaces");
    assert.deepEqual(Object.keys(at(collection, "post", "responses") as JsonObject), ["200", "201", "202", "401"]);
    assert.deepEqual(Object.keys(at(item, "delete", "responses") as JsonObject), ["200", "202", "401"]);
    // Command-line clients find out about field validation here, and follow no references.
    const names = (at(item, "patch", "parameters") as JsonObject[]).map((parameter) => parameter["name"]);
    assert.deepEqual(names, ["dryRun", "fieldManager", "fieldValidation", "force"]);
    assert.equal(at(item, "patch", "x-kubernetes-action"), "patch");
  });

  it("PATH-11 deletion answers with the kinds that their definitions say", async () => {
    const storage = at(json(await ask("/openapi/v3/apis/storage.k8s.io/v1")), "paths");
    const deleted = at(
      storage,
      "/apis/storage.k8s.io/v1/csidrivers/{name}",
      "delete",
      "responses",
      "200",
      "content",
      "application/json",
      "schema",
    );
    assert.deepEqual(deleted, { $ref: "#/components/schemas/io.k8s.api.storage.v1.CSIDriver" });
  });

  it("OPENAPI-03 OPENAPI-05 schemas carry kinds, required fields and merge markers under the profile's prefix", async () => {
    for (const [profile, prefix, group] of [
      ["kubernetes", "x-kubernetes", "storage.k8s.io"],
      ["orch", "x-orch", "storage.orch.io"],
    ] as const) {
      const api = serving(profile);
      const schemas = at(json(await ask(`/openapi/v3/apis/${group}/v1`, {}, api)), "components", "schemas") as JsonObject;
      const [name] = Object.keys(schemas).filter((key) => key.endsWith(".storage.v1.CSIDriver"));
      assert.deepEqual(at(schemas[name ?? ""], `${prefix}-group-version-kind`), [{ group, kind: "CSIDriver", version: "v1" }]);
      assert.deepEqual(at(schemas[name ?? ""], "required"), ["spec"]);
      const core = at(json(await ask("/openapi/v3/api/v1", {}, api)), "components", "schemas") as JsonObject;
      const [status] = Object.keys(core).filter((key) => key.endsWith(".PersistentVolumeClaimStatus"));
      assert.equal(at(core[status ?? ""], "properties", "conditions", `${prefix}-patch-merge-key`), "type");
      assert.equal(at(core[status ?? ""], "properties", "conditions", `${prefix}-patch-strategy`), "merge");
    }
  });
});

describe("/openapi/v2", () => {
  it("parameters stand in each operation, where older clients look for them", async () => {
    const document = json(await ask("/openapi/v2"));
    const patch = at(document, "paths", "/api/v1/namespaces/{namespace}/secrets/{name}", "patch");
    const names = (at(patch, "parameters") as JsonObject[]).map((parameter) => parameter["name"]);
    assert.deepEqual(names, ["body", "dryRun", "fieldManager", "fieldValidation", "force"]);
    assert.equal(document["parameters"], undefined);
    assert.deepEqual(at(document, "info"), { title: "kubernetes", version: "v1.24.17" });
  });

  it("comes in the binary form that command-line clients ask for", async () => {
    const answer = await ask("/openapi/v2", { accept: BINARY });
    assert.match(answer.contentType, /\+protobuf$/);
    assert.equal(answer.body.subarray(0, 5).toString("latin1"), "\x0a\x032.0");
    assert(answer.body.includes("io.k8s.api.core.v1.Secret"));
    assert(answer.body.includes('[{"group":"","kind":"Secret","version":"v1"}]'));
  });

  it("in JSON where the client prefers that, and where it does not say", async () => {
    for (const accept of [undefined, "", "*/*", "application/json", `${BINARY};q=0.5, application/json`]) {
      assert.equal((await ask("/openapi/v2", { accept })).contentType, "application/json");
    }
    await assert.rejects(ask("/openapi/v2", { accept: "application/yaml" }), (error) => error instanceof StatusError && error.code === 406);
  });

  it("has a tag, for which 304 is answered", async () => {
    const tag = header(await ask("/openapi/v2"), "ETag");
    assert.equal((await ask("/openapi/v2", { ifNoneMatch: tag })).status, 304);
  });
});
