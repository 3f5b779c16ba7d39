// Generated from api-definitions/core/v1/pod-port-forward-options.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of PodPortForwardOptions (api-definitions/core/v1/pod-port-forward-options.yaml). */
export const podPortForwardOptionsSchema: StructSchema = struct("PodPortForwardOptions", () => ({
  isKind: true,
  fields: {
    ports: field(atomicList(scalar.int32), { omitEmpty: true }),
  },
}));
