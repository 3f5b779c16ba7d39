/** The OpenAPI 3.0 documents: one per group version, group and root, with all they refer to. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../../runtime/definition/json.js";
import type { ApiModel, GroupModel } from "../../model/model.js";
import { placeholder } from "../naming.js";
import { ParameterCollector } from "./parameters.js";
import { discoveryPath, groupVersionPath, pathsOf } from "./paths.js";
import { SchemaCollector } from "./schemas.js";

/** A document and the path below `/openapi/v3/` it is served at, a template. */
export interface OpenApiDocument {
  readonly path: string;
  /** Name of its file, without extension. */
  readonly file: string;
  readonly document: JsonObject;
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
  ];
}

const hasResources = (model: ApiModel, group: GroupModel, version: string): boolean =>
  model.resources.some((resource) => resource.folder === group.folder && resource.version === version);

function rootDocument(model: ApiModel, path: string, tag: string, operationId: string, kind: string): OpenApiDocument {
  const context = newContext(model);
  const schema = context.schemas.type(`meta/v1.${kind}`);
  return {
    path,
    file: path,
    document: documentOf({ [`/${path}/`]: discoveryPath(tag, operationId, "get available API versions", schema) }, context),
  };
}

function groupDocument(model: ApiModel, group: GroupModel): OpenApiDocument {
  const context = newContext(model);
  const item = discoveryPath(
    group.folder,
    `get${capital(group.folder)}APIGroup`,
    "get information of a group",
    context.schemas.type("meta/v1.APIGroup"),
  );
  const path = `apis/${group.name}`;
  return { path, file: group.folder, document: documentOf({ [`/${path}/`]: item }, context) };
}

function versionDocument(model: ApiModel, group: GroupModel, version: string): OpenApiDocument {
  const context = newContext(model);
  const path = groupVersionPath(group.name, version);
  const id = `get${capital(group.folder)}${capital(version)}APIResources`;
  const list = context.schemas.type("meta/v1.APIResourceList");
  const paths: JsonObject = { [`/${path}/`]: discoveryPath(`${group.folder}_${version}`, id, "get available resources", list) };
  for (const resource of model.resources) {
    if (resource.folder === group.folder && resource.version === version) Object.assign(paths, pathsOf(resource, context));
  }
  return { path, file: `${group.folder}-${version}`, document: documentOf(paths, context) };
}

/** One document of the whole API. */
export function joinDocuments(documents: readonly OpenApiDocument[]): JsonObject {
  const [first] = documents;
  if (first === undefined) throw new Error("there is no resource to document");
  const members = (name: string): JsonObject =>
    Object.fromEntries(documents.flatMap(({ document }) => Object.entries(objectOf(objectOf(document["components"])[name]))));
  const paths = Object.fromEntries(documents.flatMap(({ document }) => Object.entries(objectOf(document["paths"]))));
  const components = { schemas: members("schemas"), parameters: members("parameters"), securitySchemes: members("securitySchemes") };
  return { ...first.document, paths, components };
}

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

const newContext = (model: ApiModel) => ({ schemas: new SchemaCollector(model), parameters: new ParameterCollector(model) });

function documentOf(paths: JsonObject, context: ReturnType<typeof newContext>): JsonObject {
  const parameters = context.parameters.parameters();
  return {
    openapi: "3.0.0",
    info: { title: placeholder("name"), version: "unversioned" },
    paths,
    components: {
      schemas: context.schemas.schemas(),
      ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
      securitySchemes: { BearerToken: { description: "Bearer Token authentication", type: "apiKey", in: "header", name: "authorization" } },
    },
    security: [{ BearerToken: [] }],
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
