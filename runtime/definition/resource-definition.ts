/** The seam between generated code and runtime: everything the runtime knows of one resource in one version. */
import type { FeatureGateName } from "./feature-gate.js";
import type { JsonObject, JsonValue } from "./json.js";
import type { ApiObject } from "./object-meta.js";
import type { StructSchema, Whole } from "./schema.js";
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

/** A column of the Table representation, and what fills it. */
export interface TableColumn {
  readonly name: string;
  /** OpenAPI type: string, integer, boolean, date, ... */
  readonly type: string;
  readonly format: string;
  readonly description: string;
  /** 0 is always shown, 1 and above only in wide output. */
  readonly priority: number;
  readonly cell: CellSource;
}

/**
 * Where a cell comes from: the values at paths of field names from the object's root (going through a list gives the field of every
 * item), in one of the forms below, `absent` when there are none; or a function.
 */
export type CellSource =
  | { readonly print: CellForm; readonly paths: readonly (readonly string[])[]; readonly absent: JsonValue }
  | { readonly print: "computed"; readonly cell: ComputedCell };

/**
 * `value` the first value that is there; `age` a time as the time since; `duration` the time from the first path to the second, or to
 * now; `count` number of items or keys, summed over the paths; `join` items with "," between; `keys` keys of a map likewise; `ratio`
 * `first/second`, each 0 when absent; `selector` a label selector, or a map of labels, as text; `condition` the status of the condition
 * whose type is the last step of the path; `accessModes` as `join` with ReadWriteOnce as RWO and so on.
 */
export type CellForm = "value" | "age" | "duration" | "count" | "join" | "keys" | "ratio" | "selector" | "condition" | "accessModes";

/** A cell that no path can give. `now` is milliseconds since the epoch. */
export type ComputedCell = (object: ApiObject, now: number) => JsonValue;

/** A field that field selectors may name. */
export interface SelectableField {
  /** Name in the selector, e.g. `spec.nodeName`. */
  readonly label: string;
  /** Path of the value; usually equal to `label`. */
  readonly path: string;
  /** What an absent value counts as. */
  readonly default: string;
}

