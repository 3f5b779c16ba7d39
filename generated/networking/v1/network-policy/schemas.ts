// Generated from api-definitions/networking/v1/network-policy.yaml. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { conditionSchema } from "../../../meta/v1/condition/schemas.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of NetworkPolicy (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicySchema: StructSchema = struct("NetworkPolicy", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(networkPolicySpecSchema),
    status: field(networkPolicyStatusSchema),
  },
}));

/** Schema of NetworkPolicySpec (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicySpecSchema: StructSchema = struct("NetworkPolicySpec", () => ({
  fields: {
    podSelector: field(labelSelectorSchema, { required: true }),
    ingress: field(atomicList(networkPolicyIngressRuleSchema), { omitEmpty: true }),
    egress: field(atomicList(networkPolicyEgressRuleSchema), { omitEmpty: true }),
    policyTypes: field(
      atomicList(scalar.string, {
        rules: [
          { rule: "self in ['Ingress', 'Egress']", message: "supported values: \"Ingress\", \"Egress\"", reason: "FieldValueNotSupported" },
        ],
      }),
      {
        omitEmpty: true,
        defaultsWhen: [{ when: "size(self.egress) > 0", value: ["Ingress", "Egress"] }, { when: "true", value: ["Ingress"] }],
        checks: { rules: [{ rule: "size(self) <= 2", message: "may not specify more than two policyTypes", reason: "FieldValueInvalid" }] },
      },
    ),
  },
}));

/** Schema of NetworkPolicyStatus (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyStatusSchema: StructSchema = struct("NetworkPolicyStatus", () => ({
  fields: {
    conditions: field(
      mapList(["type"], conditionSchema),
      { omitEmpty: true, gate: "NetworkPolicyStatus", patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
  },
}));

/** Schema of NetworkPolicyIngressRule (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyIngressRuleSchema: StructSchema = struct("NetworkPolicyIngressRule", () => ({
  fields: {
    ports: field(atomicList(networkPolicyPortSchema), { omitEmpty: true }),
    from: field(atomicList(networkPolicyPeerSchema), { omitEmpty: true }),
  },
}));

/** Schema of NetworkPolicyEgressRule (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyEgressRuleSchema: StructSchema = struct("NetworkPolicyEgressRule", () => ({
  fields: {
    ports: field(atomicList(networkPolicyPortSchema), { omitEmpty: true }),
    to: field(atomicList(networkPolicyPeerSchema), { omitEmpty: true }),
  },
}));

/** Schema of NetworkPolicyPort (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyPortSchema: StructSchema = struct("NetworkPolicyPort", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.port) || !has(self.endPort)",
        message: "must be specified when `endPort` is specified",
        reason: "FieldValueRequired",
        fieldPath: ".port",
      },
      {
        rule: "!has(self.port) || !has(self.endPort) || type(self.port) != string",
        message: "may not be specified when `port` is non-numeric",
        reason: "FieldValueInvalid",
        fieldPath: ".endPort",
      },
      {
        rule: "!has(self.port) || !has(self.endPort) || type(self.port) != int || self.endPort >= self.port",
        message: "must be greater than or equal to `port`",
        reason: "FieldValueInvalid",
        valueExpression: "self.port",
        fieldPath: ".endPort",
      },
    ],
  },
  fields: {
    protocol: field(scalar.string, { omitEmpty: true, optional: true, default: "TCP" }),
    port: field(
      scalar.IntOrString,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "type(self) != int || (self > 0 && self < 65536)",
              message: "must be between 1 and 65535, inclusive",
              reason: "FieldValueInvalid",
            },
            {
              rule: "type(self) != string || self.matches('^[a-z0-9]+(-[a-z0-9]+)*$')",
              message: "must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)",
              reason: "FieldValueInvalid",
            },
            { rule: "type(self) != string || size(self) <= 15", message: "must be no more than 15 characters", reason: "FieldValueInvalid" },
            {
              rule: "type(self) != string || self.matches('[a-z]')",
              message: "must contain at least one letter or number (a-z, 0-9)",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    endPort: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
  },
}));

/** Schema of NetworkPolicyPeer (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyPeerSchema: StructSchema = struct("NetworkPolicyPeer", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.podSelector) || has(self.namespaceSelector) || has(self.ipBlock)",
        message: "must specify a peer",
        reason: "FieldValueRequired",
      },
      {
        rule: "!has(self.ipBlock) || (!has(self.podSelector) && !has(self.namespaceSelector))",
        message: "may not specify both ipBlock and another peer",
        reason: "FieldValueForbidden",
      },
    ],
  },
  fields: {
    podSelector: field(labelSelectorSchema, { omitEmpty: true, optional: true }),
    namespaceSelector: field(labelSelectorSchema, { omitEmpty: true, optional: true }),
    ipBlock: field(ipBlockSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of IPBlock (api-definitions/networking/v1/network-policy.yaml). */
export const ipBlockSchema: StructSchema = struct("IPBlock", () => ({
  checks: {
    rules: [
      {
        rule: "!isCIDR(self.cidr) || !isCIDR(item) || isSubnetOf(item, self.cidr)",
        message: "must be a strict subset of `cidr`",
        reason: "FieldValueInvalid",
        forEach: ".except",
      },
    ],
  },
  fields: {
    cidr: field(
      scalar.string,
      {
        required: true,
        checks: { rules: [{ rule: "self == '' || isCIDR(self)", message: "not a valid CIDR", reason: "FieldValueInvalid" }] },
      },
    ),
    except: field(
      atomicList(scalar.string, { rules: [{ rule: "isCIDR(self)", message: "not a valid CIDR", reason: "FieldValueInvalid" }] }),
      { omitEmpty: true },
    ),
  },
}));
