// Generated from api-definitions/coordination/v1. Do not edit.

export type * from "./lease/types.js";
