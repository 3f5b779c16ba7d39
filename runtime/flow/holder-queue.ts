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

  /** The first of the holder who has least of what is counted with it, of those whose first may be taken; of equals, of the one whose turn it is. */
  takeOfLeast(amount: (holder: H, first: T) => number, mayTake: (first: T, holder: H) => boolean): T | undefined {
    let least: H | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const [holder, own] of this.#byHolder) {
      const its = amount(holder, own[0] as T);
      if (its >= lowest || !mayTake(own[0] as T, holder)) continue;
      least = holder;
      lowest = its;
    }
    return lowest === Number.POSITIVE_INFINITY ? undefined : this.take((_, holder) => holder === least);
  }

  /** Takes all that waits and is to be taken, in the order of each holder. */
  takeAll(isTaken: (item: T) => boolean): T[] {
    const taken: T[] = [];
    for (const [holder, own] of [...this.#byHolder]) {
      const left = own.filter((item) => !isTaken(item));
      taken.push(...own.filter(isTaken));
      if (left.length === 0) this.#byHolder.delete(holder);
      else this.#byHolder.set(holder, left);
    }
    this.#size -= taken.length;
    return taken;
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
