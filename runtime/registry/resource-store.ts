/** Everything that can be done with one resource, over all its versions: the registry's face to the endpoints. */

import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import type { EncodableObject } from "../codec/encodable-object.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import type { KindDefinition, ResourceDefinition, ScaleSubresource } from "../definition/resource-definition.js";
import { apiVersionOf } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { Status } from "../errors/status.js";
import { createFieldManager, type FieldManager } from "../fields/field-manager.js";
import type { EntryFactory, ResourceCache } from "../storage/cache/resource-cache.js";
import { createWatchCache } from "../storage/cache/watch-cache.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import type { AdmissionChain } from "./admission/chain.js";
import type { ClaimPool } from "./claims/claim-pool.js";
import { encodableIn, encodablesIn } from "./conversion/encodables.js";
import { Normaliser } from "./conversion/normaliser.js";
import { isStoredForm, type Soon } from "./conversion/versions.js";
import type { EncodedForms } from "./encoded-forms.js";
import type { HandlerServices, Permissions } from "./handlers.js";
import type { LargeWrites } from "./large-writes.js";
import { type EntryResource, type ObjectEntry, objectEntryFactory } from "./object-entry.js";
import type {
  AppliedConfig,
  ComputeObject,
  CreateOptions,
  DeleteOptions,
  GetOptions,
  ListOptions,
  ObjectTarget,
  PatchOptions,
  UpdateOptions,
  WatchOptions,
} from "./options.js";
import type { ContinueTokens } from "./read/continue-token.js";
import { get } from "./read/get.js";
import { type Asker, type EntryList, list } from "./read/list.js";
import { watch } from "./read/watch.js";
import type { DeleteResult, ListResult, WriteResult } from "./resource.js";
import { hookContext, keyOf, type ResourceCore } from "./resource-core.js";
import type { Reservation, ResourceHook } from "./resource-hook.js";
import type { ResourceWatch } from "./resource-watch.js";
import { ScaleView } from "./resources/scale-view.js";
import { type KindHooks, resourceHookNamed } from "./type-hook.js";
import { create } from "./write/create.js";
import { collectionStatus, deleteObject, deletionStatus, isReadToDelete } from "./write/delete.js";
import { deleteEntries } from "./write/delete-collection.js";
import { setDefaults } from "./write/prepare.js";
import { reservingContext } from "./write/reserve.js";
import { Turns } from "./write/turns.js";
import { apply, update, type Written } from "./write/update.js";
import type { ObjectView } from "./write/view.js";

export interface ResourceStoreOptions {
  /** Every version, served or not; all name the same version of storage, which is one of them. */
  readonly definitions: readonly ResourceDefinition[];
  readonly store: KeyValueStore;
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly random: Random;
  readonly forms: EncodedForms;
  readonly tokens: ContinueTokens;
  readonly hooks: KindHooks;
  /** How long objects of the resource are kept after they were written last, in milliseconds; undefined, or absent: for ever. */
  lifetimeMs?(definition: ResourceDefinition): number | undefined;
  /** Whether a feature gate is on. */
  gate(name: FeatureGateName): boolean;
  /** The objects of other resources, as hooks may use them. */
  readonly objects: HandlerServices["resource"];
  readonly permissions: Permissions;
  readonly pools: ReadonlyMap<string, ClaimPool>;
  /** Asked at each write. */
  admission(): AdmissionChain;
  /** Where large objects are written that no client names; absent: as others are. */
  large?(): LargeWrites | undefined;
  /** Told of objects that somebody who follows the resource could not take in; absent where nobody follows. */
  followFailed?(key: string, error: unknown): void;
  /** Reserves in the place of the kind's hook, for kinds whose hook does. */
  readonly reserve?: ResourceHook["reserve"];
  /** Where its entries are found; absent: a cache of all objects, kept up to date by watching the store. */
  openCache?(parts: { readonly resource: EntryResource; readonly factory: EntryFactory<ObjectEntry> }): ResourceCache<ObjectEntry>;
}

export class ResourceStore {
  /** The storage version. */
  readonly definition: ResourceDefinition;
  /** Definitions by apiVersion, served or not. */
  readonly versions: ReadonlyMap<string, ResourceDefinition>;
  readonly cache: ResourceCache<ObjectEntry>;
  readonly #core: ResourceCore;
  readonly #tokens: ContinueTokens;
  readonly #followFailed: ResourceStoreOptions["followFailed"];
  readonly #large: ResourceStoreOptions["large"];

