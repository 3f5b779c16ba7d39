/** The OpenAPI 3.0 documents: one per group version, group, root and document about the server, with all they refer to. */
import { isJsonObject, type JsonObject, type JsonValue, objectOf } from "../../../runtime/definition/json.js";
import { documentOf, groupPaths, versionPaths } from "../../../runtime/openapi/document-parts.js";
import { documentPath, groupVersionPath, pathsOf } from "../../../runtime/openapi/paths.js";
import { SERVER_PATHS, type ServerPath } from "../../../runtime/openapi/server-paths.js";
import type { ApiModel, GroupModel, ResourceModel } from "../../model/model.js";
import { ParameterCollector } from "./parameters.js";
import { SchemaCollector } from "./schemas.js";

/** A document and the path below `/openapi/v3/` it is served at, a template. */
export interface OpenApiDocument {
  readonly path: string;
  /** Name of its file, without extension. */
  readonly file: string;
  readonly document: JsonObject;
  /** Its paths that are no resource's. */
  readonly own: JsonObject;
  /** Whose paths it has besides. */
  readonly resources: readonly ResourceModel[];
}

export function openApiDocuments(model: ApiModel): OpenApiDocument[] {
  const groups = model.groups.filter((group) => group.versions.some((version) => hasResources(model, group, version)));
  const named = groups.filter((group) => group.name !== "");
  return [
    ...(groups.length > named.length ? [rootDocument(model, "api", "core", "getCoreAPIVersions", "APIVersions")] : []),
    ...(named.length > 0 ? [rootDocument(model, "apis", "apis", "getAPIVersions", "APIGroupList")] : []),
    ...groups.flatMap((group) => [
      ...(group.name === "" ? [] : [groupDocument(model, group)]),
      ...group.versions.filter((version) => hasResources(model, group, version)).map((version) => versionDocument(model, group, version)),
    ]),
    ...SERVER_PATHS.map((served) => serverDocument(model, served)),
  ];
}

function serverDocument(model: ApiModel, { path, file, item }: ServerPath): OpenApiDocument {
  const context = newContext(model);
  const own = { [`${path}/`]: item(context.schemas) };
  return { path: path.slice(1), file, document: joined(own, context), own, resources: [] };
}

const hasResources = (model: ApiModel, group: GroupModel, version: string): boolean =>
  model.resources.some((resource) => resource.folder === group.folder && resource.version === version);

function rootDocument(model: ApiModel, path: string, tag: string, operationId: string, kind: string): OpenApiDocument {
  const context = newContext(model);
  const schema = context.schemas.type(`meta/v1.${kind}`);
  const own = { [`/${path}/`]: documentPath(tag, operationId, "get available API versions", schema) };
  return { path, file: path, document: joined(own, context), own, resources: [] };
}

function groupDocument(model: ApiModel, group: GroupModel): OpenApiDocument {
  const context = newContext(model);
  const own = groupPaths(group.name, context.schemas);
  return { path: `apis/${group.name}`, file: group.folder, document: joined(own, context), own, resources: [] };
}

function versionDocument(model: ApiModel, group: GroupModel, version: string): OpenApiDocument {
  const context = newContext(model);
  const own = versionPaths({ group: group.name, version }, context.schemas);
  const resources = model.resources.filter((resource) => resource.folder === group.folder && resource.version === version);
  const paths: JsonObject = Object.assign({}, own, ...resources.map((resource) => pathsOf(resource, context)));
  const path = groupVersionPath(group.name, version);
  return { path, file: `${group.folder}-${version}`, document: joined(paths, context), own, resources };
}

/** One document of the whole API, for generators of clients. */
export function joinDocuments(documents: readonly OpenApiDocument[]): JsonObject {
  const [first] = documents;
  if (first === undefined) throw new Error("there is no resource to document");
  const members = (name: string): JsonObject =>
    Object.fromEntries(documents.flatMap(({ document }) => Object.entries(objectOf(objectOf(document["components"])[name]))));
  const paths = Object.fromEntries(
    documents.flatMap(({ document }) => Object.entries(objectOf(document["paths"])).map(([path, item]) => [path, withNamedBodies(item)])),
  );
  const schemas = Object.fromEntries(Object.entries(members("schemas")).map(([name, schema]) => [name, forGenerators(name, schema)]));
  const components = { schemas, parameters: members("parameters"), securitySchemes: members("securitySchemes") };
  return { ...first.document, paths, components };
}

/** Generators call a body by its type otherwise. */
function withNamedBodies(item: JsonValue | undefined): JsonObject {
  const operations = Object.entries(objectOf(item)).map(([method, operation]): [string, JsonValue | undefined] => [
    method,
    isJsonObject(operation) && operation["requestBody"] !== undefined ? { ...operation, "x-codegen-request-body-name": "body" } : operation,
  ]);
  return Object.fromEntries(operations);
}

/**
 * A schema as generators of typed languages can take it. A JSON patch is a list: of what says that it is an object, as v1.24's document
 * does, they make something that takes none. A quantity is a text wherever a server sends one. A default beside a reference they write as
 * if it were a value of the type referred to.
 */
function forGenerators(name: string, schema: JsonValue | undefined): JsonValue | undefined {
  const { type, properties, ...rest } = objectOf(schema);
  if (name.endsWith(".resource.Quantity")) return { description: rest["description"], type: "string" };
  const isPatch = name.endsWith(".meta.v1.Patch");
  const fields = Object.entries(objectOf(properties)).map(([field, value]): [string, JsonValue | undefined] => {
    const { default: _, ...without } = objectOf(value);
    return [field, without["allOf"] === undefined ? value : without];
  });
  return {
    ...rest,
    ...(type === undefined || isPatch ? {} : { type }),
    ...(properties === undefined ? {} : { properties: Object.fromEntries(fields) }),
  };
}

/** What collects the schemas and parameters that paths refer to. */
export const newContext = (model: ApiModel) => ({ schemas: new SchemaCollector(model), parameters: new ParameterCollector(model) });

const joined = (paths: JsonObject, { schemas, parameters }: ReturnType<typeof newContext>): JsonObject =>
  documentOf(paths, schemas.schemas(), parameters.parameters());
