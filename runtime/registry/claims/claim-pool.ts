/**
 * Numbers that objects take for themselves alone - addresses, ports -, whoever writes the objects and through whichever server: each that
 * is taken is a key of the store, whose guard lets only one take it.
 */
import type { Clock } from "../../clock/clock.js";
import type { Random } from "../../clock/random.js";
import { parseJsonText } from "../../definition/json-text.js";
import type { KeyValue, KeyValueStore, RangeRequest, Revision } from "../../storage/key-value-store.js";

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
  /** When it was written; each write of the owner that needs the number anew writes it again. */
  readonly revision: Revision;
}

/** What is stored of a number. */
interface Finding {
  /** Undefined: nothing. */
  readonly claim: Claim | undefined;
  /** At which that was so. */
  readonly revision: Revision;
}

/** How the owner of a claim has come to have its number no longer. */
export interface Loss {
  /** `metadata.uid` of the object that had the number. */
  readonly owner: string;
  /** At which it was first seen without; infinite when it is gone. */
  readonly at: Revision;
}

/** Whether a claim is of no use to its owner any more: one that it has written since is. */
const isOver = ({ owner, revision }: Claim, loss: Loss | undefined): boolean =>
  loss !== undefined && owner === loss.owner && revision < loss.at;

/** Writes of one object, in this process, that need a number of it and have not ended. */
interface Hold {
  readonly owner: string;
  writes: number;
  /** Of the claim as these writes have written it last. */
  revision: Revision;
  /** At which nobody had the number, as was seen last while these writes had it in hand. */
  freeAt: Revision;
  /** Whether the claim was there before: on a store that others share, one of theirs may count on it. */
  isInherited: boolean;
  /** Whether one of the writes ended without anybody knowing if it was stored. */
  isDoubted: boolean;
}

/** A write takes its numbers before it stores the object: so long another server cannot tell whether it ever will. */
const UNDECIDED_MS = 120_000;

/** Others take the same number at the same time at most so often in a row before the pool counts as full. */
const MAXIMUM_ATTEMPTS = 100;

/** After so many numbers that others have taken unseen, what is taken is read anew. */
const MISSES = 8;

/** Claims read at a time: few enough that the embedded store starts no thread for it. */
const PAGE = 500;

/**
 * A write takes numbers with `take` and `claim`, and says of each how it ended: `keep`, `leave` or `giveBack`. A claim is only ever
 * deleted at the revision at which it was read, and every write that counts on it has written it: so none is deleted under a write.
 */
export class ClaimPool {
  readonly #prefix: string;
  /** What this server knows to be taken, each with the revision of its claim; others may have taken more, which the store's guard tells. */
  #taken = new Map<number, Revision>();
  #loading: Promise<void> | undefined;
  readonly #holds = new Map<number, Hold>();
  /** Numbers whose owners have them no longer, while their claims are still stored. */
  readonly #losses = new Map<number, Loss>();
  #follow: () => Promise<void> = () => Promise.resolve();

