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

/** What holds a place and can do without it. */
export interface PlaceHolder {
  /** For how long its client has taken nothing, in milliseconds. */
  stalledMs(): number;
  /** Ends, and leaves the place at once. */
  makeWay(): void;
}

export class RelayPlace {
  /** Without one nobody makes way. */
  holder: PlaceHolder | undefined;

  /** `left` is told once that it is left. */
  constructor(
    readonly user: string,
    private readonly left: (place: RelayPlace) => void,
  ) {}

  /** Gives it back, however often it is called. */
  leave(): void {
    this.left(this);
  }
}

export class RelayPlaces {
  readonly #taken = new HolderAmounts();
  /** In the order in which they were taken. */
  readonly #places = new Set<RelayPlace>();

  /** Where there is none to be had one makes way whose client has taken nothing for `patienceMs`. */
  constructor(
    private readonly maximum = MAXIMUM_RELAYS,
    private readonly maximumOfUser = MAXIMUM_OF_USER,
    private readonly patienceMs = Number.POSITIVE_INFINITY,
  ) {}

  /** Throws StatusError 429. */
  take(user: UserInfo): RelayPlace {
    const name = holderName(user);
    if (!this.#mayTake(name)) {
      const found = this.#toMakeWay(name);
      if (found === undefined) throw tooManyRequests("too many requests are being relayed, please try again later", RETRY_AFTER_SECONDS);
      found.makeWay();
    }
    const place = new RelayPlace(name, this.#leave);
    this.#taken.add(name, 1);
    this.#places.add(place);
    return place;
  }

  /** Whether there is a place for a user, of whom, and of all, so many more are counted. */
  #mayTake(name: string, ownMore = 0, more = 0): boolean {
    const own = this.#taken.of(name) + ownMore;
    return own < this.maximumOfUser && mayHoldMore(own, this.#taken.all + more, this.maximum);
  }

  /** Of whoever has most, and no less than who asks, the one whose client has taken nothing for longest; undefined too where it would not help. */
  #toMakeWay(name: string): PlaceHolder | undefined {
    const helps = { own: this.#mayTake(name, -1, -1), others: this.#mayTake(name, 0, -1) };
    let found: PlaceHolder | undefined;
    let [most, longest] = [this.#taken.of(name), 0];
    for (const { user, holder } of this.#places) {
      const stalledMs = holder?.stalledMs() ?? 0;
      if (stalledMs === 0 || stalledMs < this.patienceMs || !(user === name ? helps.own : helps.others)) continue;
      const has = this.#taken.of(user);
      if (has < most || (has === most && stalledMs <= longest)) continue;
      [found, most, longest] = [holder, has, stalledMs];
    }
    return found;
  }

  readonly #leave = (place: RelayPlace): void => {
    if (this.#places.delete(place)) this.#taken.add(place.user, -1);
  };
}
