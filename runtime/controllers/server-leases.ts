/**
 * Which servers live, where several share a store: each keeps a key for its address, which goes by itself when it is no longer renewed.
 * The keys belong to no resource.
 */
import type { KeyValueStore, Revision } from "../storage/key-value-store.js";

const PREFIX = "/registry/masterleases/";
/** What follows every key with the prefix, and none of them: the next character. */
const END = "/registry/masterleases0";
const LIFE_MS = 15_000;
const RENEWAL_MS = 10_000;

export interface ServerLeasesOptions {
  readonly store: KeyValueStore;
  /** Of this server. */
  readonly address: string;
  /** Told after each renewal: others may live than before. */
  renewed(): void;
  failed(error: unknown): void;
}

export class ServerLeases {
  readonly #key: string;
  readonly #timer: NodeJS.Timeout;
  #revision: Revision = 0;

  constructor(private readonly options: ServerLeasesOptions) {
    this.#key = PREFIX + options.address;
    this.#timer = setInterval(() => void this.#renew(), RENEWAL_MS).unref();
    void this.#renew();
  }

  /** Addresses of those that live now, in the order of their text; this server's own is always among them. */
  async living(): Promise<readonly string[]> {
    const { items } = await this.options.store.range({ start: PREFIX, end: END });
    return [...new Set([...items.map(({ key }) => key.slice(PREFIX.length)), this.options.address])].sort();
  }

  /** The lease ends: others need not wait until it is old. */
  close(): void {
    clearInterval(this.#timer);
    if (this.#revision === 0) return;
    this.options.store.commit({ key: this.#key, expected: this.#revision }).catch(() => undefined);
  }

  async #renew(): Promise<void> {
    const { address, renewed, failed } = this.options;
    try {
      await this.#keep(Buffer.from(address));
      renewed();
    } catch (error) {
      failed(error);
    }
  }

  /** A server that was here before under the same address may have left its lease. */
  async #keep(value: Buffer): Promise<void> {
    const { store } = this.options;
    const first = await store.commit({ key: this.#key, value, expected: this.#revision, ttlMs: LIFE_MS });
    if (first.ok) {
      this.#revision = first.revision;
      return;
    }
    const again = await store.commit({ key: this.#key, value, expected: first.current?.revision ?? 0, ttlMs: LIFE_MS });
    if (again.ok) this.#revision = again.revision;
  }
}