  constructor(options: ResourceStoreOptions) {
    this.versions = new Map(options.definitions.map((definition) => [apiVersionOf(definition), definition]));
    this.definition = storageDefinition(options.definitions);
    this.#tokens = options.tokens;
    this.#followFailed = options.followFailed;
    this.#large = options.large?.bind(options);
    this.#core = makeCore(options, this.definition, this.versions);
    this.cache = this.#core.cache;
  }

  /** Answers at once from the cache unless the asked version has yet to arrive. Throws 404, 400 and 504 (GET rows). */
  get(target: ObjectTarget, options: GetOptions): Soon<EncodableObject> {
    const entry = get(this.#core, target, options);
    if (entry instanceof Promise) return entry.then((found) => encodableIn(found, target.definition));
    return encodableIn(entry, target.definition);
  }

  /** Throws 400, 410, 422 and 504 as the LIST rows say. */
  list(target: ObjectTarget, options: ListOptions, asker?: Asker): ListResult | Promise<ListResult> {
    const listed = list(this.#core, this.#tokens, target, options, asker);
    const mayAsk = this.#core.normaliser.leavesVersions;
    if (isStoredForm(target.definition) && !mayAsk) return listed;
    return listed instanceof Promise
      ? listed.then((result) => convertedList(result, target.definition, mayAsk))
      : convertedList(listed, target.definition, mayAsk);
  }

  /**
   * Throws 400, 422, 504; a version too old shows as an ERROR event, one too new as silence (WATCH rows). Call `take` once at
   * the start: `onReady` speaks only of what comes after that.
   */
  watch(target: ObjectTarget, options: WatchOptions, onReady: () => void, user?: string): ResourceWatch | Promise<ResourceWatch> {
    return watch(this.#core, target, options, onReady, user);
  }

  /** `object` is conformed to `target.definition`; it is mutated. Throws 409, 422, 403, 400. */
  async create(context: RequestContext, target: ObjectTarget, object: ApiObject, options: CreateOptions): Promise<WriteResult> {
    const entry = await create(this.#core, context, target, object, options);
    return written({ entry, created: true }, target);
  }

  /** PUT and non-apply PATCH: `compute` makes the desired object. Throws 404, 409, 422, 403, 400. */
  async update(
    context: RequestContext,
    target: ObjectTarget,
    compute: ComputeObject,
    options: UpdateOptions,
    view?: ObjectView,
  ): Promise<WriteResult> {
    return written(await update(this.#core, context, target, compute, options, view), target);
  }

  /** Server-side apply; creates a missing object except through sub-resources. */
  async apply(
    context: RequestContext,
    target: ObjectTarget,
    applied: AppliedConfig,
    options: PatchOptions,
    view?: ObjectView,
  ): Promise<WriteResult> {
    return written(await apply(this.#core, context, target, applied, options, view), target);
  }

  /** The number of replicas of its objects, seen as a Scale. */
  scaleView(definition: ResourceDefinition, scale: ScaleSubresource, kind: KindDefinition): ScaleView {
    return new ScaleView(this.#core, definition, scale, kind);
  }

  /** Throws 404, 409, 422, 403. */
  async delete(context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<DeleteResult> {
    const { entry, removed } = await deleteObject(this.#core, context, target, options);
    const withObject = !removed || target.definition.deleteReturnsObject;
    return {
      code: !removed && options.orphanDependents === false ? 202 : 200,
      object: withObject ? await encodableIn(entry, target.definition) : undefined,
      status: withObject ? undefined : deletionStatus(entry, target),
    };
  }

  /** Deletes what `list` selects (PATH-12). */
  async deleteCollection(context: RequestContext, target: ObjectTarget, options: DeleteOptions, listed: ListOptions): Promise<Status> {
    const { entries } = await list(this.#core, this.#tokens, target, listed);
    await deleteEntries(context, target, entries, (one, entry) => this.#remove(context, one, options, entry));
    return collectionStatus(target);
  }

  /** As {@link update}, for parts of the server: `change` mutates what is there, and nothing is shown of it. */
  async change(
    context: RequestContext,
    target: ObjectTarget,
    change: (object: ApiObject) => void,
    options: Pick<UpdateOptions, "dryRun" | "admitted">,
  ): Promise<void> {
    const entry = this.#entryOf(target);
    const large = this.#large?.();
    if (entry !== undefined && large?.takes(this, entry) === true) return large.update(this, context, target, change, options);
    const compute: ComputeObject = (current) => {
      change(current as ApiObject);
      return current as ApiObject;
    };
    await update(this.#core, context, target, compute, options);
  }

  /** As {@link delete}, for parts of the server: nothing is shown of it. */
  async remove(context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<void> {
    await this.#remove(context, target, options, this.#entryOf(target));
  }

  async #remove(context: RequestContext, target: ObjectTarget, options: DeleteOptions, entry: ObjectEntry | undefined): Promise<void> {
    const large = this.#large?.();
    const isAside = entry !== undefined && large?.takes(this, entry) === true && isReadToDelete(this.#core, target, entry, options);
    if (isAside) await large.delete(this, context, target, options);
    else await deleteObject(this.#core, context, target, options);
  }

  #entryOf(target: ObjectTarget): ObjectEntry | undefined {
    return this.cache.get(keyOf(this.#core, target));
  }

  /** What the keys of all its objects begin with. */
  get prefix(): string {
    return this.#core.resource.prefix;
  }

  /** How long its objects are kept after they were written last, in milliseconds; undefined: for ever. */
  get lifetimeMs(): number | undefined {
    return this.#core.lifetimeMs;
  }

  /** Takes what a write that is worked on elsewhere needs of others; undefined for nothing. `object` is mutated. Throws StatusError. */
  reserve(
    context: RequestContext,
    target: ObjectTarget,
    { object, old, dryRun }: { readonly object: ApiObject; readonly old: ApiObject | undefined; readonly dryRun: boolean },
  ): Soon<Reservation | undefined> {
    const hook = hookContext(this.#core, target);
    return this.#core.reserve?.(object, old, reservingContext(this.#core, hook, context, dryRun));
  }

  /** For those who follow it: an object could not be taken in, or, by the prefix of several, what there is to do about them. */
  followFailed(key: string, error: unknown): void {
    this.#followFailed?.(key, error);
  }

  /** Whether nobody but this process writes its objects. */
  get exclusive(): boolean {
    return this.#core.store.exclusive;
  }

  /** Resolves when the cache holds its first state. */
  ready(): Promise<void> {
    return this.cache.ready();
  }

  close(): void {
    this.#core.isClosed = true;
    this.cache.close();
  }
}

function storageDefinition(definitions: readonly ResourceDefinition[]): ResourceDefinition {
  const stored = definitions.find(({ version, storage }) => storage.type === "stored" && version === storage.version);
  if (stored === undefined) throw new TypeError(`no version of ${definitions[0]?.resource} is its storage version`);
  return stored;
}

function makeCore(
  options: ResourceStoreOptions,
  definition: ResourceDefinition,
  versions: ReadonlyMap<string, ResourceDefinition>,
): ResourceCore {
  const { group, resource, namespaced, hook } = definition;
  const { store, profile, clock, random, forms } = options;
  const targetOf = ({ metadata: { namespace = "", name = "" } }: ApiObject): ObjectTarget => ({
    definition,
    namespace,
    name,
    subresource: "",
  });
  const normaliser = new Normaliser(
    definition,
    versions,
    (object) => setDefaults(core, targetOf(object), object, hookContext(core, targetOf(object))),
    (object, error) => options.followFailed?.(keyOf(core, targetOf(object)), error),
  );
  const factory = objectEntryFactory(group, resource, namespaced, forms, normaliser);
  const managers = new Map<ResourceDefinition, FieldManager>();
  const ownHook: ResourceHook = hook === undefined ? {} : resourceHookNamed(options.hooks, hook);
  const core: ResourceCore = {
    normaliser,
    definition,
    versions,
    profile,
    clock,
    random,
    store,
    factory,
    resource: factory.resource,
    cache: options.openCache?.({ resource: factory.resource, factory }) ?? createWatchCache(store, factory.resource.prefix, factory),
    hook: ownHook,
    reserve: ownHook.reserve === undefined ? undefined : (options.reserve ?? ownHook.reserve.bind(ownHook)),
    hooks: options.hooks,
    objects: options.objects,
    permissions: options.permissions,
    pools: options.pools,
    turns: new Turns(),
    lifetimeMs: options.lifetimeMs?.(definition),
    admission: () => options.admission(),
    gate: (name) => options.gate(name),
    fieldManager: (version) => {
      const known = managers.get(version);
      if (known !== undefined) return known;
      const made = createFieldManager(version, (apiVersion) => versions.get(apiVersion), profile);
      managers.set(version, made);
      return made;
    },
    isClosed: false,
  };
  return core;
}

function written({ entry, created }: Written, target: ObjectTarget): Soon<WriteResult> {
  const object = encodableIn(entry, target.definition);
  return object instanceof Promise ? object.then((converted) => ({ object: converted, created })) : { object, created };
}

function convertedList(result: EntryList, definition: ResourceDefinition, mayAsk: boolean): ListResult | Promise<ListResult> {
  const entries = encodablesIn(result.entries, definition, mayAsk);
  return entries instanceof Promise ? entries.then((items) => ({ ...result, entries: items })) : { ...result, entries };
}
