// Generated from api-definitions/core/v1/resource-quota.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of ResourceQuota (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaSchema: StructSchema = struct("ResourceQuota", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(resourceQuotaSpecSchema),
    status: field(resourceQuotaStatusSchema),
  },
}));

/** Schema of ResourceQuotaSpec (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaSpecSchema: StructSchema = struct("ResourceQuotaSpec", () => ({
  hooks: ["resource-quota-spec"],
  fields: {
    hard: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    scopes: field(atomicList(scalar.string), { omitEmpty: true }),
    scopeSelector: field(scopeSelectorSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ResourceQuotaStatus (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaStatusSchema: StructSchema = struct("ResourceQuotaStatus", () => ({
  hooks: ["resource-quota-status"],
  fields: {
    hard: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    used: field(granularMap(scalar.Quantity), { omitEmpty: true }),
  },
}));

/** Schema of ScopeSelector (api-definitions/core/v1/resource-quota.yaml). */
export const scopeSelectorSchema: StructSchema = struct("ScopeSelector", () => ({
  atomic: true,
  fields: {
    matchExpressions: field(atomicList(scopedResourceSelectorRequirementSchema), { omitEmpty: true }),
  },
}));

/** Schema of ScopedResourceSelectorRequirement (api-definitions/core/v1/resource-quota.yaml). */
export const scopedResourceSelectorRequirementSchema: StructSchema = struct("ScopedResourceSelectorRequirement", () => ({
  fields: {
    scopeName: field(scalar.string, { required: true }),
    operator: field(scalar.string, { required: true }),
    values: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));
