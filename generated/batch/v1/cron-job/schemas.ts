// Generated from api-definitions/batch/v1/cron-job.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectReferenceSchema } from "../../../core/v1/references/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { jobSpecSchema } from "../job/schemas.js";

/** Schema of CronJob (api-definitions/batch/v1/cron-job.yaml). */
export const cronJobSchema: StructSchema = struct("CronJob", () => ({
  isKind: true,
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
    metadata: field(objectMetaSchema),
    spec: field(cronJobSpecSchema),
    status: field(cronJobStatusSchema),
  },
}));

/** Schema of CronJobSpec (api-definitions/batch/v1/cron-job.yaml). */
export const cronJobSpecSchema: StructSchema = struct("CronJobSpec", () => ({
  fields: {
    schedule: field(scalar.string, { required: true }),
    timeZone: field(scalar.string, { omitEmpty: true, optional: true, gate: "CronJobTimeZone" }),
    startingDeadlineSeconds: field(scalar.int64, { omitEmpty: true, optional: true }),
    concurrencyPolicy: field(scalar.string, { omitEmpty: true, default: "Allow" }),
    suspend: field(scalar.boolean, { omitEmpty: true, optional: true, default: false }),
    jobTemplate: field(jobTemplateSpecSchema, { required: true }),
    successfulJobsHistoryLimit: field(scalar.int32, { omitEmpty: true, optional: true, default: 3 }),
    failedJobsHistoryLimit: field(scalar.int32, { omitEmpty: true, optional: true, default: 1 }),
  },
}));

/** Schema of CronJobStatus (api-definitions/batch/v1/cron-job.yaml). */
export const cronJobStatusSchema: StructSchema = struct("CronJobStatus", () => ({
  fields: {
    active: field(atomicList(objectReferenceSchema), { omitEmpty: true }),
    lastScheduleTime: field(scalar.Time, { omitEmpty: true, optional: true }),
    lastSuccessfulTime: field(scalar.Time, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of JobTemplateSpec (api-definitions/batch/v1/cron-job.yaml). */
export const jobTemplateSpecSchema: StructSchema = struct("JobTemplateSpec", () => ({
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(
      jobSpecSchema,
      {
        checks: {
          rules: [
            {
              rule: "!has(self.selector)",
              message: "`selector` will be auto-generated",
              reason: "FieldValueInvalid",
              fieldPath: ".selector",
            },
            {
              rule: "!has(self.manualSelector) || !self.manualSelector",
              message: "supported values: \"nil\", \"false\"",
              reason: "FieldValueNotSupported",
              fieldPath: ".manualSelector",
            },
          ],
        },
      },
    ),
  },
}));
