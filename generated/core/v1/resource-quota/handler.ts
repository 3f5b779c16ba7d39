// Generated from api-definitions/core/v1/resource-quota.yaml. Do not edit.
import {
  acceptAll,
  ageColumn,
  computedCell,
  nameColumn,
  noConversion,
  resourceDefinition,
} from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { resourceQuotaCodec } from "./protobuf.js";
import { resourceQuotaSchema } from "./schemas.js";

/** Handles requests on resourcequotas in core/v1. */
export const resourceQuotaHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "ResourceQuota",
  listKind: "ResourceQuotaList",
  resource: "resourcequotas",
  singular: "resourcequota",
  shortNames: ["quota"],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [
    {
      type: "status",
      name: "status",
      verbs: ["get", "update", "patch"],
      writes: ["status"],
      besides: ["metadata.annotations", "metadata.finalizers", "metadata.labels", "metadata.ownerReferences"],
      exclusive: true,
    },
  ],
  description: "The most that a namespace may use in all.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: resourceQuotaSchema,
  validate: acceptAll,
  protobuf: resourceQuotaCodec,
  columns: [
    nameColumn,
    ageColumn,
    {
      name: "Request",
      type: "string",
      format: "",
      description: "What is requested, of what may be.",
      priority: 0,
      cell: computedCell(kinds, "quotaRequests"),
    },
    {
      name: "Limit",
      type: "string",
      format: "",
      description: "What is allowed by limits, of what may be.",
      priority: 0,
      cell: computedCell(kinds, "quotaLimits"),
    },
  ],
  conversion: noConversion,
});
