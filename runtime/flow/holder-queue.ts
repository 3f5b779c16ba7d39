/** What waits, by who it is for: holders take turns, each gets its own in order. */
export class HolderQueue<T> {
  readonly #byHolder = new Map<string, T[]>();
  #size = 0;

  /** How much waits, of all holders. */
  get size(): number {
    return this.#size;
  }

  add(item: T, holder: string): void {
    const own = this.#byHolder.get(holder);
    if (own === undefined) this.#byHolder.set(holder, [item]);
    else own.push(item);
    this.#size++;
  }

  /** The first of the holder whose turn it is, who is the last from then on. Undefined: nothing waits. */
  take(): T | undefined {
    const [entry] = this.#byHolder;
    if (entry === undefined) return undefined;
    const [holder, own] = entry;
    const item = own.shift();
    this.#size--;
    this.#byHolder.delete(holder);
    if (own.length > 0) this.#byHolder.set(holder, own);
    return item;
  }
}
