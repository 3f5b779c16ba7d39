/** Typed decoding: makes a parsed body into an object of its schema, as the peer's decoder would (specification: Field validation). */
import { isJsonObject, type JsonObject, type JsonValue, setOwn } from "../definition/json.js";
import type { StructSchema } from "../definition/schema.js";
import { requestEntityTooLarge } from "../errors/constructors.js";
import { type CompiledField, type CompiledList, type CompiledStruct, type CompiledType, compileRoot } from "./compiled-schema.js";
import { ConformContext, MAXIMUM_ITEMS } from "./conform-context.js";
import { DecodeError } from "./decode-error.js";
import { jsonTypeName } from "./scalar.js";

/** How to word a failure. */
export interface ConformOptions {
  /** Kind and version of the body; a failure then begins `ConfigMap in version "v1" cannot be handled as a ConfigMap: `. */
  readonly body?: { readonly kind: string; readonly version: string };
  /** Word and order complaints as the peer does for the outcome of a strategic merge patch. */
  readonly merged?: boolean;
  /** Where the numbers come from whose spelling counts, by path; asked when a field that minds has a number. */
  readonly numbers?: { readonly spelledNumbers?: ReadonlyMap<string, string> | undefined };
  /** The object has been stored as it is: its maps and lists may be of any size. */
  readonly stored?: boolean;
}

export interface Conformed {
  readonly object: JsonObject;
  /** One text per field the schema does not know, e.g. `unknown field "spec.containers[0].foo"`, in document order; at most 100. */
  readonly unknown: readonly string[];
}

/**
 * Drops unknown fields and nulls, checks the type of every value and writes leaves in canonical form, in one pass. `value` stays as
 * it is, and what of it is in form already becomes part of the result. The result has the shape the peer prints: members that
 * are empty and omitted when empty are gone, members that are always written are there (but for `metadata.creationTimestamp`
 * of the root). `kind` and `apiVersion` of the root need not be in the schema. Running it again changes nothing.
 * Throws a {@link DecodeError} with the text of the peer's decoder for a value of a wrong type, and StatusError 413 for a map of more
 * than 65,536 members, for as many items of a list that tells them apart by what they hold, and for 131,072 items of all lists of objects.
 */
export function conform(value: JsonValue, schema: StructSchema, options: ConformOptions = {}): Conformed {
  const root = compileRoot(schema);
  const context = new ConformContext(root, options.body?.version ?? "v1", options.merged === true, options.numbers);
  if (options.stored === true) context.mostMembers = context.itemsLeft = Number.POSITIVE_INFINITY;
  try {
    if (!isJsonObject(value)) throw context.misfit(jsonTypeName(value), root);
    const object = conformStruct(value, root, context);
    if (context.firstError !== undefined) throw context.firstError;
    return { object, unknown: options.merged === true ? context.unknown.sort() : context.unknown };
  } catch (error) {
    if (!(error instanceof DecodeError) || options.body === undefined) throw error;
    const { kind, version } = options.body;
    throw new DecodeError(error.text, `${kind} in version ${JSON.stringify(version)} cannot be handled as a ${kind}: `);
  }
}

function conformStruct(input: JsonObject, type: CompiledStruct, context: ConformContext): JsonObject {
  const outer = context.enter(type);
  let changed: JsonObject | undefined;
  let absent: Set<string> | undefined;
  let alwaysWritten = 0;
  for (const key in input) {
    const value = input[key];
    const field = type.fields.get(key);
    let result: JsonValue | undefined;
    if (field !== undefined && value !== null && value !== undefined) {
      result = conformField(value, field, context);
    } else if (field === undefined && value !== undefined) {
      context.noteUnknown(key);
    }
    if (result === undefined) {
      absent ??= new Set();
      absent.add(key);
    } else {
      if (result !== value) {
        changed ??= { ...input };
        changed[key] = result;
      }
      if (field?.alwaysWritten === true) alwaysWritten++;
    }
  }
  let object = changed ?? input;
  if (absent !== undefined) object = without(object, absent);
  if (alwaysWritten < type.alwaysWritten.length) object = withZeros(object, type, context);
  context.leave(outer);
  return object;
}

