// Generated from api-definitions/core/v1/service-account.yaml. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { localObjectReferenceSchema, objectReferenceSchema } from "../references/schemas.js";

/** Schema of ServiceAccount (api-definitions/core/v1/service-account.yaml). */
export const serviceAccountSchema: StructSchema = struct("ServiceAccount", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    secrets: field(mapList(["name"], objectReferenceSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "name" }),
    imagePullSecrets: field(atomicList(localObjectReferenceSchema), { omitEmpty: true }),
    automountServiceAccountToken: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));
