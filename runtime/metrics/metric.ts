/**
 * Counters, gauges and histograms. A series - one set of label values - is an object of its own: found once, it counts without looking
 * anything up, so that a request costs additions and no more.
 */

/** How sure a name may be relied on, as the peer marks it. */
export type Stability = "STABLE" | "ALPHA";

export interface MetricOptions {
  readonly name: string;
  readonly help: string;
  readonly stability?: Stability;
  /** Names of the labels, in the order in which values are given. */
  readonly labels?: readonly string[];
}

/** One line of the output: `name` is the metric's, with `suffix` behind it, and `labels` its own with `bound` for `le`. */
export interface Sample {
  readonly values: readonly string[];
  readonly value: number;
  readonly suffix?: "_bucket" | "_sum" | "_count";
  readonly bound?: number;
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly stability?: Stability;
  readonly labels: readonly string[];
  samples(): Iterable<Sample>;
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
  readonly #series = new Map<string, { readonly values: readonly string[]; readonly series: S }>();

  constructor({ name, help, stability, labels = [] }: MetricOptions) {
    this.name = name;
    this.help = help;
    if (stability !== undefined) this.stability = stability;
    this.labels = labels;
  }

  /** The series of these label values, one per label. Throws RangeError for too many or too few. */
  with(...values: readonly string[]): S {
    if (values.length !== this.labels.length) throw new RangeError(`${this.name} has ${this.labels.length} labels, not ${values.length}`);
    const key = values.join("\0");
    const known = this.#series.get(key);
    if (known !== undefined) return known.series;
    if (this.#series.size >= MAXIMUM_SERIES && values.some((value) => value !== OVERFLOW)) return this.with(...values.map(() => OVERFLOW));
    const series = this.create();
    this.#series.set(key, { values, series });
    return series;
  }

  *samples(): Iterable<Sample> {
    for (const { values, series } of this.#series.values()) yield* this.samplesOf(series, values);
  }

  protected abstract create(): S;
  protected abstract samplesOf(series: S, values: readonly string[]): Iterable<Sample>;
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

  protected samplesOf({ value }: CounterSeries, values: readonly string[]): Iterable<Sample> {
    return [{ values, value }];
  }
}

export class Gauge extends Labelled<GaugeSeries> {
  readonly type = "gauge";

  protected create(): GaugeSeries {
    return new GaugeSeries();
  }

  protected samplesOf({ value }: GaugeSeries, values: readonly string[]): Iterable<Sample> {
    return [{ values, value }];
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

  protected *samplesOf({ counts, sum }: HistogramSeries, values: readonly string[]): Iterable<Sample> {
    let total = 0;
    for (const [i, count] of counts.entries()) {
      total += count;
      yield { values, value: total, suffix: "_bucket", bound: this.buckets[i] ?? Number.POSITIVE_INFINITY };
    }
    yield { values, value: sum, suffix: "_sum" };
    yield { values, value: total, suffix: "_count" };
  }
}
