/** What every OpenAPI 3.0 document has: its frame, and the path of discovery that it begins with. */
import type { JsonObject } from "../definition/json.js";
import { placeholder } from "../definition/vendor-profile.js";
import { capital, type DocumentedResource, groupIdentifier, type SchemaReferences, tagOf } from "./operations.js";
import { documentPath, groupVersionPath } from "./paths.js";

/** `schemas` and `parameters` are all that `paths` refer to, sorted by name. */
export function documentOf(paths: JsonObject, schemas: JsonObject, parameters: JsonObject): JsonObject {
  return {
    openapi: "3.0.0",
    info: { title: placeholder("name"), version: "unversioned" },
    paths,
    components: {
      schemas,
      ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
      securitySchemes: { BearerToken: { description: "Bearer Token authentication", type: "apiKey", in: "header", name: "authorization" } },
    },
    security: [{ BearerToken: [] }],
  };
}

/** The path that tells of a group's versions. */
export function groupPaths(group: string, schemas: SchemaReferences): JsonObject {
  const tag = groupIdentifier(group);
  const operationId = `get${capital(tag)}APIGroup`;
  const schema = schemas.type("meta/v1.APIGroup");
  return { [`/apis/${group}/`]: documentPath(tag, operationId, "get information of a group", schema) };
}

/** The path that tells of a group version's resources. */
export function versionPaths({ group, version }: Pick<DocumentedResource, "group" | "version">, schemas: SchemaReferences): JsonObject {
  const operationId = `get${capital(groupIdentifier(group))}${capital(version)}APIResources`;
  const schema = schemas.type("meta/v1.APIResourceList");
  const item = documentPath(tagOf({ group, version }), operationId, "get available resources", schema);
  return { [`/${groupVersionPath(group, version)}/`]: item };
}
