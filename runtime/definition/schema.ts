/**
 * The schema tree of a type: what generated code hands to the runtime so that one algorithm each can conform, default,
 * prune, merge, patch and validate any object (specification: Server-side apply, merge strategy markers).
 */
import type { FeatureGateName } from "./feature-gate.js";
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

/** All properties of `T`, optional ones too: what is copied one by one leaves none out that is added later. */
export type Whole<T> = { readonly [K in keyof Required<T>]: T[K] };

export type Schema = StructSchema | MapSchema | ListSchema | ScalarSchema | AnySchema;

/**
 * A rule in CEL that must be true of a value, wherever its type is embedded. It sees `self`, the value; `oldSelf`, the stored value
 * at the same place (items of lists correlated by their keys; such a rule runs on update only, where there was a value);
 * `object` and `oldObject`, the whole objects, which only rules of a kind's own types may read; and `item` where there is `forEach`.
 */
export interface ValidationRule {
  readonly rule: string;
  readonly message: string;
  /** CEL expression giving the message; wins over `message`. */
  readonly messageExpression?: string;
  /** CEL expression giving the value that the mistake shows; absent: the value of the blamed field. */
  readonly valueExpression?: string;
  readonly reason: RuleReason;
  /** Text appended to the path of the value (of the item, where there is `forEach`) to blame a field, `.data` or `.data[tls.crt]`. */
  readonly fieldPath?: string;
  /** Path below the value, `.ports` or `.containers[*].ports`: the rule runs once for each item of the lists and maps there. */
  readonly forEach?: string;
}

export type RuleReason =
  | "FieldValueRequired"
  | "FieldValueInvalid"
  | "FieldValueDuplicate"
  | "FieldValueForbidden"
  | "FieldValueNotFound"
  | "FieldValueNotSupported"
  | "FieldValueTooLong"
  | "FieldValueTooMany"
  | "FieldValueTypeInvalid";

/** A value that may not change after creation. */
export interface Immutability {
  /** Paths below the value that may, `.template` or `.containers[*].image`. */
  readonly except?: readonly string[];
  /** Detail of the error; default `field is immutable`. */
  readonly message?: string;
  /** `Invalid` (default) shows the new value, `Forbidden` does not. */
  readonly reason?: "FieldValueInvalid" | "FieldValueForbidden";
}

/** Items that must differ: the later of two that do not is a FieldValueDuplicate. */
export interface UniqueItems {
  /** Path below the value of the lists whose items are compared, all together, `.containers[*].ports[*]`; absent: the list itself. */
  readonly items?: string;
  /** Paths below an item of the values that together must differ; none: the items themselves. An item that lacks all is left out. */
  readonly keys: readonly string[];
  /** Path below the item that is blamed; default: the key where there is one, else the item. */
  readonly blame?: string;
}

/** What must hold for the value at one place. */
export interface Checks {
  readonly rules?: readonly ValidationRule[];
  readonly immutable?: Immutability;
  readonly unique?: readonly UniqueItems[];
}

/** Fields of a struct of which one is given. */
export interface Union {
  /** Names of the fields, in the order in which they are told. */
  readonly members: readonly string[];
  /** False: none may be given. */
  readonly required: boolean;
  /** What messages call the member: `must specify a volume type`. */
  readonly noun: string;
  /** Field whose value says which member is given. */
  readonly discriminator?: string;
  /** Values of the discriminator by the member they call for; values without a member call for none. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A default that depends on the struct that has the field; set after the plain defaults of that struct. */
export interface ConditionalDefault {
  /** CEL over the struct (`self`): the default holds when it is true. */
  readonly when?: string;
  readonly value?: JsonValue;
  /** CEL over the struct giving the value, null for none; a map gets the keys it lacks. */
  readonly from?: string;
}

/** A default of a field some way below the value of a type, which holds only where that type is around it; set after all others. */
export interface DefaultBelow {
  /** Path below the value to the field, `.containers[*].resources.requests`; nothing is made on the way. */
  readonly at: string;
  /** CEL over the value (`self`): the default holds when it is true. */
  readonly when?: string;
  readonly value?: JsonValue;
  /** Path of the value, below what has the field, `.limits`; a map gets the keys it lacks. */
  readonly from?: string;
}

/** A type with named fields. `atomic` makes server-side apply treat the whole value as one field. */
export interface StructSchema {
  readonly kind: "struct";
  /** Name of the type as messages and OpenAPI show it, e.g. `ObjectMeta`. */
  readonly typeName: string;
  readonly atomic: boolean;
  /** A kind: where it stands within another one, `kind` and `apiVersion` may be said. */
  readonly isKind?: boolean | undefined;
  /** Fields in the order in which mistakes are told, "." for those of the value itself; absent: itself, then as declared. */
  readonly validationOrder?: readonly string[] | undefined;
  /** What must hold for every value of the type. */
  readonly checks?: Checks | undefined;
  readonly unions?: readonly Union[] | undefined;
  readonly defaultsBelow?: readonly DefaultBelow[] | undefined;
  /** Names of the hooks (`runtime/kinds`) that are called for every value of the type. */
  readonly hooks?: readonly string[] | undefined;
  readonly fields: Readonly<Record<string, FieldSchema>>;
}

/** One field of a struct. */
export interface FieldSchema {
  readonly schema: Schema;
  readonly required: boolean;
  /** False: an empty value is still written (`"spec":{}`, `"items":[]`). */
  readonly omitEmpty: boolean;
  /** True: absence differs from the zero value (a pointer in the peer). */
  readonly optional: boolean;
  /** Value that defaulting sets when the field is absent. */
  readonly default?: JsonValue | undefined;
  /** Tried in order when the field is still absent. */
  readonly defaultsWhen?: readonly ConditionalDefault[] | undefined;
  /** What must hold for the field's value here, beside what its type demands. */
  readonly checks?: Checks | undefined;
  /** What the types below demand is not asked for here. */
  readonly unchecked?: true | undefined;
  /** Feature gate: while it is off the field is dropped on write, unless the stored object has it anywhere in this type. */
  readonly gate?: FeatureGateName | undefined;
  readonly patchStrategy?: readonly ("merge" | "replace" | "retainKeys")[] | undefined;
  readonly patchMergeKey?: string | undefined;
  /** What messages call the field, relative to its struct, when not by its name; items of a list go without index then unless it ends in `[]`, `../` leaves out that of the struct, `/` begins at the object. */
  readonly errorPath?: string | undefined;
}

/** A map from string keys; granular unless `atomic`. */
export interface MapSchema {
  readonly kind: "map";
  readonly value: Schema;
  readonly atomic: boolean;
  readonly valueChecks?: Checks | undefined;
  readonly keyChecks?: Checks | undefined;
}

/** A list. `map` lists are keyed by `keys`, whose schema defaults complete a missing key. */
export interface ListSchema {
  readonly kind: "list";
  readonly item: Schema;
  readonly listType: "atomic" | "set" | "map";
  readonly keys: readonly string[];
  readonly itemChecks?: Checks | undefined;
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
  /** What is below it, where that is not more of the same. */
  readonly below?: AnySchema | undefined;
  readonly atomic?: boolean | undefined;
}
