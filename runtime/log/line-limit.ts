/** A bound for lines that anybody can cause: of each second the first few are worth writing. */
export class LineLimit {
  #second = 0;
  #written = 0;

  constructor(private readonly perSecond: number) {}

  /** Whether one more may be written at a time in milliseconds. */
  allows(now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#written = 0;
    }
    return this.#written++ < this.perSecond;
  }
}
