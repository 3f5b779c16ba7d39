// Generated from api-definitions/meta/v1/watch-event.yaml. Do not edit.
import { field, rawExtension, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of WatchEvent (api-definitions/meta/v1/watch-event.yaml). */
export const watchEventSchema: StructSchema = struct("WatchEvent", () => ({
  isKind: true,
  fields: {
    type: field(scalar.string, { required: true }),
    object: field(rawExtension, { required: true }),
  },
}));
