// Generated from api-definitions/meta/v1/api-versions.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of APIVersions (api-definitions/meta/v1/api-versions.yaml). */
export const apiVersionsSchema: StructSchema = struct("APIVersions", () => ({
  isKind: true,
  fields: {
    versions: field(atomicList(scalar.string), { required: true }),
    serverAddressByClientCIDRs: field(atomicList(serverAddressByClientCIDRSchema), { required: true }),
  },
}));

/** Schema of ServerAddressByClientCIDR (api-definitions/meta/v1/api-versions.yaml). */
export const serverAddressByClientCIDRSchema: StructSchema = struct("ServerAddressByClientCIDR", () => ({
  fields: {
    clientCIDR: field(scalar.string, { required: true }),
    serverAddress: field(scalar.string, { required: true }),
  },
}));
