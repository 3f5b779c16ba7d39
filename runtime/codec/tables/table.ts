/** The Table representation: columns and cells instead of objects (NEG-11 to NEG-16). */
import type { JsonObject, JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { TablePrinter } from "../../definition/resource-definition.js";
import { badRequest } from "../../errors/constructors.js";
import { stringifyJson } from "../json/json.js";

/** What a row carries beside its cells. */
export type IncludeObject = "None" | "Metadata" | "Object";

/** Printer of kinds without columns of their own: name and creation time (NEG-13). */
export const defaultPrinter: TablePrinter = {
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind.", priority: 0 },
    { name: "Created At", type: "date", format: "", description: "Time at which the server created the object.", priority: 0 },
  ],
  cells: (object: ApiObject): JsonValue[] => [object.metadata.name ?? "", object.metadata.creationTimestamp ?? null],
};

/** The printer of a definition, or the default one when it declares no columns. */
export function printerOf(definition: { readonly printer: TablePrinter }): TablePrinter {
  return definition.printer.columns.length === 0 ? defaultPrinter : definition.printer;
}

/** The `includeObject` parameter; absent and empty mean metadata. @throws StatusError 400 for another value (NEG-16). */
export function parseIncludeObject(value: string | null | undefined): IncludeObject {
  if (value === null || value === undefined || value === "") return "Metadata";
  if (value === "None" || value === "Metadata" || value === "Object") return value;
  throw badRequest(
    `Unable to convert to Table as requested: includeObject: Invalid value: ${JSON.stringify(value)}: must be 'Metadata', 'Object', 'None', or empty`,
  );
}

/** Column definitions as they stand in a Table. */
export function columnDefinitions(printer: TablePrinter): JsonObject[] {
  return printer.columns.map(({ name, type, format, description, priority }) => ({ name, type, format, description, priority }));
}

/** JSON of one row; `included` is the JSON of the object that the row carries, `null` for none. */
export function tableRow(printer: TablePrinter, object: ApiObject, now: number, included: Buffer): Buffer {
  const cells = stringifyJson(printer.cells(object, now));
  const head = Buffer.from(`{"cells":${cells},"object":`);
  return Buffer.concat([head, included, ROW_END]);
}

const ROW_END = Buffer.from("}");
