// Generated from api-definitions/rbac/v1. Do not edit.

export type * from "./cluster-role/types.js";
export type * from "./cluster-role-binding/types.js";
export type * from "./policy-rule/types.js";
export type * from "./role/types.js";
export type * from "./role-binding/types.js";
