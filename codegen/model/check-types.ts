/** Checks that need all types: field numbers, list keys, merge keys and defaults; and flattens embedded types. */
import type { JsonValue } from "../../runtime/definition/json.js";
import { closest, didYouMean } from "../read/suggest.js";
import { formats } from "./formats.js";
import type { FieldModel, TypeRef } from "./model.js";
import type { Place, ProblemList } from "./problem-list.js";
import { type BuiltType, below } from "./type-builder.js";

/** Replaces each embedded type by its fields, marked {@link FieldModel.embeddedIn}, in the place where it was declared: after the fields before it. */
export function flattenEmbedded(types: Map<string, BuiltType>, problems: ProblemList): void {
  for (const [name, built] of types) {
    if (built.model.embedded.length === 0) continue;
    const inherited = built.model.embedded.flatMap((embedded) =>
      (types.get(embedded.type)?.model.fields ?? []).map((field) => ({ ...field, embeddedIn: embedded.name })),
    );
    const own = built.model.fields;
    for (const field of inherited) {
      if (own.some((other) => other.name === field.name)) {
        problems.atKey(fieldPlace(built, field.name), [], `field "${field.name}" is also brought in by the embedded "${field.embeddedIn}"`);
      }
    }
    types.set(name, { ...built, model: { ...built.model, fields: orderedFields(built, own, inherited) } });
  }
}

/** Own and inherited fields in the order of the declaration. */
function orderedFields(built: BuiltType, own: readonly FieldModel[], inherited: readonly FieldModel[]): FieldModel[] {
  const declared = Object.keys((valueAt(built.place) as { properties?: object } | undefined)?.properties ?? {});
  const position = (field: FieldModel): number => declared.indexOf(field.embeddedIn ?? field.name);
  return [...own, ...inherited]
    .map((field, index) => ({ field, index }))
    .sort((a, b) => position(a.field) - position(b.field) || a.index - b.index)
    .map((entry) => entry.field);
}

