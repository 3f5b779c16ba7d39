/** Cells of autoscalers, in every version. */
import type { HorizontalPodAutoscaler as FirstAutoscaler } from "../../../generated/autoscaling/v1/types.js";
import type { HorizontalPodAutoscaler, MetricSpec, MetricStatus } from "../../../generated/autoscaling/v2/types.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ComputedCell } from "../../definition/resource-definition.js";
import { presentSources, presentStatuses } from "./older-metrics.js";

const SHOWN = 2;

/** `kind/name` of the workload. */
export const autoscalerTarget: ComputedCell = (object) => {
  const reference = (object as unknown as HorizontalPodAutoscaler).spec?.scaleTargetRef;
  return `${reference?.kind ?? ""}/${reference?.name ?? ""}`;
};

/** Metrics as they are and as they are to be: `40%/80%`. */
export const autoscalerMetrics: ComputedCell = (object) => {
  const pairs = metricsOf(object);
  if (pairs.length === 0) return "<none>";
  const texts = pairs.map(pairText);
  const shown = texts.slice(0, SHOWN).join(", ");
  return texts.length > SHOWN ? `${shown} + ${texts.length - SHOWN} more...` : shown;
};

interface Pair {
  readonly wanted: MetricSpec;
  readonly current: MetricStatus | undefined;
}

function metricsOf(object: ApiObject): Pair[] {
  const first = object as unknown as FirstAutoscaler;
  const share = first.spec?.targetCPUUtilizationPercentage;
  if (share !== undefined) return [pairOfShare(share, first.status?.currentCPUUtilizationPercentage)];
  const { spec, status } = object as unknown as HorizontalPodAutoscaler;
  const isOlder = object.apiVersion === "autoscaling/v2beta1";
  const wanted = isOlder ? present<MetricSpec>(spec?.metrics, presentSources) : (spec?.metrics ?? []);
  const current = isOlder ? present<MetricStatus>(status?.currentMetrics, presentStatuses) : (status?.currentMetrics ?? []);
  return wanted.map((metric, index) => ({ wanted: metric, current: current[index] }));
}

const present = <T>(metrics: unknown, form: (older: readonly JsonObject[]) => JsonObject[]): readonly T[] =>
  form((metrics ?? []) as JsonObject[]) as unknown as T[];

function pairOfShare(share: number, now: number | undefined): Pair {
  const type = "Resource";
  const name = "cpu";
  return {
    wanted: { type, resource: { name, target: { type: "Utilization", averageUtilization: share } } },
    current: now === undefined ? undefined : { type, resource: { name, current: { averageUtilization: now } } },
  };
}

function pairText({ wanted, current }: Pair): string {
  const field = fieldOf(wanted.type ?? "");
  const target = wanted[field]?.target;
  const now = current?.[field]?.current;
  if (target?.averageUtilization !== undefined) {
    const value = now?.averageUtilization;
    return `${value === undefined ? "<unknown>" : `${value}%`}/${target.averageUtilization}%`;
  }
  const isAverage = target?.averageValue !== undefined;
  const name = isAverage ? "averageValue" : "value";
  const suffix = isAverage && field !== "pods" && field !== "resource" && field !== "containerResource" ? " (avg)" : "";
  return `${now?.[name] ?? "<unknown>"}/${target?.[name] ?? ""}${suffix}`;
}

/** Where a metric of a type stands. */
const fieldOf = (type: string): Exclude<keyof MetricSpec, "type"> =>
  (type.charAt(0).toLowerCase() + type.slice(1)) as Exclude<keyof MetricSpec, "type">;
