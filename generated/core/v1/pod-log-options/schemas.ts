// Generated from api-definitions/core/v1/pod-log-options.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of PodLogOptions (api-definitions/core/v1/pod-log-options.yaml). */
export const podLogOptionsSchema: StructSchema = struct("PodLogOptions", () => ({
  isKind: true,
  fields: {
    container: field(scalar.string, { omitEmpty: true }),
    follow: field(scalar.boolean, { omitEmpty: true }),
    previous: field(scalar.boolean, { omitEmpty: true }),
    sinceSeconds: field(scalar.int64, { omitEmpty: true, optional: true }),
    sinceTime: field(scalar.Time, { omitEmpty: true, optional: true }),
    timestamps: field(scalar.boolean, { omitEmpty: true }),
    tailLines: field(scalar.int64, { omitEmpty: true, optional: true }),
    limitBytes: field(scalar.int64, { omitEmpty: true, optional: true }),
    insecureSkipTLSVerifyBackend: field(scalar.boolean, { omitEmpty: true }),
  },
}));
