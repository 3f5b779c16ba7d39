// Generated from api-definitions/node/v1beta1. Do not edit.
import { atomicList, atomicMap, field, granularMap, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { tolerationSchema } from "../../core/v1/schemas.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of RuntimeClass (api-definitions/node/v1/runtime-class.yaml). */
export const runtimeClassSchema: StructSchema = struct("RuntimeClass", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    handler: field(scalar.string, 2, { required: true, checks: { immutable: {} } }),
    overhead: field(overheadSchema, 3, { omitEmpty: true, optional: true }),
    scheduling: field(schedulingSchema, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of RuntimeClassList (api-definitions/node/v1/runtime-class.yaml). */
export const runtimeClassListSchema: StructSchema = struct("RuntimeClassList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(runtimeClassSchema), 2, { required: true }),
  },
}));

/** Schema of Overhead (api-definitions/node/v1/runtime-class.yaml). */
export const overheadSchema: StructSchema = struct("Overhead", () => ({
  fields: {
    podFixed: field(granularMap(scalar.Quantity), 1, { omitEmpty: true }),
  },
}));

/** Schema of Scheduling (api-definitions/node/v1/runtime-class.yaml). */
export const schedulingSchema: StructSchema = struct("Scheduling", () => ({
  fields: {
    nodeSelector: field(atomicMap(scalar.string), 1, { omitEmpty: true }),
    tolerations: field(atomicList(tolerationSchema), 2, { omitEmpty: true }),
  },
}));
