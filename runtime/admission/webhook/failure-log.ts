/** Tells the log of calls that fail: a dead webhook fails with every request, and is told of now and then. */

const TOLD_EVERY_MS = 10_000;
/** Different failures that are remembered as told. */
export const MAXIMUM_REMEMBERED = 1_000;

export class FailureLog {
  /** When a failure was told last, by its text up to what differs from call to call. */
  readonly #told = new Map<string, number>();

  constructor(
    private readonly tellAtOnce: (error: Error) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  tell(error: Error): void {
    const [what = ""] = /^failed calling webhook "[^"]*"/.exec(error.message) ?? [];
    const last = this.#told.get(what);
    if (last !== undefined && this.now() - last < TOLD_EVERY_MS) return;
    if (this.#told.size >= MAXIMUM_REMEMBERED) this.#told.clear();
    this.#told.set(what, this.now());
    this.tellAtOnce(error);
  }
}
