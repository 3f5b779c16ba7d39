/** `/metrics`: what the server counts about itself, in the Prometheus text format (OBS-03). */
import type { MetricRegistry } from "../metrics/metric-registry.js";
import type { DocumentAnswer } from "./document-answer.js";

const withProcessFigures = new WeakSet<MetricRegistry>();

/** What writes the format is loaded with the first request for it, and so is what reads the figures of the process. */
export async function metricsAnswer(registry: MetricRegistry): Promise<DocumentAnswer> {
  const [{ PROMETHEUS_TEXT, prometheusText }, { registerProcessFigures }] = await Promise.all([
    import("../metrics/prometheus-text.js"),
    import("../metrics/process-figures.js"),
  ]);
  if (!withProcessFigures.has(registry)) {
    withProcessFigures.add(registry);
    registerProcessFigures(registry);
  }
  return { status: 200, contentType: PROMETHEUS_TEXT, body: Buffer.from(prometheusText(registry.metrics())) };
}
