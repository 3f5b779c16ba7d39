// Generated from api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, namedConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { horizontalPodAutoscalerSchema as AutoscalingV2horizontalPodAutoscalerSchema } from "../../v2/horizontal-pod-autoscaler/schemas.js";
import { horizontalPodAutoscalerCodec } from "./protobuf.js";
import { horizontalPodAutoscalerSchema } from "./schemas.js";
import { validateHorizontalPodAutoscaler } from "./validators.js";

/** Handles requests on horizontalpodautoscalers in autoscaling/v2beta2. */
export const horizontalPodAutoscalerHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "autoscaling",
  version: "v2beta2",
  kind: "HorizontalPodAutoscaler",
  listKind: "HorizontalPodAutoscalerList",
  resource: "horizontalpodautoscalers",
  singular: "horizontalpodautoscaler",
  shortNames: ["hpa"],
  categories: ["all"],
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
  description: "Changes the number of pods of a workload by what metrics say.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: {
    introduced: "1.12",
    deprecated: "1.23",
    removed: "1.26",
    replacement: { group: "autoscaling", version: "v2", kind: "HorizontalPodAutoscaler" },
  },
  storage: { type: "stored", version: "v2" },
  schema: horizontalPodAutoscalerSchema,
  validate: validateHorizontalPodAutoscaler,
  protobuf: horizontalPodAutoscalerCodec,
  columns: [
    nameColumn,
    {
      name: "Reference",
      type: "string",
      format: "",
      description: "Kind and name of the workload.",
      priority: 0,
      cell: computedCell(kinds, "autoscalerTarget"),
    },
    {
      name: "Targets",
      type: "string",
      format: "",
      description: "Metrics, each as it is and as it is to be.",
      priority: 0,
      cell: computedCell(kinds, "autoscalerMetrics"),
    },
    {
      name: "MinPods",
      type: "string",
      format: "",
      description: "The least number of pods.",
      priority: 0,
      cell: { print: "join", paths: [["spec", "minReplicas"]], absent: "<unset>" },
    },
    {
      name: "MaxPods",
      type: "string",
      format: "",
      description: "The greatest number of pods.",
      priority: 0,
      cell: { print: "join", paths: [["spec", "maxReplicas"]], absent: "" },
    },
    {
      name: "Replicas",
      type: "integer",
      format: "",
      description: "Pods that there are.",
      priority: 0,
      cell: { print: "value", paths: [["status", "currentReplicas"]], absent: 0 },
    },
    ageColumn,
  ],
  conversion: namedConversion(kinds, "autoscaler-v2beta2", { apiVersion: "autoscaling/v2", kind: "HorizontalPodAutoscaler", schema: AutoscalingV2horizontalPodAutoscalerSchema }, { apiVersion: "autoscaling/v2beta2", kind: "HorizontalPodAutoscaler" }, profile),
});
