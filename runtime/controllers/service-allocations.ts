/**
 * Gives back the addresses and ports of services that are gone or have others now, and makes what is taken and what services have agree
 * again, whatever ended in between (CAT-11). Part of every server, like the caches: without it ranges would fill.
 */
import type { EventRecorder } from "../client/kit/event-recorder.js";
import { WorkQueue } from "../client/kit/work-queue.js";
import type { ObjectShape, Stored } from "../client/object-types.js";
import { pause } from "../client/pause.js";
import { specOf } from "../kinds/core/services/service-spec.js";
import type { Log } from "../log/log.js";
import type { Claim, ClaimPool, Loss } from "../registry/claims/claim-pool.js";
import { FollowedMap } from "../registry/followers/followed-map.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import type { Revision } from "../storage/key-value-store.js";
import { type Controller, IDLE } from "./controller.js";
import { type ServiceRange, serviceRanges } from "./service-ranges.js";

/** How often what is taken is compared with what services have. */
const REPAIR_MS = 180_000;
/** When it is compared again while what services have is still being read. */
const READING_MS = 1000;
const REPAIR = "repair";
/** They share commits. */
const RETURNS_AT_ONCE = 16;
/** How long who finds no number waits for what services have while that is being read, and how often it is looked at meanwhile. */
const CATCH_UP_MS = 1000;
const LOOK_MS = 5;
const NOTHING: ReadonlySet<string> = new Set();

export interface ServiceAllocationOptions {
  readonly registry: ResourceRegistry;
  readonly failed: (key: string, error: unknown) => void;
  /** A recorder of events for a component of that name. */
  recorder(component: string): EventRecorder;
  readonly log: Pick<Log, "warn">;
}

/** A number of a range, as a key. */
const numberKey = ({ pool }: ServiceRange, number: number | ""): string => `${pool.settings.name}/${number}`;

/** What one service has. */
interface Held {
  readonly uid: string;
  /** Of the service. */
  readonly key: string;
  readonly revision: Revision;
  /** Keys of numbers. */
  readonly numbers: ReadonlySet<string>;
}

/** Starts the loop; does nothing on a server that serves no services or has no ranges. */
export function startServiceAllocations(options: ServiceAllocationOptions): Controller {
  const { registry } = options;
  const store = registry.stored("", "v1", "services")?.store;
  return store === undefined || registry.pools.size === 0 ? IDLE : new ServiceAllocations(options, store);
}

