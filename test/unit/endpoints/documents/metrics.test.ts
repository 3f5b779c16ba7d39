/** `/metrics` with as many series as there may be holds the event loop no longer than with few. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerMetrics } from "../../../../runtime/endpoints/documents/metrics.js";
import type { ResponseStream } from "../../../../runtime/endpoints/exchange.js";
import { MAXIMUM_SERIES } from "../../../../runtime/metrics/metric.js";
import { MetricRegistry } from "../../../../runtime/metrics/metric-registry.js";
import { SHARE } from "../../../support/holds.js";
import { longestTurn } from "../../../support/thread-time.js";
import { yardstick } from "../../../support/yardstick.js";

const ATTEMPTS = 5;

/** Takes what is written to it, and is behind after each chunk. */
class Reader implements ResponseStream {
  readonly closed = false;
  lines = 0;
  longest = 0;
  hasEnded = false;

  write(chunk: Buffer): boolean {
    for (const byte of chunk) if (byte === 10) this.lines++;
    this.longest = Math.max(this.longest, chunk.length);
    return false;
  }

  async drained(): Promise<void> {}

  end(): void {
    this.hasEnded = true;
  }

  destroy(): void {}
}

test("LIM-05 OBS-03 the event loop is not held by metrics of very many series, and no more of them waits than a chunk", async () => {
  const registry = new MetricRegistry();
  const buckets = Array.from({ length: 21 }, (_, index) => index);
  const histogram = registry.histogram({ name: "h", help: "h", labels: ["resource", "verb", "subresource"], buckets });
  for (let index = 0; index < MAXIMUM_SERIES; index++) histogram.with(`resource-${index}`, "LIST", "").observe(index % 20);
  let share = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && share >= SHARE; attempt++) {
    const reader = new Reader();
    const hold = await longestTurn(() => answerMetrics(registry, { headers: {}, stream: () => reader }));
    share = Math.min(share, hold / yardstick());
    assert.ok(reader.hasEnded);
    assert.ok(reader.lines >= MAXIMUM_SERIES * (buckets.length + 3), `${reader.lines} lines`);
    assert.ok(reader.longest < 128 * 1024, `${reader.longest} bytes`);
  }
  assert.ok(share < SHARE, `held for ${share.toFixed(2)} times the yardstick`);
});
