/** `/metrics`: what the server counts about itself, in the Prometheus text format (OBS-03). */
import { collectionTurn, isSliceOver } from "../../codec/lists/turns.js";
import type { MetricRegistry } from "../../metrics/metric-registry.js";
import { acceptsGzip, GZIP_HEADERS, GzipResponseStream } from "../compression.js";
import type { Exchange } from "../exchange.js";

/** Characters of a chunk, as long as nothing but ASCII is in them its bytes. */
const CHUNK_CHARACTERS = 64 * 1024;

const withProcessFigures = new WeakSet<MetricRegistry>();

/**
 * Written as fast as the client reads, in turns with others: with thousands of series it is tens of megabytes. What writes the format is
 * loaded with the first request for it, and so is what reads the figures of the process.
 */
export async function answerMetrics(registry: MetricRegistry, exchange: Pick<Exchange, "headers" | "stream">): Promise<void> {
  const [{ PROMETHEUS_TEXT, prometheusText }, { registerProcessFigures }] = await Promise.all([
    import("../../metrics/prometheus-text.js"),
    import("../../metrics/process-figures.js"),
  ]);
  if (!withProcessFigures.has(registry)) {
    withProcessFigures.add(registry);
    registerProcessFigures(registry);
  }
  const stream = acceptsGzip(exchange.headers["accept-encoding"])
    ? new GzipResponseStream(exchange.stream(200, PROMETHEUS_TEXT, { headers: GZIP_HEADERS }))
    : exchange.stream(200, PROMETHEUS_TEXT);
  let text = "";
  for (const piece of prometheusText(registry.metrics())) {
    text += piece;
    if (text.length >= CHUNK_CHARACTERS) {
      if (!stream.write(Buffer.from(text))) await stream.drained();
      if (stream.closed) return;
      text = "";
    }
    if (isSliceOver()) await collectionTurn();
  }
  if (text !== "") stream.write(Buffer.from(text));
  stream.end();
}
