/** The metrics of the process, by name. Whoever counts asks once for what it counts with and keeps it. */
import { Counter, Gauge, Histogram, type Metric, type MetricOptions, type Sample } from "./metric.js";

export class MetricRegistry {
  readonly #metrics = new Map<string, Metric>();

  /** A figure that only grows. Throws RangeError for a name that is taken. */
  counter(options: MetricOptions): Counter {
    return this.#add(new Counter(options));
  }

  /** A figure that goes up and down. Throws RangeError for a name that is taken. */
  gauge(options: MetricOptions): Gauge {
    return this.#add(new Gauge(options));
  }

  /** How observations are spread over `buckets`, ascending upper bounds. Throws RangeError for a name that is taken. */
  histogram(options: MetricOptions & { readonly buckets: readonly number[] }): Histogram {
    return this.#add(new Histogram(options, options.buckets));
  }

  /** A figure that is read only when somebody asks for it. Throws RangeError for a name that is taken. */
  collected(options: MetricOptions & { readonly type: "counter" | "gauge" }, read: () => Iterable<Sample>): void {
    this.#add({ ...options, labels: options.labels ?? [], samples: read });
  }

  /** All metrics, by name. */
  metrics(): readonly Metric[] {
    return [...this.#metrics.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #add<M extends Metric>(metric: M): M {
    if (this.#metrics.has(metric.name)) throw new RangeError(`metric ${metric.name} exists already`);
    this.#metrics.set(metric.name, metric);
    return metric;
  }
}
