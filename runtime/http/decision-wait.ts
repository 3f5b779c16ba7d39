/** How long a request waits for others to decide on it: as long as its client does, and its time lasts. */
import { holderName } from "../definition/holder-name.js";
import { requestTimedOut } from "./deadline.js";
import type { Deadline } from "./deadline-wheel.js";
import { ClientGoneError } from "./exchanges/respond.js";
import type { HttpRequest } from "./http-request.js";
import { ADMINISTRATORS, type Place, type Places } from "./in-flight.js";
import type { ServerServices } from "./server-services.js";

/** Requests at once that wait to know whether their callers may act as somebody else. */
export const MAXIMUM_IMPERSONATING = 400;
/** Lasting requests, which have no place among those in flight, that wait to know whether they are allowed. */
export const MAXIMUM_UNDECIDED = 1_000;

/** One for all questions about a request: it holds one of `places`, which are none of those in flight. */
export class DecisionWait {
  readonly #place: Place;
  readonly #deadline: Deadline | undefined;
  readonly #over = Promise.withResolvers<never>();

  /** Without `timeLimitMs` it has all the time that its client has. @throws StatusError 429 where there is no place, or the caller has his share. */
  constructor({ user, exchange, begun }: HttpRequest, places: Places, deadlines: ServerServices["deadlines"], timeLimitMs?: number) {
    this.#place = places.take(holderName(user), user.groups.includes(ADMINISTRATORS));
    // It may be over while no answer is waited for.
    this.#over.promise.catch(() => undefined);
    if (timeLimitMs !== undefined) this.#deadline = deadlines.after(timeLimitMs, () => this.#over.reject(requestTimedOut()), begun);
    exchange.onClose(() => this.#over.reject(new ClientGoneError()));
  }

  /** The answer; rejects with ClientGoneError, or StatusError 504, where that comes sooner. */
  for<T>(answer: Promise<T>): Promise<T> {
    return Promise.race([answer, this.#over.promise]);
  }

  end(): void {
    this.#deadline?.cancel();
    this.#place.leave();
  }
}
