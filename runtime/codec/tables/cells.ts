/** How the columns of the Table form turn an object's values into cells; each printer a definition can name is one function. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";

/** Field names from the object's root. Going through a list gives the field of every item. */
export type CellPath = readonly string[];

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** The first value that is there, else `absent`. */
export function valueCell(object: ApiObject, paths: readonly CellPath[], absent: JsonValue): JsonValue {
  for (const path of paths) {
    const value = valuesAt(object as JsonObject, path)[0];
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return absent;
}

/** Time since the first time that is there, as the peer words it: `5m12s`, `3d`. */
export function ageCell(object: ApiObject, paths: readonly CellPath[], now: number, absent: JsonValue): JsonValue {
  const time = Date.parse(String(valueCell(object, paths, "")));
  return Number.isNaN(time) ? absent : humanDuration(now - time);
}

/** Number of list items and map keys, summed over the paths. */
export function countCell(object: ApiObject, paths: readonly CellPath[]): number {
  let count = 0;
  for (const value of paths.flatMap((path) => valuesAt(object as JsonObject, path, false))) {
    if (isJsonObject(value)) count += Object.keys(value).length;
    else if (Array.isArray(value)) count += value.length;
  }
  return count;
}

/** List items with "," between them. */
export function joinCell(object: ApiObject, paths: readonly CellPath[], absent: JsonValue): JsonValue {
  const items = paths.flatMap((path) => valuesAt(object as JsonObject, path)).filter((item) => item !== null);
  return items.length === 0 ? absent : items.map(String).join(",");
}

const ACCESS_MODES: Readonly<Record<string, string>> = {
  ReadWriteOnce: "RWO",
  ReadOnlyMany: "ROX",
  ReadWriteMany: "RWX",
  ReadWriteOncePod: "RWOP",
};

/** Access modes of volumes in short, each once, in the peer's order. */
export function accessModesCell(object: ApiObject, paths: readonly CellPath[], absent: JsonValue): JsonValue {
  const modes = new Set(paths.flatMap((path) => valuesAt(object as JsonObject, path)));
  const short = Object.entries(ACCESS_MODES).filter(([mode]) => modes.has(mode));
  return short.length === 0 ? absent : short.map(([, name]) => name).join(",");
}

/** Values at `path`; lists on the way, and at the end when `spread`, contribute each item. */
function valuesAt(object: JsonObject, path: CellPath, spread = true): JsonValue[] {
  let values: JsonValue[] = [object];
  path.forEach((name, index) => {
    const next: JsonValue[] = [];
    for (const holder of values) {
      const value = isJsonObject(holder) ? getOwn(holder, name) : undefined;
      if (Array.isArray(value) && (spread || index < path.length - 1)) next.push(...value);
      else if (value !== undefined) next.push(value);
    }
    values = next;
  });
  return values;
}

/** A length of time in at most two units, coarser the longer it is; `<invalid>` when it lies in the future. */
export function humanDuration(milliseconds: number): string {
  const seconds = Math.trunc(milliseconds / SECOND);
  if (seconds < -1) return "<invalid>";
  if (seconds < 0) return "0s";
  if (seconds < 2 * MINUTE) return `${seconds}s`;
  const minutes = Math.trunc(seconds / MINUTE);
  if (minutes < 10) return `${minutes}m${unit(seconds % MINUTE, "s")}`;
  if (minutes < 180) return `${minutes}m`;
  const hours = Math.trunc(seconds / HOUR);
  if (hours < 8) return `${hours}h${unit(minutes % 60, "m")}`;
  if (hours < 48) return `${hours}h`;
  if (hours < 192) return `${Math.trunc(hours / 24)}d${unit(hours % 24, "h")}`;
  const days = Math.trunc(seconds / DAY);
  if (days < 365 * 2) return `${days}d`;
  const years = Math.trunc(seconds / YEAR);
  return days < 365 * 8 ? `${years}y${unit(days % 365, "d")}` : `${years}y`;
}

const unit = (amount: number, name: string): string => (amount === 0 ? "" : `${amount}${name}`);
