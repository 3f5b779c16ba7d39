/** Owners that end and wait for the garbage collector, and what each waits for. */

export interface WaitingOwner {
  readonly key: string;
  readonly uid: string;
  /** Whether its dependents are to lose it and stay; they are to go before it otherwise. */
  readonly isOrphaning: boolean;
  /** Whether all its dependents are to be looked at for it, or have been. */
  isTold: boolean;
  /** Key of one dependent that keeps it from going: as long as that one does no other needs to be looked at. */
  heldBy: string | undefined;
}

export class WaitingOwners {
  readonly #byKey = new Map<string, WaitingOwner>();
  readonly #byUid = new Map<string, WaitingOwner>();

  get size(): number {
    return this.#byKey.size;
  }

  keys(): Iterable<string> {
    return this.#byKey.keys();
  }

  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  /** What is known of it stays as long as it waits for the same. */
  add(key: string, uid: string, isOrphaning: boolean): void {
    const known = this.#byKey.get(key);
    if (known?.uid === uid && known.isOrphaning === isOrphaning) return;
    this.delete(key);
    const owner: WaitingOwner = { key, uid, isOrphaning, isTold: false, heldBy: undefined };
    this.#byKey.set(key, owner);
    this.#byUid.set(uid, owner);
  }

  delete(key: string): void {
    const known = this.#byKey.get(key);
    if (known === undefined) return;
    this.#byKey.delete(key);
    if (this.#byUid.get(known.uid) === known) this.#byUid.delete(known.uid);
  }

  ofUid(uid: string): WaitingOwner | undefined {
    return this.#byUid.get(uid);
  }
}
