/** Builds the schema trees of generated code, so that equal parts are one object and every field has the same shape in memory. */
import type { AnySchema, FieldSchema, ListSchema, MapSchema, ScalarSchema, ScalarType, Schema } from "../definition/schema.js";

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

export const atomicList = (item: Schema): ListSchema => ({ kind: "list", item, listType: "atomic", keys: [] });

export const setList = (item: Schema): ListSchema => ({ kind: "list", item, listType: "set", keys: [] });

export const mapList = (keys: readonly string[], item: Schema): ListSchema => ({ kind: "list", item, listType: "map", keys });

export const granularMap = (value: Schema): MapSchema => ({ kind: "map", value, atomic: false });

export const atomicMap = (value: Schema): MapSchema => ({ kind: "map", value, atomic: true });

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
