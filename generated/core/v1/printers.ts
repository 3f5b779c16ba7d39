// Generated from api-definitions/core/v1. Do not edit.
import { ageCell, columnHooks, countCell, valueCell } from "../../../runtime/codec/generated-doorway.js";
import type { TablePrinter } from "../../../runtime/definition/resource-definition.js";

/** Table form of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export const configMapPrinter: TablePrinter = {
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique within its namespace.", priority: 0 },
    { name: "Data", type: "string", format: "", description: "Number of keys.", priority: 0 },
    { name: "Age", type: "string", format: "", description: "Time since the server created the object.", priority: 0 },
  ],
  cells: (object, now) => [
    valueCell(object, [["metadata", "name"]], ""),
    countCell(object, [["data"], ["binaryData"]]),
    ageCell(object, [["metadata", "creationTimestamp"]], now, "<unknown>"),
  ],
};

/** Table form of Namespace (api-definitions/core/v1/namespace.yaml). */
export const namespacePrinter: TablePrinter = {
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique within its namespace.", priority: 0 },
    { name: "Status", type: "string", format: "", description: "Active or Terminating.", priority: 0 },
    { name: "Age", type: "string", format: "", description: "Time since the server created the object.", priority: 0 },
  ],
  cells: (object, now) => [
    valueCell(object, [["metadata", "name"]], ""),
    valueCell(object, [["status", "phase"]], ""),
    ageCell(object, [["metadata", "creationTimestamp"]], now, "<unknown>"),
  ],
};

/** Table form of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimPrinter: TablePrinter = {
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique within its namespace.", priority: 0 },
    { name: "Status", type: "string", format: "", description: "Phase of the claim, or Terminating.", priority: 0 },
    { name: "Volume", type: "string", format: "", description: "Bound volume.", priority: 0 },
    { name: "Capacity", type: "string", format: "", description: "Size of the bound volume.", priority: 0 },
    { name: "Access Modes", type: "string", format: "", description: "How the bound volume can be mounted.", priority: 0 },
    { name: "StorageClass", type: "string", format: "", description: "Storage class of the claim.", priority: 0 },
    { name: "Age", type: "string", format: "", description: "Time since the server created the object.", priority: 0 },
    { name: "VolumeMode", type: "string", format: "", description: "Filesystem or Block.", priority: 1 },
  ],
  cells: (object, now) => [
    valueCell(object, [["metadata", "name"]], ""),
    columnHooks.claimStatus(object, now),
    valueCell(object, [["spec", "volumeName"]], ""),
    columnHooks.claimCapacity(object, now),
    columnHooks.claimAccessModes(object, now),
    columnHooks.claimStorageClass(object, now),
    ageCell(object, [["metadata", "creationTimestamp"]], now, "<unknown>"),
    valueCell(object, [["spec", "volumeMode"]], "<unset>"),
  ],
};

/** Table form of Pod (api-definitions/core/v1/pod.yaml). */
export const podPrinter: TablePrinter = {
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique within its namespace.", priority: 0 },
    { name: "Ready", type: "string", format: "", description: "Containers that are ready, of all.", priority: 0 },
    { name: "Status", type: "string", format: "", description: "What the containers do, taken together.", priority: 0 },
    { name: "Restarts", type: "string", format: "", description: "How often containers were restarted, and when last.", priority: 0 },
    { name: "Age", type: "string", format: "", description: "Time since the server created the object.", priority: 0 },
    { name: "IP", type: "string", format: "", description: "Address of the pod.", priority: 1 },
    { name: "Node", type: "string", format: "", description: "Node that the pod is bound to.", priority: 1 },
    {
      name: "Nominated Node",
      type: "string",
      format: "",
      description: "Node where other pods are being removed for this one.",
      priority: 1,
    },
    { name: "Readiness Gates", type: "string", format: "", description: "Conditions of readiness gates that hold, of all.", priority: 1 },
  ],
  cells: (object, now) => [
    valueCell(object, [["metadata", "name"]], ""),
    columnHooks.podReady(object, now),
    columnHooks.podStatus(object, now),
    columnHooks.podRestarts(object, now),
    ageCell(object, [["metadata", "creationTimestamp"]], now, "<unknown>"),
    valueCell(object, [["status", "podIPs", "ip"]], "<none>"),
    valueCell(object, [["spec", "nodeName"]], "<none>"),
    valueCell(object, [["status", "nominatedNodeName"]], "<none>"),
    columnHooks.podReadinessGates(object, now),
  ],
};

/** Table form of Secret (api-definitions/core/v1/secret.yaml). */
export const secretPrinter: TablePrinter = {
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique within its namespace.", priority: 0 },
    { name: "Type", type: "string", format: "", description: "What the secret is for.", priority: 0 },
    { name: "Data", type: "string", format: "", description: "Number of keys.", priority: 0 },
    { name: "Age", type: "string", format: "", description: "Time since the server created the object.", priority: 0 },
  ],
  cells: (object, now) => [
    valueCell(object, [["metadata", "name"]], ""),
    valueCell(object, [["type"]], ""),
    countCell(object, [["data"]]),
    ageCell(object, [["metadata", "creationTimestamp"]], now, "<unknown>"),
  ],
};
