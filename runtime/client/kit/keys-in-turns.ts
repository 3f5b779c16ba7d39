/** Keys that wait for places: each once; holders of keys take turns, the keys of one are taken in order. */

/** Whoever keys belong to. */
interface Holder {
  readonly name: string;
  readonly keys: Set<string>;
  /** Ever at the first that waits, as nothing but it is taken: whoever begins anew at the front of a set passes the places of all taken before. */
  readonly order: Iterator<string>;
  places: number;
}

export class KeysInTurns {
  /** Those that have keys or places. */
  readonly #holders = new Map<string, Holder>();
  /** Those whose keys wait, but for the next and the full. */
  readonly #turns = new Set<Holder>();
  readonly #order = this.#turns.values();
  /** The holder whose turn it is, once it is known. */
  #next: Holder | undefined;
  /** Those whose keys wait and that may take no place until one is given back: fewer than there are places. */
  readonly #full = new Set<Holder>();
  #free: number;
  #size = 0;

  /**
   * Without `holderOf` all keys are of one holder, which may take all places. With it each leaves as many free as it has, so that one with
   * none finds one: half of them are for the first, half of the rest for the second.
   */
  constructor(
    places: number,
    private readonly holderOf: ((key: string) => string) | undefined,
  ) {
    this.#free = places;
  }

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  add(key: string): void {
    const name = this.#nameOf(key);
    let holder = this.#holders.get(name);
    if (holder === undefined) {
      const keys = new Set<string>();
      holder = { name, keys, order: keys.values(), places: 0 };
      this.#holders.set(name, holder);
    }
    const { keys } = holder;
    const before = keys.size;
    keys.add(key);
    this.#size += keys.size - before;
    if (before === 0) this.#turns.add(holder);
  }

  /** Whether {@link take} may be called: a key waits for which there is a place. */
  get isReady(): boolean {
    if (this.#free === 0) return false;
    while (this.#next === undefined && this.#turns.size > 0) {
      const holder = this.#order.next().value as Holder;
      this.#turns.delete(holder);
      if (this.#mayTake(holder)) this.#next = holder;
      else this.#full.add(holder);
    }
    return this.#next !== undefined;
  }

  /** The key whose turn it is; it has a place until {@link leave} is told of it. */
  take(): string {
    const holder = this.#next as Holder;
    this.#next = undefined;
    const key = holder.order.next().value as string;
    holder.keys.delete(key);
    holder.places++;
    this.#free--;
    this.#size--;
    if (holder.keys.size > 0) this.#turns.add(holder);
    return key;
  }

  leave(key: string): void {
    const holder = this.#holders.get(this.#nameOf(key)) as Holder;
    holder.places--;
    this.#free++;
    if (holder.places === 0 && holder.keys.size === 0) this.#holders.delete(holder.name);
    for (const full of this.#full) {
      if (!this.#mayTake(full)) continue;
      this.#full.delete(full);
      this.#turns.add(full);
    }
  }

  /** Nothing waits any more. */
  clear(): void {
    for (const holder of this.#holders.values()) {
      holder.keys.clear();
      if (holder.places === 0) this.#holders.delete(holder.name);
    }
    this.#turns.clear();
    this.#full.clear();
    this.#next = undefined;
    this.#size = 0;
  }

  #nameOf(key: string): string {
    return this.holderOf === undefined ? "" : this.holderOf(key);
  }

  #mayTake({ places }: Holder): boolean {
    return this.holderOf === undefined || places < this.#free;
  }
}