/** A kind by its resolved group. */
export interface KindReference {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** A kind as it is read and written: every resource is one, and so is what only sub-resources take or give. */
export interface KindDefinition extends KindReference {
  readonly schema: StructSchema;
  /** Structural rules that the decoder does not already enforce; absent where there are none. */
  readonly validate?: StructuralValidator;
  /** Absent where there is no binary form. */
  readonly protobuf?: ProtobufCodec | undefined;
  /** What a body of this kind may name instead of its group and version, for the same fields. */
  readonly alsoNamed?: readonly KindReference[];
  /** None: name and creation time. */
  readonly columns: readonly TableColumn[];
}

/** A sub-resource of a resource: what is served at `<resource>/<name>/<sub-resource>`. */
export type SubresourceDefinition = FieldsSubresource | ScaleSubresource | HandlerSubresource | ConnectSubresource;

/**
 * Reads and writes the object itself, but only the fields at the dotted paths `writes`; everything else keeps its stored value.
 * `status` is the one whose fields a creation cannot set either, unless it says so.
 */
export interface FieldsSubresource {
  readonly type: "status" | "fields";
  readonly name: string;
  readonly verbs: readonly Verb[];
  readonly writes: readonly string[];
  /** Fields of the metadata that may be written through it as well, also dotted: `metadata.labels`. Other writes may change them too. */
  readonly besides?: readonly string[];
  /** Whether updates through the main resource ignore `writes`. */
  readonly exclusive: boolean;
  /** Whether a creation may set them all the same: who registers a machine says what it is in one request. */
  readonly atCreation?: true;
}

/** Shows and sets a number of replicas as a Scale. Paths are dotted, from the object's root. */
export interface ScaleSubresource {
  readonly type: "scale";
  readonly name: "scale";
  readonly verbs: readonly Verb[];
  readonly kind: KindReference;
  readonly specReplicas: string;
  readonly statusReplicas: string;
  /** A label selector or its text, shown as text in `status.selector`; absent: the kind selects nothing. */
  readonly selector?: string;
}

/** Takes one kind and gives another (eviction, binding, token), done by a handler of `runtime/kinds`. */
export interface HandlerSubresource {
  readonly type: "handler";
  readonly name: string;
  readonly verbs: readonly Verb[];
  readonly takes: KindReference;
  readonly gives: KindReference;
  /** Other versions of what it takes, of the same fields. */
  readonly alsoTakes?: readonly KindReference[];
  readonly handler: string;
  /** What the handler may change of the object in the name of the sub-resource; dotted paths. */
  readonly writes?: readonly string[];
}

export type HttpMethod = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

/** Hands the raw exchange, upgrades included, to a handler of `runtime/kinds` (log, exec, proxy). */
export interface ConnectSubresource {
  readonly type: "connect";
  readonly name: string;
  readonly methods: readonly HttpMethod[];
  /** The methods as verbs, as authorization and discovery call them. */
  readonly verbs: readonly Verb[];
  /** Kind whose fields are the query parameters. */
  readonly options?: KindReference;
  /** What discovery says it is: the options, or the resource's own kind. */
  readonly kind: KindReference;
  readonly handler: string;
  /** Whether any path may follow the name. */
  readonly subpaths: boolean;
}

/** Where objects of a resource are kept. */
export type StorageDefinition =
  /** In a store of its own, in this version. */
  | { readonly type: "stored"; readonly version: string }
  /** Nowhere: a handler of `runtime/kinds` answers each request (reviews). */
  | { readonly type: "none"; readonly handler: string }
  /** Among those of a resource of another group, whose kind it can be converted to and from. */
  | ({ readonly type: "storedAs" } & KindReference);

/**
 * To and from the version that objects are stored in; inputs are never mutated. `sync` is what generated code has; `batch` is for
 * conversions that must ask elsewhere, and takes many objects at once.
 */
export type Conversion =
  | { readonly type: "none" }
  | {
      readonly type: "sync";
      /** Nothing but apiVersion differs. */
      readonly keepsFields?: true;
      toStorage(object: ApiObject): ApiObject;
      fromStorage(object: ApiObject): ApiObject;
    }
  | {
      readonly type: "batch";
      toStorage(objects: readonly ApiObject[]): Promise<readonly ApiObject[]>;
      fromStorage(objects: readonly ApiObject[]): Promise<readonly ApiObject[]>;
    };

/** Introduced, deprecated and removed releases as `major.minor`; specification: Versioning. */
export interface Lifecycle {
  readonly introduced: string;
  readonly deprecated?: string;
  readonly removed?: string;
  readonly replacement?: { readonly group: string; readonly version: string; readonly kind: string };
}

/** One resource in one version. Built by generated code, or at run time from a custom resource definition. */
export interface ResourceDefinition {
  /** Whether generated code or a custom resource definition made it: the latter kind has no strategic merge and other small traits. */
  readonly origin: "generated" | "custom";
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
  /** Name of the kind's hook in `runtime/kinds`; absent when there is none. */
  readonly hook?: string | undefined;
  /** Absent where there is no binary form. */
  readonly protobuf?: ProtobufCodec | undefined;
  /** None: name and creation time. */
  readonly columns: readonly TableColumn[];
  readonly selectableFields: readonly SelectableField[];

  readonly nameSyntax: NameSyntax;
  /** Whether `metadata.generation` counts changes outside metadata and status (META-17). */
  readonly generation: boolean;
  /** DELETE answers with the object instead of a Status (PATH-11). */
  readonly deleteReturnsObject: boolean;
  /** A DELETE that says nothing of what the object owns orphans it (DEL-08). */
  readonly orphansDependents?: true | undefined;
  /** False: a PUT needs a resourceVersion (META-16). */
  readonly unconditionalUpdate: boolean;
  /** Group in whose name objects are refused (422), where it is not `group`. */
  readonly errorGroup?: string | undefined;
  /** Finalizers' default grace in seconds; absent for kinds that delete at once. */
  readonly gracePeriodSeconds?: number | undefined;
  readonly lifecycle: Lifecycle;
  readonly featureGate?: FeatureGateName | undefined;

