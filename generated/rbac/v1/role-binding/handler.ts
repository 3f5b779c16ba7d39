// Generated from api-definitions/rbac/v1/role-binding.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { roleBindingCodec } from "./protobuf.js";
import { roleBindingSchema } from "./schemas.js";
import { validateRoleBinding } from "./validators.js";

/** Handles requests on rolebindings in rbac/v1. */
export const roleBindingHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: `rbac.authorization.${profile.groupDomain}`,
  version: "v1",
  kind: "RoleBinding",
  listKind: "RoleBindingList",
  resource: "rolebindings",
  singular: "rolebinding",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Grants a Role, or a ClusterRole, within one namespace.",
  hook: "binding",
  selectableFields: [],
  nameSyntax: "pathSegment",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.8" },
  storage: { type: "stored", version: "v1" },
  schema: roleBindingSchema,
  validate: validateRoleBinding,
  protobuf: roleBindingCodec,
  columns: [
    nameColumn,
    {
      name: "Role",
      type: "string",
      format: "",
      description: "Kind and name of the role.",
      priority: 0,
      cell: computedCell(kinds, "bindingRole"),
    },
    ageColumn,
    {
      name: "Users",
      type: "string",
      format: "",
      description: "Users that have the role.",
      priority: 1,
      cell: computedCell(kinds, "bindingUsers"),
    },
    {
      name: "Groups",
      type: "string",
      format: "",
      description: "Groups that have the role.",
      priority: 1,
      cell: computedCell(kinds, "bindingGroups"),
    },
    {
      name: "ServiceAccounts",
      type: "string",
      format: "",
      description: "Service accounts that have the role.",
      priority: 1,
      cell: computedCell(kinds, "bindingServiceAccounts"),
    },
  ],
  conversion: noConversion,
});
