/** What `/metrics` says: the text format, and that what is counted comes out under its labels. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { MAXIMUM_SERIES } from "../../../runtime/metrics/metric.js";
import { MetricRegistry } from "../../../runtime/metrics/metric-registry.js";
import { registerProcessFigures } from "../../../runtime/metrics/process-figures.js";
import { prometheusText } from "../../../runtime/metrics/prometheus-text.js";

const textOf = (fill: (registry: MetricRegistry) => void): string => {
  const registry = new MetricRegistry();
  fill(registry);
  return [...prometheusText(registry.metrics())].join("");
};

describe("prometheusText", () => {
  it("writes counters by name, labels by name and series by their labels (OBS-03)", () => {
    const text = textOf((registry) => {
      registry.gauge({ name: "b_open", help: "Open now." }).with().set(3);
      const counter = registry.counter({ name: "a_total", help: "All.", stability: "STABLE", labels: ["verb", "code"] });
      counter.with("GET", "404").add();
      counter.with("GET", "200").add(2);
      counter.with("GET", "200").add();
    });
    assert.equal(
      text,
      `# HELP a_total [STABLE] All.
# TYPE a_total counter
a_total{code="200",verb="GET"} 3
a_total{code="404",verb="GET"} 1
# HELP b_open Open now.
# TYPE b_open gauge
b_open 3
`,
    );
  });

  it("adds buckets up and ends with the one without a bound", () => {
    const text = textOf((registry) => {
      const series = registry.histogram({ name: "h", help: "h", labels: ["verb"], buckets: [0.5, 1] }).with("GET");
      for (const value of [0.25, 0.5, 0.75, 4]) series.observe(value);
    });
    assert.deepEqual(text.split("\n").slice(2, -1), [
      'h_bucket{verb="GET",le="0.5"} 2',
      'h_bucket{verb="GET",le="1"} 3',
      'h_bucket{verb="GET",le="+Inf"} 4',
      'h_sum{verb="GET"} 5.5',
      'h_count{verb="GET"} 4',
    ]);
  });

  it("escapes what would end a value or a line", () => {
    const text = textOf((registry) =>
      registry
        .gauge({ name: "g", help: "a\nb\\", labels: ["l"] })
        .with('x"y\n\\')
        .set(1),
    );
    assert.equal(text, '# HELP g a\\nb\\\\\n# TYPE g gauge\ng{l="x\\"y\\n\\\\"} 1\n');
  });

  it("says nothing of a metric without series", () => {
    assert.equal(
      textOf((registry) => registry.counter({ name: "none", help: "h", labels: ["l"] })),
      "",
    );
  });
});

describe("MetricRegistry", () => {
  it("lets a name be taken once, and wants a value for every label", () => {
    const registry = new MetricRegistry();
    const counter = registry.counter({ name: "c", help: "h", labels: ["l"] });
    assert.throws(() => registry.gauge({ name: "c", help: "h" }), { name: "RangeError", message: "metric c exists already" });
    assert.throws(() => counter.with(), { name: "RangeError", message: "c has 1 labels, not 0" });
  });

  it("bounds the series of a metric", () => {
    const registry = new MetricRegistry();
    const counter = registry.counter({ name: "c", help: "h", labels: ["l"] });
    for (let i = 0; i < MAXIMUM_SERIES + 100; i++) counter.with(String(i)).add();
    assert.equal([...counter.series()].length, MAXIMUM_SERIES + 1);
    assert.equal(counter.with("overflow").value, 100);
  });

  it("reads what is collected when it is asked for", () => {
    let figure = 1;
    const registry = new MetricRegistry();
    registry.collected({ name: "g", help: "h", type: "gauge" }, () => [{ values: [], value: figure }]);
    figure = 7;
    assert.match([...prometheusText(registry.metrics())].join(""), /^g 7$/m);
  });
});

describe("registerProcessFigures", () => {
  it("tells of CPU, memory and start under the names Prometheus clients use", () => {
    const text = textOf(registerProcessFigures);
    for (const name of ["process_cpu_seconds_total", "process_resident_memory_bytes", "process_start_time_seconds"])
      assert.match(text, new RegExp(`^${name} [0-9.e+]+$`, "m"));
  });

  it("tells of descriptors and address space on Linux", { skip: process.platform !== "linux" && "reads /proc" }, () => {
    const text = textOf(registerProcessFigures);
    for (const name of ["process_open_fds", "process_max_fds", "process_virtual_memory_bytes", "process_virtual_memory_max_bytes"])
      assert.match(text, new RegExp(`^${name} [0-9.e+]+$`, "m"));
  });
});
