// Generated from api-definitions/rbac/v1. Do not edit.
import { atomicList, field, scalar } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of Subject (api-definitions/rbac/v1/policy-rule.yaml). */
export const subjectSchema: StructSchema = {
  kind: "struct",
  typeName: "Subject",
  atomic: true,
  fields: {
    kind: field(scalar.string, 1, { required: true }),
    apiGroup: field(scalar.string, 2, { omitEmpty: true }),
    name: field(scalar.string, 3, { required: true }),
    namespace: field(scalar.string, 4, { omitEmpty: true }),
  },
};

/** Schema of RoleRef (api-definitions/rbac/v1/policy-rule.yaml). */
export const roleRefSchema: StructSchema = {
  kind: "struct",
  typeName: "RoleRef",
  atomic: true,
  fields: {
    apiGroup: field(scalar.string, 1, { required: true }),
    kind: field(scalar.string, 2, { required: true }),
    name: field(scalar.string, 3, { required: true }),
  },
};

/** Schema of ClusterRoleBinding (api-definitions/rbac/v1/cluster-role-binding.yaml). */
export const clusterRoleBindingSchema: StructSchema = {
  kind: "struct",
  typeName: "ClusterRoleBinding",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    subjects: field(atomicList(subjectSchema), 2, { omitEmpty: true }),
    roleRef: field(roleRefSchema, 3, { required: true }),
  },
};

/** Schema of ClusterRoleBindingList (api-definitions/rbac/v1/cluster-role-binding.yaml). */
export const clusterRoleBindingListSchema: StructSchema = {
  kind: "struct",
  typeName: "ClusterRoleBindingList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(clusterRoleBindingSchema), 2, { required: true }),
  },
};

/** Schema of PolicyRule (api-definitions/rbac/v1/policy-rule.yaml). */
export const policyRuleSchema: StructSchema = {
  kind: "struct",
  typeName: "PolicyRule",
  atomic: false,
  fields: {
    verbs: field(atomicList(scalar.string), 1, { required: true }),
    apiGroups: field(atomicList(scalar.string), 2, { omitEmpty: true }),
    resources: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    resourceNames: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    nonResourceURLs: field(atomicList(scalar.string), 5, { omitEmpty: true }),
  },
};

/** Schema of AggregationRule (api-definitions/rbac/v1/cluster-role.yaml). */
export const aggregationRuleSchema: StructSchema = {
  kind: "struct",
  typeName: "AggregationRule",
  atomic: false,
  fields: {
    clusterRoleSelectors: field(atomicList(labelSelectorSchema), 1, { omitEmpty: true }),
  },
};

/** Schema of ClusterRole (api-definitions/rbac/v1/cluster-role.yaml). */
export const clusterRoleSchema: StructSchema = {
  kind: "struct",
  typeName: "ClusterRole",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    rules: field(atomicList(policyRuleSchema), 2),
    aggregationRule: field(aggregationRuleSchema, 3, { omitEmpty: true, optional: true }),
  },
};

/** Schema of ClusterRoleList (api-definitions/rbac/v1/cluster-role.yaml). */
export const clusterRoleListSchema: StructSchema = {
  kind: "struct",
  typeName: "ClusterRoleList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(clusterRoleSchema), 2, { required: true }),
  },
};

/** Schema of RoleBinding (api-definitions/rbac/v1/role-binding.yaml). */
export const roleBindingSchema: StructSchema = {
  kind: "struct",
  typeName: "RoleBinding",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    subjects: field(atomicList(subjectSchema), 2, { omitEmpty: true }),
    roleRef: field(roleRefSchema, 3, { required: true }),
  },
};

/** Schema of RoleBindingList (api-definitions/rbac/v1/role-binding.yaml). */
export const roleBindingListSchema: StructSchema = {
  kind: "struct",
  typeName: "RoleBindingList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(roleBindingSchema), 2, { required: true }),
  },
};

/** Schema of Role (api-definitions/rbac/v1/role.yaml). */
export const roleSchema: StructSchema = {
  kind: "struct",
  typeName: "Role",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    rules: field(atomicList(policyRuleSchema), 2),
  },
};

/** Schema of RoleList (api-definitions/rbac/v1/role.yaml). */
export const roleListSchema: StructSchema = {
  kind: "struct",
  typeName: "RoleList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(roleSchema), 2, { required: true }),
  },
};
