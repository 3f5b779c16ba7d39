// Generated from api-definitions/node/v1/runtime-class.yaml. Do not edit.
import { atomicList, atomicMap, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { tolerationSchema } from "../../../core/v1/scheduling/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of RuntimeClass (api-definitions/node/v1/runtime-class.yaml). */
export const runtimeClassSchema: StructSchema = struct("RuntimeClass", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    handler: field(scalar.string, { required: true, checks: { immutable: {} } }),
    overhead: field(overheadSchema, { omitEmpty: true, optional: true }),
    scheduling: field(schedulingSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of Overhead (api-definitions/node/v1/runtime-class.yaml). */
export const overheadSchema: StructSchema = struct("Overhead", () => ({
  hooks: ["runtime-class-overhead"],
  fields: {
    podFixed: field(granularMap(scalar.Quantity), { omitEmpty: true }),
  },
}));

/** Schema of Scheduling (api-definitions/node/v1/runtime-class.yaml). */
export const schedulingSchema: StructSchema = struct("Scheduling", () => ({
  fields: {
    nodeSelector: field(atomicMap(scalar.string), { omitEmpty: true, errorPath: "nodeSelector" }),
    tolerations: field(
      atomicList(tolerationSchema),
      { omitEmpty: true, checks: { unique: [{ keys: ["key", "operator", "value", "effect", "tolerationSeconds"] }] } },
    ),
  },
}));
