/** What was taken for the object of a request that is worked on aside, until it is known what became of the object. */
import type { CommitResult } from "../storage/key-value-store.js";

type End = (isStored: boolean) => void | Promise<void>;

export class HeldReservations {
  readonly #held = new Map<number, End>();
  #next = 1;
  #commit: Promise<CommitResult> | undefined;
  #isClosed = false;

  /** Names what was taken; `end` is called once. */
  add(end: End): number {
    const reservation = this.#next++;
    this.#held.set(reservation, end);
    if (this.#isClosed) void this.close();
    return reservation;
  }

  /** Hears of the commit that things were taken for. */
  during(commit: Promise<CommitResult>): Promise<CommitResult> {
    this.#commit = commit;
    return commit;
  }

  async end(reservation: number, isStored: boolean): Promise<void> {
    const end = this.#held.get(reservation);
    this.#held.delete(reservation);
    await end?.(isStored);
  }

  /** Nobody is there any more who would say what became of the object: its commit does. Who cannot give back now does so on his own. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const isStored = await (this.#commit ?? Promise.resolve({ ok: false })).then(
      ({ ok }) => ok,
      () => false,
    );
    await Promise.all([...this.#held.keys()].map((reservation) => this.end(reservation, isStored).catch(() => undefined)));
  }
}
