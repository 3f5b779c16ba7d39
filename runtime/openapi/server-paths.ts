/**
 * Documents about the server itself, each with an OpenAPI 3.0 document of its own. Files on the host are not served, so `/logs` is none of
 * them.
 */
import type { JsonObject } from "../definition/json.js";
import { CONFIGURATION_PATH, KEYS_PATH, VERSION_PATH } from "../definition/server-paths.js";
import type { SchemaReferences } from "./operations.js";
import { documentPath } from "./paths.js";

export interface ServerPath {
  readonly path: string;
  /** Name of the part that the generator makes of it. */
  readonly file: string;
  item(schemas: SchemaReferences): JsonObject;
}

const TEXT: JsonObject = { type: "string" };

export const SERVER_PATHS: readonly ServerPath[] = [
  {
    path: CONFIGURATION_PATH,
    file: "openid-configuration",
    item: () =>
      documentPath(
        "WellKnown",
        "getServiceAccountIssuerOpenIDConfiguration",
        "get what tells other programs how tokens of service accounts are verified",
        TEXT,
        ["application/json"],
      ),
  },
  {
    path: KEYS_PATH,
    file: "openid-keys",
    item: () =>
      documentPath(
        "openid",
        "getServiceAccountIssuerOpenIDKeyset",
        "get the public keys by which tokens of service accounts are verified",
        TEXT,
        ["application/jwk-set+json"],
      ),
  },
  {
    path: VERSION_PATH,
    file: "code-version",
    item: (schemas) => documentPath("version", "getCodeVersion", "get the code version", schemas.leaf("VersionInfo"), ["application/json"]),
  },
];

/** Below `/openapi/v3/`: documents that are there only while the issuer of tokens can be discovered. */
export const ISSUER_DOCUMENTS: ReadonlySet<string> = new Set([CONFIGURATION_PATH, KEYS_PATH].map((path) => path.slice(1)));
