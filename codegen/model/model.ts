/**
 * The resolved model: all definitions, checked, with every reference resolved and every derivable name derived. Plain data,
 * made by {@link loadModel} and read by the emitters. Vendor names stay templates (`${groupDomain}`) of the profile.
 */
import type { FeatureGates } from "../../runtime/definition/feature-gate.js";
import type { JsonObject } from "../../runtime/definition/json.js";
import type {
  CellForm,
  Lifecycle,
  NameSyntax,
  SelectableField,
  StorageDefinition,
  SubresourceDefinition,
  Verb,
} from "../../runtime/definition/resource-definition.js";
import type { VendorProfile } from "../../runtime/definition/vendor-profile.js";
import type { SourcePosition } from "../../runtime/schema/declared/place.js";
import type { TypeModel } from "../../runtime/schema/declared/type-model.js";
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
  readonly orphansDependents?: true;
  readonly unconditionalUpdate: boolean;
  readonly errorGroup?: string;
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
