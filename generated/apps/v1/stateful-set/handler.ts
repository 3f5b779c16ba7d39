// Generated from api-definitions/apps/v1/stateful-set.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { statefulSetCodec } from "./protobuf.js";
import { statefulSetSchema } from "./schemas.js";
import { validateStatefulSet } from "./validators.js";

/** Handles requests on statefulsets in apps/v1. */
export const statefulSetHandler: DefinitionFactory = () => resourceDefinition({
  origin: "generated",
  group: "apps",
  version: "v1",
  kind: "StatefulSet",
  listKind: "StatefulSetList",
  resource: "statefulsets",
  singular: "statefulset",
  shortNames: ["sts"],
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
  description: "Keeps numbered pods running, each with a name and volumes of its own.",
  hook: "stateful-set",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.9" },
  storage: { type: "stored", version: "v1" },
  schema: statefulSetSchema,
  validate: validateStatefulSet,
  protobuf: statefulSetCodec,
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
  ],
  conversion: noConversion,
});
