import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import protobuf from "protobufjs";
import { definitionFactories, metaTypes, openApiTemplates, vendorProfiles } from "../../../../generated/index.js";
import { readOpenApiTemplates } from "../../../../runtime/codec/openapi-files.js";
import type { OpenApiTemplates } from "../../../../runtime/definition/generated-exports.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../../runtime/definition/json.js";
import type { ResourceDefinition } from "../../../../runtime/definition/resource-definition.js";
import type { DocumentAnswer } from "../../../../runtime/endpoints/documents/document-answer.js";
import { createOpenApi, type OpenApi, type OpenApiRequest } from "../../../../runtime/endpoints/documents/openapi.js";
import { versionText } from "../../../../runtime/endpoints/documents/version.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { openApiDocuments } from "../../../../runtime/openapi/prepared.js";
import { SERVER_MAIN } from "../../../support/server.js";

const OF_THE_SERVER = [".well-known/openid-configuration", "openid/v1/jwks", "version"];
const BINARY = "application/com.github.proto-openapi.spec.v2@v1.0+protobuf";
const binaryOf = (path: string): string => BINARY.replace("v2", path.startsWith("/openapi/v2") ? "v2" : "v3");

const profileNamed = (name: string) => {
  const profile = vendorProfiles[name];
  assert(profile !== undefined);
  return profile;
};

const serving = (
  profileName: string,
  isServed: (kind: string) => boolean = () => true,
  gate = true,
  late: (shipped: readonly ResourceDefinition[]) => readonly ResourceDefinition[] = () => [],
): OpenApi => {
  const profile = profileNamed(profileName);
  const shipped = definitionFactories.map((factory) => factory(profile)).filter(({ kind }) => isServed(kind));
  const options = {
    definitions: [...shipped, ...late(shipped)],
    isDocumented: (definition: ResourceDefinition) => shipped.includes(definition),
    showsIssuer: true,
    profile,
    templates: openApiTemplates,
    metaTypes,
    version: "v1.24.17",
  };
  return createOpenApi(openApiDocuments(options), () => gate);
};

const openApi = serving("kubernetes");

