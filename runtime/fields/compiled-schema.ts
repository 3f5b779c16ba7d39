/** Schema trees in the form that decoding and defaulting walk: looked up by name, each struct compiled once. */
import type { FieldSchema, ScalarType, Schema, StructSchema } from "../definition/schema.js";
import { SCALARS, type ScalarRules } from "./scalar.js";

export interface CompiledScalar {
  readonly kind: "scalar";
  readonly type: ScalarType;
  readonly rules: ScalarRules;
}

export interface CompiledStruct {
  readonly kind: "struct";
  readonly typeName: string;
  readonly fields: ReadonlyMap<string, CompiledField>;
  /** Fields that are written even when they are empty. */
  readonly alwaysWritten: readonly CompiledField[];
}

export interface CompiledList {
  readonly kind: "list";
  readonly item: CompiledType;
  /** Items are told apart by what they hold: each has a name in managed fields. */
  readonly isNamed: boolean;
}

export type CompiledType =
  | CompiledScalar
  | CompiledStruct
  | { readonly kind: "map"; readonly value: CompiledType }
  | CompiledList
  | { readonly kind: "any"; readonly object: boolean };

export interface CompiledField {
  readonly name: string;
  readonly type: CompiledType;
  /** A plain string, the most frequent leaf. */
  readonly isText: boolean;
  /** Left out while zero. */
  readonly omitZero: boolean;
  readonly alwaysWritten: boolean;
  /** What is written where nothing was said is null, not the zero value. */
  readonly zeroIsNull: boolean;
  /** A list that tells no items from absence. */
  readonly keepsEmptyList: boolean;
}

const structs = new WeakMap<StructSchema, CompiledStruct>();
const roots = new WeakMap<StructSchema, CompiledStruct>();

/** The compiled form of a kind: it may say `kind` and `apiVersion` whatever its schema is, and does not write a missing `metadata.creationTimestamp`. */
export function compileRoot(schema: StructSchema): CompiledStruct {
  let root = roots.get(schema);
  if (root === undefined) {
    const { typeName, fields, alwaysWritten } = compileStruct(schema);
    const all = new Map(fields);
    for (const name of TYPE_META) all.set(name, typeMeta(name));
    const metadata = all.get("metadata");
    if (metadata?.type.kind === "struct") all.set("metadata", { ...metadata, type: withoutTimes(metadata.type) });
    root = structOf(
      typeName,
      all,
      alwaysWritten.map((field) => all.get(field.name) ?? field),
    );
    roots.set(schema, root);
  }
  return root;
}

const TYPE_META = ["kind", "apiVersion"] as const;

const typeMeta = (name: string): CompiledField => ({
  name,
  type: scalarOf("string"),
  isText: true,
  omitZero: false,
  alwaysWritten: false,
  zeroIsNull: false,
  keepsEmptyList: false,
});

function withoutTimes(type: CompiledStruct): CompiledStruct {
  const isTime = (field: CompiledField): boolean => field.type.kind === "scalar" && field.type.type === "Time";
  const fields = new Map(
    [...type.fields].map(([name, field]) => [name, isTime(field) ? { ...field, omitZero: true, alwaysWritten: false } : field]),
  );
  return structOf(
    type.typeName,
    fields,
    type.alwaysWritten.filter((field) => !isTime(field)),
  );
}

function compileStruct(schema: StructSchema): CompiledStruct {
  const known = structs.get(schema);
  if (known !== undefined) return known;
  const fields = new Map<string, CompiledField>();
  const alwaysWritten: CompiledField[] = [];
  const struct = structOf(schema.typeName, fields, alwaysWritten);
  // Known before its fields are compiled, since types may contain themselves.
  structs.set(schema, struct);
  if (schema.isKind === true) for (const name of TYPE_META) fields.set(name, { ...typeMeta(name), omitZero: true });
  for (const [name, field] of Object.entries(schema.fields)) {
    const compiled = compileField(name, field);
    fields.set(name, compiled);
    if (compiled.alwaysWritten) alwaysWritten.push(compiled);
  }
  return struct;
}

function compileField(name: string, field: FieldSchema): CompiledField {
  const type = compileType(field.schema);
  const isStruct = type.kind === "struct" || (type.kind === "scalar" && type.rules.zeroIsWritten);
  return {
    name,
    type,
    isText: type.kind === "scalar" && type.type === "string",
    omitZero: field.omitEmpty && !field.optional && !isStruct && type.kind !== "any",
    alwaysWritten: !field.omitEmpty || (isStruct && !field.optional),
    zeroIsNull: field.optional,
    keepsEmptyList: field.optional && type.kind === "list",
  };
}

// Three shapes in memory, which the engine still tells apart quickly wherever it meets all of them.
const leaf = { type: undefined, rules: undefined, object: undefined };
const collection = { value: undefined, item: undefined, isNamed: undefined };

const scalarOf = (type: ScalarType): CompiledScalar => ({ ...leaf, kind: "scalar", type, rules: SCALARS[type] });

const structOf = (typeName: string, fields: CompiledStruct["fields"], alwaysWritten: CompiledStruct["alwaysWritten"]): CompiledStruct => ({
  kind: "struct",
  typeName,
  fields,
  alwaysWritten,
});

function compileType(schema: Schema): CompiledType {
  switch (schema.kind) {
    case "struct":
      return compileStruct(schema);
    case "map":
      return { ...collection, kind: "map", value: compileType(schema.value) };
    case "list":
      return { ...collection, kind: "list", item: compileType(schema.item), isNamed: schema.listType !== "atomic" };
    case "any":
      return { ...leaf, kind: "any", object: schema.object };
    case "scalar":
      return scalarOf(schema.type);
  }
}
