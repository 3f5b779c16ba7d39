// Generated from api-definitions/policy/v1beta1. Do not edit.

export type * from "./eviction/types.js";
export type * from "./pod-disruption-budget/types.js";
export type * from "./pod-security-policy/types.js";
