/** Cells of autoscalers, in every version. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ComputedCell } from "../../definition/resource-definition.js";
import { presentSources, presentStatuses } from "./older-metrics.js";

const SHOWN = 2;

/** `kind/name` of the workload. */
export const autoscalerTarget: ComputedCell = (object) => {
  const reference = partOf(partOf(object as unknown as JsonObject, "spec"), "scaleTargetRef");
  return `${text(reference["kind"])}/${text(reference["name"])}`;
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
  readonly wanted: JsonObject;
  readonly current: JsonObject | undefined;
}

function metricsOf(object: ApiObject): Pair[] {
  const spec = partOf(object as unknown as JsonObject, "spec");
  const status = partOf(object as unknown as JsonObject, "status");
  const share = spec["targetCPUUtilizationPercentage"];
  if (share !== undefined) {
    const now = status["currentCPUUtilizationPercentage"];
    const current = now === undefined ? undefined : { type: "Resource", resource: { current: { averageUtilization: now } } };
    return [{ wanted: { type: "Resource", resource: { target: { averageUtilization: share } } }, current }];
  }
  const isOlder = object.apiVersion === "autoscaling/v2beta1";
  const wanted = listed(spec["metrics"]);
  const current = listed(status["currentMetrics"]);
  const statuses = isOlder ? presentStatuses(current) : current;
  return (isOlder ? presentSources(wanted) : wanted).map((metric, index) => ({ wanted: metric, current: statuses[index] }));
}

function pairText({ wanted, current }: Pair): string {
  const field = fieldOf(text(wanted["type"]));
  const target = partOf(partOf(wanted, field), "target");
  const now = partOf(partOf(current ?? {}, field), "current");
  if (target["averageUtilization"] !== undefined) {
    const value = now["averageUtilization"];
    return `${value === undefined ? "<unknown>" : `${text(value)}%`}/${text(target["averageUtilization"])}%`;
  }
  const isAverage = target["averageValue"] !== undefined;
  const name = isAverage ? "averageValue" : "value";
  const suffix = isAverage && field !== "pods" && !field.toLowerCase().endsWith("resource") ? " (avg)" : "";
  return `${now[name] === undefined ? "<unknown>" : text(now[name])}/${text(target[name])}${suffix}`;
}

const fieldOf = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);
const text = (value: JsonValue | undefined): string => (value === undefined ? "" : String(value));
const listed = (value: JsonValue | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);
const partOf = (object: JsonObject, name: string): JsonObject => (isJsonObject(object[name]) ? object[name] : {});
