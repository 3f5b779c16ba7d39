// Generated from api-definitions/rbac/v1/cluster-role.yaml. Do not edit.
import { noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { clusterRoleCodec } from "./protobuf.js";
import { clusterRoleSchema } from "./schemas.js";
import { validateClusterRole } from "./validators.js";

/** Handles requests on clusterroles in rbac/v1. */
export const clusterRoleHandler: DefinitionFactory = (profile) => resourceDefinition({
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
  hook: "cluster-role",
  selectableFields: [],
  nameSyntax: "pathSegment",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.8" },
  storage: { type: "stored", version: "v1" },
  schema: clusterRoleSchema,
  validate: validateClusterRole,
  protobuf: clusterRoleCodec,
  columns: [],
  conversion: noConversion,
});
