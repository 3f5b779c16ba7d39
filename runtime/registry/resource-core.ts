/** What the operations of one resource work with; made by ResourceStore, never seen outside the registry. */

import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { serviceUnavailable } from "../errors/constructors.js";
import type { FieldManager } from "../fields/field-manager.js";
import type { EntryFactory, ResourceCache } from "../storage/cache/resource-cache.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import type { AdmissionChain } from "./admission/chain.js";
import type { ClaimPool } from "./claims/claim-pool.js";
import type { Normaliser } from "./conversion/normaliser.js";
import type { HandlerServices, Permissions } from "./handlers.js";
import { collectionPrefix, objectKey } from "./keys.js";
import type { EntryResource, ObjectEntry } from "./object-entry.js";
import type { ObjectTarget } from "./options.js";
import type { HookContext, ResourceHook } from "./resource-hook.js";
import type { KindHooks } from "./type-hook.js";
import type { Turns } from "./write/turns.js";

export interface ResourceCore {
  /** The storage version. */
  readonly definition: ResourceDefinition;
  readonly versions: ReadonlyMap<string, ResourceDefinition>;
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: KeyValueStore;
  readonly resource: EntryResource;
  readonly factory: EntryFactory<ObjectEntry>;
  readonly cache: ResourceCache<ObjectEntry>;
  readonly hook: ResourceHook;
  /** What its hook reserves for an object; somebody else's where those it asks are not here. */
  readonly reserve: ResourceHook["reserve"];
  readonly hooks: KindHooks;
  /** The objects of other resources, as hooks may use them. */
  readonly objects: HandlerServices["resource"];
  readonly permissions: Permissions;
  readonly pools: ReadonlyMap<string, ClaimPool>;
  readonly turns: Turns;
  /** Undefined for objects that are kept for ever. */
  readonly lifetimeMs: number | undefined;
  readonly normaliser: Normaliser;
  /** Rules of the kind that reach beyond one object, e.g. who may own what. */
  readonly admission: () => AdmissionChain;
  readonly gate: (name: FeatureGateName) => boolean;
  readonly fieldManager: (definition: ResourceDefinition) => FieldManager;
  /** True when the kind was taken away or defined anew: the cache follows the store no longer. */
  isClosed: boolean;
}

/** To be called when something was waited for. @throws StatusError 503 when what the cache shows is of the past. */
export function requireOpen({ definition, isClosed }: ResourceCore): void {
  if (!isClosed) return;
  throw serviceUnavailable(`the definition of ${definition.resource} has changed meanwhile, please try again`, 1);
}

export function keyOf(core: ResourceCore, target: ObjectTarget): string {
  return objectKey(core.resource.prefix, target.namespace, target.name);
}

export function prefixOf(core: ResourceCore, target: ObjectTarget): string {
  return collectionPrefix(core.resource.prefix, target.namespace);
}

/** The second that was written last: many writes fall into one. */
let latest = { second: Number.NaN, text: "" };

/** The present as API objects write it: RFC 3339, whole seconds, UTC. */
export function timestamp(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000);
  if (second !== latest.second) latest = { second, text: `${new Date(milliseconds).toISOString().slice(0, 19)}Z` };
  return latest.text;
}

export function hookContext(core: ResourceCore, target: ObjectTarget): HookContext {
  return {
    definition: target.definition,
    profile: core.profile,
    subresource: target.subresource,
    now: timestamp(core.clock.now()),
    gate: core.gate,
  };
}
