// Generated from api-definitions/autoscaling/v2. Do not edit.

export type * from "./horizontal-pod-autoscaler/types.js";
