// Generated from api-definitions/meta/v1/api-group.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { serverAddressByClientCIDRSchema } from "../api-versions/schemas.js";

/** Schema of APIGroup (api-definitions/meta/v1/api-group.yaml). */
export const apiGroupSchema: StructSchema = struct("APIGroup", () => ({
  isKind: true,
  fields: {
    name: field(scalar.string, { required: true }),
    versions: field(atomicList(groupVersionForDiscoverySchema), { required: true }),
    preferredVersion: field(groupVersionForDiscoverySchema),
    serverAddressByClientCIDRs: field(atomicList(serverAddressByClientCIDRSchema), { omitEmpty: true }),
  },
}));

/** Schema of GroupVersionForDiscovery (api-definitions/meta/v1/api-group.yaml). */
export const groupVersionForDiscoverySchema: StructSchema = struct("GroupVersionForDiscovery", () => ({
  fields: {
    groupVersion: field(scalar.string, { required: true }),
    version: field(scalar.string, { required: true }),
  },
}));
