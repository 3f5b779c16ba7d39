// Generated from api-definitions/core/v1/pod-proxy-options.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of PodProxyOptions (api-definitions/core/v1/pod-proxy-options.yaml). */
export const podProxyOptionsSchema: StructSchema = struct("PodProxyOptions", () => ({
  isKind: true,
  fields: {
    path: field(scalar.string, { omitEmpty: true }),
  },
}));
