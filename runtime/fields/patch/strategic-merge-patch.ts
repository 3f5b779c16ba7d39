/** Strategic merge patch: a merge patch that merges lists by key and takes directives (PATCH-03, PATCH-04). */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import type { Schema, StructSchema } from "../../definition/schema.js";
import { badRequest } from "../../errors/constructors.js";
import { formatGoValue } from "../go-text.js";
import { jsonTypeName } from "../scalar.js";
import { MAXIMUM_PATCH_DEPTH, tooDeep } from "./patch-error.js";
import { DELETE_FROM, isListDirective, listNameOf, PATCH, RETAIN_KEYS, SET_ORDER, withoutDirectives } from "./strategic-directives.js";
import { deleteScalars, type ListMerge, mergeList, orderedBy } from "./strategic-lists.js";
import { fieldStrategy } from "./strategic-schema.js";

/**
 * The document after the merge, directed by patch strategies and merge keys of `schema`. Neither argument is mutated; the
 * result may share parts with both. A directive in a part that the document does not have is obeyed as if that part were
 * empty. Throws a 400 for a malformed patch or directive, 422 where the peer does.
 */
export function applyStrategicMergePatch(document: JsonObject, patch: JsonValue, schema: StructSchema): JsonObject {
  if (patch === null) return document;
  if (!isJsonObject(patch)) {
    throw badRequest(`json: cannot unmarshal ${jsonTypeName(patch)} into Go value of type map[string]interface {}`);
  }
  return mergeObject(document, patch, schema, 0);
}

function mergeObject(original: JsonObject, patch: JsonObject, schema: Schema | undefined, depth: number): JsonObject {
  if (depth > MAXIMUM_PATCH_DEPTH) throw tooDeep();
  const directive = getOwn(patch, PATCH);
  if (directive !== undefined) return obey(directive, patch);

  const merged = remaining(original, patch);
  const done = applyOrders(merged, patch, schema, depth);
  for (const key in patch) {
    const change = patch[key];
    if (change === null || change === undefined || key === RETAIN_KEYS || isListDirective(key) || done.has(key)) continue;
    const value = mergeMember(getOwn(merged, key), change, key, schema, depth);
    if (value !== undefined) setOwn(merged, key, value);
  }
  for (const key in patch) if (key.startsWith(DELETE_FROM)) deleteFromList(merged, key, patch[key] ?? null, schema);
  return merged;
}

function obey(directive: JsonValue, patch: JsonObject): JsonObject {
  if (directive === "replace") {
    return Object.fromEntries(Object.entries(patch).filter(([key]) => key !== PATCH));
  }
  if (directive === "delete") return {};
  throw badRequest(`unknown patch type: ${formatGoValue(directive)} in map: ${formatGoValue(patch)}`);
}

/** A copy of the original without the members that a null or `$retainKeys` of the patch removes. */
function remaining(original: JsonObject, patch: JsonObject): JsonObject {
  const retained = retainedKeys(patch);
  const rest: JsonObject = {};
  for (const key in original) {
    const value = original[key];
    const isKept = value !== undefined && getOwn(patch, key) !== null && (retained?.has(key) ?? true);
    if (isKept) setOwn(rest, key, value);
  }
  return rest;
}

function retainedKeys(patch: JsonObject): ReadonlySet<JsonValue> | undefined {
  const list = getOwn(patch, RETAIN_KEYS);
  if (list === undefined) return undefined;
  const retained = new Set(Array.isArray(list) ? list : []);
  const isBad = (key: string): boolean => patch[key] !== null && key !== RETAIN_KEYS && !isListDirective(key) && !retained.has(key);
  if (!Array.isArray(list) || Object.keys(patch).some(isBad)) throw badRequest("invalid patch format of retainKeys");
  return retained;
}

/** Undefined for a member that is not there afterwards. */
function mergeMember(
  current: JsonValue | undefined,
  change: JsonValue,
  key: string,
  schema: Schema | undefined,
  depth: number,
): JsonValue | undefined {
  if (isJsonObject(current) && isJsonObject(change)) {
    const field = fieldStrategy(schema, key);
    return field.strategy === "replace" ? change : mergeObject(current, change, field.schema, depth + 1);
  }
  if (Array.isArray(current) && Array.isArray(change)) {
    const field = fieldStrategy(schema, key);
    return field.strategy === "merge" ? mergeList(current, change, listMerge(field, depth)) : change;
  }
  return withoutDirectives(change, depth);
}

/** `$setElementOrder/x`: merges `x` and puts it in that order. Returns the lists that need no more merging. */
function applyOrders(merged: JsonObject, patch: JsonObject, schema: Schema | undefined, depth: number): ReadonlySet<string> {
  const done = new Set<string>();
  for (const directive in patch) {
    if (!directive.startsWith(SET_ORDER)) continue;
    const key = listNameOf(directive, SET_ORDER);
    const order = listOf(patch[directive]);
    const [current, change] = [getOwn(merged, key), getOwn(patch, key) ?? undefined];
    done.add(key);
    const field = fieldStrategy(schema, key);
    if (current === undefined && change === undefined) continue;
    const list = orderedBy(
      order,
      current === undefined ? undefined : listOf(current),
      change === undefined ? undefined : listOf(change),
      field.strategy === "merge",
      listMerge(field, depth),
    );
    setOwn(merged, key, list);
  }
  return done;
}

const listMerge = (field: ReturnType<typeof fieldStrategy>, depth: number): ListMerge => ({
  mergeKey: field.mergeKey,
  mergeItems: (original, patch) => mergeObject(original, patch, field.itemSchema, depth + 1),
  clean: (item) => withoutDirectives(item, depth + 1),
});

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (Array.isArray(value)) return value;
  throw badRequest(`expected a []interface {}, but received a ${jsonTypeName(value ?? null)}`);
}

/** `$deleteFromPrimitiveList/x`. */
function deleteFromList(merged: JsonObject, directive: string, removed: JsonValue, schema: Schema | undefined): void {
  const key = listNameOf(directive, DELETE_FROM);
  const current = getOwn(merged, key);
  const isMergeable = Array.isArray(removed) && (current === undefined || fieldStrategy(schema, key).strategy === "merge");
  if (!isMergeable) throw badRequest("invalid patch format of primitive list");
  if (Array.isArray(current)) setOwn(merged, key, deleteScalars(current, removed));
}
