/** Directives inside a strategic merge patch. */
import { isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import { badRequest } from "../../errors/constructors.js";
import { MAXIMUM_PATCH_DEPTH, tooDeep } from "./patch-error.js";

export const PATCH = "$patch";
export const RETAIN_KEYS = "$retainKeys";
export const SET_ORDER = "$setElementOrder";
export const DELETE_FROM = "$deleteFromPrimitiveList";

export const isListDirective = (key: string): boolean => key.startsWith(SET_ORDER) || key.startsWith(DELETE_FROM);

/** The list that `$setElementOrder/x` or `$deleteFromPrimitiveList/x` is about. Throws a 400 when it names none. */
export function listNameOf(directive: string, prefix: typeof SET_ORDER | typeof DELETE_FROM): string {
  if (directive.startsWith(`${prefix}/`)) return directive.slice(prefix.length + 1);
  throw badRequest(`invalid patch format of ${prefix === SET_ORDER ? "setElementOrder" : "primitive"} list`);
}

/**
 * A part of a patch that meets nothing in the document: nulls, directives and what they delete are gone. Undefined when all of
 * it is. Members of lists that are null stay, as they do not delete anything.
 */
export function withoutDirectives(value: JsonValue, depth: number): JsonValue | undefined {
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAXIMUM_PATCH_DEPTH) throw tooDeep();
  if (Array.isArray(value)) return value.map((item) => withoutDirectives(item, depth + 1)).filter((item) => item !== undefined);
  const directive = Object.hasOwn(value, PATCH) ? value[PATCH] : undefined;
  if (directive === "delete" || (directive !== undefined && Object.keys(value).length === 1)) return undefined;
  const rest: JsonObject = {};
  for (const key in value) {
    const member = value[key];
    if (member === null || member === undefined || key === PATCH || key === RETAIN_KEYS || isListDirective(key)) continue;
    const cleaned = withoutDirectives(member, depth + 1);
    if (cleaned !== undefined) setOwn(rest, key, cleaned);
  }
  return rest;
}

/** The `$patch` directive of a list item, if it is one. */
export function directiveOf(item: JsonValue): JsonValue | undefined {
  return isJsonObject(item) && Object.hasOwn(item, PATCH) ? item[PATCH] : undefined;
}