/** Reports every mistake inside `built`. */
export function checkType(built: BuiltType, types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
  checkProtoNumbers(built, problems);
  checkValidationOrder(built, problems);
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

function checkProtoNumbers(built: BuiltType, problems: ProblemList): void {
  const { model } = built;
  if (!model.hasProtobuf) return;
  const own = model.fields.filter((field) => field.embeddedIn === undefined && field.proto > 0);
  const numbered = [...own, ...model.embedded];
  const used = new Map<number, string>();
  for (const { name, proto } of numbered) {
    const earlier = used.get(proto);
    if (earlier === undefined) {
      used.set(proto, name);
      continue;
    }
    const free = Math.max(...numbered.map((field) => field.proto)) + 1;
    problems.atValue(
      fieldPlace(built, name),
      ["x-orch-proto"],
      `field number ${proto} is taken by "${earlier}"`,
      `the next free number is ${free}`,
    );
  }
}

/** Names of the order are fields, "." or, in braces, what messages call several fields together. */
function checkValidationOrder(built: BuiltType, problems: ProblemList): void {
  const names = built.model.fields.map((field) => field.name);
  built.model.validationOrder?.forEach((name, index) => {
    if (names.includes(name) || name === "." || name.startsWith("{")) return;
    const at = ["x-orch-validation-order", index];
    problems.atValue(built.place, at, `"${name}" is no field of ${built.model.name}`, didYouMean(name, names));
  });
}

function checkRef(type: TypeRef, place: Place, types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
  if (type.kind === "map") checkRef(type.value, below(place, "additionalProperties"), types, problems);
  if (type.kind === "scalar") checkConstraints(type, place, problems);
  if (type.kind !== "list") return;
  checkRef(type.item, below(place, "items"), types, problems);
  const schema = valueAt(place) as Record<string, unknown> | undefined;
  checkUnique(type, place, schema?.["x-orch-unique"], types, problems);
  if (type.listType === "map") checkListKeys(type, place, schema, types, problems);
  else if (schema?.["x-orch-list-map-keys"] !== undefined) {
    problems.atKey(place, ["x-orch-list-map-keys"], `keys mean nothing in a list of type ${type.listType}`, "add x-orch-list-type: map");
  }
  if (type.listType === "set" && type.item.kind !== "scalar") {
    problems.atKey(place, ["items"], "items of a set must be scalars", "use x-orch-list-type: map with keys, or atomic");
  }
}

function checkUnique(
  type: Extract<TypeRef, { kind: "list" }>,
  place: Place,
  mark: unknown,
  types: ReadonlyMap<string, BuiltType>,
  problems: ProblemList,
): void {
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
  schema: Record<string, unknown> | undefined,
  types: ReadonlyMap<string, BuiltType>,
  problems: ProblemList,
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
  type.keys.forEach((key, index) => {
    const at = schema?.["x-orch-list-map-keys"] === undefined ? ["x-orch-patch-merge-key"] : ["x-orch-list-map-keys", index];
    const field = item.fields.find((candidate) => candidate.name === key);
    const scalars = item.fields.filter((candidate) => candidate.type.kind === "scalar").map((candidate) => candidate.name);
    if (field === undefined) problems.atValue(place, at, `list key "${key}" is no field of ${item.name}`, didYouMean(key, scalars));
    else if (field.type.kind !== "scalar")
      problems.atValue(place, at, `list key "${key}" of ${item.name} is no scalar`, didYouMean(key, scalars));
    else if (!field.required && field.default === undefined && type.listTypeDeclared) {
      problems.atValue(place, at, `list key "${key}" of ${item.name} is neither required nor defaulted`);
    }
  });
}

function checkMergeKey(field: FieldModel, place: Place, types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
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

function checkConstraints(type: Extract<TypeRef, { kind: "scalar" }>, place: Place, problems: ProblemList): void {
  const text = type.type === "string" || type.type === "bytes";
  for (const name of ["enum", "pattern", "minLength", "maxLength"] as const) {
    if (type[name] !== undefined && !text) problems.atKey(place, [name], `${name} fits strings only, this is ${type.type}`);
  }
  for (const name of ["minimum", "maximum"] as const) {
    if (type[name] !== undefined && !["int32", "int64", "double"].includes(type.type)) {
      problems.atKey(place, [name], `${name} fits numbers only, this is ${type.type}`, "write a rule in x-orch-validations");
    }
  }
  if (type.minimum !== undefined && type.maximum !== undefined && type.minimum > type.maximum)
    problems.atKey(place, ["minimum"], "minimum is above maximum");
}

interface Misfit {
  readonly message: string;
  readonly suggestion?: string;
}

/** Why `value` is no value of `type`; undefined when it is. */
function misfit(value: JsonValue, type: TypeRef, types: ReadonlyMap<string, BuiltType>): Misfit | undefined {
  if (type.kind === "list") {
    if (!Array.isArray(value)) return { message: "is no list" };
    return value.map((item) => misfit(item, type.item, types)).find((found) => found !== undefined);
  }
  if (type.kind === "scalar") return scalarMisfit(value, type);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { message: "is no object" };
  if (type.kind === "map")
    return Object.values(value)
      .map((item) => misfit(item ?? null, type.value, types))
      .find((found) => found !== undefined);
  if (type.kind === "any") return undefined;
  const fields = types.get(type.name)?.model.fields ?? [];
  for (const [name, item] of Object.entries(value)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field === undefined)
      return {
        message: `has the unknown field "${name}"`,
        ...suggested(
          closest(
            name,
            fields.map((candidate) => candidate.name),
          ),
        ),
      };
    const found = misfit(item ?? null, field.type, types);
    if (found !== undefined) return found;
  }
  return undefined;
}

const suggested = (name: string | undefined): { suggestion?: string } =>
  name === undefined ? {} : { suggestion: `did you mean "${name}"?` };

function scalarMisfit(value: JsonValue, type: Extract<TypeRef, { kind: "scalar" }>): Misfit | undefined {
  const integer = typeof value === "number" && Number.isInteger(value);
  if (type.type === "boolean") return typeof value === "boolean" ? undefined : { message: "is no boolean" };
  if (type.type === "int32" || type.type === "int64") {
    if (!integer) return { message: "is no integer" };
    if (type.minimum !== undefined && value < type.minimum) return { message: `is below the minimum ${type.minimum}` };
    return type.maximum !== undefined && value > type.maximum ? { message: `is above the maximum ${type.maximum}` } : undefined;
  }
  if (type.type === "double") return typeof value === "number" ? undefined : { message: "is no number" };
  if (type.type === "IntOrString") return integer || typeof value === "string" ? undefined : { message: "is neither integer nor string" };
  if (typeof value !== "string") return { message: "is no string" };
  if (type.enum !== undefined && !type.enum.includes(value)) {
    const near = didYouMean(value, type.enum);
    return { message: "is not among the allowed values", ...(near === undefined ? {} : { suggestion: near }) };
  }
  const pattern = type.pattern ?? (type.format === undefined ? undefined : formats[type.format].pattern);
  return pattern !== undefined && !new RegExp(pattern, "u").test(value) ? { message: `does not match ${pattern}` } : undefined;
}

function fieldPlace(built: BuiltType, field: string): Place {
  return below(built.place, "properties", field);
}

function valueAt(place: Place): unknown {
  return place.path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], place.file.value);
}
