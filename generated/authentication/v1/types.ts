// Generated from api-definitions/authentication/v1. Do not edit.

export type * from "./token-request/types.js";
export type * from "./token-review/types.js";
export type * from "./user-info/types.js";
