// Generated from api-definitions/batch/v1/job.yaml. Do not edit.
import { atomicList, field, scalar, setList, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { podTemplateSpecSchema } from "../../../core/v1/pod-template/schemas.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Job (api-definitions/batch/v1/job.yaml). */
export const jobSchema: StructSchema = struct("Job", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(
      jobSpecSchema,
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
            {
              rule: "!has(self.selector) || !isSelector(self.selector) || selectorMatches(self.selector, has(self.template.metadata) ? self.template.metadata.labels : {})",
              message: "`selector` does not match template `labels`",
              reason: "FieldValueInvalid",
              fieldPath: ".template.metadata.labels",
            },
          ],
        },
      },
    ),
    status: field(jobStatusSchema),
  },
}));

/** Schema of JobStatus (api-definitions/batch/v1/job.yaml). */
export const jobStatusSchema: StructSchema = struct("JobStatus", () => ({
  fields: {
    conditions: field(atomicList(jobConditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    startTime: field(scalar.Time, { omitEmpty: true, optional: true }),
    completionTime: field(scalar.Time, { omitEmpty: true, optional: true }),
    active: field(scalar.int32, { omitEmpty: true }),
    succeeded: field(scalar.int32, { omitEmpty: true }),
    failed: field(scalar.int32, { omitEmpty: true }),
    completedIndexes: field(scalar.string, { omitEmpty: true }),
    uncountedTerminatedPods: field(uncountedTerminatedPodsSchema, { omitEmpty: true, optional: true }),
    ready: field(scalar.int32, { omitEmpty: true, optional: true }),
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
        rule: "self.template.spec.restartPolicy in ['', 'Always', 'OnFailure', 'Never']",
        message: "supported values: \"OnFailure\", \"Never\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".template.spec.restartPolicy",
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
    parallelism: field(scalar.int32, { omitEmpty: true, optional: true }),
    completions: field(scalar.int32, { omitEmpty: true, optional: true }),
    activeDeadlineSeconds: field(scalar.int64, { omitEmpty: true, optional: true }),
    backoffLimit: field(scalar.int32, { omitEmpty: true, optional: true }),
    selector: field(labelSelectorSchema, { omitEmpty: true, optional: true }),
    manualSelector: field(scalar.boolean, { omitEmpty: true, optional: true }),
    template: field(podTemplateSpecSchema, { required: true }),
    ttlSecondsAfterFinished: field(scalar.int32, { omitEmpty: true, optional: true }),
    completionMode: field(scalar.string, { omitEmpty: true, optional: true }),
    suspend: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of UncountedTerminatedPods (api-definitions/batch/v1/job.yaml). */
export const uncountedTerminatedPodsSchema: StructSchema = struct("UncountedTerminatedPods", () => ({
  hooks: ["uncounted-pods"],
  fields: {
    succeeded: field(setList(scalar.string), { omitEmpty: true }),
    failed: field(setList(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of JobCondition (api-definitions/batch/v1/job.yaml). */
export const jobConditionSchema: StructSchema = struct("JobCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastProbeTime: field(scalar.Time),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
