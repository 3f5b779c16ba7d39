/** The server's side of the faults of a test. */
import type { HttpExchange } from "../http/exchanges/http-exchange.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import type { EndFault, Faults, Refusal } from "./faults.js";

const WATCH = /[?&]watch=(?:true|1)\b|\/api(?:s\/[^/]+)?\/[^/]+\/watch\//;

export class InjectedFaults implements Faults {
  readonly #watches = new Set<HttpExchange>();
  readonly #refusals = new Set<{ readonly refusal: Refusal; readonly writesOnly: boolean; left: number }>();

  constructor(private readonly store: () => KeyValueStore) {}

  get openWatches(): number {
    return this.#watches.size;
  }

  dropWatches(): void {
    for (const exchange of this.#watches) exchange.destroy();
  }

  refuseWrites(refusal: Refusal = {}): EndFault {
    return this.#refuse(refusal, true);
  }

  refuseRequests(refusal: Refusal = {}): EndFault {
    return this.#refuse(refusal, false);
  }

  async expireHistory(): Promise<void> {
    const store = this.store();
    await store.compact(await store.revision());
  }

  /** The server's door to this. */
  intercept(exchange: HttpExchange, next: () => void): void {
    const path = exchange.url.split("?", 1)[0] as string;
    const isRead = exchange.method === "GET" || exchange.method === "HEAD";
    for (const fault of this.#refusals) {
      if ((fault.writesOnly && isRead) || fault.refusal.matches?.(exchange.method, path) === false) continue;
      if (--fault.left <= 0) this.#refusals.delete(fault);
      refuse(exchange, fault.refusal);
      return;
    }
    if (isRead && WATCH.test(exchange.url)) {
      this.#watches.add(exchange);
      exchange.onClose(() => this.#watches.delete(exchange));
    }
    next();
  }

  #refuse(refusal: Refusal, writesOnly: boolean): EndFault {
    const fault = { refusal, writesOnly, left: refusal.times ?? Number.POSITIVE_INFINITY };
    this.#refusals.add(fault);
    return () => this.#refusals.delete(fault);
  }
}

function refuse(
  exchange: HttpExchange,
  { code = 503, reason = "ServiceUnavailable", message = "refused by the test", retryAfter }: Refusal,
): void {
  const status = { kind: "Status", apiVersion: "v1", metadata: {}, status: "Failure", message, reason, code };
  exchange.giveUp();
  exchange.send(
    code,
    "application/json",
    Buffer.from(JSON.stringify(status)),
    retryAfter === undefined ? [] : ["retry-after", String(retryAfter)],
  );
}
