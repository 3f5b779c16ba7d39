/** What was taken for the object of a request that is worked on aside, until it is known what became of the object. */
import type { Fate } from "../registry/resource-hook.js";
import { mayBeStored } from "../registry/storage-errors.js";
import type { CommitResult } from "../storage/key-value-store.js";

type End = (fate: Fate) => void | Promise<void>;

export class HeldReservations {
  readonly #held = new Map<number, End>();
  #next = 1;
  /** What the last commit has made of the object. */
  #fate: Promise<Fate> = Promise.resolve("dropped");
  #isClosed = false;

  /** Names what was taken; `end` is called once. */
  add(end: End): number {
    const reservation = this.#next++;
    this.#held.set(reservation, end);
    if (this.#isClosed) void this.close();
    return reservation;
  }

  /** Hears of a commit that things were taken for; `removes` when the object is gone with it. */
  during(commit: Promise<CommitResult>, removes: boolean): Promise<CommitResult> {
    this.#fate = commit.then(
      ({ ok }) => (ok && !removes ? "stored" : "dropped"),
      (error: unknown) => (mayBeStored(error) ? "unknown" : "dropped"),
    );
    return commit;
  }

  async end(reservation: number, fate: Fate): Promise<void> {
    const end = this.#held.get(reservation);
    this.#held.delete(reservation);
    await end?.(fate);
  }

  /** Nobody is there any more who would say what became of the object: its commit does. Who cannot give back now does so on his own. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const fate = await this.#fate;
    await Promise.all([...this.#held.keys()].map((reservation) => this.end(reservation, fate).catch(() => undefined)));
  }
}
