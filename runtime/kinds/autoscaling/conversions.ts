/** Versions of the autoscaler: v2 is stored; what v1 and v2beta1 have no fields for stands in their annotations. */
import type { HorizontalPodAutoscaler as AutoscalerV1 } from "../../../generated/autoscaling/v1/types.js";
import type { HorizontalPodAutoscaler as AutoscalerV2 } from "../../../generated/autoscaling/v2/types.js";
import type { HorizontalPodAutoscaler as AutoscalerV2Beta1 } from "../../../generated/autoscaling/v2beta1/types.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { olderSources, olderStatuses, presentSources, presentStatuses } from "./older-metrics.js";

type Annotations = Record<string, string>;

/** Names of the annotations after the domain. */
const METRICS = "metrics";
const CURRENT_METRICS = "current-metrics";
const CONDITIONS = "conditions";
const BEHAVIOR = "behavior";
const ALL = [METRICS, CURRENT_METRICS, CONDITIONS, BEHAVIOR];

/** Percent of the requested cpu to be used where nothing else is wanted. */
const DEFAULT_SHARE = 80;

const keyOf = (profile: VendorProfile, name: string): string => `autoscaling.alpha.${profile.labelDomain}/${name}`;

/** A JSON value in an annotation; undefined for none and for text that is no JSON. */
function annotated(object: JsonObject, profile: VendorProfile, name: string): JsonValue | undefined {
  const annotations = (object["metadata"] as { annotations?: Annotations } | undefined)?.annotations;
  const text = annotations?.[keyOf(profile, name)];
  try {
    return text === undefined ? undefined : (JSON.parse(text) as JsonValue);
  } catch {
    return undefined;
  }
}

const listed = (value: JsonValue | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);
const partOf = (object: JsonObject, name: string): JsonObject => (isJsonObject(object[name]) ? { ...object[name] } : {});

/** Metadata without what only older versions say in annotations. */
function plainMetadata(object: JsonObject, profile: VendorProfile): JsonObject {
  const metadata = partOf(object, "metadata");
  const hidden = new Set(ALL.map((name) => keyOf(profile, name)));
  const annotations = Object.entries(partOf(metadata, "annotations")).filter(([key]) => !hidden.has(key));
  delete metadata["annotations"];
  return annotations.length === 0 ? metadata : { ...metadata, annotations: Object.fromEntries(annotations) };
}

function withAnnotations(object: JsonObject, profile: VendorProfile, values: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  const metadata = plainMetadata(object, profile);
  const added = Object.entries(values).flatMap(([name, value]) => {
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [[keyOf(profile, name), JSON.stringify(value)] as const];
  });
  if (added.length === 0) return metadata;
  return { ...metadata, annotations: { ...partOf(metadata, "annotations"), ...Object.fromEntries(added) } };
}

/** Whether a metric of v2 is the one that v1 has a field for. */
export function isCpuShare(metric: JsonObject, part: "target" | "current"): boolean {
  const resource = partOf(metric, "resource");
  return metric["type"] === "Resource" && resource["name"] === "cpu" && partOf(resource, part)["averageUtilization"] !== undefined;
}

const shareOf = (metric: JsonObject, part: "target" | "current"): JsonValue | undefined =>
  partOf(partOf(metric, "resource"), part)["averageUtilization"];

function without(object: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name, value]) => !names.includes(name) && value !== undefined));
}

function v1ToStorage(object: JsonObject, profile: VendorProfile): JsonObject {
  const spec = partOf(object, "spec");
  const further = presentSources(listed(annotated(object, profile, METRICS)));
  const target = spec["targetCPUUtilizationPercentage"] ?? (further.length === 0 ? DEFAULT_SHARE : undefined);
  const share = { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: target ?? null } } };
  const metrics = [...further, ...(target === undefined ? [] : [share])];
  const behavior = annotated(object, profile, BEHAVIOR);
  const stored = without(spec, "targetCPUUtilizationPercentage");
  return {
    ...object,
    metadata: plainMetadata(object, profile),
    spec: { ...stored, ...(metrics.length === 0 ? {} : { metrics }), ...(isJsonObject(behavior) ? { behavior } : {}) },
    ...statusToStorage(object, profile),
  };
}

