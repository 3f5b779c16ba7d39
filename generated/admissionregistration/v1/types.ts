// Generated from api-definitions/admissionregistration/v1. Do not edit.

export type * from "./mutating-webhook-configuration/types.js";
export type * from "./validating-webhook-configuration/types.js";
export type * from "./webhook/types.js";
