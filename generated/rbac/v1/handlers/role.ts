// Generated from api-definitions/rbac/v1/role.yaml. Do not edit.
import { acceptAll, noConversion } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { roleCodec } from "../protobuf.js";
import { roleSchema } from "../schemas.js";

/** Handles requests on roles in rbac/v1. */
export const roleHandler: DefinitionFactory = (profile) => ({
  origin: "generated",
  group: `rbac.authorization.${profile.groupDomain}`,
  version: "v1",
  kind: "Role",
  listKind: "RoleList",
  resource: "roles",
  singular: "role",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Permissions within a namespace.",
  rules: [
    {
      path: "rules[*]",
      rule: "(has(self.nonResourceURLs) && self.nonResourceURLs != null ? size(self.nonResourceURLs) : 0) == 0",
      message: "namespaced rules cannot apply to non-resource URLs",
      reason: "FieldValueInvalid",
      fieldPath: ".nonResourceURLs",
    },
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
  schema: roleSchema,
  validate: acceptAll,
  protobuf: roleCodec,
  columns: [],
  conversion: noConversion,
});
