/**
 * Whose turn it is where those who have work use a thread for times of their own: of those who wait, who has used the least. Who comes
 * begins with as much as whose turn it was last: nobody saves time up.
 */
export class TimeShares {
  /** By holder, of those who were heard of. */
  readonly #used = new Map<string, Use>();
  /** What whose turn it was last had used when it began. */
  #now = 0;
  /** What work took not long ago, whoever's. */
  #typical = 0;
  /** Holders from which on those are forgotten who have had no more than whose turn it is. */
  #most = MOST_HOLDERS;

  /** How much of the time a holder has had who came when it was the turn of who had had so much. */
  of(holder: string, since = this.#now): number {
    return Math.max(since, this.#used.get(holder)?.until ?? 0);
  }

  /** How much whose turn it is has had. */
  get now(): number {
    return this.#now;
  }

  /** It is the turn of a holder. */
  begin(holder: string): void {
    this.#now = this.of(holder);
    if (this.#used.size > this.#most) this.#forget();
  }

  /** A piece of work has taken so much, with that so much in all. */
  spend(holder: string, ms: number, all: number): void {
    const usual = Math.max(all, this.usual(holder));
    this.#used.set(holder, { until: this.of(holder) + ms, usual });
  }

  /** A piece of work is done that took so much. */
  end(holder: string, all: number): void {
    this.#used.set(holder, { until: this.of(holder), usual: Math.max(all, this.usual(holder) * KEPT) });
    this.#typical = Math.max(all, this.#typical * KEPT);
  }

  /** What work of the holder takes: as much as the last, but for what took more not long ago. */
  usual(holder: string): number {
    return this.#used.get(holder)?.usual ?? 0;
  }

  /** The same of who has been heard of; of others what work takes at present. */
  expected(holder: string): number {
    return this.#used.get(holder)?.usual ?? this.#typical;
  }

  clear(): void {
    this.#used.clear();
    this.#now = 0;
    this.#typical = 0;
  }

  #forget(): void {
    for (const [holder, { until }] of this.#used) if (until <= this.#now) this.#used.delete(holder);
    this.#most = Math.max(MOST_HOLDERS, 2 * this.#used.size);
  }
}

interface Use {
  readonly until: number;
  readonly usual: number;
}

const MOST_HOLDERS = 1024;
/** Of what work usually takes, with each piece that takes less. */
const KEPT = 0.75;
