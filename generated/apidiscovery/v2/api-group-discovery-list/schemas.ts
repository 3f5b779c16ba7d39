// Generated from api-definitions/apidiscovery/v2/api-group-discovery-list.yaml. Do not edit.
import { atomicList, field, mapList, scalar, setList, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { groupVersionKindSchema, listMetaSchema, objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of APIGroupDiscoveryList (api-definitions/apidiscovery/v2/api-group-discovery-list.yaml). */
export const apiGroupDiscoveryListSchema: StructSchema = struct("APIGroupDiscoveryList", () => ({
  isKind: true,
  fields: {
    metadata: field(listMetaSchema),
    items: field(atomicList(apiGroupDiscoverySchema), { required: true }),
  },
}));

/** Schema of APIGroupDiscovery (api-definitions/apidiscovery/v2/api-group-discovery-list.yaml). */
export const apiGroupDiscoverySchema: StructSchema = struct("APIGroupDiscovery", () => ({
  fields: {
    metadata: field(objectMetaSchema),
    versions: field(mapList(["version"], apiVersionDiscoverySchema), { omitEmpty: true }),
  },
}));

/** Schema of APIVersionDiscovery (api-definitions/apidiscovery/v2/api-group-discovery-list.yaml). */
export const apiVersionDiscoverySchema: StructSchema = struct("APIVersionDiscovery", () => ({
  fields: {
    version: field(scalar.string, { required: true }),
    resources: field(mapList(["resource"], apiResourceDiscoverySchema), { omitEmpty: true }),
    freshness: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of APIResourceDiscovery (api-definitions/apidiscovery/v2/api-group-discovery-list.yaml). */
export const apiResourceDiscoverySchema: StructSchema = struct("APIResourceDiscovery", () => ({
  fields: {
    resource: field(scalar.string, { required: true }),
    responseKind: field(groupVersionKindSchema, { omitEmpty: true, optional: true }),
    scope: field(scalar.string, { required: true }),
    singularResource: field(scalar.string, { required: true }),
    verbs: field(setList(scalar.string), { required: true }),
    shortNames: field(setList(scalar.string), { omitEmpty: true }),
    categories: field(setList(scalar.string), { omitEmpty: true }),
    subresources: field(mapList(["subresource"], apiSubresourceDiscoverySchema), { omitEmpty: true }),
  },
}));

/** Schema of APISubresourceDiscovery (api-definitions/apidiscovery/v2/api-group-discovery-list.yaml). */
export const apiSubresourceDiscoverySchema: StructSchema = struct("APISubresourceDiscovery", () => ({
  fields: {
    subresource: field(scalar.string, { required: true }),
    responseKind: field(groupVersionKindSchema, { omitEmpty: true, optional: true }),
    acceptedTypes: field(mapList(["group", "version", "kind"], groupVersionKindSchema), { omitEmpty: true }),
    verbs: field(setList(scalar.string), { required: true }),
  },
}));
