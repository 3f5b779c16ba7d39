/** What a manager owns of an object, read off the object's own records (specification: Server-side apply, FieldsV1). */
import { parseJsonText } from "../definition/json-text.js";
import type { DynamicObject, Stored } from "./object-types.js";

type Fields = { readonly [key: string]: Fields };
type Json = unknown;

/** The configuration that a manager last applied, with the values the object has now; undefined when it has applied nothing. */
export function extractApplied(object: Stored<DynamicObject>, fieldManager: string, subresource = ""): DynamicObject | undefined {
  const record = (object.metadata.managedFields ?? []).find(
    (entry) => entry.manager === fieldManager && entry.operation === "Apply" && (entry.subresource ?? "") === subresource,
  );
  if (record === undefined) return undefined;
  const owned = pick(object, (record.fieldsV1 ?? {}) as Fields) as DynamicObject;
  const { name, namespace } = object.metadata;
  return {
    ...(object.apiVersion === undefined ? {} : { apiVersion: object.apiVersion }),
    ...(object.kind === undefined ? {} : { kind: object.kind }),
    ...owned,
    metadata: { ...owned.metadata, name, ...(namespace === undefined ? {} : { namespace }) },
  };
}

/** The part of a value that a set of fields names. Its depth is that of the object, which the server bounds. */
function pick(value: Json, fields: Fields): Json {
  if (value === null || typeof value !== "object" || isLeaf(fields)) return value;
  return Array.isArray(value) ? pickItems(value, fields) : pickMembers(value as Record<string, Json>, fields);
}

/** Nothing below is named on its own: the value as a whole is owned. */
const isLeaf = (fields: Fields): boolean => Object.keys(fields).length === 0;

function pickMembers(value: Record<string, Json>, fields: Fields): Record<string, Json> {
  const picked: [string, Json][] = [];
  for (const [key, below] of Object.entries(fields)) {
    if (!key.startsWith("f:")) continue;
    const name = key.slice(2);
    if (Object.hasOwn(value, name)) picked.push([name, pick(value[name], below)]);
  }
  return Object.fromEntries(picked);
}

function pickItems(items: readonly Json[], fields: Fields): Json[] {
  const picked = new Map<number, Json>();
  for (const [key, below] of Object.entries(fields)) {
    const index = indexOf(items, key);
    if (index < 0) continue;
    const item = pick(items[index], below);
    picked.set(index, key.startsWith("k:") ? { ...(parseJsonText(key.slice(2)) as object), ...(item as object) } : item);
  }
  return [...picked].sort(([a], [b]) => a - b).map(([, item]) => item);
}

function indexOf(items: readonly Json[], key: string): number {
  if (key.startsWith("i:")) return Number(key.slice(2));
  if (key.startsWith("v:")) return items.findIndex((item) => JSON.stringify(item) === key.slice(2));
  if (!key.startsWith("k:")) return -1;
  const keys = Object.entries(parseJsonText(key.slice(2)) as Record<string, Json>);
  return items.findIndex((item) => keys.every(([name, value]) => (item as Record<string, Json>)[name] === value));
}
