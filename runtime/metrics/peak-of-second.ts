/** The highest value that a count reached during the last full second: what is there only between two looks is seen all the same. */
export class PeakOfSecond {
  #second = 0;
  #now = 0;
  #last = 0;

  /** `now` is a time in milliseconds that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Told whenever the count has grown, at a time of `now` that others may have overtaken. */
  note(count: number, at = this.now()): void {
    const second = Math.trunc(at / 1000);
    if (second > this.#second) this.#turn(second, count - 1);
    if (count > this.#now) this.#now = count;
  }

  /** `count` is what it is now. */
  read(count: number): number {
    const second = Math.trunc(this.now() / 1000);
    if (second !== this.#second) this.#turn(second, count);
    return Math.max(this.#last, count);
  }

  /** In seconds that nobody told of, the count only fell: at its end it was `count`. */
  #turn(second: number, count: number): void {
    this.#last = second === this.#second + 1 ? this.#now : count;
    this.#now = count;
    this.#second = second;
  }
}
