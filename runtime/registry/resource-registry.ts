/**
 * Everything the server serves, found by group, version and plural name or kind. It changes while the server runs: what is added is
 * served once its objects are loaded, what is removed ends its watches.
 */

import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import { apiVersionOf, type KindDefinition, type KindReference, type ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { internalError } from "../errors/constructors.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import type { AdmissionChain } from "./admission/chain.js";
import { ClaimPool, type PoolSettings } from "./claims/claim-pool.js";
import type { Soon } from "./conversion/versions.js";
import { CreationsUnderWay } from "./creations-under-way.js";
import { EncodedForms } from "./encoded-forms.js";
import type { AuthorizationAnswer, AuthorizationQuestion, HandlerServices, Handlers, Permissions, TokenServices } from "./handlers.js";
import type { LargeWrites } from "./large-writes.js";
import { ContinueTokens } from "./read/continue-token.js";
import type { Relays } from "./relays.js";
import type { Resource } from "./resource.js";
import { ResourceStore } from "./resource-store.js";
import { ResourceBuilder } from "./resources/builder.js";
import { byStorage, storageKeyOf } from "./resources/by-storage.js";
import { StoredObjectAccess } from "./resources/object-access.js";
import { PathTable } from "./resources/path-table.js";
import type { KindHooks } from "./type-hook.js";

/** A resource in one version, with all that is served below its path. */
export interface ServedResource {
  readonly definition: ResourceDefinition;
  readonly main: Resource;
  readonly subresources: ReadonlyMap<string, Resource>;
}

/** A resource in one version, and the store that all its versions share. */
export interface StoredKind {
  readonly definition: ResourceDefinition;
  readonly store: ResourceStore;
}

/** Told of the stores that come and go. */
export interface StoreListener {
  /** Its objects are loaded. */
  added(store: ResourceStore): void;
  removed(store: ResourceStore): void;
}

export interface RegistryOptions {
  readonly store: KeyValueStore;
  /** Every version of every resource, served or not: objects may be stored in one that is not. */
  readonly definitions: readonly ResourceDefinition[];
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly random: Random;
  /** Kinds that are no resources, which sub-resources may take or give. */
  readonly virtualKinds: readonly KindDefinition[];
  /** What definitions name in `handler`. */
  readonly handlers: Handlers;
  /** Whether clients may use this version. A resource without any has no store. */
  serves(definition: ResourceDefinition): boolean;
  /** What `runtime/kinds` binds to the names that definitions have for hooks. */
  readonly hooks: KindHooks;
  /** How long objects of a resource are kept after they were written last, in milliseconds; undefined, or absent: for ever. */
  lifetimeMs?(definition: ResourceDefinition): number | undefined;
  /** Whether a feature gate is on. */
  gate(name: FeatureGateName): boolean;
  /** Asks the server's authorizers; not during the call of the constructor. */
  authorize(question: AuthorizationQuestion): Soon<AuthorizationAnswer>;
  readonly rulesFor: HandlerServices["rulesFor"];
  readonly rulesGranted: Permissions["rulesGranted"];
  /** Makes and recognises tokens; not during the call of the constructor. Absent where there are none. */
  tokens?(): TokenServices;
  /** Absent: there are none. */
  readonly components?: HandlerServices["components"];
  /** Hands requests on. Absent where nothing is. */
  readonly relays?: Relays;
  /** What objects take numbers from; see {@link ReservingContext}. */
  readonly pools?: readonly PoolSettings[];
  /** Where large objects are written that no client names; not during the call of the constructor. Absent: as others are. */
  large?(): LargeWrites;
  /** Told of objects, by their keys, that somebody who follows their resource could not take in. */
  followFailed(key: string, error: unknown): void;
  /** Called once; plugins may look resources up later, not during the call. */
  admission(registry: ResourceRegistry): AdmissionChain;
}

/** One resource in all its versions. */
interface Part {
  readonly served: readonly ServedResource[];
  readonly store: ResourceStore | undefined;
}

type Serves = (definition: ResourceDefinition) => boolean;

export class ResourceRegistry {
  readonly profile: VendorProfile;
  readonly admission: AdmissionChain;
  readonly services: HandlerServices;
  readonly creations = new CreationsUnderWay();
  /** By name, in the order they were given. */
  readonly pools: ReadonlyMap<string, ClaimPool>;
  readonly #builder: ResourceBuilder;
  readonly #makeStore: (definitions: readonly ResourceDefinition[]) => ResourceStore;
  /** In the order of definition. */
  readonly #parts = new Map<string, Part>();
  /** The change of each part that still loads; a later one overtakes it. */
  readonly #changes = new Map<string, symbol>();
  readonly #listeners = new Set<StoreListener>();
  readonly #forms = new EncodedForms();
  /** By group, version and kind. */
  readonly #virtualKinds: ReadonlyMap<string, KindDefinition>;
  #served = new PathTable<ServedResource>([]);
  #stored = new PathTable<StoredKind>([]);
  #kinds = new Map<string, ServedResource>();
  #storedKinds = new Map<string, StoredKind>();
  #stores: readonly ResourceStore[] = [];
  #definitions: readonly ResourceDefinition[] = [];

  constructor(options: RegistryOptions) {
    this.profile = options.profile;
    this.#virtualKinds = new Map(options.virtualKinds.map((each) => [kindOf(each), each]));
    const { profile, clock, random } = options;
    this.pools = new Map((options.pools ?? []).map((pool) => [pool.name, new ClaimPool(pool, options.store, clock, random)]));
    this.services = {
      profile,
      clock,
      random,
      gate: (name) => options.gate(name),
      resource: (group, version, plural) => {
        const found = this.stored(group, version, plural);
        return found === undefined ? undefined : new StoredObjectAccess(found.store, found.definition);
      },
      authorize: (question) => options.authorize(question),
      rulesFor: (user, namespace) => options.rulesFor(user, namespace),
      get tokens() {
        if (options.tokens === undefined) throw internalError("there are no tokens here");
        return options.tokens();
      },
      components: options.components ?? (async () => []),
      get relays() {
        if (options.relays === undefined) throw internalError("nothing is handed on here");
        return options.relays;
      },
    };
    const shared = {
      ...options,
      pools: this.pools,
      forms: this.#forms,
      tokens: new ContinueTokens(),
      admission: () => this.admission,
      objects: this.services.resource,
      permissions: {
        authorize: this.services.authorize,
        rulesGranted: (user, namespace) => options.rulesGranted(user, namespace),
      } satisfies Permissions,
    };
    this.#makeStore = (definitions) => new ResourceStore({ ...shared, definitions });
    this.#builder = new ResourceBuilder({
      services: this.services,
      handlers: options.handlers,
      hooks: options.hooks,
      kind: (reference) => this.#kind(reference, options),
      admission: () => this.admission,
    });
    for (const [key, definitions] of byStorage(options.definitions)) {
      if (definitions.some((definition) => options.serves(definition)))
        this.#parts.set(
          key,
          this.#build(definitions, (each) => options.serves(each)),
        );
    }
    this.#index();
    this.admission = options.admission(this);
  }

  /** Resolves when every cache holds its first state. */
  async ready(): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.ready()));
  }

  /**
   * Adds a resource in all its versions, or puts them in the place of those there are. Resolves when it is served, or when a later
   * change of the same resource has overtaken it. Rejects, with nothing changed, when its objects cannot be loaded.
   * @throws RangeError for a handler or hook that nobody has, TypeError for versions that are not one resource.
   */
  async define(definitions: readonly ResourceDefinition[], serves: Serves = () => true): Promise<void> {
    const [first, ...others] = byStorage(definitions).keys();
    if (first === undefined || others.length > 0) throw new TypeError("define takes the versions of one resource");
    const part = this.#build(definitions, serves);
    const change = Symbol(first);
    this.#changes.set(first, change);
    try {
      await part.store?.ready();
    } catch (error) {
      part.store?.close();
      if (this.#changes.get(first) === change) this.#changes.delete(first);
      throw error;
    }
    if (this.#changes.get(first) === change) this.#install(first, part);
    else part.store?.close();
  }

  /** Serves a resource no longer, in no version; its objects stay in the store. */
  remove(resource: { readonly group: string; readonly resource: string }): void {
    this.#install(storageKeyOf(resource), undefined);
  }

  /** Tells of the stores there are, at once, and of those that come and go, until the function that is given back is called. */
  follow(listener: StoreListener): () => void {
    this.#listeners.add(listener);
    for (const store of this.#stores) listener.added(store);
    return () => this.#listeners.delete(listener);
  }

  /** By group, version and plural name, as paths have them. */
  lookup(group: string, version: string, resource: string): ServedResource | undefined {
    return this.#served.get(group, version, resource);
  }

  /** As {@link lookup}, for resources that keep objects. */
  stored(group: string, version: string, resource: string): StoredKind | undefined {
    return this.#stored.get(group, version, resource);
  }

  /** By Kind, as bodies name it. */
  lookupKind(group: string, version: string, kind: string): ServedResource | undefined {
    return this.#kinds.get(`${group}/${version}/${kind}`);
  }

  /** Whether requests may carry the kind: that of a resource which is served, or one that sub-resources take. */
  hasKind(group: string, version: string, kind: string): boolean {
    return this.lookupKind(group, version, kind) !== undefined || this.#virtualKinds.has(`${group}/${version}/${kind}`);
  }

  /** By Kind, as object references name it, for kinds whose objects are kept. */
  storedKind(group: string, version: string, kind: string): StoredKind | undefined {
    return this.#storedKinds.get(`${group}/${version}/${kind}`);
  }

  /** One store per resource that keeps objects, in the order of the definitions. */
  stores(): readonly ResourceStore[] {
    return this.#stores;
  }

  /** Every served version of every resource; another list after every change, and the same one in between. */
  definitions(): readonly ResourceDefinition[] {
    return this.#definitions;
  }

  close(): void {
    for (const store of this.#stores) store.close();
    this.#forms.close();
  }

  #build(definitions: readonly ResourceDefinition[], serves: Serves): Part {
    const keeps = definitions.some(({ storage }) => storage.type === "stored");
    const store = keeps ? this.#makeStore(definitions) : undefined;
    try {
      return { served: definitions.filter(serves).map((definition) => this.#serve(definition, definitions, store)), store };
    } catch (error) {
      // Closed once it has loaded, and so follows the store already.
      if (store !== undefined)
        store.ready().then(
          () => store.close(),
          () => store.close(),
        );
      throw error;
    }
  }

  #serve(definition: ResourceDefinition, definitions: readonly ResourceDefinition[], store: ResourceStore | undefined): ServedResource {
    const versions = store?.versions ?? new Map(definitions.map((each) => [apiVersionOf(each), each]));
    const below = definition.subresources.map((each) => [each.name, this.#builder.subresource(definition, each, store, versions)] as const);
    return { definition, main: this.#main(definition, store, versions), subresources: new Map(below) };
  }

  #main(definition: ResourceDefinition, store: ResourceStore | undefined, versions: ReadonlyMap<string, ResourceDefinition>): Resource {
    const { storage } = definition;
    if (storage.type === "none") return this.#builder.unstored(definition, storage.handler, versions);
    if (store === undefined) throw new TypeError(`no version of ${definition.resource} is stored`);
    return this.#builder.stored(definition, store);
  }

  #install(key: string, part: Part | undefined): void {
    this.#changes.delete(key);
    const replaced = this.#parts.get(key);
    if (part === undefined) this.#parts.delete(key);
    else this.#parts.set(key, part);
    this.#index();
    for (const listener of this.#listeners) {
      if (replaced?.store !== undefined) listener.removed(replaced.store);
      if (part?.store !== undefined) listener.added(part.store);
    }
    replaced?.store?.close();
  }

  /** Tables of their own per change, so that a reader sees one state or the other. */
  #index(): void {
    const parts = [...this.#parts.values()];
    const served = parts.flatMap((part) => part.served);
    const stored = parts.flatMap(({ served: versions, store }) =>
      store === undefined ? [] : versions.map(({ definition }): StoredKind => ({ definition, store })),
    );
    this.#stores = parts.flatMap(({ store }) => store ?? []);
    this.#definitions = served.map(({ definition }) => definition);
    this.#served = new PathTable(served);
    this.#stored = new PathTable(stored);
    this.#kinds = new Map(served.map((each) => [kindOf(each.definition), each]));
    this.#storedKinds = new Map(stored.map((each) => [kindOf(each.definition), each]));
  }

  #kind(reference: KindReference, { definitions }: RegistryOptions): KindDefinition {
    const own = this.lookupKind(reference.group, reference.version, reference.kind)?.definition;
    const known =
      own ?? this.#virtualKinds.get(kindOf(reference)) ?? definitions.find((definition) => kindOf(definition) === kindOf(reference));
    if (known === undefined) throw new RangeError(`there is no kind ${kindOf(reference)}`);
    return known;
  }
}

const kindOf = ({ group, version, kind }: KindReference): string => `${group}/${version}/${kind}`;
