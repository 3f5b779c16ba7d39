/** What definitions of the group of autoscalers name. */
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { KindBindings } from "../kind-bindings.js";
import { autoscalerHook } from "./autoscaler.js";
import { autoscalerMetrics, autoscalerTarget } from "./cells.js";
import { autoscalerV1, autoscalerV2Beta1, autoscalerV2Beta2 } from "./conversions.js";

export const autoscalingKinds = {
  cells: { autoscalerMetrics, autoscalerTarget },
  conversions: {
    "autoscaler-v1": autoscalerV1 as unknown as NamedConversion,
    "autoscaler-v2beta1": autoscalerV2Beta1 as unknown as NamedConversion,
    "autoscaler-v2beta2": autoscalerV2Beta2 as unknown as NamedConversion,
  },
  resourceHooks: { "horizontal-pod-autoscaler": autoscalerHook },
} as const satisfies Partial<KindBindings>;