  constructor(
    readonly settings: PoolSettings,
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {
    this.#prefix = `/registry/ranges/${settings.name}/`;
  }

  /** Whoever tells of losses: `follow` resolves when all that there were before the call have been told of. */
  followedBy(follow: () => Promise<void>): void {
    this.#follow = follow;
  }

  /** A number that nobody has, from a random place on; undefined when there is none. With `dryRun` nothing is stored. */
  async take(owner: string, dryRun: boolean): Promise<number | undefined> {
    let isUpToDate = false;
    await this.#load();
    for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt++) {
      const number = this.#choose();
      if (number !== undefined) {
        if (dryRun ? await this.#isFree(number) : await this.#obtain(number, owner)) return number;
        isUpToDate = false;
        if (!this.store.exclusive && attempt % MISSES === MISSES - 1) await this.#reload();
        continue;
      }
      if (isUpToDate) return undefined;
      // Where nobody else takes any, what is known is what there is.
      if (!this.store.exclusive) await this.#reload();
      await this.#follow();
      isUpToDate = true;
    }
    return undefined;
  }

  /**
   * Whether the number is the owner's now. One that was taken for an object which has it no longer, as `isHeld` says, changes hands. With
   * `dryRun` nothing is stored.
   */
  async claim(number: number, owner: string, dryRun: boolean, isHeld: () => boolean | Promise<boolean>): Promise<boolean> {
    let isUpToDate = false;
    for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt++) {
      if ((this.#holds.get(number)?.owner ?? owner) !== owner) return false;
      // Looked at before the claim is read: it is forgotten once that is deleted.
      const loss = this.#losses.get(number);
      const { claim: current } = await this.#read(number);
      const isForeign = current !== undefined && current.owner !== owner;
      if (isForeign && this.#isOpen(current) && !isOver(current, loss)) {
        if (isUpToDate) return false;
        await this.#follow();
        isUpToDate = true;
        continue;
      }
      if (isForeign && (await isHeld())) return false;
      if (dryRun) return true;
      if (!(await this.#write(number, owner, current))) continue;
      // A commit is acknowledged after all before it were told of: an object is seen now whose own writer never learned of it.
      if (!isForeign || !(await isHeld())) return true;
      await this.#putBack(number, current);
      return false;
    }
    return false;
  }

  /** The write that took the number has stored its object. */
  keep(number: number, owner: string): void {
    const hold = this.#holds.get(number);
    if (hold?.owner === owner) this.#end(number, hold);
  }

  /** Nobody knows whether the write that took the number has stored its object: the claim stays until somebody finds that nobody has it. */
  leave(number: number, owner: string): void {
    const hold = this.#holds.get(number);
    if (hold?.owner !== owner) return;
    hold.isDoubted = true;
    this.#end(number, hold);
  }

  /**
   * The write that took the number has not stored its object. The number is free when it was the last of the owner's that needs it, and
   * the object as it is stored has not the number either.
   */
  async giveBack(number: number, owner: string, isStored: () => boolean | Promise<boolean>): Promise<void> {
    const hold = this.#holds.get(number);
    if (hold?.owner !== owner || !this.#end(number, hold)) return;
    if (hold.isDoubted || (hold.isInherited && !this.store.exclusive)) return;
    const { claim } = await this.#read(number);
    if (claim?.revision !== hold.revision || (await isStored())) return;
    await this.#delete(claim);
  }

  /** The owner has not the number any more: whoever finds none free may take it over until `freeLost` is done with it. */
  lost(number: number, loss: Loss): void {
    this.#losses.set(number, loss);
  }

  /** Frees a number that was lost, unless the owner has claimed it again since. */
  async freeLost(number: number, loss: Loss): Promise<void> {
    let { claim, revision } = await this.#read(number);
    // Other servers do the same.
    while (claim !== undefined && isOver(claim, loss) && !(await this.#delete(claim))) ({ claim, revision } = await this.#read(number));
    if (claim === undefined) await this.#forget(number, revision);
    this.#endLoss(number, loss);
  }

  /** Frees a number that nobody has, unless it was claimed again since the claim was read. */
  async free(claim: Claim): Promise<void> {
    if (!this.isUndecided(claim)) await this.#delete(claim);
  }

  /** Claims a number for an object that has it. False when `current` is no longer what there is, or a write may yet store its object. */
  async adopt(number: number, owner: string, current: Claim | undefined): Promise<boolean> {
    if (this.#holds.has(number) || (current !== undefined && this.#isOpen(current))) return false;
    const isWritten = await this.#write(number, owner, current);
    if (isWritten) this.keep(number, owner);
    return isWritten;
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
    return this.#holds.has(number) || since + UNDECIDED_MS > this.clock.now();
  }

  /** Whether the write that took it may yet store its object. */
  #isOpen({ number, since }: Claim): boolean {
    return this.store.exclusive ? this.#holds.has(number) : since + UNDECIDED_MS > this.clock.now();
  }

  /** One that nobody has, as far as is known, and no other write has in hand; else one that was lost. */
  #choose(): number | undefined {
    const { size, reserved = [] } = this.settings;
    const start = Math.floor(this.random.share() * size);
    for (let step = 0; step < size; step++) {
      const number = (start + step) % size;
      if (!this.#taken.has(number) && !this.#holds.has(number) && !reserved.includes(number)) return number;
    }
    for (const number of this.#losses.keys()) if (!this.#holds.has(number)) return number;
    return undefined;
  }

  /**
   * Takes a number that was chosen; false when it is somebody's after all. It is held from the turn in which it was chosen on, so that two
   * never drive each other away from the same, and its loss is known until its claim is the owner's, so that it is never lost to all.
   */
  async #obtain(number: number, owner: string): Promise<boolean> {
    const hold = this.#begin(number, owner) as Hold;
    let isOwned = false;
    try {
      let loss = this.#losses.get(number);
      let claim = loss === undefined ? undefined : (await this.#read(number)).claim;
      for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt++) {
        loss = this.#losses.get(number) ?? loss;
        if (claim !== undefined && !isOver(claim, loss)) {
          this.#note(number, claim.revision);
          break;
        }
        isOwned = await this.#commitHeld(number, hold, claim);
        if (isOwned) break;
        ({ claim } = await this.#read(number));
      }
      if (!isOwned) this.#endLoss(number, loss);
      return isOwned;
    } finally {
      if (!isOwned) this.#end(number, hold);
    }
  }

  /** Whether a number that was chosen can be had. */
  async #isFree(number: number): Promise<boolean> {
    const loss = this.#losses.get(number);
    if (loss === undefined) return true;
    const { claim } = await this.#read(number);
    const isFree = claim === undefined || isOver(claim, loss);
    if (!isFree) this.#endLoss(number, loss);
    return isFree;
  }

  /** Writes the owner's claim over the one that was read; true when it is held. */
  async #write(number: number, owner: string, current: Claim | undefined): Promise<boolean> {
    await this.#load();
    const hold = this.#begin(number, owner);
    if (hold === undefined) return false;
    let isWritten = false;
    try {
      isWritten = await this.#commitHeld(number, hold, current);
      return isWritten;
    } finally {
      // If it is taken after all, the next who tries is told so by the store.
      if (!isWritten) this.#end(number, hold);
    }
  }

  /** The same for a hold that has begun. */
  async #commitHeld(number: number, hold: Hold, current: Claim | undefined): Promise<boolean> {
    const { owner } = hold;
    const revision = await this.#commit({ number, owner, since: this.clock.now() }, current?.revision ?? 0);
    if (revision === undefined) return false;
    if (current?.owner === owner && current.revision !== hold.revision) hold.isInherited = true;
    hold.revision = Math.max(hold.revision, revision);
    // Whoever had it before is of no interest any more.
    this.#losses.delete(number);
    return true;
  }

  /** Undefined when the guard refuses it. */
  async #commit({ number, ...claim }: Omit<Claim, "revision">, expected: Revision): Promise<Revision | undefined> {
    const value = Buffer.from(JSON.stringify(claim));
    const result = await this.store.commit({ key: this.#key(number), value, expected, withoutCurrent: true });
    return result.ok ? result.revision : undefined;
  }

  /** Makes the claim again what it was, and ends the hold on it. */
  async #putBack(number: number, { owner, since }: Claim): Promise<void> {
    const hold = this.#holds.get(number) as Hold;
    try {
      await this.#commit({ number, owner, since }, hold.revision);
    } finally {
      this.#end(number, hold);
    }
  }

  /** False when the guard refuses it. */
  async #delete({ number, revision }: Claim): Promise<boolean> {
    const result = await this.store.commit({ key: this.#key(number), expected: revision, withoutCurrent: true });
    if (result.ok) await this.#forget(number, result.revision);
    return result.ok;
  }

  /** Its claim was seen, or written, at the revision. */
  #note(number: number, revision: Revision): void {
    this.#taken.set(number, Math.max(revision, this.#taken.get(number) ?? 0));
  }

  /** Nobody had it at the revision; a claim that was written later counts on. */
  async #forget(number: number, revision: Revision): Promise<void> {
    await this.#load();
    const hold = this.#holds.get(number);
    if (hold !== undefined) hold.freeAt = Math.max(hold.freeAt, revision);
    else this.#drop(number, revision);
  }

  #drop(number: number, revision: Revision): void {
    if ((this.#taken.get(number) ?? revision) < revision) this.#taken.delete(number);
  }

  /** Forgets a loss that has been looked into, unless another has come since. */
  #endLoss(number: number, loss: Loss | undefined): void {
    if (this.#losses.get(number) === loss) this.#losses.delete(number);
  }

  /** Undefined while writes of another object hold the number. */
  #begin(number: number, owner: string): Hold | undefined {
    const known = this.#holds.get(number);
    if (known !== undefined) {
      if (known.owner !== owner) return undefined;
      known.writes++;
      return known;
    }
    const hold: Hold = { owner, writes: 1, revision: 0, freeAt: 0, isInherited: false, isDoubted: false };
    this.#holds.set(number, hold);
    return hold;
  }

  /** True when it was the last write of the hold. */
  #end(number: number, hold: Hold): boolean {
    if (--hold.writes > 0) return false;
    this.#holds.delete(number);
    if (hold.revision > hold.freeAt) this.#note(number, hold.revision);
    else this.#drop(number, hold.freeAt);
    return true;
  }

  #load(): Promise<void> {
    this.#loading ??= this.#readAll();
    return this.#loading;
  }

  #reload(): Promise<void> {
    this.#loading = this.#readAll();
    return this.#loading;
  }

  async #readAll(): Promise<void> {
    try {
      this.#taken = new Map((await this.claims()).map(({ number, revision }) => [number, revision]));
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  async #read(number: number): Promise<Finding> {
    const { items, revision } = await this.store.range({ start: this.#key(number) });
    const [item] = items;
    return { claim: item === undefined ? undefined : this.#claimOf(item), revision };
  }

  #claimOf({ key, value, revision }: KeyValue): Claim {
    const { owner, since } = parseJsonText(value.toString()) as Pick<Claim, "owner" | "since">;
    return { number: Number(key.slice(this.#prefix.length)), owner, since, revision };
  }

  #key(number: number): string {
    return this.#prefix + number;
  }
}
