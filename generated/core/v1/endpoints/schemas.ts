// Generated from api-definitions/core/v1/endpoints.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { objectReferenceSchema } from "../references/schemas.js";

/** Schema of Endpoints (api-definitions/core/v1/endpoints.yaml). */
export const endpointsSchema: StructSchema = struct("Endpoints", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    subsets: field(atomicList(endpointSubsetSchema), { omitEmpty: true }),
  },
}));

/** Schema of EndpointSubset (api-definitions/core/v1/endpoints.yaml). */
export const endpointSubsetSchema: StructSchema = struct("EndpointSubset", () => ({
  checks: {
    rules: [
      {
        rule: "size(self.addresses) + size(self.notReadyAddresses) > 0",
        message: "must specify `addresses` or `notReadyAddresses`",
        reason: "FieldValueRequired",
      },
    ],
  },
  fields: {
    addresses: field(atomicList(endpointAddressSchema), { omitEmpty: true }),
    notReadyAddresses: field(atomicList(endpointAddressSchema), { omitEmpty: true }),
    ports: field(
      atomicList(endpointPortSchema),
      {
        omitEmpty: true,
        checks: {
          rules: [
            {
              rule: "size(self) < 2 || self.all(port, has(port.name) && port.name != '')",
              message: "every port needs a name when there are several",
              reason: "FieldValueRequired",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of EndpointAddress (api-definitions/core/v1/endpoints.yaml). */
export const endpointAddressSchema: StructSchema = struct("EndpointAddress", () => ({
  atomic: true,
  fields: {
    ip: field(
      scalar.string,
      {
        required: true,
        checks: {
          rules: [
            { rule: "isIP(self)", message: "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)", reason: "FieldValueInvalid" },
            { rule: "isIP(self)", message: "must be a valid IP address", reason: "FieldValueInvalid" },
            {
              rule: "!isUnspecifiedIP(self)",
              message: "",
              messageExpression: "'may not be unspecified (' + self + ')'",
              reason: "FieldValueInvalid",
            },
            { rule: "!isLoopbackIP(self)", message: "may not be in the loopback range (127.0.0.0/8, ::1/128)", reason: "FieldValueInvalid" },
            {
              rule: "!isLinkLocalIP(self)",
              message: "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!isLinkLocalMulticastIP(self)",
              message: "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    hostname: field(scalar.string, { omitEmpty: true }),
    nodeName: field(scalar.string, { omitEmpty: true, optional: true }),
    targetRef: field(objectReferenceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EndpointPort (api-definitions/core/v1/endpoints.yaml). */
export const endpointPortSchema: StructSchema = struct("EndpointPort", () => ({
  atomic: true,
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    port: field(
      scalar.int32,
      {
        required: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    protocol: field(scalar.string, { omitEmpty: true, default: "TCP" }),
    appProtocol: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));
