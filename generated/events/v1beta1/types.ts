// Generated from api-definitions/events/v1beta1. Do not edit.

export type * from "./event/types.js";