  readonly storage: StorageDefinition;
  readonly conversion: Conversion;
}

/** A definition in the one shape in memory that all have: the engine looks properties up several times faster then, and each request reads some. */
export const resourceDefinition = (parts: ResourceDefinition): Whole<ResourceDefinition> => ({
  origin: parts.origin,
  group: parts.group,
  version: parts.version,
  kind: parts.kind,
  listKind: parts.listKind,
  resource: parts.resource,
  singular: parts.singular,
  shortNames: parts.shortNames,
  categories: parts.categories,
  namespaced: parts.namespaced,
  verbs: parts.verbs,
  subresources: parts.subresources,
  description: parts.description,
  schema: parts.schema,
  validate: parts.validate,
  hook: parts.hook,
  protobuf: parts.protobuf,
  columns: parts.columns,
  selectableFields: parts.selectableFields,
  nameSyntax: parts.nameSyntax,
  generation: parts.generation,
  deleteReturnsObject: parts.deleteReturnsObject,
  orphansDependents: parts.orphansDependents,
  unconditionalUpdate: parts.unconditionalUpdate,
  errorGroup: parts.errorGroup,
  gracePeriodSeconds: parts.gracePeriodSeconds,
  lifecycle: parts.lifecycle,
  featureGate: parts.featureGate,
  storage: parts.storage,
  conversion: parts.conversion,
});

/** Functions of `runtime/kinds` that definitions name; the composition root hands them in. */
export interface KindFunctions {
  readonly cells: Readonly<Record<string, ComputedCell>>;
  readonly conversions: Readonly<Record<string, NamedConversion>>;
}

/** A conversion that is written by hand: from and to objects of generated types, without `apiVersion` and `kind`. */
export interface NamedConversion<Served extends object = JsonObject, Stored extends object = JsonObject> {
  /** `schema` is that of the version that objects are stored in. */
  toStorage(served: Readonly<Served>, profile: VendorProfile, schema: StructSchema): Stored;
  fromStorage(stored: Readonly<Stored>, profile: VendorProfile): Served;
}

/**
 * What generated code exports per definition: the definition under a vendor profile's names. What it names and `kinds` lacks throws
 * RangeError when it is first needed.
 */
export type DefinitionFactory = (profile: VendorProfile, kinds?: KindFunctions) => ResourceDefinition;

/** A kind that is no resource, under a vendor profile's names. */
export type KindFactory = (profile: VendorProfile) => KindDefinition;

/** `apiVersion` of a resource: `v1` for the core group, else `<group>/<version>`. */
export function apiVersionOf(definition: { readonly group: string; readonly version: string }): string {
  return definition.group === "" ? definition.version : `${definition.group}/${definition.version}`;
}

/** Dotted paths of the fields that a sub-resource can change. */
export function writesOf(subresource: SubresourceDefinition): readonly string[] {
  if (subresource.type === "status" || subresource.type === "fields") {
    return subresource.besides === undefined ? subresource.writes : [...subresource.writes, ...subresource.besides];
  }
  if (subresource.type === "handler") return subresource.writes ?? [];
  return subresource.type === "scale" ? [subresource.specReplicas] : [];
}

/** Whether updates through the main resource ignore what a sub-resource writes. */
export function isExclusive(subresource: SubresourceDefinition): subresource is FieldsSubresource {
  return (subresource.type === "status" || subresource.type === "fields") && subresource.exclusive;
}

/** The kind that discovery and documents show for a sub-resource of `own`. */
export function kindOfSubresource(subresource: SubresourceDefinition, own: KindReference): KindReference {
  switch (subresource.type) {
    case "status":
    case "fields":
      return { group: own.group, version: own.version, kind: own.kind };
    case "handler":
      return subresource.takes;
    default:
      return subresource.kind;
  }
}
