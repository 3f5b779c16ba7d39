// Generated from api-definitions/storage/v1beta1. Do not edit.
import { valueCell } from "../../../runtime/codec/generated-doorway.js";
import type { TablePrinter } from "../../../runtime/definition/resource-definition.js";

/** Table form of CSIStorageCapacity (api-definitions/storage/v1beta1/csi-storage-capacity.yaml). */
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
