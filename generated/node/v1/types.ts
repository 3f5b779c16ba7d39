// Generated from api-definitions/node/v1. Do not edit.

export type * from "./runtime-class/types.js";
