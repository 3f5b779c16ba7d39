/** How many requests are handed on at once, and how many pages are read among their answers: each holds a connection of the client's and one of the server's own. */
import { holderName } from "../definition/holder-name.js";
import type { UserInfo } from "../definition/request-context.js";
import { tooManyRequests } from "../errors/constructors.js";
import { mayHoldMore } from "../flow/fair-share.js";
import { HolderAmounts } from "../flow/holder-amounts.js";

/** At once, in the process and of one user, who may have no more than three times as many as are free either. */
export const MAXIMUM_RELAYS = 1000;
export const MAXIMUM_OF_USER = 500;
/** Of pages, each of which takes up to two MiB to be read and packed anew. */
export const MAXIMUM_PAGES = 64;
export const MAXIMUM_PAGES_OF_USER = 48;

const RETRY_AFTER_SECONDS = 1;

export class RelayPlaces {
  readonly #taken = new HolderAmounts();

  constructor(
    private readonly maximum = MAXIMUM_RELAYS,
    private readonly maximumOfUser = MAXIMUM_OF_USER,
  ) {}

  /** Takes a place; what it gives leaves it, however often it is called. Throws StatusError 429. */
  take(user: UserInfo): () => void {
    const name = holderName(user);
    const own = this.#taken.of(name);
    if (own >= this.maximumOfUser || !mayHoldMore(own, this.#taken.all, this.maximum))
      throw tooManyRequests("too many requests are being relayed, please try again later", RETRY_AFTER_SECONDS);
    this.#taken.add(name, 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#taken.add(name, -1);
    };
  }
}
