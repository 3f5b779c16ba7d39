// Generated from api-definitions/clientauthentication/v1beta1. Do not edit.

export type * from "./exec-credential/types.js";
