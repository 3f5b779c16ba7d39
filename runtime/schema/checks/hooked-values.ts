/** The values of an object whose types have hooks, outer ones first. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { Schema, StructSchema } from "../../definition/schema.js";
import { counterparts } from "./correlate.js";
import { memberField } from "./paths.js";

/** A value of a type that has a hook. */
export interface HookedValue {
  readonly hook: string;
  readonly value: JsonObject;
  /** The stored value at the same place; undefined on create, and for what is new. */
  readonly old: JsonObject | undefined;
  readonly path: string;
}

/** Nothing but the look-up of a type without hooks. The object's own metadata is left out. */
export function hookedValues(schema: StructSchema, object: JsonObject, old: JsonObject | undefined): readonly HookedValue[] {
  if (!hasHooks(schema)) return [];
  const found: HookedValue[] = [];
  collect(schema, object, old, "", found, schema);
  return found;
}

function collect(
  schema: Schema,
  value: JsonValue | undefined,
  old: JsonValue | undefined,
  path: string,
  found: HookedValue[],
  root: StructSchema,
): void {
  if (value === undefined || value === null || !hasHooks(schema)) return;
  if (schema.kind === "list" && Array.isArray(value)) {
    const counterpart = counterparts(schema, old);
    for (const [index, item] of value.entries()) collect(schema.item, item, counterpart(item), `${path}[${index}]`, found, root);
  } else if (schema.kind === "map" && isJsonObject(value)) {
    for (const key of Object.keys(value)) {
      collect(schema.value, getOwn(value, key), isJsonObject(old) ? getOwn(old, key) : undefined, `${path}[${key}]`, found, root);
    }
  } else if (schema.kind === "struct" && isJsonObject(value)) {
    const stored = isJsonObject(old) ? old : undefined;
    for (const hook of schema.hooks ?? []) found.push({ hook, value, old: stored, path });
    for (const name in schema.fields) {
      if (schema === root && name === "metadata") continue;
      const field = schema.fields[name];
      if (field !== undefined)
        collect(
          field.schema,
          getOwn(value, name),
          stored === undefined ? undefined : getOwn(stored, name),
          memberField(path, name),
          found,
          root,
        );
    }
  }
}

const known = new WeakMap<Schema, boolean>();

function hasHooks(schema: Schema): boolean {
  if (schema.kind === "scalar" || schema.kind === "any") return false;
  let has = known.get(schema);
  if (has === undefined) {
    has = finds(schema, new Set());
    known.set(schema, has);
  }
  return has;
}

function finds(schema: Schema, seen: Set<Schema>): boolean {
  if (schema.kind === "list") return finds(schema.item, seen);
  if (schema.kind === "map") return finds(schema.value, seen);
  if (schema.kind !== "struct" || seen.has(schema)) return false;
  seen.add(schema);
  return schema.hooks !== undefined || Object.values(schema.fields).some((field) => finds(field.schema, seen));
}
