// Generated from api-definitions/core/v1/replication-controller.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { replicationControllerCodec } from "./protobuf.js";
import { replicationControllerSchema } from "./schemas.js";
import { validateReplicationController } from "./validators.js";

/** Handles requests on replicationcontrollers in core/v1. */
export const replicationControllerHandler: DefinitionFactory = () => ({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "ReplicationController",
  listKind: "ReplicationControllerList",
  resource: "replicationcontrollers",
  singular: "replicationcontroller",
  shortNames: ["rc"],
  categories: ["all"],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [
    { type: "status", name: "status", verbs: ["get", "update", "patch"], writes: ["status"], exclusive: true },
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
  description: "Keeps a number of equal pods running. A Deployment does it better.",
  hook: "replication-controller",
  selectableFields: [{ label: "status.replicas", path: "status.replicas", default: "0" }],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  orphansDependents: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: replicationControllerSchema,
  validate: validateReplicationController,
  protobuf: replicationControllerCodec,
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
