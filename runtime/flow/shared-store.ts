/** What is kept of many holders within one bound: where there is too much, whoever has most loses what he has had longest. */

export interface StoreBounds {
  readonly entries: number;
  /** Of all entries together, in a unit of the caller's. */
  readonly size: number;
}

export interface Share {
  /** Whose it is. */
  readonly holder: string;
  readonly size: number;
}

interface Kept<V> {
  readonly value: V;
  readonly holder: string;
  size: number;
}

/** What one holder has: the keys, the one had longest first. */
class Holding {
  readonly keys = new Set<string>();
  size = 0;
}

export class SharedStore<V> {
  readonly #kept = new Map<string, Kept<V>>();
  readonly #holdings = new Map<string, Holding>();
  #size = 0;

  /** `forgotten` is told of each value that leaves. */
  constructor(
    private readonly bounds: StoreBounds,
    private readonly forgotten?: (value: V) => void,
  ) {}

  /** Of all entries together. */
  get size(): number {
    return this.#size;
  }

  get(key: string): V | undefined {
    return this.#kept.get(key)?.value;
  }

  /** The newest of all, in place of what the key had. What takes more than there is room for is gone at once. */
  set(key: string, value: V, { holder, size }: Share): void {
    this.delete(key);
    let own = this.#holdings.get(holder);
    if (own === undefined) {
      own = new Holding();
      this.#holdings.set(holder, own);
    }
    this.#kept.set(key, { value, holder, size: 0 });
    own.keys.add(key);
    this.grow(key, size);
    while (this.#kept.size > this.bounds.entries)
      this.#takeFromGreediest(
        ({ keys }) => keys.size,
        () => this.#kept.size - this.bounds.entries,
      );
  }

  /** An entry takes more than it did or, below zero, less. */
  grow(key: string, size: number): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    kept.size += size;
    (this.#holdings.get(kept.holder) as Holding).size += size;
    this.#size += size;
    while (this.#size > this.bounds.size)
      this.#takeFromGreediest(
        (holding) => holding.size,
        () => this.#size - this.bounds.size,
      );
  }

  delete(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    const own = this.#holdings.get(kept.holder) as Holding;
    this.#kept.delete(key);
    own.keys.delete(key);
    own.size -= kept.size;
    this.#size -= kept.size;
    if (own.keys.size === 0) this.#holdings.delete(kept.holder);
    this.forgotten?.(kept.value);
  }

  /** Forgets from the oldest on, up to the first that is not over. */
  deleteOldest(isOver: (value: V) => boolean): void {
    for (const [key, { value }] of this.#kept) {
      if (!isOver(value)) return;
      this.delete(key);
    }
  }

  clear(): void {
    this.deleteOldest(() => true);
  }

  /** As long as there is too much, and he has no less than the next. */
  #takeFromGreediest(amountOf: (holding: Holding) => number, excess: () => number): void {
    let greediest = new Holding();
    let most = 0;
    let next = 0;
    for (const holding of this.#holdings.values()) {
      const amount = amountOf(holding);
      if (amount > most) [greediest, most, next] = [holding, amount, most];
      else if (amount > next) next = amount;
    }
    for (const key of greediest.keys) {
      if (excess() <= 0 || amountOf(greediest) < next) return;
      this.delete(key);
    }
  }
}
