// Generated from api-definitions/apps/v1/deployment.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { deploymentCodec } from "./protobuf.js";
import { deploymentSchema } from "./schemas.js";
import { validateDeployment } from "./validators.js";

/** Handles requests on deployments in apps/v1. */
export const deploymentHandler: DefinitionFactory = () => ({
  origin: "generated",
  group: "apps",
  version: "v1",
  kind: "Deployment",
  listKind: "DeploymentList",
  resource: "deployments",
  singular: "deployment",
  shortNames: ["deploy"],
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
  description: "Keeps a number of equal pods running, and replaces them step by step when their template changes.",
  hook: "deployment",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.9" },
  storage: { type: "stored", version: "v1" },
  schema: deploymentSchema,
  validate: validateDeployment,
  protobuf: deploymentCodec,
  columns: [
    nameColumn,
    {
      name: "Ready",
      type: "string",
      format: "",
      description: "Pods that can serve, of all that are wanted.",
      priority: 0,
      cell: { print: "ratio", paths: [["status", "readyReplicas"], ["spec", "replicas"]], absent: "" },
    },
    {
      name: "Up-to-date",
      type: "integer",
      format: "",
      description: "Pods made from the present template.",
      priority: 0,
      cell: { print: "value", paths: [["status", "updatedReplicas"]], absent: 0 },
    },
    {
      name: "Available",
      type: "integer",
      format: "",
      description: "Pods that have been ready long enough.",
      priority: 0,
      cell: { print: "value", paths: [["status", "availableReplicas"]], absent: 0 },
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
