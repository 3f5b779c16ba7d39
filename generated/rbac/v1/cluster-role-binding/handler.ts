// Generated from api-definitions/rbac/v1/cluster-role-binding.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { clusterRoleBindingCodec } from "./protobuf.js";
import { clusterRoleBindingSchema } from "./schemas.js";
import { validateClusterRoleBinding } from "./validators.js";

/** Handles requests on clusterrolebindings in rbac/v1. */
export const clusterRoleBindingHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: `rbac.authorization.${profile.groupDomain}`,
  version: "v1",
  kind: "ClusterRoleBinding",
  listKind: "ClusterRoleBindingList",
  resource: "clusterrolebindings",
  singular: "clusterrolebinding",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "Grants a ClusterRole in the whole cluster.",
  hook: "binding",
  selectableFields: [],
  nameSyntax: "pathSegment",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.8" },
  storage: { type: "stored", version: "v1" },
  schema: clusterRoleBindingSchema,
  validate: validateClusterRoleBinding,
  protobuf: clusterRoleBindingCodec,
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
