/** Autoscalers: the share of the cpu, which the first version has a field of its own for, stands behind the other metrics. */
import type { HorizontalPodAutoscaler } from "../../../generated/autoscaling/v2/types.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { isCpuShare } from "./conversions.js";

export const autoscalerHook: ResourceHook = { prepareForCreate: moveShare, prepareForUpdate: moveShare };

function moveShare(object: ApiObject): void {
  const { spec } = object as unknown as HorizontalPodAutoscaler;
  const metrics = spec?.metrics ?? [];
  const isShare = (metric: object | undefined): boolean => metric !== undefined && isCpuShare(metric as JsonObject, "target");
  const share = metrics.find(isShare);
  if (spec === undefined || share === undefined || isShare(metrics.at(-1))) return;
  spec.metrics = [...metrics.filter((metric) => metric !== share), share];
}
