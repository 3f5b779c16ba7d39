/**
 * The resolved model: all definitions, checked, with every reference resolved and every derivable name derived. Plain data,
 * made by {@link loadModel} and read by the emitters. Vendor names stay templates (`${groupDomain}`) of the profile.
 */
import type { FeatureGates } from "../../runtime/definition/feature-gate.js";
import type { JsonObject, JsonValue } from "../../runtime/definition/json.js";
import type {
  CellForm,
  Lifecycle,
  NameSyntax,
  SelectableField,
  StorageDefinition,
  SubresourceDefinition,
  Verb,
} from "../../runtime/definition/resource-definition.js";
import type { Checks, ConditionalDefault, DefaultBelow, ScalarType, Union } from "../../runtime/definition/schema.js";
import type { VendorProfile } from "../../runtime/definition/vendor-profile.js";
import type { FormatName } from "../../runtime/schema/formats/formats.js";
import type { UsedBinding } from "./bindings.js";

export interface ApiModel {
  /** Shipped vendor profiles, in file order. */
  readonly profiles: readonly VendorProfile[];
  /** Every feature gate that definitions name, sorted. */
  readonly featureGates: FeatureGates;
  /** Groups by folder name, sorted; `meta` and `runtime` hold types only. */
  readonly groups: readonly GroupModel[];
  /** Every type by qualified name (`core/v1.Secret`), sorted; list kinds included. */
  readonly types: ReadonlyMap<string, TypeModel>;
  /** Every resource in every version, sorted by folder, preference of version, kind. */
  readonly resources: readonly ResourceModel[];
  /** Kinds that are no resources: Status, Table, options, discovery. */
  readonly metaKinds: readonly MetaKindModel[];
  /** Functions of `runtime/kinds` that definitions name, sorted. */
  readonly bindings: readonly UsedBinding[];
}

/** An API group: one folder of definitions. */
export interface GroupModel {
  /** Folder name: `core`, `storage`, `meta`. */
  readonly folder: string;
  /** Name template: `storage.${groupDomain}`; "" for core. */
  readonly name: string;
  /** Served versions, most preferred first. */
  readonly versions: readonly string[];
  /** Groups of higher priority come first in discovery. */
  readonly priority: number;
  /** Package templates without version: `${protobufPackage}.storage`, `${openApiPackage}.storage`. */
  readonly protobufPackage: string;
  readonly openApiPackage: string;
  readonly description: string;
}

/** Where a definition says something; line and column from 1. */
export interface SourcePosition {
  /** Relative to the repository, e.g. `api-definitions/core/v1/secret.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

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
  readonly pattern?: string;
  readonly format?: FormatName;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A resource in one version; mirrors ResourceDefinition. */
export interface ResourceModel {
  /** Template of the group's name. */
  readonly group: string;
  /** Folder of the group. */
  readonly folder: string;
  readonly version: string;
  /** `<folder>/<version>`. */
  readonly package: string;
  readonly kind: string;
  readonly listKind: string;
  readonly resource: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly namespaced: boolean;
  readonly verbs: readonly Verb[];
  /** `kind.group` is a template. */
  readonly subresources: readonly SubresourceDefinition[];
  readonly description: string;
  /** Qualified names of the kind's and its list's types. */
  readonly type: string;
  readonly listType: string;
  readonly hook?: string;
  readonly columns: readonly ColumnModel[];
  readonly selectableFields: readonly SelectableField[];
  readonly nameSyntax: NameSyntax;
  readonly generation: boolean;
  readonly deleteReturnsObject: boolean;
  readonly unconditionalUpdate: boolean;
  readonly gracePeriodSeconds?: number;
  readonly lifecycle: Lifecycle;
  readonly featureGate?: string;
  /** An object of the kind without apiVersion and kind; texts may hold templates. */
  readonly example?: JsonObject;
  /** `group` is a template. */
  readonly storage: StorageDefinition;
  readonly conversion: ConversionModel;
  readonly source: SourcePosition;
}

/**
 * How this version becomes the storage version: not at all, by changing nothing but apiVersion, or by a conversion of `runtime/kinds`.
 * `storedGroup` is a template.
 */
export type ConversionModel =
  | { readonly type: "none" }
  | {
      readonly type: "identity" | "named";
      readonly name: string;
      /** Qualified name of the stored type. */
      readonly storedType: string;
      readonly storedGroup: string;
      readonly storedVersion: string;
      readonly storedKind: string;
    };

/** A kind that is no resource. */
export interface MetaKindModel {
  readonly kind: string;
  /** Template of the apiVersion it is served under: `v1`, `meta.${groupDomain}/v1`. */
  readonly apiVersion: string;
  /** Further ones, e.g. `meta.${groupDomain}/v1beta1`. */
  readonly alsoServedAs: readonly string[];
  /** The kind is registered in every group version (the options kinds and WatchEvent). */
  readonly inEveryGroup: boolean;
  readonly type: string;
}

/** A column of the table form. The first is always Name. */
export interface ColumnModel {
  readonly name: string;
  readonly type: "string" | "integer" | "number" | "boolean" | "date";
  readonly format: string;
  readonly description: string;
  readonly priority: number;
  /** Turns the values at `paths` into the cell. */
  readonly print: CellForm | "computed";
  /** Paths of field names from the object's root: `[["data"], ["binaryData"]]`. Empty for `computed`. */
  readonly paths: readonly (readonly string[])[];
  /** Cell when every path is absent or empty; absent: "" for strings, 0 for counts, null otherwise. */
  readonly absent?: string | boolean | number;
  /** For `computed`: name of a cell of `runtime/kinds`. */
  readonly hook?: string;
}

/** A mistake in a definition. */
export interface Problem extends SourcePosition {
  readonly message: string;
  /** What would be right. */
  readonly suggestion?: string;
}
