// Generated from api-definitions. Do not edit.
import { readOpenApiTemplates } from "../runtime/codec/generated-doorway.js";
import type { OpenApiTemplates } from "../runtime/definition/generated-exports.js";

/** The OpenAPI documents by the path they are served at. */
export const openApiTemplates: OpenApiTemplates = readOpenApiTemplates(import.meta.url, "v2.json", {
  "api": "v3/api.json",
  "apis": "v3/apis.json",
  "apis/admissionregistration.${groupDomain}": "v3/admissionregistration.json",
  "apis/admissionregistration.${groupDomain}/v1": "v3/admissionregistration-v1.json",
  "apis/apps": "v3/apps.json",
  "apis/apps/v1": "v3/apps-v1.json",
  "apis/batch": "v3/batch.json",
  "apis/batch/v1": "v3/batch-v1.json",
  "apis/batch/v1beta1": "v3/batch-v1beta1.json",
  "apis/certificates.${groupDomain}": "v3/certificates.json",
  "apis/certificates.${groupDomain}/v1": "v3/certificates-v1.json",
  "apis/coordination.${groupDomain}": "v3/coordination.json",
  "apis/coordination.${groupDomain}/v1": "v3/coordination-v1.json",
  "api/v1": "v3/core-v1.json",
  "apis/discovery.${groupDomain}": "v3/discovery.json",
  "apis/discovery.${groupDomain}/v1": "v3/discovery-v1.json",
  "apis/networking.${groupDomain}": "v3/networking.json",
  "apis/networking.${groupDomain}/v1": "v3/networking-v1.json",
  "apis/node.${groupDomain}": "v3/node.json",
  "apis/node.${groupDomain}/v1": "v3/node-v1.json",
  "apis/node.${groupDomain}/v1beta1": "v3/node-v1beta1.json",
  "apis/policy": "v3/policy.json",
  "apis/policy/v1": "v3/policy-v1.json",
  "apis/policy/v1beta1": "v3/policy-v1beta1.json",
  "apis/rbac.authorization.${groupDomain}": "v3/rbac.json",
  "apis/rbac.authorization.${groupDomain}/v1": "v3/rbac-v1.json",
  "apis/scheduling.${groupDomain}": "v3/scheduling.json",
  "apis/scheduling.${groupDomain}/v1": "v3/scheduling-v1.json",
  "apis/storage.${groupDomain}": "v3/storage.json",
  "apis/storage.${groupDomain}/v1": "v3/storage-v1.json",
  "apis/storage.${groupDomain}/v1beta1": "v3/storage-v1beta1.json",
});
