// Generated from api-definitions/authorization/v1. Do not edit.

export type * from "./local-subject-access-review/types.js";
export type * from "./self-subject-access-review/types.js";
export type * from "./self-subject-rules-review/types.js";
export type * from "./subject-access-review/types.js";
