// Generated from api-definitions/core/v1/pod-exec-options.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of PodExecOptions (api-definitions/core/v1/pod-exec-options.yaml). */
export const podExecOptionsSchema: StructSchema = struct("PodExecOptions", () => ({
  isKind: true,
  fields: {
    stdin: field(scalar.boolean, { omitEmpty: true }),
    stdout: field(scalar.boolean, { omitEmpty: true }),
    stderr: field(scalar.boolean, { omitEmpty: true }),
    tty: field(scalar.boolean, { omitEmpty: true }),
    container: field(scalar.string, { omitEmpty: true }),
    command: field(atomicList(scalar.string), { required: true }),
  },
}));
