/** What waits, by who it is for: holders take turns, each gets its own in order. */
export class HolderQueue<T, H = string> {
  readonly #byHolder = new Map<H, T[]>();
  #size = 0;

  /** How much waits, of all holders. */
  get size(): number {
    return this.#size;
  }

  add(item: T, holder: H): void {
    const own = this.#byHolder.get(holder);
    if (own === undefined) this.#byHolder.set(holder, [item]);
    else own.push(item);
    this.#size++;
  }

  /** The first of the holder whose turn it is, who is the last from then on; whose first may not be taken keeps his turn. Undefined: nothing is there to be taken. */
  take(mayTake: (first: T, holder: H) => boolean = () => true): T | undefined {
    for (const [holder, own] of this.#byHolder) {
      if (!mayTake(own[0] as T, holder)) continue;
      const item = own.shift();
      this.#size--;
      this.#byHolder.delete(holder);
      if (own.length > 0) this.#byHolder.set(holder, own);
      return item;
    }
    return undefined;
  }

  /** False when it does not wait. */
  remove(item: T, holder: H): boolean {
    const own = this.#byHolder.get(holder);
    const at = own?.indexOf(item) ?? -1;
    if (own === undefined || at < 0) return false;
    own.splice(at, 1);
    this.#size--;
    if (own.length === 0) this.#byHolder.delete(holder);
    return true;
  }
}
