// Generated from api-definitions/autoscaling/v2beta2. Do not edit.

export type * from "./horizontal-pod-autoscaler/types.js";