const ask = async (path: string, request: Partial<OpenApiRequest> = {}, from = openApi): Promise<DocumentAnswer> => {
  const answer = await from.answer({ path, query: "", accept: undefined, ifNoneMatch: undefined, now: 0, ...request });
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

/** Of the public `.proto` file what our documents use. */
const PUBLISHED_MESSAGES = `syntax = "proto3";
message Document { string openapi = 1; Info info = 2; Paths paths = 4; Components components = 5; repeated Requirement security = 6; }
message Info { string title = 1; string version = 6; }
message Requirement { repeated NamedStrings items = 1; }
message NamedStrings { string name = 1; Strings value = 2; }
message Strings { repeated string value = 1; }
message Paths { repeated NamedPath items = 1; }
message NamedPath { string name = 1; PathItem value = 2; }
message PathItem {
  Operation get = 4; Operation put = 5; Operation post = 6; Operation delete = 7; Operation patch = 10; repeated ParameterOr parameters = 13;
}
message Operation {
  repeated string tags = 1; string description = 3; string operationId = 5; repeated ParameterOr parameters = 6; BodyOr requestBody = 7;
  Responses responses = 8; repeated NamedAny extensions = 13;
}
message ParameterOr { Parameter it = 1; }
message Parameter { string name = 1; string in = 2; string description = 3; bool required = 4; SchemaOr schema = 10; }
message BodyOr { Body it = 1; }
message Body { MediaTypes content = 2; bool required = 3; }
message MediaTypes { repeated NamedMediaType items = 1; }
message NamedMediaType { string name = 1; MediaType value = 2; }
message MediaType { SchemaOr schema = 1; }
message Responses { repeated NamedResponse items = 2; }
message NamedResponse { string name = 1; ResponseOr value = 2; }
message ResponseOr { Response it = 1; }
message Response { string description = 1; MediaTypes content = 3; }
message Components { Schemas schemas = 1; }
message Schemas { repeated NamedSchema items = 1; }
message NamedSchema { string name = 1; SchemaOr value = 2; }
message SchemaOr { Schema it = 1; Reference reference = 2; }
message Reference { string ref = 1; }
message Schema {
  bool writeOnly = 4; bool deprecated = 8; double maximum = 11; double minimum = 13; int64 maxLength = 15; int64 minLength = 16;
  string pattern = 17; int64 maxItems = 18; int64 minItems = 19; int64 maxProperties = 21; int64 minProperties = 22;
  repeated string required = 23; repeated Any enum = 24; string type = 25; repeated SchemaOr allOf = 26; repeated SchemaOr oneOf = 27;
  Items items = 30; Schemas properties = 31; Additional additionalProperties = 32; Default default = 33; string description = 34;
  string format = 35; repeated NamedAny extensions = 36;
}
message Items { repeated SchemaOr it = 1; }
message Additional { oneof either { SchemaOr schema = 1; bool boolean = 2; } }
message Default { oneof either { double number = 1; bool boolean = 2; string string = 3; } }
message NamedAny { string name = 1; Any value = 2; }
message Any { string yaml = 2; }`;

type Decoded = Record<string, JsonValue | undefined>;
const listOf = (value: JsonValue | undefined): Decoded[] => (Array.isArray(value) ? (value as Decoded[]) : []);
const extensionsOf = (value: JsonValue | undefined): JsonObject =>
  Object.fromEntries(listOf(value).map((each) => [String(each["name"]), JSON.parse(String(at(each["value"], "yaml")))]));

/** A decoded schema in the form that JSON has it. */
function schemaIn(either: JsonValue | undefined): JsonValue {
  const reference = at(either, "reference", "ref");
  if (reference !== undefined) return { $ref: reference };
  const {
    extensions,
    items,
    properties,
    additionalProperties,
    default: preset,
    enum: allowed,
    allOf,
    oneOf,
    ...rest
  } = at(either, "it") as Decoded;
  return {
    ...rest,
    ...extensionsOf(extensions),
    ...(items === undefined ? {} : { items: schemaIn((at(items, "it") as JsonValue[])[0]) }),
    ...(properties === undefined ? {} : { properties: namedSchemas(properties) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: schemaIn(at(additionalProperties, "schema")) }),
    ...(preset === undefined ? {} : { default: Object.values(preset as JsonObject)[0] }),
    ...(allowed === undefined ? {} : { enum: listOf(allowed).map((each) => JSON.parse(String(each["yaml"]))) }),
    ...(allOf === undefined ? {} : { allOf: (allOf as JsonValue[]).map(schemaIn) }),
    ...(oneOf === undefined ? {} : { oneOf: (oneOf as JsonValue[]).map(schemaIn) }),
  };
}

const namedSchemas = (value: JsonValue | undefined): JsonObject =>
  Object.fromEntries(listOf(at(value, "items")).map((each) => [String(each["name"]), schemaIn(each["value"])]));

const schemasIn = (document: Decoded): JsonObject => namedSchemas(at(document["components"], "schemas"));

const METHODS = ["get", "put", "post", "delete", "patch"];

/** Of each operation its id, extensions, names of parameters, media types and codes. */
function pathsIn(document: Decoded): JsonObject {
  const names = (value: JsonValue | undefined): JsonValue[] => listOf(value).map((each) => at(each["it"], "name") ?? null);
  const keys = (value: JsonValue | undefined): JsonValue[] => listOf(at(value, "items")).map((each) => String(each["name"]));
  const operation = (value: JsonValue): JsonObject => ({
    id: at(value, "operationId"),
    names: names(at(value, "parameters")),
    body: keys(at(value, "requestBody", "it", "content")),
    codes: keys(at(value, "responses")),
    ...extensionsOf(at(value, "extensions")),
  });
  const items = listOf(at(document["paths"], "items")).map(({ name, value }) => {
    const present = METHODS.filter((method) => at(value, method) !== undefined);
    const shown = present.map((method) => [method, operation(at(value, method) as JsonValue)] as const);
    return [String(name), { shared: names(at(value, "parameters")), ...Object.fromEntries(shown) }] as const;
  });
  return Object.fromEntries(items);
}

/** The same of a document in JSON. */
function pathsOf(document: JsonObject): JsonObject {
  const names = (value: JsonValue | undefined): JsonValue[] => listOf(value).map((each) => each["name"] ?? null);
  const operation = (value: JsonValue): JsonObject => ({
    id: at(value, "operationId"),
    names: names(at(value, "parameters")),
    body: Object.keys((at(value, "requestBody", "content") ?? {}) as JsonObject),
    codes: Object.keys(at(value, "responses") as JsonObject).sort(),
    ...Object.fromEntries(Object.entries(value as JsonObject).filter(([name]) => name.startsWith("x-"))),
  });
  const items = Object.entries(document["paths"] as JsonObject).map(([path, item]) => {
    const present = METHODS.filter((method) => at(item, method) !== undefined);
    const shown = present.map((method) => [method, operation(at(item, method) as JsonValue)] as const);
    return [path, { shared: names(at(item, "parameters")), ...Object.fromEntries(shown) }] as const;
  });
  return Object.fromEntries(items);
}

/** The published messages cannot tell 0 from nothing, but in defaults. */
function withoutZeros(value: JsonValue | undefined): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item) => withoutZeros(item) as JsonValue);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([name, entry]) => entry !== 0 || name === "default");
  return Object.fromEntries(kept.map(([name, entry]) => [name, withoutZeros(entry)]));
}

