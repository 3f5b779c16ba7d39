/** The port of the thread for large requests, by which the lane hears how long the thread worked for what is posted. */
import { performance } from "node:perf_hooks";
import type { MessagePort } from "node:worker_threads";
import type { FromAside } from "./messages.js";

export class TimedPort {
  #since = performance.now();

  constructor(private readonly port: MessagePort) {}

  /** A message is taken up: what comes of it is posted before the next one is. */
  begin(): void {
    this.#since = performance.now();
  }

  /** Milliseconds that nothing has been posted of. */
  get worked(): number {
    return performance.now() - this.#since;
  }

  post(message: FromAside, handedOver: readonly ArrayBuffer[] = []): void {
    this.port.postMessage({ ...message, spentMs: this.worked } satisfies FromAside, [...handedOver]);
    this.begin();
  }
}
