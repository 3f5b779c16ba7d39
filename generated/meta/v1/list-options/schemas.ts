// Generated from api-definitions/meta/v1/list-options.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of ListOptions (api-definitions/meta/v1/list-options.yaml). */
export const listOptionsSchema: StructSchema = struct("ListOptions", () => ({
  isKind: true,
  fields: {
    labelSelector: field(scalar.string, { omitEmpty: true }),
    fieldSelector: field(scalar.string, { omitEmpty: true }),
    watch: field(scalar.boolean, { omitEmpty: true }),
    allowWatchBookmarks: field(scalar.boolean, { omitEmpty: true }),
    resourceVersion: field(scalar.string, { omitEmpty: true }),
    resourceVersionMatch: field(scalar.string, { omitEmpty: true }),
    timeoutSeconds: field(scalar.int64, { omitEmpty: true, optional: true }),
    limit: field(scalar.int64, { omitEmpty: true }),
    continue: field(scalar.string, { omitEmpty: true }),
  },
}));
