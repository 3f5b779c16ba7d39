/** Checks that need all types: field numbers, list keys, merge keys and defaults; and takes in what types say of fields, and embedded types. */
import { asList, asMapping } from "../read/read-definitions.js";
import type { SourceFile } from "../read/source-file.js";
import { didYouMean } from "../read/suggest.js";
import { type BuiltType, below } from "./built-type.js";
import { isExpression, misfit } from "./check-defaults.js";
import { joinChecks } from "./checks.js";
import type { FieldModel, TypeModel, TypeRef } from "./model.js";
import type { Place, ProblemList } from "./problem-list.js";
import { endlessText } from "./slow-patterns.js";

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
    const embedded = built.model.embedded.flatMap(({ type }) => types.get(type)?.model ?? []);
    types.set(name, { ...built, model: { ...withDemands(built.model, embedded), fields: orderedFields(built, own, inherited) } });
  }
}

/** What embedded types demand, their parent demands, too. */
function withDemands(model: TypeModel, embedded: readonly TypeModel[]): TypeModel {
  const checks = joinChecks(model.checks, ...embedded.map((type) => type.checks));
  const order = model.validationOrder ?? [];
  const unions = [...(model.unions ?? []), ...embedded.flatMap((type) => type.unions ?? [])].map((union) => ({
    ...union,
    members: [...union.members].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
  }));
  const defaultsBelow = [...embedded, model].flatMap((type) => type.defaultsBelow ?? []);
  const hooks = [...embedded.flatMap((type) => type.hooks ?? []), ...(model.hooks ?? [])];
  return {
    ...model,
    ...(checks === undefined ? {} : { checks }),
    ...(unions.length === 0 ? {} : { unions }),
    ...(defaultsBelow.length === 0 ? {} : { defaultsBelow }),
    ...(hooks.length === 0 ? {} : { hooks }),
  };
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

/** Gives each field that refers to a type and says nothing of itself the description of that type. */
export function inheritDescriptions(types: Map<string, BuiltType>): void {
  for (const [name, built] of types) {
    const fields = built.model.fields.map((field) =>
      field.description === "" && field.type.kind === "ref"
        ? { ...field, description: types.get(field.type.name)?.model.description ?? "" }
        : field,
    );
    types.set(name, { ...built, model: { ...built.model, fields } });
  }
}

/** Reports every mistake inside `built`. */
export function checkType(built: BuiltType, types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
  checkProtoNumbers(built, problems);
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
    problems.atValue(
      fieldPlace(built, name),
      ["x-orch-proto"],
      `field number ${proto} is taken by "${earlier}"`,
      `the next free number is ${nextNumber(numbered.map((field) => field.proto))}`,
    );
  }
  for (const { name, proto } of numbered) {
    if (proto < RESERVED_NUMBERS.from || proto > RESERVED_NUMBERS.to) continue;
    problems.atValue(
      fieldPlace(built, name),
      ["x-orch-proto"],
      `field numbers ${RESERVED_NUMBERS.from} to ${RESERVED_NUMBERS.to} are reserved by protobuf`,
      `the next free number is ${nextNumber(numbered.map((field) => field.proto))}`,
    );
  }
}

/** What files say of the messages of their types: names of the order are fields, "." or, in braces, several fields together. */
export function checkMessages(file: SourceFile, packageName: string, types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
  const own = [...types.values()].filter(({ model, place }) => model.package === packageName && place.file === file);
  const known = own.map(({ model }) => model.name);
  for (const [name, message] of Object.entries(asMapping(asMapping(file.value)["messages"]))) {
    const place: Place = { file, path: ["messages", name] };
    const names = own.find(({ model }) => model.name === name)?.model.fields.map((field) => field.name);
    if (names === undefined) {
      problems.atKey(place, [], `"${name}" is no type of this file`, didYouMean(name, known));
      continue;
    }
    asList(asMapping(message)["order"]).forEach((field, index) => {
      if (names.includes(String(field)) || field === "." || String(field).startsWith("{")) return;
      problems.atValue(place, ["order", index], `"${String(field)}" is no field of ${name}`, didYouMean(String(field), names));
    });
    for (const field of Object.keys(asMapping(asMapping(message)["paths"]))) {
      if (!names.includes(field)) problems.atKey(place, ["paths", field], `"${field}" is no field of ${name}`, didYouMean(field, names));
    }
  }
}

/** What protobuf keeps for itself. */
const RESERVED_NUMBERS = { from: 19_000, to: 19_999 } as const;

/** The number after the greatest ordinary one: lower ones may have been given up, and are not to be used again. */
function nextNumber(used: readonly number[]): number {
  return Math.max(0, ...used.filter((proto) => proto < RESERVED_NUMBERS.from)) + 1;
}

function checkRef(type: TypeRef, place: Place, types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
  if (type.kind === "map") {
    if (type.value.kind === "map")
      problems.atKey(place, ["additionalProperties"], "a map of maps has no protobuf form", "name a type of its own for the inner one");
    checkSizes(type.minProperties, type.maxProperties, "Properties", place, problems);
    checkRef(type.value, below(place, "additionalProperties"), types, problems);
  }
  if (type.kind === "scalar") checkConstraints(type, place, problems);
  if (type.kind !== "list") return;
  if (type.item.kind === "list" || type.item.kind === "map")
    problems.atKey(place, ["items"], `a list of ${type.item.kind}s has no protobuf form`, "name a type of its own for the items");
  checkSizes(type.minItems, type.maxItems, "Items", place, problems);
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
  checkSizes(type.minLength, type.maxLength, "Length", place, problems);
  const endless = type.pattern === undefined || !isExpression(type.pattern) ? undefined : endlessText(type.pattern);
  if (endless !== undefined) {
    const shown = JSON.stringify(endless.length > 12 ? `${endless.slice(0, 12)}...` : endless);
    problems.atValue(place, ["pattern"], `this pattern does not come to an end on ${shown}`, "repeat nothing that is itself repeated");
  }
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

function checkSizes(least: number | undefined, most: number | undefined, what: string, place: Place, problems: ProblemList): void {
  if (least !== undefined && most !== undefined && least > most) problems.atKey(place, [`min${what}`], `min${what} is above max${what}`);
}

/**
 * Reports types that hold themselves without end: through embedding, or through fields that are never absent, lists and maps
 * apart. Writing such a value would never end.
 */
export function checkEndless(types: ReadonlyMap<string, BuiltType>, problems: ProblemList): void {
  for (const [name, built] of types) {
    for (const member of neverAbsent(built)) {
      if (!reaches(member.type, name, types, new Set())) continue;
      problems.atKey(
        fieldPlace(built, member.name),
        [],
        `${built.model.name} would hold itself without end`,
        "break the circle by x-orch-optional: true, or by a list",
      );
    }
  }
}

function neverAbsent(built: BuiltType): { readonly name: string; readonly type: string }[] {
  const fields = built.model.fields.flatMap(({ name, type, optional, embeddedIn }) =>
    type.kind === "ref" && !optional && embeddedIn === undefined ? [{ name, type: type.name }] : [],
  );
  return [...fields, ...built.model.embedded];
}

function reaches(from: string, to: string, types: ReadonlyMap<string, BuiltType>, seen: Set<string>): boolean {
  if (from === to) return true;
  const built = types.get(from);
  if (built === undefined || seen.has(from)) return false;
  seen.add(from);
  return neverAbsent(built).some((member) => reaches(member.type, to, types, seen));
}

function fieldPlace(built: BuiltType, field: string): Place {
  return below(built.place, "properties", field);
}

function valueAt(place: Place): unknown {
  return place.path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], place.file.value);
}
