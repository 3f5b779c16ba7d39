/** One request on its way through the pipeline; also the context that everything below the pipeline is given. */
import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import type { RequestContext, RequestInfo, UserInfo } from "../definition/request-context.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { HttpExchange } from "./exchanges/http-exchange.js";
import type { RequestSeries } from "./request-metrics.js";
import type { RequestTarget } from "./request-target.js";

/** What of the server a context carries. */
export interface ContextServices {
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly random: Random;
}

/** Why work for a request is to stop, of which nobody need be told. One for all: an error of its own would cost each request that ends the finding of a stack. */
export const NOT_WANTED = new Error("the answer is no longer wanted");

/** The parts that cost something and that most reads do not need are made on first use. */
export class HttpRequest implements RequestContext {
  /** What method and target ask for; what is wrong with them is answered only after authorization. Set by the first stage, with what stands behind it. */
  target!: RequestTarget;
  info!: RequestInfo;
  /** Encoded query without question mark. */
  rawQuery = "";
  /** Who asks; set by authentication. */
  caller!: UserInfo;
  /** Who the caller acts as: himself, unless impersonation has replaced him. */
  user!: UserInfo;
  /** When it arrived, by the clock that never goes back. */
  readonly begun = performance.now();
  /** Milliseconds until it is answered with a 504; undefined for what takes as long as it takes. */
  timeLimitMs: number | undefined;
  /** Set where the request is audited. */
  annotate?: NonNullable<RequestContext["annotate"]>;
  mayTurnLarge = false;
  /** What it counts for, once it is known which resource serves it. */
  series: RequestSeries | undefined;
  #abort: AbortController | undefined;
  #isAborted = false;

  constructor(
    readonly exchange: HttpExchange,
    private readonly services: ContextServices,
  ) {}

  get auditId(): string {
    return this.exchange.auditId;
  }

  get userAgent(): string {
    return this.exchange.headers["user-agent"] ?? "";
  }

  get deadline(): number | undefined {
    return this.timeLimitMs === undefined ? undefined : this.begun + this.timeLimitMs;
  }

  get profile(): VendorProfile {
    return this.services.profile;
  }

  get clock(): Clock {
    return this.services.clock;
  }

  get random(): Random {
    return this.services.random;
  }

  get signal(): AbortSignal {
    if (this.#abort === undefined) {
      const controller = new AbortController();
      this.#abort = controller;
      if (this.#isAborted) controller.abort(NOT_WANTED);
      else this.exchange.onClose(() => controller.abort(NOT_WANTED));
    }
    return this.#abort.signal;
  }

  get isGone(): boolean {
    return this.#isAborted || this.exchange.closed;
  }

  /** Tells whoever works on this request that its answer is no longer wanted. */
  abort(): void {
    this.#isAborted = true;
    this.#abort?.abort(NOT_WANTED);
  }

  warn(text: string): void {
    this.exchange.warn(text);
  }
}
