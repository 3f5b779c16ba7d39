/**
 * All quotas of the server by namespace: what admission charges and the controller recounts is the same. Of a quota that cannot be read
 * the last version that could be holds on.
 */
import { type FollowedIndex, followIndex } from "../../../registry/followers/index-follower.js";
import { inFollowersTurn } from "../../../registry/followers/turns.js";
import { placeOfKey } from "../../../registry/keys.js";
import type { LargeWrites } from "../../../registry/large-writes.js";
import type { ResourceRegistry } from "../../../registry/resource-registry.js";
import type { ResourceStore } from "../../../registry/resource-store.js";
import { systemContext } from "../../../registry/system-context.js";
import { readQuotaAhead } from "./known-quota.js";
import { Measures } from "./measure.js";
import { type LedgerParts, NamespaceLedger } from "./namespace-ledger.js";

/** Who writes the status of quotas. */
const USER = "system:apiserver";

/** Told of namespaces where what is used may have changed. */
export type QuotaListener = (namespace: string) => void;

class QuotaLedger {
  readonly measures: Measures;
  readonly #parts: LedgerParts & { large?: LargeWrites | undefined };
  readonly #namespaces = new Map<string, NamespaceLedger>();
  /** Those that do not know yet what else is served. */
  readonly #outdated = new Set<NamespaceLedger>();
  readonly #listeners = new Set<QuotaListener>();
  readonly #followed: FollowedIndex;
  readonly #unfollowStores: () => void;

  constructor(registry: ResourceRegistry, store: ResourceStore) {
    const { clock, random, profile } = registry.services;
    this.measures = new Measures(profile);
    this.#parts = {
      store,
      measures: this.measures,
      context: systemContext({ profile, clock, random, user: USER }),
      stores: () => registry.stores(),
      catchUp: (isOver) => this.#followed.catchUp(isOver),
      changed: (namespace) => this.#tell(namespace),
    };
    this.#followed = this.#follow(store);
    const again = (): void => this.#followAgain();
    this.#unfollowStores = registry.follow({ added: again, removed: again });
  }

  /** Undefined for a namespace without quotas. As new as the cache. */
  of(namespace: string): NamespaceLedger | undefined {
    this.#followed.catchUp();
    const ledger = this.#namespaces.get(namespace);
    if (ledger !== undefined && this.#outdated.delete(ledger)) this.#followOf(ledger);
    return ledger;
  }

  /** Makes writes of large quotas where they hold nobody up. */
  writeLargeBy(large: LargeWrites | undefined): void {
    this.#parts.large = large;
  }

  namespaces(): Iterable<string> {
    return this.#namespaces.keys();
  }

  /** Tells of every namespace with quotas at once, and of each again whenever something in it may have changed. */
  listen(listener: QuotaListener): () => void {
    this.#listeners.add(listener);
    for (const namespace of this.#namespaces.keys()) listener(namespace);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#unfollowStores();
    this.#followed.close();
    for (const { quotas } of this.#namespaces.values()) quotas.close();
    this.#outdated.clear();
    this.#namespaces.clear();
  }

  #follow(store: ResourceStore): FollowedIndex {
    return followIndex(store, {
      keepsLastGood: true,
      readAhead: (entry) => {
        const { quotas } = this.#at(entry.namespace);
        const reading = readQuotaAhead(entry, quotas);
        if (reading === undefined) return undefined;
        quotas.reading++;
        return reading.then(() => {
          quotas.reading--;
        });
      },
      set: (entry) => {
        this.#at(entry.namespace).quotas.set(entry);
        this.#tell(entry.namespace);
      },
      remove: (key) => {
        const { namespace, name } = placeOfKey(key, store.prefix, true);
        this.#remove(namespace, name);
      },
    });
  }

  /** Something else is served: of each namespace this is taken in when it is asked about, or in a turn of its own. */
  #followAgain(): void {
    const isUnderWay = this.#outdated.size > 0;
    for (const ledger of this.#namespaces.values()) this.#outdated.add(ledger);
    if (!isUnderWay && this.#outdated.size > 0) inFollowersTurn((sliceEnd) => this.#followOutdated(sliceEnd));
  }

  #followOutdated(sliceEnd: number): void {
    for (const ledger of this.#outdated) {
      this.#outdated.delete(ledger);
      this.#followOf(ledger);
      if (performance.now() >= sliceEnd) break;
    }
    if (this.#outdated.size > 0) inFollowersTurn((end) => this.#followOutdated(end));
  }

  #followOf(ledger: NamespaceLedger): void {
    ledger.quotas.follow();
    this.#tell(ledger.namespace);
  }

  #at(namespace: string): NamespaceLedger {
    let ledger = this.#namespaces.get(namespace);
    if (ledger === undefined) {
      ledger = new NamespaceLedger(this.#parts, namespace);
      this.#namespaces.set(namespace, ledger);
    }
    return ledger;
  }

  #remove(namespace: string, name: string): void {
    const ledger = this.#namespaces.get(namespace);
    ledger?.quotas.remove(name);
    if (ledger?.quotas.isEmpty !== true) return;
    ledger.quotas.close();
    this.#outdated.delete(ledger);
    this.#namespaces.delete(namespace);
  }

  #tell(namespace: string): void {
    for (const listener of this.#listeners) listener(namespace);
  }
}

/** The ledgers in use: who charges and who recounts share one, so that each knows what the other has written. */
const ledgers = new WeakMap<ResourceRegistry, { readonly ledger: QuotaLedger; users: number }>();

/** A use of the ledger of a registry. */
export interface LedgerUse {
  readonly ledger: QuotaLedger;
  close(): void;
}

/** The ledger of a registry; undefined where there are no quotas. The last one that closes it ends it. */
export function useQuotaLedger(registry: ResourceRegistry): LedgerUse | undefined {
  const store = registry.stored("", "v1", "resourcequotas")?.store;
  if (store === undefined) return undefined;
  const shared = ledgers.get(registry) ?? { ledger: new QuotaLedger(registry, store), users: 0 };
  ledgers.set(registry, shared);
  shared.users++;
  return {
    ledger: shared.ledger,
    close: () => {
      if (--shared.users > 0) return;
      ledgers.delete(registry);
      shared.ledger.close();
    },
  };
}
