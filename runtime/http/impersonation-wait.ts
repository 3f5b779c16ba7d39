/** How long a request waits for others to say whether its caller may act as somebody else: as long as its client does, and its time lasts. */
import { holderName } from "../definition/holder-name.js";
import { requestTimedOut } from "./deadline.js";
import type { Deadline } from "./deadline-wheel.js";
import { ClientGoneError } from "./exchanges/respond.js";
import type { HttpRequest } from "./http-request.js";
import { ADMINISTRATORS, type Place } from "./in-flight.js";
import type { ServerServices } from "./server-services.js";

/** Requests that wait so at once, of which a caller may have three times as many as are free. */
export const MAXIMUM_IMPERSONATING = 400;

/** One for all questions about a request: it holds a place among those who wait so, which are none of those in flight. */
export class ImpersonationWait {
  readonly #place: Place;
  readonly #deadline: Deadline;
  readonly #over = Promise.withResolvers<never>();

  /** @throws StatusError 429 where there is no place, or the caller has his share. */
  constructor({ user, exchange, begun }: HttpRequest, { impersonating, deadlines }: ServerServices, timeLimitMs: number) {
    this.#place = impersonating.take(holderName(user), user.groups.includes(ADMINISTRATORS));
    // It may be over while no answer is waited for.
    this.#over.promise.catch(() => undefined);
    this.#deadline = deadlines.after(timeLimitMs, () => this.#over.reject(requestTimedOut()), begun);
    exchange.onClose(() => this.#over.reject(new ClientGoneError()));
  }

  /** The answer; rejects with ClientGoneError, or StatusError 504, where that comes sooner. */
  for<T>(answer: Promise<T>): Promise<T> {
    return Promise.race([answer, this.#over.promise]);
  }

  end(): void {
    this.#deadline.cancel();
    this.#place.leave();
  }
}
