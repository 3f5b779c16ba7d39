/** What single parts cost, measured inside this process: codecs, decoding, defaulting; and the generator as a whole process. */
import { spawnSync } from "node:child_process";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { definitionFactories, vendorProfiles } from "../../generated/index.js";
import { parseJson, stringifyJson } from "../../runtime/codec/json/json.js";
import { writeYaml } from "../../runtime/codec/yaml/writer.js";
import { parseYaml } from "../../runtime/codec/yaml/yaml.js";
import type { JsonObject, JsonValue } from "../../runtime/definition/json.js";
import type { ProtobufCodec, ResourceDefinition } from "../../runtime/definition/resource-definition.js";
import { conform } from "../../runtime/fields/conform.js";
import { applyDefaults } from "../../runtime/fields/defaults.js";
import { kinds } from "../../runtime/kinds/index.js";
import { Counter, Histogram } from "../../runtime/metrics/metric.js";
import type { Table } from "./table.js";

const SAMPLES: Readonly<Record<string, JsonObject>> = {
  ConfigMap: { kind: "ConfigMap", apiVersion: "v1", metadata: { name: "x", namespace: "default" }, data: { text: "x".repeat(1024) } },
  Pod: {
    kind: "Pod",
    apiVersion: "v1",
    metadata: { name: "x", namespace: "default", labels: { app: "x" } },
    spec: {
      containers: ["a", "b"].map((name) => ({
        name,
        image: "image:1",
        ports: [{ containerPort: 80 }],
        env: [{ name: "A", value: "b" }],
        resources: { requests: { cpu: "100m", memory: "64Mi" } },
      })),
      volumes: [{ name: "v", configMap: { name: "c" } }],
    },
  },
};

/** Microseconds of one call, the best of several rounds. */
function micros(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const begun = performance.now();
    let calls = 0;
    while (performance.now() - begun < 60) {
      for (let i = 0; i < 50; i++) work();
      calls += 50;
    }
    best = Math.min(best, ((performance.now() - begun) * 1000) / calls);
  }
  return best;
}

/** JSON, YAML, protobuf, conforming and defaulting of a small and a larger object. */
export function measureCodecs(table: Table): void {
  const profile = vendorProfiles["orch"];
  if (profile === undefined) throw new Error("the profile orch is missing");
  const definitions = definitionFactories.map((create) => create(profile, kinds));
  for (const [kind, object] of Object.entries(SAMPLES)) {
    const definition = definitions.find((candidate) => candidate.kind === kind) as ResourceDefinition;
    const protobuf = definition.protobuf as ProtobufCodec;
    const text = stringifyJson(object);
    const json = Buffer.from(text);
    const yaml = Buffer.from(writeYaml(object));
    const conformed = conform(JSON.parse(text) as JsonValue, definition.schema).object;
    const message = protobuf.encode(conformed);
    const native = micros(() => JSON.parse(json.toString()));
    const rows: readonly [string, () => unknown][] = [
      ["JSON decode", () => parseJson(json)],
      ["JSON encode", () => stringifyJson(object)],
      ["YAML decode of the same", () => parseYaml(yaml)],
      ["protobuf decode", () => protobuf.decode(message)],
      ["protobuf encode", () => protobuf.encode(conformed)],
      ["decode, conform and default", () => applyDefaults(conform(parseJson(json).value, definition.schema).object, definition.schema)],
    ];
    for (const [name, work] of rows) {
      const cost = micros(work);
      table.add({
        work: `${name}, ${kind} of ${json.length} bytes`,
        figure: `${cost.toFixed(1)} µs`,
        ratio: `${(cost / native).toFixed(1)} × JSON.parse`,
      });
    }
  }
}

/** What `/metrics` costs each request: a counter and a histogram of as many buckets as there are of request durations. */
export function measureCounting(table: Table): void {
  const buckets = Array.from({ length: 21 }, (_, i) => 0.05 * 1.4 ** i);
  const counter = new Counter({ name: "requests", help: "", labels: ["verb"] }).with("GET");
  const histogram = new Histogram({ name: "seconds", help: "", labels: ["verb"] }, buckets).with("GET");
  let seconds = 0;
  const cost = micros(() => {
    counter.add();
    seconds = (seconds + 0.0001) % 0.2;
    histogram.observe(seconds);
  });
  table.add({ work: "counting one request, a counter and a histogram", figure: `${(cost * 1000).toFixed(0)} ns` });
}

/** The whole generator, nothing to write. */
export function measureGenerator(table: Table): void {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL("../../codegen/main.js", import.meta.url)), "--check"], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  table.add({ work: "generator, all definitions", figure: `${((performance.now() - begun) / 1000).toFixed(1)} s` });
}
