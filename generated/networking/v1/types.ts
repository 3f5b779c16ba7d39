// Generated from api-definitions/networking/v1. Do not edit.

export type * from "./ingress/types.js";
export type * from "./ingress-class/types.js";
export type * from "./network-policy/types.js";
