// Generated from api-definitions/batch/v1. Do not edit.
import { atomicList, field, scalar, setList, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { objectReferenceSchema, podTemplateSpecSchema } from "../../core/v1/schemas.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

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

/** Schema of Job (api-definitions/batch/v1/job.yaml). */
export const jobSchema: StructSchema = struct("Job", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(
      jobSpecSchema,
      2,
      {
        checks: {
          rules: [
            {
              rule: "has(self.completions) == has(oldSelf.completions) && (!has(self.completions) || self.completions == oldSelf.completions)",
              message: "field is immutable",
              reason: "FieldValueInvalid",
              fieldPath: ".completions",
            },
            {
              rule: "has(self.selector) == has(oldSelf.selector) && (!has(self.selector) || self.selector == oldSelf.selector)",
              message: "field is immutable",
              reason: "FieldValueInvalid",
              fieldPath: ".selector",
            },
            {
              rule: "has(self.completionMode) == has(oldSelf.completionMode) && (!has(self.completionMode) || self.completionMode == oldSelf.completionMode)",
              message: "field is immutable",
              reason: "FieldValueInvalid",
              fieldPath: ".completionMode",
            },
          ],
        },
      },
    ),
    status: field(jobStatusSchema, 3),
  },
}));

/** Schema of JobList (api-definitions/batch/v1/job.yaml). */
export const jobListSchema: StructSchema = struct("JobList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(jobSchema), 2, { required: true }),
  },
}));

/** Schema of JobStatus (api-definitions/batch/v1/job.yaml). */
export const jobStatusSchema: StructSchema = struct("JobStatus", () => ({
  fields: {
    conditions: field(atomicList(jobConditionSchema), 1, { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    startTime: field(scalar.Time, 2, { omitEmpty: true, optional: true }),
    completionTime: field(scalar.Time, 3, { omitEmpty: true, optional: true }),
    active: field(scalar.int32, 4, { omitEmpty: true }),
    succeeded: field(scalar.int32, 5, { omitEmpty: true }),
    failed: field(scalar.int32, 6, { omitEmpty: true }),
    completedIndexes: field(scalar.string, 7, { omitEmpty: true }),
    uncountedTerminatedPods: field(uncountedTerminatedPodsSchema, 8, { omitEmpty: true, optional: true }),
    ready: field(scalar.int32, 9, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of JobSpec (api-definitions/batch/v1/job.yaml). */
export const jobSpecSchema: StructSchema = struct("JobSpec", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.completionMode) || self.completionMode != 'Indexed' || has(self.completions)",
        message: "when completion mode is Indexed",
        reason: "FieldValueRequired",
        fieldPath: ".completions",
      },
      {
        rule: "!has(self.completionMode) || self.completionMode != 'Indexed' || !has(self.parallelism) || self.parallelism <= 100000",
        message: "must be less than or equal to 100000 when completion mode is Indexed",
        reason: "FieldValueInvalid",
        fieldPath: ".parallelism",
      },
      {
        rule: "self.template.spec.restartPolicy != 'Always'",
        message: "valid values: \"OnFailure\", \"Never\"",
        reason: "FieldValueRequired",
        fieldPath: ".template.spec.restartPolicy",
      },
    ],
  },
  fields: {
    parallelism: field(scalar.int32, 1, { omitEmpty: true, optional: true }),
    completions: field(scalar.int32, 2, { omitEmpty: true, optional: true }),
    activeDeadlineSeconds: field(scalar.int64, 3, { omitEmpty: true, optional: true }),
    backoffLimit: field(scalar.int32, 7, { omitEmpty: true, optional: true }),
    selector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
    manualSelector: field(scalar.boolean, 5, { omitEmpty: true, optional: true }),
    template: field(podTemplateSpecSchema, 6, { required: true }),
    ttlSecondsAfterFinished: field(scalar.int32, 8, { omitEmpty: true, optional: true }),
    completionMode: field(scalar.string, 9, { omitEmpty: true, optional: true }),
    suspend: field(scalar.boolean, 10, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of UncountedTerminatedPods (api-definitions/batch/v1/job.yaml). */
export const uncountedTerminatedPodsSchema: StructSchema = struct("UncountedTerminatedPods", () => ({
  fields: {
    succeeded: field(setList(scalar.string), 1, { omitEmpty: true }),
    failed: field(setList(scalar.string), 2, { omitEmpty: true }),
  },
}));

/** Schema of JobCondition (api-definitions/batch/v1/job.yaml). */
export const jobConditionSchema: StructSchema = struct("JobCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastProbeTime: field(scalar.Time, 3),
    lastTransitionTime: field(scalar.Time, 4),
    reason: field(scalar.string, 5, { omitEmpty: true }),
    message: field(scalar.string, 6, { omitEmpty: true }),
  },
}));
