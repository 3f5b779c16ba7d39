/**
 * Types as definitions and run-time schemas declare them: every reference resolved, plain data. Generated code is printed from them, and
 * schemas that come at run time are compiled from them.
 */
import type { JsonValue } from "../../definition/json.js";
import type { Checks, ConditionalDefault, DefaultBelow, ScalarType, Union } from "../../definition/schema.js";
import type { FormatName } from "../formats/formats.js";
import type { SourcePosition } from "./place.js";

/** A type with named fields. */
export interface TypeModel {
  /** Folder and version: `core/v1`; `runtime` has no version. */
  readonly package: string;
  readonly name: string;
  readonly description: string;
  /** Server-side apply treats the value as one field. */
  readonly atomic: boolean;
  /** The type is a kind: its JSON also has `kind` and `apiVersion` (strings, never in protobuf), which are not in `fields`. */
  readonly isKind: boolean;
  /** Set for `<Kind>List`: the qualified name of the item's type. */
  readonly listOf?: string;
  /** False for types without binary form (Table and its parts): every `proto` is 0. */
  readonly hasProtobuf: boolean;
  /** JSON fields in order of declaration; fields of embedded types stand where the embedded type was declared. */
  readonly fields: readonly FieldModel[];
  /** Fields in the order in which their mistakes are told, "." for those of the value itself; absent: as `fields`. */
  readonly validationOrder?: readonly string[];
  /** What every value of the type has to satisfy; texts may hold templates. */
  readonly checks?: Checks;
  readonly unions?: readonly Union[];
  readonly defaultsBelow?: readonly DefaultBelow[];
  /** Hooks of `runtime/kinds` that are called for every value. */
  readonly hooks?: readonly string[];
  /** Types whose fields are flattened in JSON but are a nested message in protobuf. */
  readonly embedded: readonly EmbeddedModel[];
  readonly source: SourcePosition;
}

/** A nested message whose fields JSON shows among the fields of its parent, e.g. VolumeSource in Volume. */
export interface EmbeddedModel {
  /** Name of the protobuf field, e.g. `volumeSource`. */
  readonly name: string;
  /** Qualified name of the type. */
  readonly type: string;
  readonly proto: number;
}

export interface FieldModel {
  /** Name in JSON and in protobuf. */
  readonly name: string;
  readonly description: string;
  readonly type: TypeRef;
  /** Protobuf field number; in an embedded message when `embeddedIn` is set. */
  readonly proto: number;
  /** Name of the {@link EmbeddedModel} that brings this field in. */
  readonly embeddedIn?: string;
  /** Listed as required in the published schema: always there in answers. */
  readonly required: boolean;
  /** A request without it is refused. */
  readonly refuseAbsence: boolean;
  /** False: written even when empty. */
  readonly omitEmpty: boolean;
  /** Explicit presence: absence differs from the zero value (a pointer in the peer). */
  readonly optional: boolean;
  readonly default?: JsonValue;
  readonly defaultsWhen?: readonly ConditionalDefault[];
  /** What the value has to satisfy here, beside what its type demands; texts may hold templates. */
  readonly checks?: Checks;
  /** What the types below demand is not asked for here. */
  readonly unchecked?: true;
  readonly patchStrategy?: readonly ("merge" | "replace" | "retainKeys")[];
  readonly patchMergeKey?: string;
  /** What messages call the field, when not by its name. */
  readonly errorPath?: string;
  readonly deprecated: boolean;
  readonly featureGate?: string;
  readonly source: SourcePosition;
}

/** What a value is. Constraints are those the structural validator checks; texts hold resolved patterns, never templates. */
export type TypeRef =
  | { readonly kind: "ref"; readonly name: string }
  | {
      readonly kind: "list";
      readonly item: TypeRef;
      readonly listType: "atomic" | "set" | "map";
      readonly keys: readonly string[];
      /** Whether the definition says the list type itself (else it follows from the patch markers, or is atomic). */
      readonly listTypeDeclared: boolean;
      /** Name of the protobuf message `{ repeated items = 1 }` that wraps the list; absent: a repeated field. */
      readonly wrapped?: string;
      readonly minItems?: number;
      readonly maxItems?: number;
      readonly itemChecks?: Checks;
    }
  | {
      readonly kind: "map";
      readonly value: TypeRef;
      readonly atomic: boolean;
      /** Format that keys must have. */
      readonly keyFormat?: FormatName;
      readonly minProperties?: number;
      readonly maxProperties?: number;
      readonly valueChecks?: Checks;
      readonly keyChecks?: Checks;
    }
  | ({ readonly kind: "scalar"; readonly type: ScalarType } & ScalarConstraints)
  | {
      readonly kind: "any";
      readonly object: boolean;
      /** Protobuf message that carries the JSON text in field 1: RawExtension (raw) or FieldsV1 (Raw). */
      readonly message: "RawExtension" | "FieldsV1";
    };

export interface ScalarConstraints {
  /** May hold vendor templates, e.g. `${labelDomain}/tls`. */
  readonly enum?: readonly string[];
  /** Published as an enumeration, but not checked as one. */
  readonly knownValues?: readonly string[];
  /** Of 64-bit integers: values may be beyond 2^53. */
  readonly large?: true;
  readonly pattern?: string;
  readonly format?: FormatName;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}
