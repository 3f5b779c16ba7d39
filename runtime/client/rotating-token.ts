/** A token that ends and is replaced in time: what a program asks for by the `token` of a service account (specification: Limits). */
import type { Credential, Credentials } from "./credentials.js";

/** Part of its life after which another one is asked for, and how old it may be at most. */
const USED_PART = 0.8;
const LONGEST_USE_MS = 24 * 60 * 60 * 1000;
/** Between tries, while the old one still serves. */
const PAUSE_MS = 10_000;

/** As the status of a TokenRequest has it. */
export interface EndingToken {
  readonly token: string;
  /** RFC 3339. */
  readonly expirationTimestamp: string;
}

export interface RotatingTokenOptions {
  /** Asks for a token. A failure is the caller's of a request only when there is no token that serves. */
  request(): Promise<EndingToken>;
  /** Milliseconds since the epoch; default the machine's. */
  now?(): number;
}

interface HeldToken {
  readonly credential: Credential;
  readonly ends: number;
  /** When another one is asked for. */
  readonly due: number;
}

/**
 * Credentials of a token that is asked for when it is first needed, after 80% of its life or 24 hours, and after a 401.
 *
 * @example
 * const { token } = admin.core.v1.serviceAccounts.namespace("ns");
 * const request = async () => (await token.create("robot", { spec: { audiences: [] } })).status as EndingToken;
 * const clients = createClient({ server, credentials: rotatingToken({ request }) });
 */
export const rotatingToken = (options: RotatingTokenOptions): Credentials => new RotatingToken(options);

class RotatingToken implements Credentials {
  #held: HeldToken | undefined;
  #asking: Promise<Credential> | undefined;
  readonly #now: () => number;

  constructor(private readonly options: RotatingTokenOptions) {
    this.#now = options.now ?? Date.now;
  }

  current(): Credential | Promise<Credential> {
    if (this.#held !== undefined && this.#now() < Math.min(this.#held.due, this.#held.ends)) return this.#held.credential;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async refused(credential: Credential): Promise<boolean> {
    if (this.#held?.credential === credential) this.#held = undefined;
    return (await this.current()).authorization !== credential.authorization;
  }

  async #ask(): Promise<Credential> {
    const asked = this.#now();
    try {
      const { token, expirationTimestamp } = await this.options.request();
      const ends = Date.parse(expirationTimestamp);
      const due = asked + Math.min((ends - asked) * USED_PART, LONGEST_USE_MS);
      this.#held = { credential: { authorization: `Bearer ${token}` }, ends, due };
    } catch (error) {
      const held = this.#held;
      if (held === undefined || this.#now() >= held.ends) throw error;
      this.#held = { ...held, due: this.#now() + PAUSE_MS };
    }
    return this.#held.credential;
  }
}
