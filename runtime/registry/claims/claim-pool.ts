/**
 * Numbers that objects take for themselves alone - addresses, ports -, whoever writes the objects and through whichever server: each that
 * is taken is a key of the store, whose guard lets only one take it.
 */
import type { Clock } from "../../clock/clock.js";
import type { KeyValue, KeyValueStore, RangeRequest } from "../../storage/key-value-store.js";

export interface PoolSettings {
  /** e.g. `servicenodeports`; names the keys. */
  readonly name: string;
  /** As users write it: `10.0.0.0/24`. */
  readonly range: string;
  /** Numbers from 0 on, this one not included. */
  readonly size: number;
  /** Never chosen, but given to whoever asks for one of them. */
  readonly reserved?: readonly number[];
}

/** What is stored of a number that is taken. */
export interface Claim {
  readonly number: number;
  /** `metadata.uid` of the object. */
  readonly owner: string;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** A write takes its numbers before it stores the object: so long another server cannot tell whether it ever will. */
const UNDECIDED_MS = 120_000;

/** Others take the same number at the same time at most so often in a row before the pool counts as full. */
const MAXIMUM_ATTEMPTS = 100;

/** Claims read at a time: few enough that the embedded store starts no thread for it. */
const PAGE = 500;

export class ClaimPool {
  readonly #prefix: string;
  /** What this server knows to be taken; others may have taken more, which the store's guard tells. */
  #taken: Promise<Set<number>> | undefined;
  /** Taken by writes of this process that have not ended. */
  readonly #undecided = new Map<number, string>();

  constructor(
    readonly settings: PoolSettings,
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
  ) {
    this.#prefix = `/registry/ranges/${settings.name}/`;
  }

  /** A number that nobody has, from a random place on; undefined when there is none. With `dryRun` nothing is stored. */
  async take(owner: string, dryRun: boolean): Promise<number | undefined> {
    for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt++) {
      const taken = await this.#load();
      // Where nobody else takes any, what is known is what there is.
      const number = this.#choose(taken) ?? (this.store.exclusive ? undefined : this.#choose(await this.#reload()));
      if (number === undefined || dryRun) return number;
      if (await this.#commit(number, owner, 0)) return number;
    }
    return undefined;
  }

  /**
   * Whether the number is the owner's now. One that was taken for an object which has it no longer, as `isHeld` says, changes hands. With
   * `dryRun` nothing is stored.
   */
  async claim(number: number, owner: string, dryRun: boolean, isHeld: () => boolean | Promise<boolean>): Promise<boolean> {
    for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt++) {
      const taking = this.#undecided.get(number);
      if (taking !== undefined) return taking === owner;
      const current = await this.#read(number);
      if (current?.claim.owner === owner) return true;
      if (current !== undefined && (this.#isOpen(current.claim) || (await isHeld()))) return false;
      if (dryRun || (await this.#commit(number, owner, current?.revision ?? 0))) return true;
    }
    return false;
  }

  /** The owner's write that took the number has ended, and has stored its object. */
  decided(number: number, owner: string): void {
    if (this.#undecided.get(number) === owner) this.#undecided.delete(number);
  }

  /** Gives a number back that is the owner's. */
  async free(number: number, owner: string): Promise<void> {
    this.decided(number, owner);
    const current = await this.#read(number);
    if (current?.claim.owner === owner) {
      const { ok } = await this.store.commit({ key: this.#key(number), expected: current.revision, withoutCurrent: true });
      if (!ok) return;
    }
    if (current === undefined || current.claim.owner === owner) (await this.#load()).delete(number);
  }

  /** All that are taken. */
  async claims(): Promise<readonly Claim[]> {
    const claims: Claim[] = [];
    let request: RangeRequest = { start: this.#prefix, end: `${this.#prefix}~`, limit: PAGE, uncounted: true };
    for (;;) {
      const { items, revision } = await this.store.range(request);
      claims.push(...items.map((item) => this.#claimOf(item)));
      const last = items.at(-1);
      if (last === undefined || items.length < PAGE) return claims;
      request = { ...request, start: `${last.key}\0`, revision };
    }
  }

  /** Whether it is too early to say that nobody needs it. */
  isUndecided({ number, since }: Claim): boolean {
    return this.#undecided.has(number) || since + UNDECIDED_MS > this.clock.now();
  }

  /** Whether the write that took it may yet store its object. */
  #isOpen({ number, since }: Claim): boolean {
    return this.store.exclusive ? this.#undecided.has(number) : since + UNDECIDED_MS > this.clock.now();
  }

  #choose(taken: ReadonlySet<number>): number | undefined {
    const { size, reserved = [] } = this.settings;
    const start = Math.floor(Math.random() * size);
    for (let step = 0; step < size; step++) {
      const number = (start + step) % size;
      if (!taken.has(number) && !reserved.includes(number)) return number;
    }
    return undefined;
  }

  async #commit(number: number, owner: string, expected: number): Promise<boolean> {
    const taken = await this.#load();
    // Before the store knows: writers beside this one choose another.
    taken.add(number);
    if (this.#undecided.has(number)) return false;
    this.#undecided.set(number, owner);
    try {
      const value = Buffer.from(JSON.stringify({ owner, since: this.clock.now() }));
      const { ok } = await this.store.commit({ key: this.#key(number), value, expected, withoutCurrent: true });
      if (!ok) this.decided(number, owner);
      return ok;
    } catch (error) {
      this.decided(number, owner);
      // If it is taken after all, the next who tries is told so by the store.
      taken.delete(number);
      throw error;
    }
  }

  #load(): Promise<Set<number>> {
    this.#taken ??= this.#readAll();
    return this.#taken;
  }

  #reload(): Promise<Set<number>> {
    this.#taken = this.#readAll();
    return this.#taken;
  }

  async #readAll(): Promise<Set<number>> {
    try {
      return new Set([...(await this.claims()).map(({ number }) => number), ...this.#undecided.keys()]);
    } catch (error) {
      this.#taken = undefined;
      throw error;
    }
  }

  async #read(number: number): Promise<{ readonly claim: Claim; readonly revision: number } | undefined> {
    const { items } = await this.store.range({ start: this.#key(number) });
    const [item] = items;
    return item === undefined ? undefined : { claim: this.#claimOf(item), revision: item.revision };
  }

  #claimOf({ key, value }: KeyValue): Claim {
    const { owner, since } = JSON.parse(value.toString()) as Pick<Claim, "owner" | "since">;
    return { number: Number(key.slice(this.#prefix.length)), owner, since };
  }

  #key(number: number): string {
    return this.#prefix + number;
  }
}