describe("OPENAPI-02 /openapi/v3", () => {
  it("the index names every group version with the hash of its document", async () => {
    const paths = json(await ask("/openapi/v3"))["paths"];
    assert(isJsonObject(paths));
    const served = definitionFactories.map((factory) => factory(profileNamed("kubernetes"))).filter(({ group }) => group !== "");
    const expected = [
      ...OF_THE_SERVER,
      "api",
      "api/v1",
      "apis",
      ...served.flatMap(({ group, version }) => [`apis/${group}`, `apis/${group}/${version}`]),
    ];
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
    assert.equal(Date.parse(header(hashed, "Expires") ?? ""), 365 * 86400_000);
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
      assert.equal(await openApi.answer({ path, query: "", accept: undefined, ifNoneMatch: undefined, now: 0 }), undefined);
    });
  }

  it("is gone while its gate is off, /openapi/v2 is not", async () => {
    const gated = serving("kubernetes", undefined, false);
    assert.equal(await gated.answer({ path: "/openapi/v3", query: "", accept: undefined, ifNoneMatch: undefined, now: 0 }), undefined);
    assert.equal((await ask("/openapi/v2", {}, gated)).status, 200);
  });

  it("comes in JSON and in the binary form that client libraries ask for; a client that takes neither is told so", async () => {
    await assert.rejects(ask("/openapi/v3/api/v1", { accept: "text/html" }), (error) => error instanceof StatusError && error.code === 406);
    const accept = "application/com.github.proto-openapi.spec.v3@v1.0+protobuf";
    const hash = header(await ask("/openapi/v3/api/v1"), "ETag")?.slice(1, -1);
    const binary = await ask("/openapi/v3/api/v1", { accept, query: `hash=${hash}` });
    assert.deepEqual([binary.status, binary.contentType], [200, "application/com.github.proto-openapi.spec.v3.v1.0+protobuf"]);
    assert.notEqual(header(binary, "ETag"), `"${hash}"`, "another form, another tag");
    assert.equal((await ask("/openapi/v3/api/v1", { accept: `application/json, ${accept}` })).contentType, "application/json");
  });

  it("OPENAPI-02 a decoder of the published messages finds in the binary form what is in JSON", async () => {
    const accept = "application/com.github.proto-openapi.spec.v3@v1.0+protobuf";
    const path = "/openapi/v3/apis/apps/v1";
    const inJson = json(await ask(path));
    const { body } = await ask(path, { accept });
    const type = protobuf.parse(PUBLISHED_MESSAGES).root.lookupType("Document");
    const decoded = type.toObject(type.decode(body), { longs: Number }) as Record<string, JsonValue>;
    assert.equal(decoded["openapi"], "3.0.0");
    assert.deepEqual(decoded["info"], inJson["info"]);
    assert.deepEqual(pathsIn(decoded), pathsOf(inJson));
    assert.deepEqual(schemasIn(decoded), withoutZeros(at(inJson, "components", "schemas")));
    assert.deepEqual(decoded["security"], [{ items: [{ name: "BearerToken", value: {} }] }]);
  });
});

