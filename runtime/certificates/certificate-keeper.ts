/** Looks at certificates again and again while the server runs, and tells of those that have changed. */
import type { Clock } from "../clock/clock.js";
import type { Certificates } from "./certificate-store.js";

/** How often, in milliseconds: as often as the peer looks at its files. */
const CHECK_INTERVAL_MS = 60_000;

export interface KeeperOptions {
  readonly clock: Clock;
  readonly certificates: Certificates;
  /** Puts new ones to use. */
  changed(certificates: Certificates): void | Promise<void>;
  /** Told of what cannot be read, made or put to use; what was stays in use. */
  failed(reason: unknown): void;
}

export class CertificateKeeper {
  #current: Certificates;
  #last = Promise.resolve();
  #next: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly options: KeeperOptions) {
    this.#current = options.certificates;
    this.#timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
  }

  /**
   * Looks now, or once more when the look under way is over: what that has read may have changed since. Resolves when what has changed is in
   * use. Never rejects.
   */
  check(): Promise<void> {
    this.#next ??= this.#last.then(() => {
      this.#next = undefined;
      this.#last = this.#look();
      return this.#last;
    });
    return this.#next;
  }

  async #look(): Promise<void> {
    try {
      const found = await this.#current.reload(this.options.clock.now(), this.options.failed);
      if (textOf(found) === textOf(this.#current)) return;
      await this.options.changed(found);
      this.#current = found;
    } catch (error) {
      this.options.failed(error);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const textOf = ({ serving, servingAuthority, clientAuthorities, proxyAuthorities, administrator }: Certificates): string =>
  JSON.stringify([serving, servingAuthority, clientAuthorities, proxyAuthorities, administrator]);
