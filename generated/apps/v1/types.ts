// Generated from api-definitions/apps/v1. Do not edit.

export type * from "./controller-revision/types.js";
export type * from "./daemon-set/types.js";
export type * from "./deployment/types.js";
export type * from "./replica-set/types.js";
export type * from "./stateful-set/types.js";