class ServiceAllocations implements Controller {
  readonly #ranges: ReadonlyMap<string, ServiceRange>;
  readonly #recorders = new Map<string, EventRecorder>();
  readonly #lost = new Map<string, Loss>();
  readonly #queue: WorkQueue;
  readonly #services: FollowedMap<Held>;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly options: ServiceAllocationOptions,
    private readonly store: ResourceStore,
  ) {
    this.#ranges = serviceRanges(options.registry.pools);
    this.#queue = new WorkQueue({
      parallel: RETURNS_AT_ONCE,
      work: (key) => (key === REPAIR ? this.#repair() : this.#giveBack(key)),
      failed: options.failed,
    });
    this.#services = new FollowedMap<Held>({
      store,
      read: (entry) => this.#heldBy(entry),
      changed: (_key, held, previous) => this.#change(held, previous),
    });
    for (const { pool } of this.#ranges.values()) pool.followedBy(() => this.#catchUp());
    const repair = (): void => this.#queue.add(REPAIR);
    void this.#services.ready.then(repair);
    this.#timer = setInterval(repair, REPAIR_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#services.close();
    this.#queue.close();
  }

  #heldBy(entry: ObjectEntry): Held {
    const object = entry.shared();
    const spec = specOf(object);
    const numbers = new Set<string>();
    for (const range of this.#ranges.values()) for (const number of range.numbersOf(spec)) numbers.add(numberKey(range, number));
    return { uid: object.metadata.uid as string, key: entry.key, revision: entry.revision, numbers };
  }

  #change(held: Held | undefined, previous: Held | undefined): void {
    if (previous === undefined) return;
    const isSame = held?.uid === previous.uid;
    const keeps = isSame ? held.numbers : NOTHING;
    const loss: Loss = { owner: previous.uid, at: isSame ? held.revision : Number.POSITIVE_INFINITY };
    for (const key of previous.numbers) {
      if (keeps.has(key)) continue;
      this.#lost.set(key, loss);
      const { pool, number } = this.#placeOf(key);
      pool?.lost(number, loss);
      this.#queue.add(key);
    }
  }

  async #giveBack(key: string): Promise<void> {
    const loss = this.#lost.get(key);
    if (loss === undefined) return;
    const { pool, number } = this.#placeOf(key);
    await pool?.freeLost(number, loss);
    if (this.#lost.get(key) === loss) this.#lost.delete(key);
  }

  /** What {@link numberKey} was made of. */
  #placeOf(key: string): { readonly pool: ClaimPool | undefined; readonly number: number } {
    const slash = key.lastIndexOf("/");
    return { pool: this.#ranges.get(key.slice(0, slash))?.pool, number: Number(key.slice(slash + 1)) };
  }

  /** The pools know then of all that services had lost, by whomever, when it was called. */
  async #catchUp(): Promise<void> {
    await this.store.cache.fresh();
    const end = performance.now() + CATCH_UP_MS;
    while (!this.#services.catchUp() && performance.now() < end) await pause(LOOK_MS);
  }

  async #repair(): Promise<void> {
    for (const range of this.#ranges.values()) {
      const { pool } = range;
      const claims = await pool.claims();
      const decided = claims.filter((claim) => !pool.isUndecided(claim));
      // After the claims: of what was decided then, it is seen now which service has it, and none gets it without claiming it again.
      await this.store.cache.fresh();
      if (!this.#services.catchUp()) {
        this.#queue.addAfter(REPAIR, READING_MS);
        return;
      }
      const holders = this.#holders(range);
      for (const claim of decided) if (!holders.has(claim.number)) await pool.free(claim);
      await this.#agree(range, new Map(claims.map((claim) => [claim.number, claim])), holders);
    }
  }

  /** Each number is claimed for the service that has it. Of several the one that has claimed it keeps it, and people are told of the others. */
  async #agree(range: ServiceRange, claims: ReadonlyMap<number, Claim>, holders: ReadonlyMap<number, readonly Held[]>): Promise<void> {
    for (const [number, [first, ...more]] of holders) {
      const claim = claims.get(number);
      const rightful = more.find(({ uid }) => uid === claim?.owner) ?? (first as Held);
      if (rightful.uid !== claim?.owner && (await range.pool.adopt(number, rightful.uid, claim)))
        await this.#warn(range, rightful, "NotAllocated", `${range.textOf(number)} is not allocated; repairing`);
      if (more.length === 0) continue;
      for (const held of [first as Held, ...more])
        if (held !== rightful)
          await this.#warn(
            range,
            held,
            "AlreadyAllocated",
            `${range.textOf(number)} was assigned to multiple services; please recreate service`,
          );
    }
  }

  /** Who has the numbers of a range. */
  #holders(range: ServiceRange): Map<number, Held[]> {
    const prefix = numberKey(range, "");
    const holders = new Map<number, Held[]>();
    for (const held of this.#services.values()) {
      for (const key of held.numbers) {
        if (!key.startsWith(prefix)) continue;
        const number = Number(key.slice(prefix.length));
        const known = holders.get(number);
        if (known === undefined) holders.set(number, [held]);
        else known.push(held);
      }
    }
    return holders;
  }

  async #warn({ component, noun }: ServiceRange, { key }: Held, what: string, message: string): Promise<void> {
    const service = await this.store.cache.get(key)?.read();
    if (service === undefined) return;
    const { namespace, name } = service.metadata;
    this.options.log.warn(message, { namespace, name });
    this.#recorderOf(component).record(service as unknown as Stored<ObjectShape>, "Warning", `${noun}${what}`, message);
  }

  #recorderOf(component: string): EventRecorder {
    const known = this.#recorders.get(component);
    if (known !== undefined) return known;
    const made = this.options.recorder(component);
    this.#recorders.set(component, made);
    return made;
  }
}
