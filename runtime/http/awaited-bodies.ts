/**
 * Requests that hold no place while their bodies are on their way: bounded in all, and who has most of them makes room for others, so that
 * no number of bodies that never come keeps anybody from sending his.
 */
import { tooManyRequests } from "../errors/constructors.js";

/** So many times as many as are worked on at once, as long as that is no more than the second: each may have 64 KiB that nobody counts. */
const TIMES_WORKED_ON = 4;
const MOST = 2048;
const RETRY_AFTER_SECONDS = 1;

/** A request whose body is awaited, or is whole and waits for a place. */
export interface AwaitedBody {
  /** Waits no longer. */
  refuse(error: Error): void;
}

export class AwaitedBodies {
  readonly #maximum: number;
  /** By whom they are, each holder's in the order in which they came. */
  readonly #holders = new Map<object, Set<AwaitedBody>>();
  #count = 0;

  /** For so many that are worked on at once; 0 is no limit. */
  constructor(workedOn: number) {
    this.#maximum = workedOn === 0 ? Number.POSITIVE_INFINITY : Math.max(workedOn, Math.min(TIMES_WORKED_ON * workedOn, MOST));
  }

  /** Where there is no room, who has most loses the one that has been awaited longest. Throws 429 where nobody has more than this holder. */
  add(body: AwaitedBody, holder: object): void {
    if (this.#count >= this.#maximum) this.#makeRoom(holder);
    const own = this.#holders.get(holder);
    if (own === undefined) this.#holders.set(holder, new Set([body]));
    else own.add(body);
    this.#count++;
  }

  /** It has gone on, or is over. */
  remove(body: AwaitedBody, holder: object): void {
    const own = this.#holders.get(holder);
    if (own === undefined || !own.delete(body)) return;
    this.#count--;
    if (own.size === 0) this.#holders.delete(holder);
  }

  #makeRoom(holder: object): void {
    let [greediest, most] = [holder, this.#holders.get(holder) ?? new Set<AwaitedBody>()];
    for (const [each, own] of this.#holders) if (own.size > most.size) [greediest, most] = [each, own];
    const error = tooManyRequests("Too many request bodies are awaited, please try again later.", RETRY_AFTER_SECONDS);
    if (greediest === holder) throw error;
    const [oldest] = most;
    this.remove(oldest as AwaitedBody, greediest);
    (oldest as AwaitedBody).refuse(error);
  }
}
