// Generated from api-definitions/rbac/v1. Do not edit.
import { atomicList, field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of ClusterRoleBinding (api-definitions/rbac/v1/cluster-role-binding.yaml). */
export const clusterRoleBindingSchema: StructSchema = struct("ClusterRoleBinding", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    subjects: field(
      atomicList(subjectSchema, {
        rules: [
          {
            rule: "self.kind != 'ServiceAccount' || self.namespace != ''",
            message: "",
            reason: "FieldValueRequired",
            fieldPath: ".namespace",
          },
        ],
      }),
      2,
      { omitEmpty: true },
    ),
    roleRef: field(
      roleRefSchema,
      3,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self.kind == 'ClusterRole'",
              message: "supported values: \"ClusterRole\"",
              reason: "FieldValueNotSupported",
              fieldPath: ".kind",
            },
          ],
          immutable: { message: "cannot change roleRef" },
        },
      },
    ),
  },
}));

/** Schema of ClusterRoleBindingList (api-definitions/rbac/v1/cluster-role-binding.yaml). */
export const clusterRoleBindingListSchema: StructSchema = struct("ClusterRoleBindingList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(clusterRoleBindingSchema), 2, { required: true }),
  },
}));

/** Schema of ClusterRole (api-definitions/rbac/v1/cluster-role.yaml). */
export const clusterRoleSchema: StructSchema = struct("ClusterRole", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    rules: field(atomicList(policyRuleSchema), 2),
    aggregationRule: field(aggregationRuleSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ClusterRoleList (api-definitions/rbac/v1/cluster-role.yaml). */
export const clusterRoleListSchema: StructSchema = struct("ClusterRoleList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(clusterRoleSchema), 2, { required: true }),
  },
}));

/** Schema of AggregationRule (api-definitions/rbac/v1/cluster-role.yaml). */
export const aggregationRuleSchema: StructSchema = struct("AggregationRule", () => ({
  checks: {
    rules: [
      {
        rule: "size(self.clusterRoleSelectors) > 0",
        message: "at least one clusterRoleSelector required if aggregationRule is non-nil",
        reason: "FieldValueRequired",
        fieldPath: ".clusterRoleSelectors",
      },
    ],
  },
  fields: {
    clusterRoleSelectors: field(atomicList(labelSelectorSchema), 1, { omitEmpty: true }),
  },
}));

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
    verbs: field(atomicList(scalar.string), 1, { required: true }),
    apiGroups: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    resources: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    resourceNames: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    nonResourceURLs: field(atomicList(scalar.string), 5, { omitEmpty: true }),
  },
}));

/** Schema of RoleRef (api-definitions/rbac/v1/policy-rule.yaml). */
export const roleRefSchema: StructSchema = struct("RoleRef", () => ({
  atomic: true,
  fields: {
    apiGroup: field(
      scalar.string,
      1,
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
    kind: field(scalar.string, 2, { required: true }),
    name: field(
      scalar.string,
      3,
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
    kind: field(scalar.string, 1, { required: true }),
    apiGroup: field(
      scalar.string,
      2,
      { omitEmpty: true, defaultsWhen: [{ when: "self.kind in ['User', 'Group']", value: "rbac.authorization.${groupDomain}" }] },
    ),
    name: field(scalar.string, 3, { required: true }),
    namespace: field(scalar.string, 4, { omitEmpty: true }),
  },
}));

/** Schema of RoleBinding (api-definitions/rbac/v1/role-binding.yaml). */
export const roleBindingSchema: StructSchema = struct("RoleBinding", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    subjects: field(atomicList(subjectSchema), 2, { omitEmpty: true }),
    roleRef: field(
      roleRefSchema,
      3,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self.kind in ['Role', 'ClusterRole']",
              message: "supported values: \"Role\", \"ClusterRole\"",
              reason: "FieldValueNotSupported",
              fieldPath: ".kind",
            },
          ],
          immutable: { message: "cannot change roleRef" },
        },
      },
    ),
  },
}));

/** Schema of RoleBindingList (api-definitions/rbac/v1/role-binding.yaml). */
export const roleBindingListSchema: StructSchema = struct("RoleBindingList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(roleBindingSchema), 2, { required: true }),
  },
}));

/** Schema of Role (api-definitions/rbac/v1/role.yaml). */
export const roleSchema: StructSchema = struct("Role", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    rules: field(
      atomicList(policyRuleSchema, {
        rules: [
          {
            rule: "size(self.nonResourceURLs) == 0",
            message: "namespaced rules cannot apply to non-resource URLs",
            reason: "FieldValueInvalid",
            fieldPath: ".nonResourceURLs",
          },
        ],
      }),
      2,
    ),
  },
}));

/** Schema of RoleList (api-definitions/rbac/v1/role.yaml). */
export const roleListSchema: StructSchema = struct("RoleList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(roleSchema), 2, { required: true }),
  },
}));
