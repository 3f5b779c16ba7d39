/** Versions of the autoscaler: v2 is stored; what v1 and v2beta1 have no fields for stands in their annotations. */
import type { HorizontalPodAutoscaler as AutoscalerV1 } from "../../../generated/autoscaling/v1/types.js";
import type { HorizontalPodAutoscaler as AutoscalerV2 } from "../../../generated/autoscaling/v2/types.js";
import type { HorizontalPodAutoscaler as AutoscalerV2Beta1 } from "../../../generated/autoscaling/v2beta1/types.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { StructSchema } from "../../definition/schema.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { type AnnotationTypes, annotationTypes, readAnnotation } from "./annotations.js";
import { writeBehavior } from "./behavior-annotation.js";
import { olderSources, olderStatuses, presentSources, presentStatuses } from "./older-metrics.js";

type Annotations = Record<string, string>;

/** How annotations are read. */
interface Reading {
  readonly profile: VendorProfile;
  readonly types: AnnotationTypes;
}

/** Names of the annotations after the domain. */
const METRICS = "metrics";
const CURRENT_METRICS = "current-metrics";
const CONDITIONS = "conditions";
const BEHAVIOR = "behavior";
const ALL = [METRICS, CURRENT_METRICS, CONDITIONS, BEHAVIOR];

/** Percent of the requested cpu to be used where nothing else is wanted. */
const DEFAULT_SHARE = 80;

/** Annotations that stand for fields of the spec, and of the status. */
const OF_PART = { spec: [METRICS, BEHAVIOR], status: [CURRENT_METRICS, CONDITIONS] };

/** In place: what annotations of `object` say of its spec or status as it was in `old`, or not at all. */
export function restoreAnnotations(object: ApiObject, old: ApiObject | undefined, part: "spec" | "status", profile: VendorProfile): void {
  const { metadata } = object;
  for (const key of OF_PART[part].map((name) => keyOf(profile, name))) {
    const before = old?.metadata.annotations?.[key];
    if (before === metadata.annotations?.[key]) continue;
    const { [key]: _, ...others } = metadata.annotations ?? {};
    metadata.annotations = before === undefined ? others : { ...others, [key]: before };
  }
}

const keyOf = (profile: VendorProfile, name: string): string => `autoscaling.alpha.${profile.labelDomain}/${name}`;

/** The value in an annotation; undefined for none. */
function annotated(object: JsonObject, { profile, types }: Reading, name: keyof AnnotationTypes): JsonValue | undefined {
  const annotations = (object["metadata"] as { annotations?: Annotations } | undefined)?.annotations;
  const text = annotations?.[keyOf(profile, name)];
  return text === undefined ? undefined : readAnnotation(text, types[name]);
}

/** `behavior` where an annotation says one that is not empty. */
function behaviorPart(object: JsonObject, reading: Reading): JsonObject {
  const behavior = annotated(object, reading, BEHAVIOR);
  return isJsonObject(behavior) && Object.keys(behavior).length > 0 ? { behavior } : {};
}

const listed = (value: JsonValue | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);
const partOf = (object: JsonObject, name: string): JsonObject => (isJsonObject(object[name]) ? { ...object[name] } : {});

/** Metadata without what only older versions say in annotations. */
export function plainMetadata(object: JsonObject, profile: VendorProfile): JsonObject {
  const metadata = partOf(object, "metadata");
  const hidden = new Set(ALL.map((name) => keyOf(profile, name)));
  const annotations = Object.entries(partOf(metadata, "annotations")).filter(([key]) => !hidden.has(key));
  delete metadata["annotations"];
  return annotations.length === 0 ? metadata : { ...metadata, annotations: Object.fromEntries(annotations) };
}

