// Generated from api-definitions/discovery/v1beta1/endpoint-slice.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, setList, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectReferenceSchema } from "../../../core/v1/references/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of EndpointSlice (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointSliceSchema: StructSchema = struct("EndpointSlice", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    addressType: field(
      scalar.string,
      {
        required: true,
        checks: {
          rules: [
            { rule: "self != ''", message: "", reason: "FieldValueRequired" },
            {
              rule: "self in ['', 'FQDN', 'IPv4', 'IPv6']",
              message: "supported values: \"FQDN\", \"IPv4\", \"IPv6\"",
              reason: "FieldValueNotSupported",
            },
          ],
          immutable: {},
        },
      },
    ),
    endpoints: field(atomicList(endpointSchema), { required: true }),
    ports: field(atomicList(endpointPortSchema)),
  },
}));

/** Schema of Endpoint (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointSchema: StructSchema = struct("Endpoint", () => ({
  fields: {
    addresses: field(setList(scalar.string), { required: true }),
    conditions: field(endpointConditionsSchema),
    hostname: field(scalar.string, { omitEmpty: true, optional: true }),
    targetRef: field(objectReferenceSchema, { omitEmpty: true, optional: true }),
    topology: field(granularMap(scalar.string), { omitEmpty: true }),
    nodeName: field(scalar.string, { omitEmpty: true, optional: true }),
    hints: field(endpointHintsSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EndpointConditions (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointConditionsSchema: StructSchema = struct("EndpointConditions", () => ({
  fields: {
    ready: field(scalar.boolean, { omitEmpty: true, optional: true }),
    serving: field(scalar.boolean, { omitEmpty: true, optional: true }),
    terminating: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EndpointHints (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointHintsSchema: StructSchema = struct("EndpointHints", () => ({
  fields: {
    forZones: field(atomicList(forZoneSchema), { omitEmpty: true }),
  },
}));

/** Schema of ForZone (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const forZoneSchema: StructSchema = struct("ForZone", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
  },
}));

/** Schema of EndpointPort (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export const endpointPortSchema: StructSchema = struct("EndpointPort", () => ({
  fields: {
    name: field(scalar.string, { omitEmpty: true, optional: true, default: "" }),
    protocol: field(scalar.string, { omitEmpty: true, optional: true, default: "TCP" }),
    port: field(scalar.int32, { omitEmpty: true, optional: true }),
    appProtocol: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));
