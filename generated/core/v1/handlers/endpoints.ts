// Generated from api-definitions/core/v1/endpoints.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { endpointsCodec } from "../protobuf.js";
import { endpointsSchema } from "../schemas.js";
import { validateEndpoints } from "../validators.js";

/** Handles requests on endpoints in core/v1. */
export const endpointsHandler: DefinitionFactory = (profile, kinds) => ({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "Endpoints",
  listKind: "EndpointsList",
  resource: "endpoints",
  singular: "endpoints",
  shortNames: ["ep"],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Addresses and ports that a service of the same name leads to.",
  rules: [
    {
      path: "subsets[*]",
      rule: "(has(self.addresses) && self.addresses != null ? size(self.addresses) : 0) + (has(self.notReadyAddresses) && self.notReadyAddresses != null ? size(self.notReadyAddresses) : 0) > 0",
      message: "must specify `addresses` or `notReadyAddresses`",
      reason: "FieldValueRequired",
    },
    {
      path: "subsets[*].ports",
      rule: "size(self) < 2 || self.all(port, has(port.name) && port.name != '')",
      message: "every port needs a name when there are several",
      reason: "FieldValueRequired",
    },
    {
      path: "subsets[*].addresses[*].ip",
      rule: "isIP(self)",
      message: "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].addresses[*].ip",
      rule: "!(self in ['0.0.0.0', '::'])",
      message: "",
      messageExpression: "'may not be unspecified (' + self + ')'",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].addresses[*].ip",
      rule: "!self.startsWith('127.') && self != '::1'",
      message: "may not be in the loopback range (127.0.0.0/8, ::1/128)",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].addresses[*].ip",
      rule: "!self.startsWith('169.254.') && !self.lowerAscii().matches('^fe[89ab][0-9a-f]:')",
      message: "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].addresses[*].ip",
      rule: "!self.startsWith('224.0.0.') && !self.lowerAscii().startsWith('ff02:')",
      message: "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].notReadyAddresses[*].ip",
      rule: "isIP(self)",
      message: "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].notReadyAddresses[*].ip",
      rule: "!(self in ['0.0.0.0', '::'])",
      message: "",
      messageExpression: "'may not be unspecified (' + self + ')'",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].notReadyAddresses[*].ip",
      rule: "!self.startsWith('127.') && self != '::1'",
      message: "may not be in the loopback range (127.0.0.0/8, ::1/128)",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].notReadyAddresses[*].ip",
      rule: "!self.startsWith('169.254.') && !self.lowerAscii().matches('^fe[89ab][0-9a-f]:')",
      message: "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].notReadyAddresses[*].ip",
      rule: "!self.startsWith('224.0.0.') && !self.lowerAscii().startsWith('ff02:')",
      message: "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
      reason: "FieldValueInvalid",
    },
    {
      path: "subsets[*].ports[*].port",
      rule: "self > 0 && self < 65536",
      message: "must be between 1 and 65535, inclusive",
      reason: "FieldValueInvalid",
    },
  ],
  immutable: [],
  unique: [],
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  gatedFields: [],
  storage: { type: "stored", version: "v1" },
  schema: endpointsSchema,
  validate: validateEndpoints,
  protobuf: endpointsCodec,
  columns: [
    nameColumn,
    {
      name: "Endpoints",
      type: "string",
      format: "",
      description: "Addresses with ports.",
      priority: 0,
      cell: computedCell(kinds, "endpointAddresses"),
    },
    ageColumn,
  ],
  conversion: noConversion,
});
