/** What needs all types: list keys, merge keys, bounds and defaults. */

import { type BuiltType, type BuiltTypes, fieldPlace } from "./built-type.js";
import { misfit } from "./check-defaults.js";
import type { Mapping } from "./mapping.js";
import { below, type Mistakes, type Place, schemaAt } from "./place.js";
import { didYouMean } from "./suggest.js";
import type { FieldModel, TypeRef } from "./type-model.js";

/** Reports every mistake inside `built`. */
export function checkType(built: BuiltType, types: BuiltTypes, problems: Mistakes): void {
  for (const field of built.model.fields) {
    if (field.embeddedIn !== undefined) continue;
    const place = fieldPlace(built, field.name);
    checkRef(field.type, place, types, problems);
    checkMergeKey(field, place, types, problems);
    if (field.default !== undefined) {
      const mistake = misfit(field.default, field.type, types);
      if (mistake !== undefined) {
        problems.atValue(
          place,
          ["default"],
          `default ${JSON.stringify(field.default)} of "${field.name}" ${mistake.message}`,
          mistake.suggestion,
        );
      }
    }
  }
}

function checkRef(type: TypeRef, place: Place, types: BuiltTypes, problems: Mistakes): void {
  if (type.kind === "map") {
    checkSizes(type.minProperties, type.maxProperties, "Properties", place, problems);
    checkRef(type.value, below(place, "additionalProperties"), types, problems);
  }
  if (type.kind === "scalar") checkConstraints(type, place, types, problems);
  if (type.kind !== "list") return;
  checkSizes(type.minItems, type.maxItems, "Items", place, problems);
  checkRef(type.item, below(place, "items"), types, problems);
  const schema = schemaAt(place);
  checkUnique(type, place, schema["x-orch-unique"], types, problems);
  if (type.listType === "map") checkListKeys(type, place, schema, types, problems);
  else if (schema["x-orch-list-map-keys"] !== undefined) {
    problems.atKey(place, ["x-orch-list-map-keys"], `keys mean nothing in a list of type ${type.listType}`, "add x-orch-list-type: map");
  }
  if (type.listType === "set" && type.item.kind !== "scalar") {
    problems.atKey(place, ["items"], "items of a set must be scalars", "use x-orch-list-type: map with keys, or atomic");
  }
}

function checkUnique(type: Extract<TypeRef, { kind: "list" }>, place: Place, mark: unknown, types: BuiltTypes, problems: Mistakes): void {
  if (typeof mark === "string") {
    const item = type.item.kind === "ref" ? types.get(type.item.name)?.model : undefined;
    const names = (item?.fields ?? []).map((field) => field.name);
    if (names.includes(mark) || (type.item.kind === "ref" && item === undefined)) return;
    problems.atValue(place, ["x-orch-unique"], `"${mark}" is no field of the items`, didYouMean(mark, names));
  } else if (mark === true && type.item.kind !== "scalar") {
    problems.atKey(place, ["x-orch-unique"], "items are objects", "name the field in which they differ");
  }
}

function checkListKeys(
  type: Extract<TypeRef, { kind: "list" }>,
  place: Place,
  schema: Mapping,
  types: BuiltTypes,
  problems: Mistakes,
): void {
  if (type.keys.length === 0) {
    problems.atKey(place, ["x-orch-list-type"], "a list of type map needs x-orch-list-map-keys");
    return;
  }
  const item = type.item.kind === "ref" ? types.get(type.item.name)?.model : undefined;
  if (item === undefined) {
    if (type.item.kind !== "ref") problems.atKey(place, ["items"], "items of a list of type map must be objects", "use set, or atomic");
    return;
  }
  const fields = new Map(item.fields.map((field) => [field.name, field]));
  const scalars = item.fields.filter((field) => field.type.kind === "scalar").map((field) => field.name);
  type.keys.forEach((key, index) => {
    const at = schema["x-orch-list-map-keys"] === undefined ? ["x-orch-patch-merge-key"] : ["x-orch-list-map-keys", index];
    const field = fields.get(key);
    if (field === undefined) problems.atValue(place, at, `list key "${key}" is no field of ${item.name}`, didYouMean(key, scalars));
    else if (field.type.kind !== "scalar")
      problems.atValue(place, at, `list key "${key}" of ${item.name} is no scalar`, didYouMean(key, scalars));
    else if (!field.required && field.default === undefined && type.listTypeDeclared) {
      problems.atValue(place, at, `list key "${key}" of ${item.name} is neither required nor defaulted`);
    }
  });
}

function checkMergeKey(field: FieldModel, place: Place, types: BuiltTypes, problems: Mistakes): void {
  if (field.patchMergeKey === undefined) return;
  if (field.patchStrategy?.includes("merge") !== true) {
    problems.atKey(place, ["x-orch-patch-merge-key"], "a merge key means nothing without x-orch-patch-strategy: merge");
  }
  const item = field.type.kind === "list" && field.type.item.kind === "ref" ? types.get(field.type.item.name)?.model : undefined;
  if (item === undefined) {
    if (field.type.kind !== "list" || field.type.item.kind !== "ref")
      problems.atKey(place, ["x-orch-patch-merge-key"], "only lists of objects have a merge key");
    return;
  }
  const names = item.fields.map((candidate) => candidate.name);
  if (!names.includes(field.patchMergeKey)) {
    problems.atValue(
      place,
      ["x-orch-patch-merge-key"],
      `merge key "${field.patchMergeKey}" is no field of ${item.name}`,
      didYouMean(field.patchMergeKey, names),
    );
  }
}

function checkConstraints(type: Extract<TypeRef, { kind: "scalar" }>, place: Place, types: BuiltTypes, problems: Mistakes): void {
  const unusable = type.pattern === undefined ? undefined : types.patterns.mistakeIn(type.pattern);
  if (unusable !== undefined) problems.atValue(place, ["pattern"], `"pattern" ${unusable.message}`, unusable.suggestion);
  checkSizes(type.minLength, type.maxLength, "Length", place, problems);
  if (type.enum?.length === 0) problems.atValue(place, ["enum"], "an enumeration has one value at least");
  const vendor = type.enum?.findIndex((value) => value.includes("${")) ?? -1;
  if (vendor >= 0)
    problems.atValue(
      place,
      ["enum", vendor],
      "an enumeration may not hold names of the vendor profile",
      "write a rule in x-orch-validations",
    );
  if (type.enum !== undefined && type.knownValues !== undefined)
    problems.atKey(place, ["x-orch-known-values"], "an enumeration says its values already");
  if (type.large === true && (type.type !== "int64" || (type.maximum ?? Number.POSITIVE_INFINITY) <= Number.MAX_SAFE_INTEGER))
    problems.atKey(place, ["x-orch-large"], "no value of it is beyond 2^53", "leave it out");
  if (type.minimum !== undefined && type.maximum !== undefined && type.minimum > type.maximum)
    problems.atKey(place, ["minimum"], "minimum is above maximum");
  for (const name of ["minimum", "maximum"] as const) {
    const limit = type[name];
    if (limit === undefined || type.type === "double") continue;
    if (!Number.isInteger(limit)) problems.atValue(place, [name], `${name} of an integer is no integer`);
    else if (type.type === "int32" && (limit < -(2 ** 31) || limit >= 2 ** 31))
      problems.atValue(place, [name], `${name} does not fit into 32 bits`, "give format: int64");
  }
}

function checkSizes(least: number | undefined, most: number | undefined, what: string, place: Place, problems: Mistakes): void {
  if (least !== undefined && most !== undefined && least > most) problems.atKey(place, [`min${what}`], `min${what} is above max${what}`);
}