function statusToStorage(object: JsonObject, profile: VendorProfile): JsonObject {
  if (!isJsonObject(object["status"])) return {};
  const { status } = object;
  const share = status["currentCPUUtilizationPercentage"];
  const known = presentStatuses(listed(annotated(object, profile, CURRENT_METRICS)));
  const current =
    known.length > 0 || share === undefined
      ? known
      : [{ type: "Resource", resource: { name: "cpu", current: { averageUtilization: share } } }];
  const conditions = listed(annotated(object, profile, CONDITIONS));
  return {
    status: {
      ...without(status, "currentCPUUtilizationPercentage"),
      currentMetrics: current.length === 0 ? null : current,
      ...(conditions.length === 0 ? {} : { conditions }),
    },
  };
}

function v1FromStorage(object: JsonObject, profile: VendorProfile): JsonObject {
  const spec = partOf(object, "spec");
  const metrics = listed(spec["metrics"]);
  const share = metrics.find((metric) => isCpuShare(metric, "target"));
  const status = partOf(object, "status");
  const current = listed(status["currentMetrics"]);
  const currentShare = current.find((metric) => isCpuShare(metric, "current"));
  const target = share === undefined ? {} : { targetCPUUtilizationPercentage: shareOf(share, "target") as number };
  const now = currentShare === undefined ? {} : { currentCPUUtilizationPercentage: shareOf(currentShare, "current") as number };
  return {
    ...object,
    metadata: withAnnotations(object, profile, {
      [METRICS]: olderSources(metrics.filter((metric) => metric !== share)),
      [BEHAVIOR]: spec["behavior"],
      [CURRENT_METRICS]: olderStatuses(current),
      [CONDITIONS]: status["conditions"],
    }),
    spec: { ...without(spec, "metrics", "behavior"), ...target },
    ...(isJsonObject(object["status"]) ? { status: { ...olderStatus(status), ...now } } : {}),
  };
}

/** v1 and v2beta1 always write how many pods there are. */
const olderStatus = (status: JsonObject): JsonObject => ({ currentReplicas: 0, ...without(status, "currentMetrics", "conditions") });

function betaToStorage(object: JsonObject, profile: VendorProfile): JsonObject {
  const spec = partOf(object, "spec");
  const metrics = presentSources(listed(spec["metrics"]));
  const behavior = annotated(object, profile, BEHAVIOR);
  const status = partOf(object, "status");
  const current = presentStatuses(listed(status["currentMetrics"]));
  return {
    ...object,
    metadata: plainMetadata(object, profile),
    spec: { ...without(spec, "metrics"), ...(metrics.length === 0 ? {} : { metrics }), ...(isJsonObject(behavior) ? { behavior } : {}) },
    ...(isJsonObject(object["status"]) ? { status: { ...status, currentMetrics: current.length === 0 ? null : current } } : {}),
  };
}

function betaFromStorage(object: JsonObject, profile: VendorProfile): JsonObject {
  const spec = partOf(object, "spec");
  const metrics = olderSources(listed(spec["metrics"]));
  const status = partOf(object, "status");
  const current = olderStatuses(listed(status["currentMetrics"]));
  const conditions = status["conditions"] ?? null;
  const shown = { ...olderStatus(status), currentMetrics: current.length === 0 ? null : current, conditions };
  return {
    ...object,
    metadata: withAnnotations(object, profile, { [BEHAVIOR]: spec["behavior"] }),
    spec: { ...without(spec, "metrics", "behavior"), ...(metrics.length === 0 ? {} : { metrics }) },
    ...(isJsonObject(object["status"]) ? { status: shown } : {}),
  };
}

/** A conversion in terms of JSON, which the generated types are the shapes of. */
function converting<Served extends object, Stored extends object>(
  toStorage: (object: JsonObject, profile: VendorProfile) => JsonObject,
  fromStorage: (object: JsonObject, profile: VendorProfile) => JsonObject,
): NamedConversion<Served, Stored> {
  return {
    toStorage: (served, profile) => toStorage(served as unknown as JsonObject, profile) as unknown as Stored,
    fromStorage: (stored, profile) => fromStorage(stored as unknown as JsonObject, profile) as unknown as Served,
  };
}

export const autoscalerV1 = converting<AutoscalerV1, AutoscalerV2>(v1ToStorage, v1FromStorage);
export const autoscalerV2Beta1 = converting<AutoscalerV2Beta1, AutoscalerV2>(betaToStorage, betaFromStorage);

/** v2beta2 differs in what it always writes. */
export const autoscalerV2Beta2 = converting<AutoscalerV2, AutoscalerV2>(
  (object) => object,
  (object) => {
    if (!isJsonObject(object["status"])) return object;
    return { ...object, status: { currentReplicas: 0, currentMetrics: null, conditions: null, ...object["status"] } };
  },
);
