// Generated from api-definitions/scheduling/v1. Do not edit.

export type * from "./priority-class/types.js";
