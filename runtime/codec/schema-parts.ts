/** Builds the schema trees of generated code, so that equal parts are one object and every field has the same shape in memory. */
import type { AnySchema, Checks, FieldSchema, ListSchema, MapSchema, ScalarSchema, ScalarType, Schema } from "../definition/schema.js";

const scalarOf = (type: ScalarType): ScalarSchema => ({ kind: "scalar", type });

/** One schema for each kind of leaf. */
export const scalar = {
  string: scalarOf("string"),
  boolean: scalarOf("boolean"),
  int32: scalarOf("int32"),
  int64: scalarOf("int64"),
  double: scalarOf("double"),
  bytes: scalarOf("bytes"),
  Quantity: scalarOf("Quantity"),
  IntOrString: scalarOf("IntOrString"),
  Time: scalarOf("Time"),
  MicroTime: scalarOf("MicroTime"),
  Duration: scalarOf("Duration"),
} as const satisfies Record<ScalarType, ScalarSchema>;

/** Any JSON value. */
export const anyValue: AnySchema = { kind: "any", object: false };

/** Any JSON object. */
export const anyObject: AnySchema = { kind: "any", object: true };

/** An object of a type that is not known here, which has one owner as a whole. */
export const rawExtension: AnySchema = { kind: "any", object: true, atomic: true };

export const atomicList = (item: Schema, itemChecks?: Checks): ListSchema => listOf({ item, listType: "atomic", keys: [] }, itemChecks);

export const setList = (item: Schema, itemChecks?: Checks): ListSchema => listOf({ item, listType: "set", keys: [] }, itemChecks);

export const mapList = (keys: readonly string[], item: Schema, itemChecks?: Checks): ListSchema =>
  listOf({ item, listType: "map", keys }, itemChecks);

export const granularMap = (value: Schema, valueChecks?: Checks, keyChecks?: Checks): MapSchema =>
  mapOf({ value, atomic: false }, valueChecks, keyChecks);

export const atomicMap = (value: Schema, valueChecks?: Checks, keyChecks?: Checks): MapSchema =>
  mapOf({ value, atomic: true }, valueChecks, keyChecks);

const listOf = (list: Omit<ListSchema, "kind">, itemChecks?: Checks): ListSchema => ({
  kind: "list",
  ...list,
  ...(itemChecks === undefined ? {} : { itemChecks }),
});

const mapOf = (map: Omit<MapSchema, "kind">, valueChecks?: Checks, keyChecks?: Checks): MapSchema => ({
  kind: "map",
  ...map,
  ...(valueChecks === undefined ? {} : { valueChecks }),
  ...(keyChecks === undefined ? {} : { keyChecks }),
});

/** What a field is besides its type and number; absent flags are false. */
export type FieldTraits = Partial<Omit<FieldSchema, "schema" | "proto">>;

/** A field; a function stands for a type that is declared further on or contains itself. */
export function field(schema: Schema | (() => Schema), proto: number, traits: FieldTraits = {}): FieldSchema {
  const common = { proto, required: false, omitEmpty: false, optional: false, ...traits };
  if (typeof schema !== "function") return { schema, ...common };
  let resolved: Schema | undefined;
  return {
    get schema() {
      resolved ??= schema();
      return resolved;
    },
    ...common,
  };
}
