/**
 * What of the row of an object holds as long as the object does, so that rows of large objects are not made anew for each list: cells in
 * which the times stand that ages are counted from, and what the row carries beside them.
 */
import type { JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { readJsonValue, stringifyJson } from "../json/json.js";
import { ageSince, cellOf, valueCell } from "./cells.js";
import { rowOf, type TablePrinter } from "./table.js";

/** Bytes of the number that comes first: those of the JSON of the cells. */
const LENGTH_BYTES = 4;

/** Whether cells depend on the time by ages alone. */
export const isLasting = ({ columns }: TablePrinter): boolean =>
  columns.every(({ cell: { print } }) => print !== "duration" && print !== "computed");

/** Of a printer that {@link isLasting}; `included` is the JSON of the object that the row carries. */
export function lastingRow({ columns }: TablePrinter, object: ApiObject, included: Buffer): Buffer {
  const cells = columns.map(({ cell }) => (cell.print === "age" ? valueCell(object, cell.paths, "") : cellOf(cell, object, 0)));
  const json = Buffer.from(stringifyJson(cells));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, included]);
}

/** JSON of the row at a time. */
export function rowAt({ columns }: TablePrinter, row: Buffer, now: number): Buffer {
  const end = LENGTH_BYTES + row.readUInt32LE(0);
  const values = readJsonValue(row.subarray(LENGTH_BYTES, end)) as JsonValue[];
  const cells = columns.map(({ cell }, index) => {
    const value = values[index] ?? null;
    return cell.print === "age" ? ageSince(value, cell.absent, now) : value;
  });
  return rowOf(cells, row.subarray(end));
}
