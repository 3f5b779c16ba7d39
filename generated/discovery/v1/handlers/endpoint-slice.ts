// Generated from api-definitions/discovery/v1/endpoint-slice.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { endpointSliceCodec } from "../protobuf.js";
import { endpointSliceSchema } from "../schemas.js";
import { validateEndpointSlice } from "../validators.js";

/** Handles requests on endpointslices in discovery/v1. */
export const endpointSliceHandler: DefinitionFactory = (profile, kinds) => ({
  origin: "generated",
  group: `discovery.${profile.groupDomain}`,
  version: "v1",
  kind: "EndpointSlice",
  listKind: "EndpointSliceList",
  resource: "endpointslices",
  singular: "endpointslice",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Some of the addresses that a service leads to, with their ports.",
  rules: [
    { path: "endpoints[*].addresses", rule: "size(self) > 0", message: "must contain at least 1 address", reason: "FieldValueRequired" },
    {
      path: "endpoints[*].addresses[*]",
      rule: "object.addressType != 'IPv4' || isIP(self) && !self.contains(':')",
      message: "must be a valid IPv4 address",
      reason: "FieldValueInvalid",
    },
    {
      path: "endpoints[*].addresses[*]",
      rule: "object.addressType != 'IPv6' || isIP(self) && self.contains(':')",
      message: "must be a valid IPv6 address",
      reason: "FieldValueInvalid",
    },
    {
      path: "endpoints[*].addresses[*]",
      rule: "object.addressType == 'FQDN' || !(self in ['0.0.0.0', '::'])",
      message: "",
      messageExpression: "'may not be unspecified (' + self + ')'",
      reason: "FieldValueInvalid",
    },
    {
      path: "endpoints[*].addresses[*]",
      rule: "object.addressType == 'FQDN' || !self.startsWith('127.') && self != '::1'",
      message: "may not be in the loopback range (127.0.0.0/8, ::1/128)",
      reason: "FieldValueInvalid",
    },
    {
      path: "endpoints[*].addresses[*]",
      rule: "object.addressType == 'FQDN' || !self.startsWith('169.254.') && !self.lowerAscii().matches('^fe[89ab][0-9a-f]:')",
      message: "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
      reason: "FieldValueInvalid",
    },
    {
      path: "endpoints[*].addresses[*]",
      rule: "object.addressType == 'FQDN' || !self.startsWith('224.0.0.') && !self.lowerAscii().startsWith('ff02:')",
      message: "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
      reason: "FieldValueInvalid",
    },
    {
      path: "ports[*].name",
      rule: "self == '' || self.matches('^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$')",
      message: "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')",
      reason: "FieldValueInvalid",
    },
  ],
  immutable: [{ path: "addressType" }],
  unique: [{ path: "ports", key: "name" }, { path: "endpoints[*].hints.forZones", key: "name" }],
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.21" },
  gatedFields: [],
  storage: { type: "stored", version: "v1" },
  schema: endpointSliceSchema,
  validate: validateEndpointSlice,
  protobuf: endpointSliceCodec,
  columns: [
    nameColumn,
    {
      name: "AddressType",
      type: "string",
      format: "",
      description: "Kind of the addresses.",
      priority: 0,
      cell: { print: "value", paths: [["addressType"]], absent: "" },
    },
    {
      name: "Ports",
      type: "string",
      format: "",
      description: "Ports of the endpoints.",
      priority: 0,
      cell: computedCell(kinds, "slicePorts"),
    },
    {
      name: "Endpoints",
      type: "string",
      format: "",
      description: "Addresses of the endpoints.",
      priority: 0,
      cell: computedCell(kinds, "sliceEndpoints"),
    },
    ageColumn,
  ],
  conversion: noConversion,
});
