// Generated from api-definitions/discovery/v1beta1. Do not edit.

export type * from "./endpoint-slice/types.js";
