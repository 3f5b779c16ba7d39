/** Rules of one kind that its definition cannot declare: a fixed set of moments in the life of a write. */
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { FieldError } from "../errors/field-error.js";
import type { ClaimPool } from "./claims/claim-pool.js";
import type { Soon } from "./conversion/versions.js";
import type { ObjectAccess, Permissions } from "./handlers.js";

/** What a hook may know besides the objects. */
export interface HookContext {
  readonly definition: ResourceDefinition;
  readonly profile: VendorProfile;
  /** Sub-resource of the write, "" for the main resource. */
  readonly subresource: string;
  /** Now, RFC 3339, whole seconds, UTC. */
  readonly now: string;
  /** Whether a feature gate is on. */
  gate(name: FeatureGateName): boolean;
}

/** What a hook that reserves may know besides. */
export interface ReservingContext extends HookContext {
  /** Who writes, and until when. */
  readonly request: RequestContext;
  readonly dryRun: boolean;
  /** The objects of another resource; undefined while it is not served. */
  objects(group: string, version: string, plural: string): ObjectAccess | undefined;
  readonly permissions: Permissions;
  /** What objects take numbers from, by name. */
  readonly pools: ReadonlyMap<string, ClaimPool>;
}

/** What became of an object: `unknown` when the store failed and could not say. */
export type Fate = "stored" | "dropped" | "unknown";

/** Something taken for an object that is not stored yet. */
export interface Reservation {
  /** Called once: of an object that was dropped, it is given back. */
  end(fate: Fate): void | Promise<void>;
}

/**
 * Hooks of a kind, in the order they run. Objects are in the version of `context.definition`, have passed conforming (right
 * types, no unknown fields) and carry schema defaults; `object` may be mutated in the first four and `beginDelete`, `old` never.
 */
export interface ResourceHook {
  /** Defaults that depend on other fields; runs on create and update, after the schema's own defaults. */
  default?(object: ApiObject, context: HookContext): void;
  /** Sets what the server owns and drops what a client may not set; after fields are recorded, so that nobody owns what it sets. */
  prepareForCreate?(object: ApiObject, context: HookContext): void;
  /** As above; fields that a sub-resource owns have been restored already. */
  prepareForUpdate?(object: ApiObject, old: ApiObject, context: HookContext): void;
  /**
   * Takes what the object needs from where others take it too, and writes it into the object, of which the metadata stays, before it is
   * validated. It may ask elsewhere, and refuse with a StatusError; a write that lost to another gives back and reserves again.
   */
  reserve?(object: ApiObject, old: ApiObject | undefined, context: ReservingContext): Soon<Reservation | undefined>;
  /** Sets what depends on a name that was made from `generateName`, which happens after mutating admission. */
  named?(object: ApiObject, context: HookContext): void;
  /** Mistakes of the object; `old` is given on update. Listed after structural errors and rules. */
  validate?(object: ApiObject, old: ApiObject | undefined, context: HookContext): readonly FieldError[];
  /** An accepted object as it is kept, in the storage version; shares with its input, which it does not mutate. */
  kept?(stored: ApiObject): ApiObject;
  /** Texts of Warning headers for an object that was accepted. */
  warnings?(object: ApiObject, old: ApiObject | undefined, context: HookContext): readonly string[];
  /**
   * Seconds of grace of a deletion: from what the client asked (undefined: nothing) to what holds. Absent hook: the definition's
   * `gracePeriodSeconds`, and 0 for kinds without one. 0 removes at once unless finalizers hold the object.
   */
  deletionGracePeriod?(object: ApiObject, requested: number | undefined, context: HookContext): number;
  /** Changes that go with the first DELETE of an object that stays, e.g. a phase. */
  beginDelete?(object: ApiObject, context: HookContext): void;
  /** True for kinds that check the preconditions of a deletion before the store does, which then are told of in other words. */
  readonly checksPreconditionsItself?: boolean;
  /** Text of the Warning header for a DELETE that does not say what becomes of what the object owns. */
  readonly warnsOfOrphans?: string;
  /** True while something other than `metadata.finalizers` keeps a terminating object. */
  holdsDeletion?(object: ApiObject): boolean;
}
