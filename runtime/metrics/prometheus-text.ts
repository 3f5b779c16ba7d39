/** The Prometheus text format, version 0.0.4: what `/metrics` answers. Loaded with the first request for it. */
import type { Metric, Sample } from "./metric.js";

export const PROMETHEUS_TEXT = "text/plain; version=0.0.4; charset=utf-8";

/** Metrics in the given order, without those that have nothing to say; labels by name, series by their labels. */
export function prometheusText(metrics: readonly Metric[]): string {
  return metrics.map(familyText).join("");
}

function familyText(metric: Metric): string {
  const order = metric.labels.map((label, at) => ({ label, at })).sort((a, b) => (a.label < b.label ? -1 : 1));
  const lines = new Map<string, string[]>();
  for (const sample of metric.samples()) {
    const labels = order.map(({ label, at }) => `${label}="${escapeValue(sample.values[at] ?? "")}"`).join(",");
    const line = `${metric.name}${sample.suffix ?? ""}${labelsText(labels, sample)} ${numberText(sample.value)}\n`;
    const series = lines.get(labels);
    if (series === undefined) lines.set(labels, [line]);
    else series.push(line);
  }
  if (lines.size === 0) return "";
  const stability = metric.stability === undefined ? "" : `[${metric.stability}] `;
  const head = `# HELP ${metric.name} ${stability}${escapeHelp(metric.help)}\n# TYPE ${metric.name} ${metric.type}\n`;
  const body = [...lines.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, series]) => series);
  return head + body.join("");
}

function labelsText(labels: string, { bound }: Sample): string {
  const all = bound === undefined ? labels : `${labels}${labels === "" ? "" : ","}le="${numberText(bound)}"`;
  return all === "" ? "" : `{${all}}`;
}

function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "+Inf";
  return value === Number.NEGATIVE_INFINITY ? "-Inf" : String(value);
}

const escapeValue = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');

const escapeHelp = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
