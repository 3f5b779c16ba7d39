// Generated from api-definitions/core/v1/service-proxy-options.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of ServiceProxyOptions (api-definitions/core/v1/service-proxy-options.yaml). */
export const serviceProxyOptionsSchema: StructSchema = struct("ServiceProxyOptions", () => ({
  isKind: true,
  fields: {
    path: field(scalar.string, { omitEmpty: true }),
  },
}));
