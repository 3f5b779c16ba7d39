/** The Table representation: columns and cells instead of objects (NEG-11 to NEG-16). */
import type { JsonObject, JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { TableColumn } from "../../definition/resource-definition.js";
import { badRequest } from "../../errors/constructors.js";
import { stringifyJson } from "../json/json.js";
import { cellOf } from "./cells.js";

/** What a row carries beside its cells. */
export type IncludeObject = "None" | "Metadata" | "Object";

/** Turns objects into cells. `now` is milliseconds since the epoch, for ages. */
export interface TablePrinter {
  readonly columns: readonly TableColumn[];
  cells(object: ApiObject, now: number): JsonValue[];
}

/** The age of an object, as most kinds have it. */
export const ageColumn: TableColumn = {
  name: "Age",
  type: "string",
  format: "",
  description: "Time since the server created the object.",
  priority: 0,
  cell: { print: "age", paths: [["metadata", "creationTimestamp"]], absent: "<unknown>" },
};

/** The first column of every kind. */
export const nameColumn: TableColumn = {
  name: "Name",
  type: "string",
  format: "name",
  description: "Name of the object, unique among its kind.",
  priority: 0,
  cell: { print: "value", paths: [["metadata", "name"]], absent: "" },
};

/** Columns of kinds without columns of their own: name and creation time (NEG-13). */
const DEFAULT_COLUMNS: readonly TableColumn[] = [
  nameColumn,
  {
    name: "Created At",
    type: "date",
    format: "",
    description: "Time at which the server created the object.",
    priority: 0,
    cell: { print: "value", paths: [["metadata", "creationTimestamp"]], absent: null },
  },
];

/** The printer of a definition. */
export function printerOf(definition: { readonly columns: readonly TableColumn[] }): TablePrinter {
  const columns = definition.columns.length === 0 ? DEFAULT_COLUMNS : definition.columns;
  return { columns, cells: (object, now) => columns.map(({ cell }) => cellOf(cell, object, now)) };
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
  return rowOf(printer.cells(object, now), included);
}

export function rowOf(cells: JsonValue[], included: Buffer): Buffer {
  const head = Buffer.from(`{"cells":${stringifyJson(cells)},"object":`);
  return Buffer.concat([head, included, ROW_END]);
}

const ROW_END = Buffer.from("}");
