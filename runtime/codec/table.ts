/** The Table representation: columns and cells instead of objects (NEG-11 to NEG-16). */
import type { JsonValue } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { TablePrinter } from "../definition/resource-definition.js";

/** Printer of kinds without columns of their own: name and creation time (NEG-13). */
export const defaultPrinter: TablePrinter = {
  columns: [],
  cells: (object: ApiObject): JsonValue[] => [object.metadata.name ?? ""],
};
