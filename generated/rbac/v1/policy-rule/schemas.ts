// Generated from api-definitions/rbac/v1/policy-rule.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of PolicyRule (api-definitions/rbac/v1/policy-rule.yaml). */
export const policyRuleSchema: StructSchema = struct("PolicyRule", () => ({
  checks: {
    rules: [
      { rule: "size(self.verbs) > 0", message: "verbs must contain at least one value", reason: "FieldValueRequired", fieldPath: ".verbs" },
      {
        rule: "size(self.nonResourceURLs) == 0 || size(self.apiGroups) + size(self.resources) + size(self.resourceNames) == 0",
        message: "rules cannot apply to both regular resources and non-resource URLs",
        reason: "FieldValueInvalid",
        fieldPath: ".nonResourceURLs",
      },
      {
        rule: "size(self.nonResourceURLs) > 0 || size(self.apiGroups) > 0",
        message: "resource rules must supply at least one api group",
        reason: "FieldValueRequired",
        fieldPath: ".apiGroups",
      },
      {
        rule: "size(self.nonResourceURLs) > 0 || size(self.resources) > 0",
        message: "resource rules must supply at least one resource",
        reason: "FieldValueRequired",
        fieldPath: ".resources",
      },
    ],
  },
  fields: {
    verbs: field(atomicList(scalar.string), { required: true }),
    apiGroups: field(atomicList(scalar.string), { omitEmpty: true }),
    resources: field(atomicList(scalar.string), { omitEmpty: true }),
    resourceNames: field(atomicList(scalar.string), { omitEmpty: true }),
    nonResourceURLs: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of RoleRef (api-definitions/rbac/v1/policy-rule.yaml). */
export const roleRefSchema: StructSchema = struct("RoleRef", () => ({
  atomic: true,
  fields: {
    apiGroup: field(
      scalar.string,
      {
        required: true,
        default: "rbac.authorization.${groupDomain}",
        checks: {
          rules: [
            {
              rule: "self == 'rbac.authorization.${groupDomain}'",
              message: "supported values: \"rbac.authorization.${groupDomain}\"",
              reason: "FieldValueNotSupported",
            },
          ],
        },
      },
    ),
    kind: field(scalar.string, { required: true }),
    name: field(
      scalar.string,
      {
        required: true,
        checks: {
          rules: [
            { rule: "self != '.'", message: "may not be '.'", reason: "FieldValueInvalid" },
            { rule: "self != '..'", message: "may not be '..'", reason: "FieldValueInvalid" },
            { rule: "!self.contains('/')", message: "may not contain '/'", reason: "FieldValueInvalid" },
            { rule: "!self.contains('%')", message: "may not contain '%'", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
  },
}));

/** Schema of Subject (api-definitions/rbac/v1/policy-rule.yaml). */
export const subjectSchema: StructSchema = struct("Subject", () => ({
  atomic: true,
  checks: {
    rules: [
      {
        rule: "!(self.kind in ['User', 'Group']) || self.apiGroup == 'rbac.authorization.${groupDomain}'",
        message: "supported values: \"rbac.authorization.${groupDomain}\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".apiGroup",
      },
      {
        rule: "self.kind != 'ServiceAccount' || self.apiGroup == ''",
        message: "supported values: \"\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".apiGroup",
      },
      {
        rule: "self.kind != 'ServiceAccount' || self.name == '' || hasFormat(self.name, 'dns1123Subdomain')",
        message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
        reason: "FieldValueInvalid",
        fieldPath: ".name",
      },
    ],
  },
  fields: {
    kind: field(scalar.string, { required: true }),
    apiGroup: field(
      scalar.string,
      { omitEmpty: true, defaultsWhen: [{ when: "self.kind in ['User', 'Group']", value: "rbac.authorization.${groupDomain}" }] },
    ),
    name: field(scalar.string, { required: true }),
    namespace: field(scalar.string, { omitEmpty: true }),
  },
}));
