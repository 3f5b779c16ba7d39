/** How fast autoscalers act where they do not say it. */
import type { HorizontalPodAutoscalerBehavior, HPAScalingRules } from "../../../generated/autoscaling/v2/types.js";
import type { TypeHook } from "../../registry/type-hook.js";

const PERIOD_SECONDS = 15;

const UP: HPAScalingRules = {
  stabilizationWindowSeconds: 0,
  selectPolicy: "Max",
  policies: [
    { type: "Pods", value: 4, periodSeconds: PERIOD_SECONDS },
    { type: "Percent", value: 100, periodSeconds: PERIOD_SECONDS },
  ],
};
/** Without a window of its own: that is the controller's. */
const DOWN: HPAScalingRules = {
  selectPolicy: "Max",
  policies: [{ type: "Percent", value: 100, periodSeconds: PERIOD_SECONDS }],
};

/** What is given wins, rule by rule. */
export const autoscalerBehaviorHook: TypeHook<HorizontalPodAutoscalerBehavior> = {
  default(behavior) {
    behavior.scaleUp = { ...structuredClone(UP), ...behavior.scaleUp };
    behavior.scaleDown = { ...structuredClone(DOWN), ...behavior.scaleDown };
  },
};
