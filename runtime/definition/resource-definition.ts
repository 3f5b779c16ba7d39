/** The seam between generated code and runtime: everything the runtime knows of one resource in one version. */
import type { JsonObject, JsonValue } from "./json.js";
import type { ApiObject } from "./object-meta.js";
import type { StructSchema } from "./schema.js";
import type { VendorProfile } from "./vendor-profile.js";

export type Verb = "get" | "list" | "watch" | "create" | "update" | "patch" | "delete" | "deletecollection";

/** Syntax of `metadata.name` (META-11). */
export type NameSyntax = "dns1123Subdomain" | "dns1123Label" | "dns1035Label" | "pathSegment";

/** One mistake found by a structural validator: the shape of an Ajv error object. */
export interface StructuralError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly data?: unknown;
}

/** Ajv standalone validator: true when valid, else the mistakes are on `errors`. */
export interface StructuralValidator {
  (value: unknown): boolean;
  errors?: readonly StructuralError[] | null;
}

/** Protobuf messages of one type, from and to the JSON object model (protobufjs reader and writer underneath). */
export interface ProtobufCodec {
  /** The message without envelope. */
  encode(object: JsonObject): Uint8Array;
  /** Throws RangeError or Error on truncated or foreign data; unknown fields are skipped, fields come in any order. */
  decode(bytes: Uint8Array): JsonObject;
}

/** A column of the Table representation. */
export interface TableColumn {
  readonly name: string;
  /** OpenAPI type: string, integer, boolean, date, ... */
  readonly type: string;
  readonly format: string;
  readonly description: string;
  /** 0 is always shown, 1 and above only in wide output. */
  readonly priority: number;
}

/** Turns objects into Table cells. `now` is milliseconds since the epoch, for ages. */
export interface TablePrinter {
  readonly columns: readonly TableColumn[];
  cells(object: ApiObject, now: number): JsonValue[];
}

/**
 * A cross-field rule in CEL; `self` is the value at `path`, `oldSelf` the stored one (such a rule runs on update only), `object` and
 * `oldObject` are the whole objects.
 */
export interface ValidationRule {
  /**
   * Field path of the value the rule speaks about, `[*]` for each list item or map value, e.g. `spec.drivers[*]`, a last
   * `{*}` for each key of a map, e.g. `data{*}`; "" is the object.
   */
  readonly path: string;
  /** CEL expression that must be true. */
  readonly rule: string;
  readonly message: string;
  /** CEL expression giving the message; wins over `message`. */
  readonly messageExpression?: string;
  /** CEL expression giving the value that the mistake shows; absent: the value of the blamed field. */
  readonly valueExpression?: string;
  readonly reason:
    | "FieldValueRequired"
    | "FieldValueInvalid"
    | "FieldValueDuplicate"
    | "FieldValueForbidden"
    | "FieldValueNotSupported"
    | "FieldValueTooLong";
  /** Text appended to `path` to blame a field, e.g. `.data` or `.data[tls.crt]`. */
  readonly fieldPath?: string;
}

/** A field that may not change after creation. */
export interface ImmutableField {
  /** Dotted path from the object's root, e.g. `spec.attachRequired`. */
  readonly path: string;
  /** Detail of the error; default `field is immutable`. */
  readonly message?: string;
  /** `Invalid` (default) shows the new value, `Forbidden` does not. */
  readonly reason?: "FieldValueInvalid" | "FieldValueForbidden";
}

/** A list whose items must differ. */
export interface UniqueItems {
  /** Path of the list from the object's root, `[*]` for lists and maps on the way, e.g. `spec.tokenRequests`. */
  readonly path: string;
  /** Field of the items that must differ; absent: the items themselves, which are scalars. */
  readonly key?: string;
}

/** A field that field selectors may name. */
export interface SelectableField {
  /** Name in the selector, e.g. `spec.nodeName`. */
  readonly label: string;
  /** Path of the value; usually equal to `label`. */
  readonly path: string;
  /** What an absent value counts as. */
  readonly default: string;
}

/** A sub-resource of a resource. */
export interface SubresourceDefinition {
  readonly name: string;
  readonly verbs: readonly Verb[];
  /** Kind of the body when it is not the resource's own, with its group and version. */
  readonly kind?: { readonly group: string; readonly version: string; readonly kind: string };
  /**
   * What a write through it may change: `status` takes only `status`, `fields` only the named top-level paths; everything
   * else keeps the stored value. Paths named here are in turn ignored by writes to the main resource.
   */
  readonly writes: readonly string[];
  /** Whether writes through the main resource ignore `writes` (true for `status`, false for `finalize`). */
  readonly exclusive: boolean;
}

/** Introduced, deprecated and removed releases as `major.minor`; specification: Versioning. */
export interface Lifecycle {
  readonly introduced: string;
  readonly deprecated?: string;
  readonly removed?: string;
  readonly replacement?: { readonly group: string; readonly version: string; readonly kind: string };
}

/** One resource in one version. Built by generated code, or at run time from a custom resource definition. */
export interface ResourceDefinition {
  /** Resolved group name, "" for the core group. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly listKind: string;
  /** Plural name used in URLs. */
  readonly resource: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly namespaced: boolean;
  readonly verbs: readonly Verb[];
  readonly subresources: readonly SubresourceDefinition[];
  readonly description: string;

  readonly schema: StructSchema;
  /** Structural rules that the decoder does not already enforce: enumerations, patterns, bounds, required fields. */
  readonly validate: StructuralValidator;
  readonly rules: readonly ValidationRule[];
  readonly immutable: readonly ImmutableField[];
  /** Lists without duplicates; such a mistake is a FieldValueDuplicate of the later item. */
  readonly unique?: readonly UniqueItems[];
  /** Name of the hook file in `registry/hooks` for rules that cannot be declared; absent when there is none. */
  readonly hook?: string;
  /** Absent for custom resources, which have no binary form. */
  readonly protobuf?: ProtobufCodec;
  readonly printer: TablePrinter;
  readonly selectableFields: readonly SelectableField[];

  readonly nameSyntax: NameSyntax;
  /** Whether `metadata.generation` counts changes outside metadata and status (META-17). */
  readonly generation: boolean;
  /** DELETE answers with the object instead of a Status (PATH-11). */
  readonly deleteReturnsObject: boolean;
  /** False: a PUT needs a resourceVersion (META-16). */
  readonly unconditionalUpdate: boolean;
  /** Finalizers' default grace in seconds; absent for kinds that delete at once. */
  readonly gracePeriodSeconds?: number;
  readonly lifecycle: Lifecycle;
  readonly featureGate?: string;
  /** Feature gates of single fields: dropped on write while the gate is off, unless the stored object has them. */
  readonly gatedFields: readonly { readonly path: string; readonly gate: string }[];

  /** Version objects of this resource are stored in. */
  readonly storageVersion: string;
  /** To and from the storage version; absent when this version is stored as it is. Neither direction may mutate its input. */
  readonly conversion?: { toStorage(object: ApiObject): ApiObject; fromStorage(object: ApiObject): ApiObject };
}

/** What generated code exports per definition: the definition under a vendor profile's names. */
export type DefinitionFactory = (profile: VendorProfile) => ResourceDefinition;

/** `apiVersion` of a resource: `v1` for the core group, else `<group>/<version>`. */
export function apiVersionOf(definition: { readonly group: string; readonly version: string }): string {
  return definition.group === "" ? definition.version : `${definition.group}/${definition.version}`;
}
