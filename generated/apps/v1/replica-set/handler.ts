// Generated from api-definitions/apps/v1/replica-set.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { replicaSetCodec } from "./protobuf.js";
import { replicaSetSchema } from "./schemas.js";
import { validateReplicaSet } from "./validators.js";

/** Handles requests on replicasets in apps/v1. */
export const replicaSetHandler: DefinitionFactory = () => resourceDefinition({
  origin: "generated",
  group: "apps",
  version: "v1",
  kind: "ReplicaSet",
  listKind: "ReplicaSetList",
  resource: "replicasets",
  singular: "replicaset",
  shortNames: ["rs"],
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
    {
      type: "scale",
      name: "scale",
      verbs: ["get", "update", "patch"],
      kind: { group: "autoscaling", version: "v1", kind: "Scale" },
      specReplicas: "spec.replicas",
      statusReplicas: "status.replicas",
      selector: "spec.selector",
    },
  ],
  description: "Keeps a number of equal pods running. Deployments make and use them.",
  selectableFields: [{ label: "status.replicas", path: "status.replicas", default: "0" }],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.9" },
  storage: { type: "stored", version: "v1" },
  schema: replicaSetSchema,
  validate: validateReplicaSet,
  protobuf: replicaSetCodec,
  columns: [
    nameColumn,
    {
      name: "Desired",
      type: "integer",
      format: "",
      description: "Pods that are wanted.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "replicas"]], absent: 0 },
    },
    {
      name: "Current",
      type: "integer",
      format: "",
      description: "Pods that there are.",
      priority: 0,
      cell: { print: "value", paths: [["status", "replicas"]], absent: 0 },
    },
    {
      name: "Ready",
      type: "integer",
      format: "",
      description: "Pods that can serve.",
      priority: 0,
      cell: { print: "value", paths: [["status", "readyReplicas"]], absent: 0 },
    },
    ageColumn,
    {
      name: "Containers",
      type: "string",
      format: "",
      description: "Names of the containers.",
      priority: 1,
      cell: { print: "join", paths: [["spec", "template", "spec", "containers", "name"]], absent: "" },
    },
    {
      name: "Images",
      type: "string",
      format: "",
      description: "Images of the containers.",
      priority: 1,
      cell: { print: "join", paths: [["spec", "template", "spec", "containers", "image"]], absent: "" },
    },
    {
      name: "Selector",
      type: "string",
      format: "",
      description: "Which pods belong to it.",
      priority: 1,
      cell: { print: "selector", paths: [["spec", "selector"]], absent: "<none>" },
    },
  ],
  conversion: noConversion,
});
