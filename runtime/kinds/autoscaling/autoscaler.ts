/** Autoscalers: parts that older versions keep in annotations are written with their part, and one metric has a place of its own. */
import type { HorizontalPodAutoscaler } from "../../../generated/autoscaling/v2/types.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { HookContext, ResourceHook } from "../../registry/resource-hook.js";
import { isCpuShare, plainMetadata, restoreAnnotations } from "./conversions.js";

export const autoscalerHook: ResourceHook = {
  prepareForCreate: (object, context) => restore(object, undefined, context, "status"),
  prepareForUpdate: (object, old, context) => restore(object, old, context, context.subresource === "status" ? "spec" : "status"),
  kept: withShareLast,
};

/** Versions in which annotations stand for fields; in others they mean nothing, and are dropped. */
const OLDER = new Set(["v1", "v2beta1"]);

function restore(object: ApiObject, old: ApiObject | undefined, { definition, profile }: HookContext, part: "spec" | "status"): void {
  if (OLDER.has(definition.version)) restoreAnnotations(object, old, part, profile);
  else object.metadata = plainMetadata(object as unknown as JsonObject, profile) as unknown as ApiObject["metadata"];
}

/** The share of the cpu, which v1 has a field for, behind the other metrics; mistakes are told of the places that the client gave them. */
function withShareLast(object: ApiObject): ApiObject {
  const { spec } = object as unknown as HorizontalPodAutoscaler;
  const metrics = spec?.metrics ?? [];
  const isShare = (metric: object | undefined): boolean => metric !== undefined && isCpuShare(metric as JsonObject, "target");
  const share = metrics.find(isShare);
  if (share === undefined || isShare(metrics.at(-1))) return object;
  const moved = { ...spec, metrics: [...metrics.filter((metric) => metric !== share), share] };
  return { ...object, spec: moved } as unknown as ApiObject;
}
