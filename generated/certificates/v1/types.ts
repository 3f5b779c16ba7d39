// Generated from api-definitions/certificates/v1. Do not edit.

export type * from "./certificate-signing-request/types.js";
