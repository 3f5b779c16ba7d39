/** Standing for election before a server that only the test speaks for; with a real one in test/clients. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { LeaderElection } from "../../../runtime/client/kit/leader-election.js";
import type { Transport, TransportRequest, TransportResponse } from "../../../runtime/client/transport.js";
import { createClient } from "../../../runtime/sdk/client.js";
import { eventually } from "../../support/eventually.js";

/** Keeps one Lease, and answers nothing while it is silent. */
class LeaseServer implements Transport {
  isSilent = false;
  readonly asked: string[] = [];
  #lease: object | undefined;

  send({ method, body, signal }: TransportRequest): Promise<TransportResponse> {
    this.asked.push(method);
    if (this.isSilent) return silence(signal);
    if (method !== "GET") {
      const lease = JSON.parse(String(body)) as { metadata: object };
      this.#lease = { ...lease, metadata: { ...lease.metadata, resourceVersion: String(this.asked.length), uid: "u" } };
    }
    const missing = { kind: "Status", status: "Failure", reason: "NotFound", code: 404 };
    const bytes = Buffer.from(JSON.stringify(this.#lease ?? missing));
    return Promise.resolve({
      status: this.#lease === undefined ? 404 : 200,
      header: (name) => (name === "content-type" ? "application/json" : undefined),
      bytes: async () => bytes,
      chunks: async function* () {
        yield bytes;
      },
      cancel: () => {},
    });
  }

  close(): void {}
}

/** Holds the program as an open connection does. */
function silence(signal: AbortSignal | undefined): Promise<never> {
  const held = setInterval(() => undefined, 1000);
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => {
      clearInterval(held);
      reject(signal.reason);
    });
  });
}

describe("leader election", () => {
  it("asks a silent server anew, and waits for none to give the Lease back", async () => {
    const transport = new LeaseServer();
    transport.isSilent = true;
    const { connection } = createClient({ server: "https://none.example", transport });
    const led = Promise.withResolvers<void>();
    const election = new LeaderElection({
      connection,
      namespace: "default",
      name: "l",
      identity: "me",
      leaseDurationMs: 90,
      renewDeadlineMs: 60,
      retryPeriodMs: 10,
      lead: (signal) => {
        led.resolve();
        return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
      },
    });
    const stopping = new AbortController();
    const run = election.run(stopping.signal);
    await eventually(() => transport.asked.length > 1);
    transport.isSilent = false;
    await led.promise;
    transport.isSilent = true;
    stopping.abort();
    await run;
    assert.equal(election.isLeader, false);
  });
});
