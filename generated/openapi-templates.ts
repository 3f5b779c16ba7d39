// Generated from api-definitions. Do not edit.
import { readOpenApiTemplates } from "../runtime/codec/generated-doorway.js";
import type { OpenApiTemplates } from "../runtime/definition/generated-exports.js";

/** The OpenAPI documents by the path they are served at. */
export const openApiTemplates: OpenApiTemplates = readOpenApiTemplates(import.meta.url, "v2.json", {
  "api": "v3/api.json",
  "apis": "v3/apis.json",
  "api/v1": "v3/core-v1.json",
  "apis/storage.${groupDomain}": "v3/storage.json",
  "apis/storage.${groupDomain}/v1": "v3/storage-v1.json",
  "apis/storage.${groupDomain}/v1beta1": "v3/storage-v1beta1.json",
});
