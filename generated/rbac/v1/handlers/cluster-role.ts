// Generated from api-definitions/rbac/v1/cluster-role.yaml. Do not edit.
import { noConversion } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { clusterRoleCodec } from "../protobuf.js";
import { clusterRoleSchema } from "../schemas.js";
import { validateClusterRole } from "../validators.js";

/** Handles requests on clusterroles in rbac/v1. */
export const clusterRoleHandler: DefinitionFactory = (profile) => ({
  origin: "generated",
  group: `rbac.authorization.${profile.groupDomain}`,
  version: "v1",
  kind: "ClusterRole",
  listKind: "ClusterRoleList",
  resource: "clusterroles",
  singular: "clusterrole",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Permissions in the whole cluster, or in any namespace where a RoleBinding grants them.",
  rules: [
    {
      path: "rules[*]",
      rule: "(has(self.verbs) && self.verbs != null ? size(self.verbs) : 0) > 0",
      message: "verbs must contain at least one value",
      reason: "FieldValueRequired",
      fieldPath: ".verbs",
    },
    {
      path: "rules[*]",
      rule: "(has(self.nonResourceURLs) && self.nonResourceURLs != null ? size(self.nonResourceURLs) : 0) == 0 || (has(self.apiGroups) && self.apiGroups != null ? size(self.apiGroups) : 0) + (has(self.resources) && self.resources != null ? size(self.resources) : 0) + (has(self.resourceNames) && self.resourceNames != null ? size(self.resourceNames) : 0) == 0",
      message: "rules cannot apply to both regular resources and non-resource URLs",
      reason: "FieldValueInvalid",
      fieldPath: ".nonResourceURLs",
    },
    {
      path: "rules[*]",
      rule: "(has(self.nonResourceURLs) && self.nonResourceURLs != null ? size(self.nonResourceURLs) : 0) > 0 || (has(self.apiGroups) && self.apiGroups != null ? size(self.apiGroups) : 0) > 0",
      message: "resource rules must supply at least one api group",
      reason: "FieldValueRequired",
      fieldPath: ".apiGroups",
    },
    {
      path: "rules[*]",
      rule: "(has(self.nonResourceURLs) && self.nonResourceURLs != null ? size(self.nonResourceURLs) : 0) > 0 || (has(self.resources) && self.resources != null ? size(self.resources) : 0) > 0",
      message: "resource rules must supply at least one resource",
      reason: "FieldValueRequired",
      fieldPath: ".resources",
    },
    {
      path: "aggregationRule",
      rule: "(has(self.clusterRoleSelectors) && self.clusterRoleSelectors != null ? size(self.clusterRoleSelectors) : 0) > 0",
      message: "at least one clusterRoleSelector required if aggregationRule is non-nil",
      reason: "FieldValueRequired",
      fieldPath: ".clusterRoleSelectors",
    },
    {
      path: "aggregationRule.clusterRoleSelectors[*].matchExpressions[*]",
      rule: "self.operator in ['In', 'NotIn', 'Exists', 'DoesNotExist']",
      message: "not a valid selector operator",
      reason: "FieldValueInvalid",
      fieldPath: ".operator",
    },
    {
      path: "aggregationRule.clusterRoleSelectors[*].matchExpressions[*]",
      rule: "!(self.operator in ['In', 'NotIn']) || (has(self.values) && size(self.values) > 0)",
      message: "must be specified when `operator` is 'In' or 'NotIn'",
      reason: "FieldValueRequired",
      fieldPath: ".values",
    },
    {
      path: "aggregationRule.clusterRoleSelectors[*].matchExpressions[*]",
      rule: "!(self.operator in ['Exists', 'DoesNotExist']) || !has(self.values) || size(self.values) == 0",
      message: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
      reason: "FieldValueForbidden",
      fieldPath: ".values",
    },
  ],
  immutable: [],
  unique: [],
  selectableFields: [],
  nameSyntax: "pathSegment",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.8" },
  gatedFields: [],
  storage: { type: "stored", version: "v1" },
  schema: clusterRoleSchema,
  validate: validateClusterRole,
  protobuf: clusterRoleCodec,
  columns: [],
  conversion: noConversion,
});
