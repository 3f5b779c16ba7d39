// Generated from api-definitions/node/v1beta1. Do not edit.

export type * from "./runtime-class/types.js";
