/** The Prometheus text format, version 0.0.4: what `/metrics` answers. Loaded with the first request for it. */
import { escapeHelp } from "./label-text.js";
import type { Metric, Sample, SeriesSamples } from "./metric.js";

export const PROMETHEUS_TEXT = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Metrics in the given order, without those that have nothing to say, series by their labels. A piece is a series: whoever writes thousands
 * lets others have their turn in between.
 */
export function* prometheusText(metrics: readonly Metric[]): Generator<string> {
  for (const metric of metrics) {
    let head = headOf(metric);
    for (const series of metric.series()) {
      yield head + seriesText(metric.name, series);
      head = "";
    }
  }
}

function headOf({ name, help, type, stability }: Metric): string {
  const mark = stability === undefined ? "" : `[${stability}] `;
  return `# HELP ${name} ${mark}${escapeHelp(help)}\n# TYPE ${name} ${type}\n`;
}

function seriesText(name: string, { labels, samples }: SeriesSamples): string {
  let text = "";
  for (const sample of samples) text += `${name}${sample.suffix ?? ""}${labelsText(labels, sample)} ${numberText(sample.value)}\n`;
  return text;
}

function labelsText(labels: string, { bound }: Sample): string {
  const all = bound === undefined ? labels : `${labels}${labels === "" ? "" : ","}le="${numberText(bound)}"`;
  return all === "" ? "" : `{${all}}`;
}

function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "+Inf";
  return value === Number.NEGATIVE_INFINITY ? "-Inf" : String(value);
}
