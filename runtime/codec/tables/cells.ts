/** How the columns of the Table form turn an object's values into cells: one function for each form a definition can name. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { CellForm, CellSource, ComputedCell, KindFunctions } from "../../definition/resource-definition.js";

/** Field names from the object's root. Going through a list gives the field of every item. */
export type CellPath = readonly string[];

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

type Printer = (object: ApiObject, paths: readonly CellPath[], absent: JsonValue, now: number) => JsonValue;

const PRINTERS: Readonly<Record<CellForm, Printer>> = {
  value: valueCell,
  age: ageCell,
  duration: durationCell,
  count: countCell,
  join: joinCell,
  keys: keysCell,
  ratio: ratioCell,
  selector: selectorCell,
  condition: conditionCell,
  accessModes: accessModesCell,
};

/** The cell that a column's source gives. */
export function cellOf(source: CellSource, object: ApiObject, now: number): JsonValue {
  return source.print === "computed" ? source.cell(object, now) : PRINTERS[source.print](object, source.paths, source.absent, now);
}

/** The function that definitions call `name`; one that nobody bound throws RangeError when it is called. */
export function computedCell(kinds: KindFunctions | undefined, name: string): CellSource {
  const cell: ComputedCell = (object, now) => {
    const bound = kinds !== undefined && Object.hasOwn(kinds.cells, name) ? kinds.cells[name] : undefined;
    if (bound === undefined) throw new RangeError(`no cell "${name}" is bound`);
    return bound(object, now);
  };
  return { print: "computed", cell };
}

/** The first value that is there, else `absent`. */
export function valueCell(object: ApiObject, paths: readonly CellPath[], absent: JsonValue): JsonValue {
  for (const path of paths) {
    const value = valuesAt(object as JsonObject, path)[0];
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return absent;
}

/** Time since the first time that is there, as the peer words it: `5m12s`, `3d`. */
function ageCell(object: ApiObject, paths: readonly CellPath[], absent: JsonValue, now: number): JsonValue {
  return ageSince(valueCell(object, paths, ""), absent, now);
}

/** As {@link ageCell}, of the value that was found. */
export function ageSince(value: JsonValue, absent: JsonValue, now: number): JsonValue {
  const time = Date.parse(String(value));
  return Number.isNaN(time) ? absent : humanDuration(now - time);
}

/** Time from the first path's time to the second's, or until now. */
function durationCell(object: ApiObject, [from, to]: readonly CellPath[], absent: JsonValue, now: number): JsonValue {
  const start = timeAt(object, from);
  const end = timeAt(object, to);
  return start === undefined ? absent : humanDuration((end ?? now) - start);
}

function timeAt(object: ApiObject, path: CellPath | undefined): number | undefined {
  const time = path === undefined ? Number.NaN : Date.parse(String(valueCell(object, [path], "")));
  return Number.isNaN(time) ? undefined : time;
}

/** `first/second`: numbers, or numbers of items. */
function ratioCell(object: ApiObject, paths: readonly CellPath[]): JsonValue {
  return paths.map((path) => amountAt(object, path)).join("/");
}

function amountAt(object: ApiObject, path: CellPath): JsonValue {
  const [value] = valuesAt(object as JsonObject, path, false);
  if (typeof value === "number" || typeof value === "bigint") return value;
  return countCell(object, [path]);
}

/** Keys of a map in order, with "," between them. */
function keysCell(object: ApiObject, paths: readonly CellPath[], absent: JsonValue): JsonValue {
  const maps = paths.flatMap((path) => valuesAt(object as JsonObject, path));
  const keys = maps.flatMap((map) => (isJsonObject(map) ? Object.keys(map) : [])).sort();
  return keys.length === 0 ? absent : keys.join(",");
}

/** A label selector, or a map of labels, as clients write it in `labelSelector`. */
function selectorCell(object: ApiObject, paths: readonly CellPath[], absent: JsonValue): JsonValue {
  const [selector] = paths.flatMap((path) => valuesAt(object as JsonObject, path, false));
  const text = isJsonObject(selector) ? selectorText(selector) : "";
  return text === "" ? absent : text;
}

/** Text of a label selector with `matchLabels` and `matchExpressions`, or of a plain map of labels; "" for one that is empty. */
export function selectorText(selector: JsonObject): string {
  const { matchLabels, matchExpressions } = selector;
  const isStructured = isJsonObject(matchLabels) || Array.isArray(matchExpressions);
  const labels = isStructured ? (isJsonObject(matchLabels) ? matchLabels : {}) : selector;
  const expressions = Array.isArray(matchExpressions) ? (matchExpressions as JsonObject[]) : [];
  const terms = [
    ...Object.entries(labels).map(([key, value]) => ({ key, text: `${key}=${String(value)}` })),
    ...expressions.map((expression) => ({ key: String(expression["key"]), text: expressionText(expression) })),
  ];
  return terms
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ text }) => text)
    .join(",");
}

function expressionText({ key, operator, values }: JsonObject): string {
  const listed = `(${(Array.isArray(values) ? values.map(String).sort() : []).join(",")})`;
  switch (operator) {
    case "In":
      return `${key} in ${listed}`;
    case "NotIn":
      return `${key} notin ${listed}`;
    case "DoesNotExist":
      return `!${key}`;
    default:
      return String(key);
  }
}

/** The status of the condition whose type is the last step of the path. */
function conditionCell(object: ApiObject, paths: readonly CellPath[], absent: JsonValue): JsonValue {
  for (const path of paths) {
    const type = path.at(-1);
    const found = valuesAt(object as JsonObject, path.slice(0, -1)).find((one) => isJsonObject(one) && one["type"] === type);
    if (isJsonObject(found)) return found["status"] ?? absent;
  }
  return absent;
}

/** Number of list items and map keys, summed over the paths. */
function countCell(object: ApiObject, paths: readonly CellPath[]): number {
  let count = 0;
  for (const value of paths.flatMap((path) => valuesAt(object as JsonObject, path, false))) {
    if (isJsonObject(value)) count += Object.keys(value).length;
    else if (Array.isArray(value)) count += value.length;
  }
  return count;
}

/** List items with "," between them. */
function joinCell(object: ApiObject, paths: readonly CellPath[], absent: JsonValue): JsonValue {
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
      if (Array.isArray(value) && (spread || index < path.length - 1)) for (const item of value) next.push(item);
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
