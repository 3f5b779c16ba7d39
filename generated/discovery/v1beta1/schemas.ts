// Generated from api-definitions/discovery/v1beta1. Do not edit.
import { atomicList, field, granularMap, scalar, setList, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { objectReferenceSchema } from "../../core/v1/schemas.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of EndpointSlice (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointSliceSchema: StructSchema = struct("EndpointSlice", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    addressType: field(scalar.string, 4, { required: true, checks: { immutable: {} } }),
    endpoints: field(atomicList(endpointSchema), 2, { required: true }),
    ports: field(atomicList(endpointPortSchema), 3),
  },
}));

/** Schema of EndpointSliceList (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointSliceListSchema: StructSchema = struct("EndpointSliceList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(endpointSliceSchema), 2, { required: true }),
  },
}));

/** Schema of Endpoint (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointSchema: StructSchema = struct("Endpoint", () => ({
  fields: {
    addresses: field(setList(scalar.string), 1, { required: true }),
    conditions: field(endpointConditionsSchema, 2),
    hostname: field(scalar.string, 3, { omitEmpty: true, optional: true }),
    targetRef: field(objectReferenceSchema, 4, { omitEmpty: true, optional: true }),
    topology: field(granularMap(scalar.string), 5, { omitEmpty: true }),
    nodeName: field(scalar.string, 6, { omitEmpty: true, optional: true }),
    hints: field(endpointHintsSchema, 7, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EndpointConditions (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointConditionsSchema: StructSchema = struct("EndpointConditions", () => ({
  fields: {
    ready: field(scalar.boolean, 1, { omitEmpty: true, optional: true }),
    serving: field(scalar.boolean, 2, { omitEmpty: true, optional: true }),
    terminating: field(scalar.boolean, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EndpointHints (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointHintsSchema: StructSchema = struct("EndpointHints", () => ({
  fields: {
    forZones: field(atomicList(forZoneSchema), 1, { omitEmpty: true }),
  },
}));

/** Schema of ForZone (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const forZoneSchema: StructSchema = struct("ForZone", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
  },
}));

/** Schema of EndpointPort (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointPortSchema: StructSchema = struct("EndpointPort", () => ({
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true, optional: true, default: "" }),
    protocol: field(scalar.string, 2, { omitEmpty: true, optional: true, default: "TCP" }),
    port: field(scalar.int32, 3, { omitEmpty: true, optional: true }),
    appProtocol: field(scalar.string, 4, { omitEmpty: true, optional: true }),
  },
}));
