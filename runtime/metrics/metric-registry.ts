/** The metrics of the process, by name. Whoever counts asks once for what it counts with and keeps it. */
import { labelWriter } from "./label-text.js";
import { Counter, Gauge, Histogram, type Metric, type MetricOptions } from "./metric.js";

/** A figure that is read when it is asked for, and the values of its labels. */
export interface Figure {
  readonly values: readonly string[];
  readonly value: number;
}

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
  collected(options: MetricOptions & { readonly type: "counter" | "gauge" }, read: () => Iterable<Figure>): void {
    const { labels = [] } = options;
    const textOf = labelWriter(labels);
    const series = () =>
      Array.from(read(), ({ values, value }) => ({ labels: textOf(values), samples: [{ value }] })).sort((a, b) =>
        a.labels < b.labels ? -1 : 1,
      );
    this.#add({ ...options, labels, series });
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
