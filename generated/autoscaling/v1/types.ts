// Generated from api-definitions/autoscaling/v1. Do not edit.

export type * from "./horizontal-pod-autoscaler/types.js";
export type * from "./scale/types.js";
