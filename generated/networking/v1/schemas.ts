// Generated from api-definitions/networking/v1. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { loadBalancerStatusSchema, typedLocalObjectReferenceSchema } from "../../core/v1/schemas.js";
import { conditionSchema, labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of IngressClass (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassSchema: StructSchema = struct("IngressClass", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(ingressClassSpecSchema, 2),
  },
}));

/** Schema of IngressClassList (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassListSchema: StructSchema = struct("IngressClassList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(ingressClassSchema), 2, { required: true }),
  },
}));

/** Schema of IngressClassSpec (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassSpecSchema: StructSchema = struct("IngressClassSpec", () => ({
  fields: {
    controller: field(
      scalar.string,
      1,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "size(self) <= 250", message: "must have at most 250 bytes", reason: "FieldValueTooLong" }],
          immutable: {},
        },
      },
    ),
    parameters: field(ingressClassParametersReferenceSchema, 2, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of IngressClassParametersReference (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassParametersReferenceSchema: StructSchema = struct("IngressClassParametersReference", () => ({
  checks: {
    rules: [
      { rule: "self.kind != ''", message: "kind is required", reason: "FieldValueRequired", fieldPath: ".kind" },
      { rule: "self.name != ''", message: "name is required", reason: "FieldValueRequired", fieldPath: ".name" },
      {
        rule: "self.scope in ['Cluster', 'Namespace']",
        message: "supported values: \"Cluster\", \"Namespace\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".scope",
      },
      {
        rule: "self.scope != 'Namespace' || has(self.namespace)",
        message: "`parameters.scope` is set to 'Namespace'",
        reason: "FieldValueRequired",
        fieldPath: ".namespace",
      },
      {
        rule: "self.scope != 'Cluster' || !has(self.namespace)",
        message: "`parameters.scope` is set to 'Cluster'",
        reason: "FieldValueForbidden",
        fieldPath: ".namespace",
      },
    ],
  },
  fields: {
    apiGroup: field(scalar.string, 1, { omitEmpty: true, optional: true }),
    kind: field(scalar.string, 2, { required: true }),
    name: field(scalar.string, 3, { required: true }),
    scope: field(scalar.string, 4, { optional: true, default: "Cluster" }),
    namespace: field(scalar.string, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of Ingress (api-definitions/networking/v1/ingress.yaml). */
export const ingressSchema: StructSchema = struct("Ingress", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.spec) || !has(self.spec.ingressClassName) || !has(self.metadata.annotations) || !('${labelDomain}/ingress.class' in self.metadata.annotations)",
        message: "can not be set when the class field is also set",
        reason: "FieldValueInvalid",
        valueExpression: "self.metadata.annotations['${labelDomain}/ingress.class']",
        fieldPath: ".metadata.annotations",
      },
    ],
  },
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(ingressSpecSchema, 2),
    status: field(ingressStatusSchema, 3),
  },
}));

/** Schema of IngressList (api-definitions/networking/v1/ingress.yaml). */
export const ingressListSchema: StructSchema = struct("IngressList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(ingressSchema), 2, { required: true }),
  },
}));

/** Schema of IngressSpec (api-definitions/networking/v1/ingress.yaml). */
export const ingressSpecSchema: StructSchema = struct("IngressSpec", () => ({
  checks: {
    rules: [
      {
        rule: "size(self.rules) > 0 || has(self.defaultBackend)",
        message: "either `defaultBackend` or `rules` must be specified",
        reason: "FieldValueInvalid",
        valueExpression: "[]",
      },
    ],
  },
  fields: {
    ingressClassName: field(scalar.string, 4, { omitEmpty: true, optional: true }),
    defaultBackend: field(ingressBackendSchema, 1, { omitEmpty: true, optional: true }),
    tls: field(atomicList(ingressTLSSchema), 2, { omitEmpty: true }),
    rules: field(atomicList(ingressRuleSchema), 3, { omitEmpty: true }),
  },
}));

/** Schema of IngressStatus (api-definitions/networking/v1/ingress.yaml). */
export const ingressStatusSchema: StructSchema = struct("IngressStatus", () => ({
  fields: {
    loadBalancer: field(loadBalancerStatusSchema, 1),
  },
}));