describe("OPENAPI-01 documents that the build prepared", () => {
  const profile = profileNamed("orch");
  const definitions = definitionFactories.map((factory) => factory(profile));
  const prepared = readOpenApiTemplates(pathToFileURL(SERVER_MAIN).href, {}).prepared("orch");
  assert(prepared !== undefined, "the build prepares them");
  const unread = (): never => assert.fail("a template is read");
  const from = (served: readonly ResourceDefinition[], v3: OpenApiTemplates["v3"]): OpenApi => {
    const templates = { v3, prepared: () => prepared };
    const options = {
      definitions: served,
      isDocumented: () => true,
      showsIssuer: true,
      profile,
      templates,
      metaTypes,
      version: versionText(),
    };
    return createOpenApi(openApiDocuments(options), () => true);
  };
  const paths = Object.keys(prepared.documents).map((path) => `/openapi/${path}`);
  const unreadTemplates = Object.fromEntries(Object.keys(openApiTemplates.v3).map((path) => [path, unread]));

  it("are those that would be made at the first request, and none is made then", async () => {
    const made = serving("orch");
    const ready = from(definitions, unreadTemplates);
    assert.ok(paths.includes("/openapi/v2") && paths.length > 30);
    for (const path of [...paths, "/openapi/v3"]) {
      for (const accept of path === "/openapi/v3" ? ["application/json"] : ["application/json", binaryOf(path)]) {
        const answer = await ask(path, { accept }, ready);
        const { status, contentType, body, headers } = await ask(path, { accept }, made);
        assert.deepEqual([answer.status, answer.contentType, answer.headers], [status, contentType, headers], path);
        assert.ok(answer.body.equals(body), path);
      }
    }
  });

  it("come compressed where they are large and the client takes that", async () => {
    const ready = from(definitions, unreadTemplates);
    const plain = await ask("/openapi/v2", { acceptEncoding: "gzip;q=0" }, ready);
    const packed = await ask("/openapi/v2", { acceptEncoding: "gzip, br" }, ready);
    assert.deepEqual([plain.isCompressed, packed.isCompressed, header(packed, "Content-Encoding")], [undefined, true, "gzip"]);
    assert.ok(gunzipSync(packed.body).equals(plain.body));
    assert.ok(packed.body.length * 5 < plain.body.length);
  });

  it("are used for the groups that are as they were prepared; only the others are made", async () => {
    const withoutJobs = definitions.filter(({ resource }) => resource !== "jobs");
    const jobs = Object.fromEntries(
      Object.entries(openApiTemplates.v3).map(([path, read]) => [path, path === "apis/batch/v1" ? read : unread]),
    );
    const some = from(withoutJobs, jobs);
    for (const path of paths.filter((each) => each !== "/openapi/v2")) assert.equal((await ask(path, {}, some)).status, 200);
    const batch = json(await ask("/openapi/v3/apis/batch/v1", {}, some));
    assert.ok(Object.keys(batch["paths"] as JsonObject).every((path) => !path.includes("/jobs")));
    const whole = json(await ask("/openapi/v2", {}, from(withoutJobs, openApiTemplates.v3)));
    assert.ok(Object.keys(whole["paths"] as JsonObject).every((path) => !path.includes("/jobs")));
    const none = from(
      definitions.filter(({ group }) => group !== "batch"),
      unreadTemplates,
    );
    await assert.rejects(ask("/openapi/v2", {}, none), /a template is read/, "what is prepared tells of a group that is gone");
  });
});

