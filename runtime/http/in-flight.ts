/** How many requests are served at once, reads and writes apart (LIM-05). Long-running ones do not count. */
import { tooManyRequests } from "../errors/constructors.js";
import { PeakOfSecond } from "../metrics/peak-of-second.js";

const RETRY_AFTER_SECONDS = 1;

export class InFlightLimits {
  #reading = 0;
  #writing = 0;
  readonly #mostReading = new PeakOfSecond();
  readonly #mostWriting = new PeakOfSecond();

  /** 0 is no limit. */
  constructor(
    private readonly maximumReading: number,
    private readonly maximumWriting: number,
  ) {}

  /** Requests being served now. */
  get count(): number {
    return this.#reading + this.#writing;
  }

  /** The most requests at once during the last second. */
  get peak(): { readonly reading: number; readonly writing: number } {
    return { reading: this.#mostReading.read(this.#reading), writing: this.#mostWriting.read(this.#writing) };
  }

  /** Takes a place and returns how to give it back. Throws 429 when there is none. */
  enter(mutating: boolean): () => void {
    return mutating ? this.#enterWriting() : this.#enterReading();
  }

  readonly #leaveReading = (): void => {
    this.#reading--;
  };

  readonly #leaveWriting = (): void => {
    this.#writing--;
  };

  #enterReading(): () => void {
    if (this.maximumReading > 0 && this.#reading >= this.maximumReading) throw refused();
    this.#mostReading.note(++this.#reading);
    return this.#leaveReading;
  }

  #enterWriting(): () => void {
    if (this.maximumWriting > 0 && this.#writing >= this.maximumWriting) throw refused();
    this.#mostWriting.note(++this.#writing);
    return this.#leaveWriting;
  }
}

const refused = () => tooManyRequests("Too many requests, please try again later.", RETRY_AFTER_SECONDS);
