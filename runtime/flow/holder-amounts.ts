/** How much of something each holder has, and all of them together. The unit is the caller's. */
export class HolderAmounts<H = string> {
  readonly #own = new Map<H, number>();
  #all = 0;

  /** Of all holders. */
  get all(): number {
    return this.#all;
  }

  of(holder: H): number {
    return this.#own.get(holder) ?? 0;
  }

  /** Gives a holder more or, below zero, takes it back; who has nothing left is forgotten. */
  add(holder: H, amount: number): void {
    this.#all += amount;
    const own = this.of(holder) + amount;
    if (own === 0) this.#own.delete(holder);
    else this.#own.set(holder, own);
  }
}
