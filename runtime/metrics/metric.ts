/**
 * Counters, gauges and histograms. A series - one set of label values - is an object of its own: found once, it counts without looking
 * anything up, so that a request costs additions and no more.
 */
import { labelWriter } from "./label-text.js";

/** How sure a name may be relied on, as the peer marks it. */
export type Stability = "STABLE" | "ALPHA";

export interface MetricOptions {
  readonly name: string;
  readonly help: string;
  readonly stability?: Stability;
  /** Names of the labels, in the order in which values are given. */
  readonly labels?: readonly string[];
}

/** One line of the output: `name` is the metric's, with `suffix` behind it, and `labels` those of the series with `bound` for `le`. */
export interface Sample {
  readonly value: number;
  readonly suffix?: "_bucket" | "_sum" | "_count";
  readonly bound?: number;
}

/** What a series says now. */
export interface SeriesSamples {
  /** As the text format writes them. */
  readonly labels: string;
  readonly samples: readonly Sample[];
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly stability?: Stability;
  readonly labels: readonly string[];
  /** By their labels; a series that comes while they are gone through is not among them. */
  series(): Iterable<SeriesSamples>;
}

/** Series of one metric; what comes beyond shares one whose labels all say {@link OVERFLOW}. */
export const MAXIMUM_SERIES = 10_000;

const OVERFLOW = "overflow";

abstract class Labelled<S> implements Metric {
  abstract readonly type: Metric["type"];
  readonly name: string;
  readonly help: string;
  readonly stability?: Stability;
  readonly labels: readonly string[];
  readonly #series = new Map<string, S>();
  readonly #sorted: { readonly labels: string; readonly series: S }[] = [];
  readonly #text: (values: readonly string[]) => string;

  constructor({ name, help, stability, labels = [] }: MetricOptions) {
    this.name = name;
    this.help = help;
    if (stability !== undefined) this.stability = stability;
    this.labels = labels;
    this.#text = labelWriter(labels);
  }

  /** The series of these label values, one per label. Throws RangeError for too many or too few. */
  with(...values: readonly string[]): S {
    if (values.length !== this.labels.length) throw new RangeError(`${this.name} has ${this.labels.length} labels, not ${values.length}`);
    const key = values.join("\0");
    const known = this.#series.get(key);
    if (known !== undefined) return known;
    if (this.#series.size >= MAXIMUM_SERIES && values.some((value) => value !== OVERFLOW)) return this.with(...values.map(() => OVERFLOW));
    const series = this.create();
    this.#series.set(key, series);
    const labels = this.#text(values);
    this.#sorted.splice(this.#placeOf(labels), 0, { labels, series });
    return series;
  }

  *series(): Iterable<SeriesSamples> {
    for (const { labels, series } of this.#sorted.slice()) yield { labels, samples: this.samplesOf(series) };
  }

  protected abstract create(): S;
  protected abstract samplesOf(series: S): readonly Sample[];

  /** Before the first whose labels come later. */
  #placeOf(labels: string): number {
    let from = 0;
    let to = this.#sorted.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#sorted[middle] as { labels: string }).labels < labels) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

export class CounterSeries {
  value = 0;

  add(amount = 1): void {
    this.value += amount;
  }
}

export class GaugeSeries extends CounterSeries {
  set(value: number): void {
    this.value = value;
  }
}

export class Counter extends Labelled<CounterSeries> {
  readonly type = "counter";

  protected create(): CounterSeries {
    return new CounterSeries();
  }

  protected samplesOf({ value }: CounterSeries): readonly Sample[] {
    return [{ value }];
  }
}

export class Gauge extends Labelled<GaugeSeries> {
  readonly type = "gauge";

  protected create(): GaugeSeries {
    return new GaugeSeries();
  }

  protected samplesOf({ value }: GaugeSeries): readonly Sample[] {
    return [{ value }];
  }
}

export class HistogramSeries {
  sum = 0;
  /** Observations by bucket, each of them in the first that holds it; the last has no bound. */
  readonly counts: number[];

  constructor(private readonly buckets: readonly number[]) {
    this.counts = new Array<number>(buckets.length + 1).fill(0);
  }

  observe(value: number): void {
    let bucket = 0;
    while (bucket < this.buckets.length && value > (this.buckets[bucket] as number)) bucket++;
    this.counts[bucket] = (this.counts[bucket] as number) + 1;
    this.sum += value;
  }
}

export class Histogram extends Labelled<HistogramSeries> {
  readonly type = "histogram";

  constructor(
    options: MetricOptions,
    private readonly buckets: readonly number[],
  ) {
    super(options);
  }

  protected create(): HistogramSeries {
    return new HistogramSeries(this.buckets);
  }

  protected samplesOf({ counts, sum }: HistogramSeries): readonly Sample[] {
    let total = 0;
    const samples: Sample[] = counts.map((count, i) => {
      total += count;
      return { value: total, suffix: "_bucket", bound: this.buckets[i] ?? Number.POSITIVE_INFINITY };
    });
    samples.push({ value: sum, suffix: "_sum" }, { value: total, suffix: "_count" });
    return samples;
  }
}
