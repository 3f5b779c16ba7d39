// Generated from api-definitions/batch/v1/cron-job.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateJobSpec } from "../job/validators.js";

/** Rules of CronJob (api-definitions/batch/v1/cron-job.yaml). */
export function validateCronJob(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateCronJobSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateCronJobSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateCronJob.errors = vErrors;
  return errors === 0;
}

/** Rules of CronJobSpec (api-definitions/batch/v1/cron-job.yaml). */
export function validateCronJobSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schedule !== undefined) {
      let data0 = data.schedule;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("cron", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/schedule", keyword: "format", params: { format: "cron" } });
            errors++;
          }
        }
      }
    }
    if (data.startingDeadlineSeconds !== undefined) {
      let data0 = data.startingDeadlineSeconds;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/startingDeadlineSeconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.concurrencyPolicy !== undefined) {
      let data0 = data.concurrencyPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Allow" && data0 !== "Forbid" && data0 !== "Replace") {
            (vErrors ??= []).push({ instancePath: instancePath + "/concurrencyPolicy", keyword: "enum", params: { allowedValues: ["Allow", "Forbid", "Replace"] } });
            errors++;
          }
        }
      }
    }
    if (data.jobTemplate !== undefined) {
      if (!validateJobTemplateSpec(data.jobTemplate, { instancePath: instancePath + "/jobTemplate" })) {
        vErrors = addErrors(vErrors, validateJobTemplateSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.successfulJobsHistoryLimit !== undefined) {
      let data0 = data.successfulJobsHistoryLimit;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/successfulJobsHistoryLimit", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.failedJobsHistoryLimit !== undefined) {
      let data0 = data.failedJobsHistoryLimit;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/failedJobsHistoryLimit", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (isEmpty(data.schedule)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "schedule" } });
      errors++;
    }
  }
  validateCronJobSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of JobTemplateSpec (api-definitions/batch/v1/cron-job.yaml). */
export function validateJobTemplateSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateJobSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateJobSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateJobTemplateSpec.errors = vErrors;
  return errors === 0;
}
