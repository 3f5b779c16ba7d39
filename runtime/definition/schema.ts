/**
 * The schema tree of a type: what generated code hands to the runtime so that one algorithm each can conform, default,
 * prune, merge, patch and validate any object (specification: Server-side apply, merge strategy markers).
 */
import type { JsonValue } from "./json.js";

/** Wire forms of leaves. In the JSON model `bytes` is standard base64, times are RFC 3339, a Quantity is its canonical text. */
export type ScalarType =
  | "string"
  | "boolean"
  | "int32"
  | "int64"
  | "double"
  | "bytes"
  | "Quantity"
  | "IntOrString"
  | "Time"
  | "MicroTime"
  | "Duration";

export type Schema = StructSchema | MapSchema | ListSchema | ScalarSchema | AnySchema;

/** A type with named fields. `atomic` makes server-side apply treat the whole value as one field. */
export interface StructSchema {
  readonly kind: "struct";
  /** Name of the type as messages and OpenAPI show it, e.g. `ObjectMeta`. */
  readonly typeName: string;
  readonly atomic: boolean;
  /** Fields in the order in which mistakes are told, "." for those of the value itself; absent: itself, then as declared. */
  readonly validationOrder?: readonly string[];
  readonly fields: Readonly<Record<string, FieldSchema>>;
}

/** One field of a struct. */
export interface FieldSchema {
  /** A getter where types are recursive. */
  readonly schema: Schema;
  /** Protobuf field number. */
  readonly proto: number;
  readonly required: boolean;
  /** False: an empty value is still written (`"spec":{}`, `"items":[]`). */
  readonly omitEmpty: boolean;
  /** True: absence differs from the zero value (a pointer in the peer). */
  readonly optional: boolean;
  /** Value that defaulting sets when the field is absent. */
  readonly default?: JsonValue;
  readonly patchStrategy?: readonly ("merge" | "replace" | "retainKeys")[];
  readonly patchMergeKey?: string;
  /** Dropped on read, accepted on write (e.g. Secret.stringData). */
  readonly writeOnly?: boolean;
  /** What messages call the field, relative to its struct, when not by its name; items of a list go without index then, `../` leaves out that of the struct. */
  readonly errorPath?: string;
}

/** A map from string keys; granular unless `atomic`. */
export interface MapSchema {
  readonly kind: "map";
  readonly value: Schema;
  readonly atomic: boolean;
}

/** A list. `map` lists are keyed by `keys`, whose schema defaults complete a missing key. */
export interface ListSchema {
  readonly kind: "list";
  readonly item: Schema;
  readonly listType: "atomic" | "set" | "map";
  readonly keys: readonly string[];
}

export interface ScalarSchema {
  readonly kind: "scalar";
  readonly type: ScalarType;
}

/**
 * An untyped value: any JSON. `object` demands an object (RawExtension, FieldsV1, embedded resources). Server-side apply sees
 * keys as struct fields and lists as atomic, or the whole as one field when it is `atomic` (RawExtension in built-in types).
 */
export interface AnySchema {
  readonly kind: "any";
  readonly object: boolean;
  readonly atomic?: boolean;
}
