// Generated from api-definitions/batch/v1beta1. Do not edit.

export type * from "./cron-job/types.js";
