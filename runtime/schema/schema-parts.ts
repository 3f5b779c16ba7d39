/** Builds the schema trees of generated code, so that equal parts are one object and every field has the same shape in memory. */
import type {
  AnySchema,
  Checks,
  DefaultBelow,
  FieldSchema,
  ListSchema,
  MapSchema,
  ScalarSchema,
  ScalarType,
  Schema,
  StructSchema,
  Union,
  Whole,
} from "../definition/schema.js";

// The engine tells four shapes apart quickly where it meets several: leaves of both sorts have one.
const leaf = { type: undefined, object: undefined, atomic: undefined, below: undefined };

const scalarOf = (type: ScalarType): ScalarSchema => ({ ...leaf, kind: "scalar", type });

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
export const anyValue = anyOf({ object: false });

/** Any JSON object. */
export const anyObject = anyOf({ object: true });

/** What a type that is not known here is written as: mostly an object. It has one owner as a whole. */
export const rawExtension = anyOf({ object: false, atomic: true });

/** Any value as the parts say. */
export function anyOf(any: Omit<AnySchema, "kind">): AnySchema {
  return { ...leaf, kind: "any", ...any };
}

export const atomicList = (item: Schema, itemChecks?: Checks): ListSchema => listOf({ item, listType: "atomic", keys: [] }, itemChecks);

export const setList = (item: Schema, itemChecks?: Checks): ListSchema => listOf({ item, listType: "set", keys: [] }, itemChecks);

export const mapList = (keys: readonly string[], item: Schema, itemChecks?: Checks): ListSchema =>
  listOf({ item, listType: "map", keys }, itemChecks);

export const granularMap = (value: Schema, valueChecks?: Checks, keyChecks?: Checks): MapSchema =>
  mapOf({ value, atomic: false }, valueChecks, keyChecks);

export const atomicMap = (value: Schema, valueChecks?: Checks, keyChecks?: Checks): MapSchema =>
  mapOf({ value, atomic: true }, valueChecks, keyChecks);

const listOf = (list: Omit<ListSchema, "kind">, itemChecks?: Checks): ListSchema => ({ kind: "list", ...list, itemChecks });

const mapOf = (map: Omit<MapSchema, "kind">, valueChecks?: Checks, keyChecks?: Checks): MapSchema => ({
  kind: "map",
  ...map,
  valueChecks,
  keyChecks,
});

/** What a struct is besides its name. */
export type StructParts = Omit<StructSchema, "kind" | "typeName" | "atomic" | "isKind"> & {
  readonly atomic?: true | undefined;
  readonly isKind?: true | undefined;
};

/**
 * A struct whose parts are made when they are first asked for: types that no object has yet cost a name. Parts may name structs that
 * are declared further on, and their own.
 */
export const struct = (typeName: string, parts: () => StructParts): StructSchema => new GeneratedStruct(typeName, parts);

class GeneratedStruct implements StructSchema {
  readonly kind = "struct";
  #parts: StructParts | (() => StructParts);

  constructor(
    readonly typeName: string,
    parts: () => StructParts,
  ) {
    this.#parts = parts;
  }

  get #made(): StructParts {
    if (typeof this.#parts === "function") this.#parts = inOneShape(this.#parts());
    return this.#parts;
  }

  get atomic(): boolean {
    return this.#made.atomic === true;
  }

  get isKind(): boolean {
    return this.#made.isKind === true;
  }

  get validationOrder(): readonly string[] | undefined {
    return this.#made.validationOrder;
  }

  get checks(): Checks | undefined {
    return this.#made.checks;
  }

  get unions(): readonly Union[] | undefined {
    return this.#made.unions;
  }

  get defaultsBelow(): readonly DefaultBelow[] | undefined {
    return this.#made.defaultsBelow;
  }

  get hooks(): readonly string[] | undefined {
    return this.#made.hooks;
  }

  get fields(): Readonly<Record<string, FieldSchema>> {
    return this.#made.fields;
  }
}

const inOneShape = (parts: StructParts): Whole<StructParts> => ({
  atomic: parts.atomic,
  isKind: parts.isKind,
  validationOrder: parts.validationOrder,
  checks: parts.checks,
  unions: parts.unions,
  defaultsBelow: parts.defaultsBelow,
  hooks: parts.hooks,
  fields: parts.fields,
});

/** What a field is besides its type; absent flags are false. */
export type FieldTraits = Partial<Omit<FieldSchema, "schema">>;

/** A field; absent traits are false, or undefined. */
export const field = (schema: Schema, traits: FieldTraits = {}): Whole<FieldSchema> => ({
  schema,
  required: traits.required === true,
  omitEmpty: traits.omitEmpty === true,
  optional: traits.optional === true,
  default: traits.default,
  defaultsWhen: traits.defaultsWhen,
  checks: traits.checks,
  unchecked: traits.unchecked,
  gate: traits.gate,
  patchStrategy: traits.patchStrategy,
  patchMergeKey: traits.patchMergeKey,
  errorPath: traits.errorPath,
});
