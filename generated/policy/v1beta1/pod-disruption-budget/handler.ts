// Generated from api-definitions/policy/v1beta1/pod-disruption-budget.yaml. Do not edit.
import { ageColumn, nameColumn, namedConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { podDisruptionBudgetSchema as PolicyV1podDisruptionBudgetSchema } from "../../v1/pod-disruption-budget/schemas.js";
import { validatePodDisruptionBudget } from "../../v1/pod-disruption-budget/validators.js";
import { podDisruptionBudgetCodec } from "./protobuf.js";
import { podDisruptionBudgetSchema } from "./schemas.js";

/** Handles requests on poddisruptionbudgets in policy/v1beta1. */
export const podDisruptionBudgetHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "policy",
  version: "v1beta1",
  kind: "PodDisruptionBudget",
  listKind: "PodDisruptionBudgetList",
  resource: "poddisruptionbudgets",
  singular: "poddisruptionbudget",
  shortNames: ["pdb"],
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
  description: "How many pods of a set may be missing because somebody evicts them.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: false,
  lifecycle: {
    introduced: "1.5",
    deprecated: "1.21",
    removed: "1.25",
    replacement: { group: "policy", version: "v1", kind: "PodDisruptionBudget" },
  },
  storage: { type: "stored", version: "v1" },
  schema: podDisruptionBudgetSchema,
  validate: validatePodDisruptionBudget,
  protobuf: podDisruptionBudgetCodec,
  columns: [
    nameColumn,
    {
      name: "Min Available",
      type: "string",
      format: "",
      description: "Pods that have to be there.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "minAvailable"]], absent: "N/A" },
    },
    {
      name: "Max Unavailable",
      type: "string",
      format: "",
      description: "Pods that may be missing.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "maxUnavailable"]], absent: "N/A" },
    },
    {
      name: "Allowed Disruptions",
      type: "integer",
      format: "",
      description: "Pods that may be evicted now.",
      priority: 0,
      cell: { print: "value", paths: [["status", "disruptionsAllowed"]], absent: 0 },
    },
    ageColumn,
  ],
  conversion: namedConversion(kinds, "disruption-budget-v1beta1", { apiVersion: "policy/v1", kind: "PodDisruptionBudget", schema: PolicyV1podDisruptionBudgetSchema }, { apiVersion: "policy/v1beta1", kind: "PodDisruptionBudget" }, profile),
});
