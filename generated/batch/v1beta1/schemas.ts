// Generated from api-definitions/batch/v1beta1. Do not edit.
import { atomicList, field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { objectReferenceSchema } from "../../core/v1/schemas.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";
import { jobSpecSchema } from "../v1/schemas.js";

/** Schema of CronJob (api-definitions/batch/v1/cron-job.yaml). */
export const cronJobSchema: StructSchema = struct("CronJob", () => ({
  checks: {
    rules: [
      {
        rule: "size(self.metadata.name) <= 52",
        message: "must be no more than 52 characters",
        reason: "FieldValueInvalid",
        fieldPath: ".metadata.name",
      },
    ],
  },
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(cronJobSpecSchema, 2),
    status: field(cronJobStatusSchema, 3),
  },
}));

/** Schema of CronJobList (api-definitions/batch/v1/cron-job.yaml). */
export const cronJobListSchema: StructSchema = struct("CronJobList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(cronJobSchema), 2, { required: true }),
  },
}));

/** Schema of CronJobSpec (api-definitions/batch/v1/cron-job.yaml). */
export const cronJobSpecSchema: StructSchema = struct("CronJobSpec", () => ({
  fields: {
    schedule: field(scalar.string, 1, { required: true }),
    timeZone: field(scalar.string, 8, { omitEmpty: true, optional: true, gate: "CronJobTimeZone" }),
    startingDeadlineSeconds: field(scalar.int64, 2, { omitEmpty: true, optional: true }),
    concurrencyPolicy: field(scalar.string, 3, { omitEmpty: true, default: "Allow" }),
    suspend: field(scalar.boolean, 4, { omitEmpty: true, optional: true, default: false }),
    jobTemplate: field(jobTemplateSpecSchema, 5, { required: true }),
    successfulJobsHistoryLimit: field(scalar.int32, 6, { omitEmpty: true, optional: true, default: 3 }),
    failedJobsHistoryLimit: field(scalar.int32, 7, { omitEmpty: true, optional: true, default: 1 }),
  },
}));

/** Schema of CronJobStatus (api-definitions/batch/v1/cron-job.yaml). */
export const cronJobStatusSchema: StructSchema = struct("CronJobStatus", () => ({
  fields: {
    active: field(atomicList(objectReferenceSchema), 1, { omitEmpty: true }),
    lastScheduleTime: field(scalar.Time, 4, { omitEmpty: true, optional: true }),
    lastSuccessfulTime: field(scalar.Time, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of JobTemplateSpec (api-definitions/batch/v1/cron-job.yaml). */
export const jobTemplateSpecSchema: StructSchema = struct("JobTemplateSpec", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(jobSpecSchema, 2),
  },
}));
