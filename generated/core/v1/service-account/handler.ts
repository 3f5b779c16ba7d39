// Generated from api-definitions/core/v1/service-account.yaml. Do not edit.
import { acceptAll, ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { serviceAccountCodec } from "./protobuf.js";
import { serviceAccountSchema } from "./schemas.js";

/** Handles requests on serviceaccounts in core/v1. */
export const serviceAccountHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "ServiceAccount",
  listKind: "ServiceAccountList",
  resource: "serviceaccounts",
  singular: "serviceaccount",
  shortNames: ["sa"],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [
    {
      type: "handler",
      name: "token",
      verbs: ["create"],
      takes: { group: `authentication.${profile.groupDomain}`, version: "v1", kind: "TokenRequest" },
      gives: { group: `authentication.${profile.groupDomain}`, version: "v1", kind: "TokenRequest" },
      handler: "service-account-token",
    },
  ],
  description: "An identity for programs, whose tokens authenticate them.",
  hook: "service-account",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: serviceAccountSchema,
  validate: acceptAll,
  protobuf: serviceAccountCodec,
  columns: [
    nameColumn,
    {
      name: "Secrets",
      type: "string",
      format: "",
      description: "Number of secrets.",
      priority: 0,
      cell: { print: "count", paths: [["secrets"]], absent: "" },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
