// Generated from api-definitions/rbac/v1/role.yaml. Do not edit.
import { acceptAll, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { roleCodec } from "./protobuf.js";
import { roleSchema } from "./schemas.js";

/** Handles requests on roles in rbac/v1. */
export const roleHandler: DefinitionFactory = (profile) => resourceDefinition({
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
  hook: "role",
  selectableFields: [],
  nameSyntax: "pathSegment",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.8" },
  storage: { type: "stored", version: "v1" },
  schema: roleSchema,
  validate: acceptAll,
  protobuf: roleCodec,
  columns: [],
  conversion: noConversion,
});
