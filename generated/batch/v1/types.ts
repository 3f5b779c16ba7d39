// Generated from api-definitions/batch/v1. Do not edit.

export type * from "./cron-job/types.js";
export type * from "./job/types.js";
