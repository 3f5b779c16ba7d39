// Generated from api-definitions/runtime. Do not edit.

export type * from "./unknown/types.js";