/** Lists are written as JSON, empty ones not at all. */
function withAnnotations(object: JsonObject, profile: VendorProfile, values: Readonly<Record<string, string | JsonObject[]>>): JsonObject {
  const metadata = plainMetadata(object, profile);
  const added = Object.entries(values).flatMap(([name, value]) => {
    if (value.length === 0) return [];
    return [[keyOf(profile, name), typeof value === "string" ? value : JSON.stringify(value)] as const];
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

function v1ToStorage(object: JsonObject, reading: Reading): JsonObject {
  const spec = partOf(object, "spec");
  const further = presentSources(listed(annotated(object, reading, METRICS)));
  const target = spec["targetCPUUtilizationPercentage"] ?? (further.length === 0 ? DEFAULT_SHARE : undefined);
  const share = { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: target ?? null } } };
  const metrics = [...further, ...(target === undefined ? [] : [share])];
  const stored = without(spec, "targetCPUUtilizationPercentage");
  return {
    ...object,
    metadata: plainMetadata(object, reading.profile),
    spec: { ...stored, ...(metrics.length === 0 ? {} : { metrics }), ...behaviorPart(object, reading) },
    ...statusToStorage(object, reading),
  };
}

function statusToStorage(object: JsonObject, reading: Reading): JsonObject {
  if (!isJsonObject(object["status"])) return {};
  const { status } = object;
  const share = status["currentCPUUtilizationPercentage"];
  const known = presentStatuses(listed(annotated(object, reading, CURRENT_METRICS)));
  const current =
    known.length > 0 || share === undefined
      ? known
      : [{ type: "Resource", resource: { name: "cpu", current: { averageUtilization: share } } }];
  const conditions = listed(annotated(object, reading, CONDITIONS));
  return {
    status: {
      ...storedStatus(without(status, "currentCPUUtilizationPercentage")),
      currentMetrics: current.length === 0 ? null : current,
      ...(conditions.length === 0 ? {} : { conditions }),
    },
  };
}

/** v2 leaves out what older versions write all the same. */
function storedStatus(status: JsonObject): JsonObject {
  const hidden = [
    ...(status["currentReplicas"] === 0 ? ["currentReplicas"] : []),
    ...(status["conditions"] === null ? ["conditions"] : []),
  ];
  return without(status, ...hidden);
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
      [BEHAVIOR]: behaviorText(spec),
      [CURRENT_METRICS]: olderStatuses(current),
      [CONDITIONS]: listed(status["conditions"]),
    }),
    spec: { ...without(spec, "metrics", "behavior"), ...target },
    ...(isJsonObject(object["status"]) ? { status: { ...olderStatus(status), ...now } } : {}),
  };
}

const behaviorText = ({ behavior }: JsonObject): string => (isJsonObject(behavior) ? writeBehavior(behavior) : "");

/** v1 and v2beta1 always write how many pods there are. */
const olderStatus = (status: JsonObject): JsonObject => ({ currentReplicas: 0, ...without(status, "currentMetrics", "conditions") });

function betaToStorage(object: JsonObject, reading: Reading): JsonObject {
  const spec = partOf(object, "spec");
  const metrics = presentSources(listed(spec["metrics"]));
  const status = partOf(object, "status");
  const current = presentStatuses(listed(status["currentMetrics"]));
  return {
    ...object,
    metadata: plainMetadata(object, reading.profile),
    spec: { ...without(spec, "metrics"), ...(metrics.length === 0 ? {} : { metrics }), ...behaviorPart(object, reading) },
    ...(isJsonObject(object["status"])
      ? { status: { ...storedStatus(status), currentMetrics: current.length === 0 ? null : current } }
      : {}),
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
    metadata: withAnnotations(object, profile, { [BEHAVIOR]: behaviorText(spec) }),
    spec: { ...without(spec, "metrics", "behavior"), ...(metrics.length === 0 ? {} : { metrics }) },
    ...(isJsonObject(object["status"]) ? { status: shown } : {}),
  };
}

/** A conversion in terms of JSON, which the generated types are the shapes of. */
function converting<Served extends object, Stored extends object>(
  toStorage: (object: JsonObject, reading: Reading) => JsonObject,
  fromStorage: (object: JsonObject, profile: VendorProfile) => JsonObject,
): NamedConversion<Served, Stored> {
  return {
    toStorage: (served, profile, schema: StructSchema) =>
      toStorage(served as unknown as JsonObject, { profile, types: annotationTypes(schema) }) as unknown as Stored,
    fromStorage: (stored, profile) => fromStorage(stored as unknown as JsonObject, profile) as unknown as Served,
  };
}

export const autoscalerV1 = converting<AutoscalerV1, AutoscalerV2>(v1ToStorage, v1FromStorage);
export const autoscalerV2Beta1 = converting<AutoscalerV2Beta1, AutoscalerV2>(betaToStorage, betaFromStorage);

/** v2beta2 differs in what it always writes. */
export const autoscalerV2Beta2 = converting<AutoscalerV2, AutoscalerV2>(
  (object) => (isJsonObject(object["status"]) ? { ...object, status: storedStatus(object["status"]) } : object),
  (object) => {
    if (!isJsonObject(object["status"])) return object;
    return { ...object, status: { currentReplicas: 0, currentMetrics: null, conditions: null, ...object["status"] } };
  },
);
