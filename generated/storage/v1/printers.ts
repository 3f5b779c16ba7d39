// Generated from api-definitions/storage/v1. Do not edit.
import { ageCell, countCell, joinCell, valueCell } from "../../../runtime/codec/generated-doorway.js";
import type { TablePrinter } from "../../../runtime/definition/resource-definition.js";

/** Table form of CSIDriver (api-definitions/storage/v1/csi-driver.yaml). */
export const csiDriverPrinter: TablePrinter = {
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique within its namespace.", priority: 0 },
    { name: "AttachRequired", type: "boolean", format: "", description: "Whether volumes must be attached.", priority: 0 },
    { name: "PodInfoOnMount", type: "boolean", format: "", description: "Whether the driver is told about pods.", priority: 0 },
    { name: "StorageCapacity", type: "boolean", format: "", description: "Whether published capacity counts.", priority: 0 },
    { name: "TokenRequests", type: "string", format: "", description: "Audiences of wanted tokens.", priority: 0 },
    { name: "RequiresRepublish", type: "boolean", format: "", description: "Whether mounting is repeated.", priority: 0 },
    { name: "Modes", type: "string", format: "", description: "Kinds of volumes the driver serves.", priority: 0 },
    { name: "Age", type: "string", format: "", description: "Time since the server created the object.", priority: 0 },
  ],
  cells: (object, now) => [
    valueCell(object, [["metadata", "name"]], ""),
    valueCell(object, [["spec", "attachRequired"]], null),
    valueCell(object, [["spec", "podInfoOnMount"]], null),
    valueCell(object, [["spec", "storageCapacity"]], null),
    joinCell(object, [["spec", "tokenRequests", "audience"]], "<unset>"),
    valueCell(object, [["spec", "requiresRepublish"]], null),
    joinCell(object, [["spec", "volumeLifecycleModes"]], "<none>"),
    ageCell(object, [["metadata", "creationTimestamp"]], now, "<unknown>"),
  ],
};

/** Table form of CSINode (api-definitions/storage/v1/csi-node.yaml). */
export const csiNodePrinter: TablePrinter = {
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique within its namespace.", priority: 0 },
    { name: "Drivers", type: "integer", format: "", description: "Number of drivers.", priority: 0 },
    { name: "Age", type: "string", format: "", description: "Time since the server created the object.", priority: 0 },
  ],
  cells: (object, now) => [
    valueCell(object, [["metadata", "name"]], ""),
    countCell(object, [["spec", "drivers"]]),
    ageCell(object, [["metadata", "creationTimestamp"]], now, "<unknown>"),
  ],
};

/** Table form of CSIStorageCapacity (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export const csiStorageCapacityPrinter: TablePrinter = {
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique within its namespace.", priority: 0 },
    { name: "StorageClassName", type: "string", format: "", description: "Storage class.", priority: 0 },
    { name: "Capacity", type: "string", format: "", description: "Room that is left.", priority: 0 },
  ],
  cells: (object) => [
    valueCell(object, [["metadata", "name"]], ""),
    valueCell(object, [["storageClassName"]], ""),
    valueCell(object, [["capacity"]], "<unset>"),
  ],
};