describe("OPENAPI-01 documents", () => {
  for (const profile of ["orch", "kubernetes"]) {
    it(`under ${profile} no template is left and every reference leads somewhere, with a kind that came at run time`, async () => {
      const names = { group: "late.example", kind: "Note", listKind: "NoteList", resource: "notes", singular: "note" };
      const late = (shipped: readonly ResourceDefinition[]) =>
        shipped.filter(({ kind }) => kind === "ConfigMap").map((definition) => ({ ...definition, ...names }));
      const api = serving(profile, () => true, true, late);
      const index = json(await ask("/openapi/v3", {}, api))["paths"];
      assert.ok("apis/late.example" in (index as JsonObject));
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

  it("kinds of the run time that would have the name of another kind get one of their own, and operations an id", async () => {
    const named = (group: string, kind: string, listKind: string, resource: string) => ({ group, version: "v1", kind, listKind, resource });
    const clashing = [
      named("a.example", "Note", "NoteList", "notes"),
      named("a.example", "NoteList", "NoteListList", "notelists"),
      named("core.api.k8s.io", "ConfigMap", "ConfigMapList", "maps"),
      named("a-b.example", "Note", "NoteList", "notes"),
      named("a.b.example", "Note", "NoteList", "notes"),
    ];
    const lease = (shipped: readonly ResourceDefinition[]) => shipped.find(({ kind }) => kind === "Lease") as ResourceDefinition;
    const api = serving("kubernetes", undefined, true, (shipped) => clashing.map((names) => ({ ...lease(shipped), ...names })));
    const document = json(await ask("/openapi/v2", {}, api));
    const shown = (path: string): [JsonValue | undefined, JsonValue | undefined] => {
      const reference = at(document, "paths", path, "get", "responses", "200", "schema", "$ref");
      return [
        reference,
        at(document, "definitions", String(reference).replace("#/definitions/", ""), "properties", "items", "items", "$ref"),
      ];
    };
    const expected: Readonly<Record<string, readonly [string, string]>> = {
      "/api/v1/namespaces/{namespace}/configmaps": ["io.k8s.api.core.v1.ConfigMapList", "io.k8s.api.core.v1.ConfigMap"],
      "/apis/core.api.k8s.io/v1/namespaces/{namespace}/maps": ["io.k8s.api.core.v1.ConfigMapList_v2", "io.k8s.api.core.v1.ConfigMap_v2"],
      "/apis/a.example/v1/namespaces/{namespace}/notes": ["example.a.v1.NoteList_v2", "example.a.v1.Note"],
      "/apis/a.example/v1/namespaces/{namespace}/notelists": ["example.a.v1.NoteListList", "example.a.v1.NoteList"],
    };
    for (const [path, names] of Object.entries(expected)) {
      assert.deepEqual(
        shown(path),
        names.map((name) => `#/definitions/${name}`),
        path,
      );
    }
    const renamed = Object.keys(document["definitions"] as JsonObject).filter((name) => name.endsWith("_v2"));
    assert.deepEqual(renamed, ["example.a.v1.NoteList_v2", "io.k8s.api.core.v1.ConfigMapList_v2", "io.k8s.api.core.v1.ConfigMap_v2"]);
    const items = Object.values(document["paths"] as JsonObject).flatMap((item) => Object.values(item as JsonObject));
    const ids = items.flatMap((operation) => (isJsonObject(operation) ? (operation["operationId"] ?? []) : []));
    assert.equal(new Set(ids).size, ids.length);
  });

  it("only what is served is in them", async () => {
    const api = serving("kubernetes", (kind) => kind === "Secret");
    assert.deepEqual(
      Object.keys(at(json(await ask("/openapi/v3", {}, api)), "paths") as JsonObject),
      [...OF_THE_SERVER, "api", "api/v1"].sort(),
    );
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

  it("OPENAPI-04 operations are named by the whole name of their group, without the vendor's domain", async () => {
    const document = json(await ask("/openapi/v3/apis/rbac.authorization.k8s.io/v1"));
    const read = at(document, "paths", "/apis/rbac.authorization.k8s.io/v1/clusterroles/{name}", "get");
    assert.equal(at(read, "operationId"), "readRbacAuthorizationV1ClusterRole");
    assert.deepEqual(at(read, "tags"), ["rbacAuthorization_v1"]);
    const group = json(await ask("/openapi/v3/apis/rbac.authorization.k8s.io"));
    const told = at(group, "paths", "/apis/rbac.authorization.k8s.io/", "get");
    assert.equal(at(told, "operationId"), "getRbacAuthorizationAPIGroup");
    assert.deepEqual(at(told, "tags"), ["rbacAuthorization"]);
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
