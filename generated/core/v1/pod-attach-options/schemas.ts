// Generated from api-definitions/core/v1/pod-attach-options.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of PodAttachOptions (api-definitions/core/v1/pod-attach-options.yaml). */
export const podAttachOptionsSchema: StructSchema = struct("PodAttachOptions", () => ({
  isKind: true,
  fields: {
    stdin: field(scalar.boolean, { omitEmpty: true }),
    stdout: field(scalar.boolean, { omitEmpty: true }),
    stderr: field(scalar.boolean, { omitEmpty: true }),
    tty: field(scalar.boolean, { omitEmpty: true }),
    container: field(scalar.string, { omitEmpty: true }),
  },
}));