/** Schema of IngressTLS (api-definitions/networking/v1/ingress.yaml). */
export const ingressTLSSchema: StructSchema = struct("IngressTLS", () => ({
  fields: {
    hosts: field(
      atomicList(scalar.string, {
        rules: [
          {
            rule: "self.contains('*') || self.matches('^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$')",
            message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
            reason: "FieldValueInvalid",
          },
          {
            rule: "!self.contains('*') || self.matches('^[*][.][a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$')",
            message: "a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must consist of lower case alphanumeric characters, '-' or '.' and end with an alphanumeric character (e.g. '*.example.com', regex used for validation is '\\*\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      1,
      { omitEmpty: true },
    ),
    secretName: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of IngressRule (api-definitions/networking/v1/ingress.yaml). */
export const ingressRuleSchema: StructSchema = struct("IngressRule", () => ({
  fields: {
    host: field(
      scalar.string,
      1,
      {
        omitEmpty: true,
        checks: {
          rules: [
            { rule: "self == '' || !isIP(self)", message: "must be a DNS name, not an IP address", reason: "FieldValueInvalid" },
            {
              rule: "self == '' || isIP(self) || self.contains('*') || self.matches('^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$')",
              message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.contains('*') || self.matches('^[*][.][a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$')",
              message: "a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must consist of lower case alphanumeric characters, '-' or '.' and end with an alphanumeric character (e.g. '*.example.com', regex used for validation is '\\*\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    http: field(httpIngressRuleValueSchema, 1, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of IngressRuleValue (api-definitions/networking/v1/ingress.yaml). */
export const ingressRuleValueSchema: StructSchema = struct("IngressRuleValue", () => ({
  fields: {
    http: field(httpIngressRuleValueSchema, 1, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HTTPIngressRuleValue (api-definitions/networking/v1/ingress.yaml). */
export const httpIngressRuleValueSchema: StructSchema = struct("HTTPIngressRuleValue", () => ({
  fields: {
    paths: field(atomicList(httpIngressPathSchema), 1, { required: true }),
  },
}));

/** Schema of HTTPIngressPath (api-definitions/networking/v1/ingress.yaml). */
export const httpIngressPathSchema: StructSchema = struct("HTTPIngressPath", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.pathType) || self.pathType == null || self.pathType in ['Exact', 'ImplementationSpecific', 'Prefix']",
        message: "supported values: \"Exact\", \"ImplementationSpecific\", \"Prefix\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".pathType",
      },
      {
        rule: "!(has(self.pathType) && self.pathType in ['Exact', 'Prefix']) || self.path.startsWith('/')",
        message: "must be an absolute path",
        reason: "FieldValueInvalid",
        fieldPath: ".path",
      },
      {
        rule: "!(has(self.pathType) && self.pathType == 'ImplementationSpecific') || self.path == '' || self.path.startsWith('/')",
        message: "must be an absolute path",
        reason: "FieldValueInvalid",
        fieldPath: ".path",
      },
      {
        rule: "!(has(self.pathType) && self.pathType in ['Exact', 'Prefix']) || !self.path.contains('//')",
        message: "must not contain '//'",
        reason: "FieldValueInvalid",
        fieldPath: ".path",
      },
      {
        rule: "!(has(self.pathType) && self.pathType in ['Exact', 'Prefix']) || !self.path.contains('/./')",
        message: "must not contain '/./'",
        reason: "FieldValueInvalid",
        fieldPath: ".path",
      },
      {
        rule: "!(has(self.pathType) && self.pathType in ['Exact', 'Prefix']) || !self.path.contains('/../')",
        message: "must not contain '/../'",
        reason: "FieldValueInvalid",
        fieldPath: ".path",
      },
      {
        rule: "!(has(self.pathType) && self.pathType in ['Exact', 'Prefix']) || !self.path.contains('%2f')",
        message: "must not contain '%2f'",
        reason: "FieldValueInvalid",
        fieldPath: ".path",
      },
      {
        rule: "!(has(self.pathType) && self.pathType in ['Exact', 'Prefix']) || !self.path.contains('%2F')",
        message: "must not contain '%2F'",
        reason: "FieldValueInvalid",
        fieldPath: ".path",
      },
      {
        rule: "!(has(self.pathType) && self.pathType in ['Exact', 'Prefix']) || !self.path.endsWith('/..')",
        message: "cannot end with '/..'",
        reason: "FieldValueInvalid",
        fieldPath: ".path",
      },
      {
        rule: "!(has(self.pathType) && self.pathType in ['Exact', 'Prefix']) || !self.path.endsWith('/.')",
        message: "cannot end with '/.'",
        reason: "FieldValueInvalid",
        fieldPath: ".path",
      },
    ],
  },
  fields: {
    path: field(scalar.string, 1, { omitEmpty: true }),
    pathType: field(scalar.string, 3, { required: true, optional: true }),
    backend: field(ingressBackendSchema, 2, { required: true }),
  },
}));

/** Schema of IngressBackend (api-definitions/networking/v1/ingress.yaml). */
export const ingressBackendSchema: StructSchema = struct("IngressBackend", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.service) || !has(self.resource)",
        message: "cannot set both resource and service backends",
        reason: "FieldValueInvalid",
        valueExpression: "''",
      },
      {
        rule: "has(self.service) || has(self.resource)",
        message: "resource or service backend is required",
        reason: "FieldValueInvalid",
        valueExpression: "''",
      },
      {
        rule: "!has(self.service) || has(self.resource) || (has(self.service.port) && (self.service.port.name != '' || self.service.port.number != 0))",
        message: "port name or number is required",
        reason: "FieldValueRequired",
      },
      {
        rule: "!has(self.service) || !has(self.service.port) || self.service.port.name == '' || self.service.port.number == 0",
        message: "cannot set both port name & port number",
        reason: "FieldValueInvalid",
        valueExpression: "''",
      },
    ],
  },
  fields: {
    service: field(ingressServiceBackendSchema, 4, { omitEmpty: true, optional: true }),
    resource: field(typedLocalObjectReferenceSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of IngressServiceBackend (api-definitions/networking/v1/ingress.yaml). */
export const ingressServiceBackendSchema: StructSchema = struct("IngressServiceBackend", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
    port: field(serviceBackendPortSchema, 2),
  },
}));

/** Schema of ServiceBackendPort (api-definitions/networking/v1/ingress.yaml). */
export const serviceBackendPortSchema: StructSchema = struct("ServiceBackendPort", () => ({
  fields: {
    name: field(scalar.string, 1, { omitEmpty: true }),
    number: field(
      scalar.int32,
      2,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
  },
}));

/** Schema of NetworkPolicy (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicySchema: StructSchema = struct("NetworkPolicy", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(networkPolicySpecSchema, 2),
    status: field(networkPolicyStatusSchema, 3),
  },
}));

/** Schema of NetworkPolicyList (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyListSchema: StructSchema = struct("NetworkPolicyList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(networkPolicySchema), 2, { required: true }),
  },
}));

/** Schema of NetworkPolicySpec (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicySpecSchema: StructSchema = struct("NetworkPolicySpec", () => ({
  fields: {
    podSelector: field(labelSelectorSchema, 1, { required: true }),
    ingress: field(atomicList(networkPolicyIngressRuleSchema), 2, { omitEmpty: true }),
    egress: field(atomicList(networkPolicyEgressRuleSchema), 3, { omitEmpty: true }),
    policyTypes: field(
      atomicList(scalar.string, {
        rules: [
          { rule: "self in ['Ingress', 'Egress']", message: "supported values: \"Ingress\", \"Egress\"", reason: "FieldValueNotSupported" },
        ],
      }),
      4,
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
    conditions: field(mapList(["type"], conditionSchema), 1, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));

/** Schema of NetworkPolicyIngressRule (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyIngressRuleSchema: StructSchema = struct("NetworkPolicyIngressRule", () => ({
  fields: {
    ports: field(atomicList(networkPolicyPortSchema), 1, { omitEmpty: true }),
    from: field(atomicList(networkPolicyPeerSchema), 2, { omitEmpty: true }),
  },
}));

/** Schema of NetworkPolicyEgressRule (api-definitions/networking/v1/network-policy.yaml). */
export const networkPolicyEgressRuleSchema: StructSchema = struct("NetworkPolicyEgressRule", () => ({
  fields: {
    ports: field(atomicList(networkPolicyPortSchema), 1, { omitEmpty: true }),
    to: field(atomicList(networkPolicyPeerSchema), 2, { omitEmpty: true }),
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
    protocol: field(scalar.string, 1, { omitEmpty: true, optional: true, default: "TCP" }),
    port: field(
      scalar.IntOrString,
      2,
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
          ],
        },
      },
    ),
    endPort: field(
      scalar.int32,
      3,
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
    podSelector: field(labelSelectorSchema, 1, { omitEmpty: true, optional: true }),
    namespaceSelector: field(labelSelectorSchema, 2, { omitEmpty: true, optional: true }),
    ipBlock: field(ipBlockSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of IPBlock (api-definitions/networking/v1/network-policy.yaml). */
export const ipBlockSchema: StructSchema = struct("IPBlock", () => ({
  fields: {
    cidr: field(scalar.string, 1, { required: true }),
    except: field(atomicList(scalar.string), 2, { omitEmpty: true }),
  },
}));
