// Generated from api-definitions/discovery/v1/endpoint-slice.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, setList, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectReferenceSchema } from "../../../core/v1/references/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of EndpointSlice (api-definitions/discovery/v1/endpoint-slice.yaml). */
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
    ports: field(atomicList(endpointPortSchema), { checks: { unique: [{ keys: ["name"] }] } }),
  },
}));

/** Schema of Endpoint (api-definitions/discovery/v1/endpoint-slice.yaml). */
export const endpointSchema: StructSchema = struct("Endpoint", () => ({
  checks: {
    rules: [
      {
        rule: "size(self.addresses) > 0",
        message: "must contain at least 1 address",
        reason: "FieldValueRequired",
        fieldPath: ".addresses",
      },
    ],
  },
  fields: {
    addresses: field(
      setList(scalar.string, {
        rules: [
          { rule: "object.addressType != 'IPv4' || isIPv4(self)", message: "must be a valid IPv4 address", reason: "FieldValueInvalid" },
          { rule: "object.addressType != 'IPv6' || isIPv6(self)", message: "must be a valid IPv6 address", reason: "FieldValueInvalid" },
          { rule: "object.addressType == 'FQDN' || isIP(self)", message: "must be a valid IP address", reason: "FieldValueInvalid" },
          {
            rule: "object.addressType == 'FQDN' || !isUnspecifiedIP(self)",
            message: "",
            messageExpression: "'may not be unspecified (' + self + ')'",
            reason: "FieldValueInvalid",
          },
          {
            rule: "object.addressType == 'FQDN' || !isLoopbackIP(self)",
            message: "may not be in the loopback range (127.0.0.0/8, ::1/128)",
            reason: "FieldValueInvalid",
          },
          {
            rule: "object.addressType == 'FQDN' || !isLinkLocalIP(self)",
            message: "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
            reason: "FieldValueInvalid",
          },
          {
            rule: "object.addressType == 'FQDN' || !isLinkLocalMulticastIP(self)",
            message: "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      { required: true },
    ),
    conditions: field(endpointConditionsSchema),
    hostname: field(scalar.string, { omitEmpty: true, optional: true }),
    targetRef: field(objectReferenceSchema, { omitEmpty: true, optional: true }),
    deprecatedTopology: field(granularMap(scalar.string), { omitEmpty: true }),
    nodeName: field(scalar.string, { omitEmpty: true, optional: true }),
    zone: field(scalar.string, { omitEmpty: true, optional: true }),
    hints: field(endpointHintsSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EndpointConditions (api-definitions/discovery/v1/endpoint-slice.yaml). */
export const endpointConditionsSchema: StructSchema = struct("EndpointConditions", () => ({
  fields: {
    ready: field(scalar.boolean, { omitEmpty: true, optional: true }),
    serving: field(scalar.boolean, { omitEmpty: true, optional: true }),
    terminating: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EndpointHints (api-definitions/discovery/v1/endpoint-slice.yaml). */
export const endpointHintsSchema: StructSchema = struct("EndpointHints", () => ({
  fields: {
    forZones: field(atomicList(forZoneSchema), { omitEmpty: true, checks: { unique: [{ keys: ["name"] }] } }),
  },
}));

/** Schema of ForZone (api-definitions/discovery/v1/endpoint-slice.yaml). */
export const forZoneSchema: StructSchema = struct("ForZone", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
  },
}));

/** Schema of EndpointPort (api-definitions/discovery/v1/endpoint-slice.yaml). */
export const endpointPortSchema: StructSchema = struct("EndpointPort", () => ({
  atomic: true,
  fields: {
    name: field(
      scalar.string,
      {
        omitEmpty: true,
        optional: true,
        default: "",
        checks: {
          rules: [
            {
              rule: "self == '' || self.matches('^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$')",
              message: "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    protocol: field(scalar.string, { omitEmpty: true, optional: true, default: "TCP" }),
    port: field(scalar.int32, { omitEmpty: true, optional: true }),
    appProtocol: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));
