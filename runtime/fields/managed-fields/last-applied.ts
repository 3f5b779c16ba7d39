/**
 * The way from client-side to server-side apply: the annotation that the command-line tool left behind excuses conflicts over
 * what it applied itself, and is kept up to date for those who go back.
 */

import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { parseJsonText } from "../../definition/json-text.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { Schema } from "../../definition/schema.js";
import { compareUtf8 } from "../../definition/utf8-order.js";
import { EMPTY_SET, type FieldSet } from "../field-set/field-set.js";
import { difference } from "../field-set/set-algebra.js";
import { compare } from "../merge/compare.js";
import { fieldSetOf } from "../merge/field-set-of.js";

/** The one manager that this is for: others opt out by their name. */
export const COMMAND_LINE_MANAGER = "kubectl";

/** Bytes that all annotations of an object may have together. */
const ANNOTATIONS_MAX_BYTES = 256 * 1024;

/** The fields that client-side apply set and nobody changed since. Empty when there is no annotation that can be read. */
export function unchangedSinceLastApplied(live: ApiObject, annotation: string, schema: Schema): FieldSet {
  const lastApplied = parseObject(live.metadata.annotations?.[annotation]);
  if (lastApplied === undefined || lastApplied["apiVersion"] !== live.apiVersion) return EMPTY_SET;
  const changed = compare(lastApplied, live as JsonObject, schema);
  const set = fieldSetOf(lastApplied, schema);
  return difference(difference(difference(set, changed.modified), changed.added), changed.removed);
}

function parseObject(text: string | undefined): JsonObject | undefined {
  if (!text) return undefined;
  try {
    const value = parseJsonText(text) as JsonValue;
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Annotations with the annotation saying `applied`, without it when they would be too large; undefined when nothing changes. */
export function withLastApplied(
  annotations: Readonly<Record<string, string>> | undefined,
  annotation: string,
  applied: ApiObject,
): Record<string, string> | undefined {
  if (!annotations?.[annotation]) return undefined;
  const text = lastAppliedText(applied, annotation);
  if (annotations[annotation] === text) return undefined;
  const { [annotation]: _, ...others } = annotations;
  const all = { ...others, [annotation]: text };
  const bytes = Object.entries(all).reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0);
  return bytes > ANNOTATIONS_MAX_BYTES ? others : all;
}

/** The configuration as client-side apply would have written it. */
function lastAppliedText(applied: ApiObject, annotation: string): string {
  const { annotations } = applied.metadata;
  const { [annotation]: _, ...others } = annotations ?? {};
  const config = annotations === undefined ? applied : { ...applied, metadata: { ...applied.metadata, annotations: others } };
  return `${sortedJson(config as JsonObject)}\n`;
}

/** JSON as Go writes it: sorted keys, with `<`, `>` and `&` escaped. */
function sortedJson(value: JsonValue): string {
  if (typeof value === "bigint") return value.toString();
  if (typeof value === "string") return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(",")}]`;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return `{${names
    .sort(compareUtf8)
    .map((name) => `${sortedJson(name)}:${sortedJson(value[name]!)}`)
    .join(",")}}`;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
