/** JSON pointers, RFC 6901. */
import type { JsonValue } from "../../definition/json.js";
import { doesNotApply } from "./patch-error.js";

/** The names from the root to a value; none for the whole document. */
export type Pointer = readonly string[];

const ESCAPES: Readonly<Record<string, string>> = { "~0": "~", "~1": "/" };

/** Throws a 422 for what is no pointer. */
export function parsePointer(text: JsonValue | undefined): Pointer {
  if (text === "") return [];
  if (typeof text !== "string" || !text.startsWith("/") || /~(?![01])/.test(text)) throw doesNotApply();
  const names = text.slice(1).split("/");
  return text.includes("~") ? names.map((name) => name.replace(/~[01]/g, (escaped) => ESCAPES[escaped] ?? escaped)) : names;
}

const INDEX = /^(?:0|[1-9]\d{0,9})$/;

/** The index of an existing item. Throws a 422. */
export function itemIndex(list: readonly JsonValue[], name: string): number {
  const index = INDEX.test(name) ? Number(name) : list.length;
  if (index >= list.length) throw doesNotApply();
  return index;
}

/** Where an item may be put: before an existing one, or at the end, also written `-`. Throws a 422. */
export function insertionIndex(list: readonly JsonValue[], name: string): number {
  if (name === "-") return list.length;
  const index = INDEX.test(name) ? Number(name) : list.length + 1;
  if (index > list.length) throw doesNotApply();
  return index;
}
