// Generated from api-definitions/admission/v1. Do not edit.

export type * from "./admission-review/types.js";
