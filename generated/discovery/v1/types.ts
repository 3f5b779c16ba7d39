// Generated from api-definitions/discovery/v1. Do not edit.

export type * from "./endpoint-slice/types.js";
