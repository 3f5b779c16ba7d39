// Generated from api-definitions/networking/v1/ingress.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { loadBalancerStatusSchema } from "../../../core/v1/load-balancer-status/schemas.js";
import { typedLocalObjectReferenceSchema } from "../../../core/v1/references/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Ingress (api-definitions/networking/v1/ingress.yaml). */
export const ingressSchema: StructSchema = struct("Ingress", () => ({
  isKind: true,
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
    metadata: field(objectMetaSchema),
    spec: field(ingressSpecSchema),
    status: field(ingressStatusSchema),
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
    ingressClassName: field(scalar.string, { omitEmpty: true, optional: true }),
    defaultBackend: field(ingressBackendSchema, { omitEmpty: true, optional: true }),
    tls: field(atomicList(ingressTLSSchema), { omitEmpty: true }),
    rules: field(atomicList(ingressRuleSchema), { omitEmpty: true }),
  },
}));

/** Schema of IngressStatus (api-definitions/networking/v1/ingress.yaml). */
export const ingressStatusSchema: StructSchema = struct("IngressStatus", () => ({
  fields: {
    loadBalancer: field(loadBalancerStatusSchema),
  },
}));

/** Schema of IngressTLS (api-definitions/networking/v1/ingress.yaml). */
export const ingressTLSSchema: StructSchema = struct("IngressTLS", () => ({
  fields: {
    hosts: field(
      atomicList(scalar.string, {
        rules: [
          { rule: "self.contains('*') || size(self) <= 253", message: "must be no more than 253 characters", reason: "FieldValueInvalid" },
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
      { omitEmpty: true },
    ),
    secretName: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of IngressRule (api-definitions/networking/v1/ingress.yaml). */
export const ingressRuleSchema: StructSchema = struct("IngressRule", () => ({
  fields: {
    host: field(
      scalar.string,
      {
        omitEmpty: true,
        checks: {
          rules: [
            { rule: "self == '' || !isIP(self)", message: "must be a DNS name, not an IP address", reason: "FieldValueInvalid" },
            { rule: "self.contains('*') || size(self) <= 253", message: "must be no more than 253 characters", reason: "FieldValueInvalid" },
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
    http: field(httpIngressRuleValueSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HTTPIngressRuleValue (api-definitions/networking/v1/ingress.yaml). */
export const httpIngressRuleValueSchema: StructSchema = struct("HTTPIngressRuleValue", () => ({
  fields: {
    paths: field(atomicList(httpIngressPathSchema), { required: true }),
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
    path: field(scalar.string, { omitEmpty: true }),
    pathType: field(scalar.string, { required: true, optional: true }),
    backend: field(ingressBackendSchema, { required: true }),
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
    service: field(ingressServiceBackendSchema, { omitEmpty: true, optional: true }),
    resource: field(
      typedLocalObjectReferenceSchema,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "!has(self.apiGroup) || self.apiGroup == null || hasFormat(self.apiGroup, 'dns1123Subdomain')",
              message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
              reason: "FieldValueInvalid",
              fieldPath: ".apiGroup",
            },
            { rule: "!self.kind.contains('/')", message: "may not contain '/'", reason: "FieldValueInvalid", fieldPath: ".kind" },
            { rule: "!self.kind.contains('%')", message: "may not contain '%'", reason: "FieldValueInvalid", fieldPath: ".kind" },
            { rule: "!self.name.contains('/')", message: "may not contain '/'", reason: "FieldValueInvalid", fieldPath: ".name" },
            { rule: "!self.name.contains('%')", message: "may not contain '%'", reason: "FieldValueInvalid", fieldPath: ".name" },
          ],
        },
      },
    ),
  },
}));

/** Schema of IngressServiceBackend (api-definitions/networking/v1/ingress.yaml). */
export const ingressServiceBackendSchema: StructSchema = struct("IngressServiceBackend", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    port: field(serviceBackendPortSchema),
  },
}));

/** Schema of ServiceBackendPort (api-definitions/networking/v1/ingress.yaml). */
export const serviceBackendPortSchema: StructSchema = struct("ServiceBackendPort", () => ({
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    number: field(
      scalar.int32,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
  },
}));
