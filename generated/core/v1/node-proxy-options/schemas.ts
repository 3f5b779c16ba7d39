// Generated from api-definitions/core/v1/node-proxy-options.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of NodeProxyOptions (api-definitions/core/v1/node-proxy-options.yaml). */
export const nodeProxyOptionsSchema: StructSchema = struct("NodeProxyOptions", () => ({
  isKind: true,
  fields: {
    path: field(scalar.string, { omitEmpty: true }),
  },
}));
