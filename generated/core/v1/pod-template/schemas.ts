// Generated from api-definitions/core/v1/pod-template.yaml. Do not edit.
import { field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { podSpecSchema } from "../pod/schemas.js";

/** Schema of PodTemplate (api-definitions/core/v1/pod-template.yaml). */
export const podTemplateSchema: StructSchema = struct("PodTemplate", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    template: field(podTemplateSpecSchema),
  },
}));

/** Schema of PodTemplateSpec (api-definitions/core/v1/pod-template.yaml). */
export const podTemplateSpecSchema: StructSchema = struct("PodTemplateSpec", () => ({
  hooks: ["pod-template"],
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(podSpecSchema),
  },
}));
