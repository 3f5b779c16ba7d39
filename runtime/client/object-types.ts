/** Shapes that all kinds share, and the forms that calls take and give. */

export interface OwnerReferenceShape {
  apiVersion: string;
  kind: string;
  name: string;
  uid: string;
  controller?: boolean;
  blockOwnerDeletion?: boolean;
}

/** One record of who owns which fields. */
export interface ManagedFieldsShape {
  manager?: string;
  operation?: string;
  apiVersion?: string;
  fieldsV1?: object;
  subresource?: string;
}

export interface MetadataShape {
  name?: string;
  generateName?: string;
  namespace?: string;
  uid?: string;
  resourceVersion?: string;
  generation?: number;
  creationTimestamp?: string;
  deletionTimestamp?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  ownerReferences?: OwnerReferenceShape[];
  finalizers?: string[];
  managedFields?: ManagedFieldsShape[];
}

/** What every object has at least. */
export interface ObjectShape {
  apiVersion?: string;
  kind?: string;
  metadata?: MetadataShape;
}

/** An object of a kind that is known only at run time. */
export interface DynamicObject extends ObjectShape {
  // biome-ignore lint/suspicious/noExplicitAny: nothing is known of it
  [field: string]: any;
}

/** What the server fills in: an object as it comes from the server surely has it. */
export interface StoredMetadata {
  name: string;
  uid: string;
  resourceVersion: string;
  creationTimestamp: string;
}

type MetadataOf<T extends ObjectShape> = NonNullable<T["metadata"]>;

/** An object as the server gives it. */
export type Stored<T extends ObjectShape> = T & { metadata: MetadataOf<T> & StoredMetadata };

/** An object that can be created: it has a name, or a beginning for one. */
export type Creatable<T extends ObjectShape> = T & { metadata: MetadataOf<T> & ({ name: string } | { generateName: string }) };

/** An object that can replace another. */
export type Replaceable<T extends ObjectShape> = T & { metadata: MetadataOf<T> & { name: string } };

/** Likewise, for kinds whose replacement has to say which version it replaces. */
export type VersionedReplaceable<T extends ObjectShape> = T & { metadata: MetadataOf<T> & { name: string; resourceVersion: string } };

/** A page of a list. */
export interface Page<T extends ObjectShape> {
  readonly items: Stored<T>[];
  /** Version of the whole collection that the page shows; watch from here. */
  readonly resourceVersion: string;
  /** Where the next page starts; "" on the last one. */
  readonly continue: string;
  /** How many objects come after this page, when the server tells. */
  readonly remainingItemCount: number | undefined;
}

type MetadataApply = Pick<MetadataShape, "name" | "namespace" | "uid" | "resourceVersion" | "labels" | "annotations" | "finalizers"> & {
  ownerReferences?: OwnerReferenceShape[];
};

/** Any part of a value, at any depth. Lists are given as a whole, their items in part: a keyed item needs its keys. */
export type PartialDeep<T> = T extends readonly (infer Item)[]
  ? PartialDeep<Item>[]
  : T extends object
    ? { [K in keyof T]?: PartialDeep<Exclude<T[K], undefined>> }
    : T;

/** What an applier wants of an object: all that it means to own, and nothing else. What only the server sets cannot be named. */
export type ApplyConfiguration<T extends ObjectShape> = {
  [K in Exclude<keyof T, "metadata" | "apiVersion" | "kind">]?: PartialDeep<Exclude<T[K], undefined>>;
} & { apiVersion?: string; kind?: string; metadata?: MetadataApply };

/** One that names its object. */
export type NamedApplyConfiguration<T extends ObjectShape> = ApplyConfiguration<T> & { metadata: MetadataApply & { name: string } };

/** A merge patch (RFC 7386): null removes. */
export type MergePatch<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: MergePatch<Exclude<T[K], undefined>> | null }
    : T;

/** A strategic merge patch: as a merge patch, but lists with a merge key hold the items to merge, and `$` directives are allowed. */
export type StrategicPatch<T> = T extends readonly (infer Item)[]
  ? StrategicPatch<Item>[]
  : T extends object
    ? { [K in keyof T]?: StrategicPatch<Exclude<T[K], undefined>> | null } & { readonly [directive: `$${string}`]: unknown }
    : T;

/** One operation of a JSON patch (RFC 6902). */
export type JsonPatchOperation =
  | { readonly op: "add" | "replace" | "test"; readonly path: string; readonly value: unknown }
  | { readonly op: "remove"; readonly path: string }
  | { readonly op: "move" | "copy"; readonly from: string; readonly path: string };