/** Undefined for a value that is left out. */
function conformField(value: JsonValue, field: CompiledField, context: ConformContext): JsonValue | undefined {
  if (field.isText && typeof value === "string") return value === "" && field.omitZero ? undefined : value;
  context.key = field.name;
  if (field.keepsEmptyList && Array.isArray(value) && value.length === 0) return value;
  const result = conformValue(value, field.type, context);
  const isAbsent = field.omitZero ? isZero(result) : result === null && !field.alwaysWritten;
  return isAbsent ? undefined : result;
}

/** What Go's `omitempty` calls empty. */
function isZero(value: JsonValue | undefined): boolean {
  if (typeof value !== "object") return value === "" || value === 0 || value === false || value === undefined;
  if (value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  for (const _ in value) return false;
  return true;
}

/** The canonical form of anything but null; undefined when it does not fit, which the context then knows. */
function conformValue(value: JsonValue, type: CompiledType, context: ConformContext): JsonValue | undefined {
  switch (type.kind) {
    case "scalar":
      return context.scalar(value, type);
    case "struct":
      return isJsonObject(value) ? conformStruct(value, type, context) : context.saveMisfit(value, type);
    case "map":
      return isJsonObject(value) ? conformMap(value, type.value, context) : context.saveMisfit(value, type);
    case "list":
      return Array.isArray(value) ? conformList(value, type, context) : context.saveMisfit(value, type);
    case "any":
      return type.object && !isJsonObject(value) ? context.saveMisfit(value, type) : value;
  }
}

function conformMap(map: JsonObject, type: CompiledType, context: ConformContext): JsonObject {
  const outer = context.enter();
  const isText = type.kind === "scalar" && type.type === "string";
  let changed: JsonObject | undefined;
  let members = 0;
  for (const key in map) {
    if (++members > context.mostMembers) throw tooMany(context, "members");
    const value = map[key];
    if (isText && typeof value === "string") continue;
    context.key = type.kind === "scalar" && typeof value !== "number" ? undefined : { key };
    const result = value === null || value === undefined ? zeroOf(type, context) : conformValue(value, type, context);
    if (result === value) continue;
    changed ??= { ...map };
    setOwn(changed, key, result ?? null);
  }
  context.leave(outer);
  return changed ?? map;
}

const tooMany = ({ place, mostMembers }: ConformContext, what: "members" | "items"): Error =>
  requestEntityTooLarge(`${place} has more than ${mostMembers} ${what}`);

/** Items that are null are the zero value. An empty list that is written is null, as a list without items is in the peer. */
function conformList(list: JsonValue[], { item: type, isNamed }: CompiledList, context: ConformContext): JsonValue[] | null {
  if (list.length === 0) return null;
  const outer = context.enter();
  if (isNamed && list.length > context.mostMembers) throw tooMany(context, "items");
  if (type.kind === "struct") {
    context.itemsLeft -= list.length;
    if (context.itemsLeft < 0) throw requestEntityTooLarge(`the lists up to ${context.place} have more than ${MAXIMUM_ITEMS} items`);
  }
  const isText = type.kind === "scalar" && type.type === "string";
  let changed: JsonValue[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const value = list[i];
    if (isText && typeof value === "string") continue;
    context.key = i;
    const result = (value === null || value === undefined ? zeroOf(type, context) : conformValue(value, type, context)) ?? null;
    if (result === value) continue;
    changed ??= [...list];
    changed[i] = result;
  }
  context.leave(outer);
  return changed ?? list;
}

/** What a null stands for inside a map or a list. */
function zeroOf(type: CompiledType, context: ConformContext): JsonValue {
  if (type.kind === "struct") return conformStruct({}, type, context);
  return type.kind === "scalar" ? type.rules.zero : null;
}

function withZeros(object: JsonObject, type: CompiledStruct, context: ConformContext): JsonObject {
  const complete = { ...object };
  for (const field of type.alwaysWritten) {
    if (Object.hasOwn(complete, field.name)) continue;
    context.key = field.name;
    complete[field.name] = field.zeroIsNull ? null : zeroOf(field.type, context);
  }
  return complete;
}

/** A copy, since deleting members makes an object slow for good. */
function without(object: JsonObject, absent: ReadonlySet<string>): JsonObject {
  const rest: JsonObject = {};
  for (const key in object) {
    const value = object[key];
    if (value !== undefined && !absent.has(key)) setOwn(rest, key, value);
  }
  return rest;
}
