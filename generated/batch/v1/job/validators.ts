// Generated from api-definitions/batch/v1/job.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validatePodTemplateSpec } from "../../../core/v1/pod-template/validators.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";

/** Rules of Job (api-definitions/batch/v1/job.yaml). */
export function validateJob(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateJobSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateJobSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateJobStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateJobStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateJob.errors = vErrors;
  return errors === 0;
}

/** Rules of JobStatus (api-definitions/batch/v1/job.yaml). */
export function validateJobStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.active !== undefined) {
      let data0 = data.active;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/active", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.succeeded !== undefined) {
      let data0 = data.succeeded;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/succeeded", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.failed !== undefined) {
      let data0 = data.failed;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/failed", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.ready !== undefined) {
      let data0 = data.ready;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/ready", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
  }
  validateJobStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of JobSpec (api-definitions/batch/v1/job.yaml). */
export function validateJobSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parallelism !== undefined) {
      let data0 = data.parallelism;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/parallelism", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.completions !== undefined) {
      let data0 = data.completions;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/completions", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.activeDeadlineSeconds !== undefined) {
      let data0 = data.activeDeadlineSeconds;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/activeDeadlineSeconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.backoffLimit !== undefined) {
      let data0 = data.backoffLimit;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/backoffLimit", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.selector !== undefined) {
      if (!validateLabelSelector(data.selector, { instancePath: instancePath + "/selector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.template !== undefined) {
      if (!validatePodTemplateSpec(data.template, { instancePath: instancePath + "/template" })) {
        vErrors = addErrors(vErrors, validatePodTemplateSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.ttlSecondsAfterFinished !== undefined) {
      let data0 = data.ttlSecondsAfterFinished;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/ttlSecondsAfterFinished", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.completionMode !== undefined) {
      let data0 = data.completionMode;
      if (typeof data0 === "string") {
        if (data0 !== "NonIndexed" && data0 !== "Indexed") {
          (vErrors ??= []).push({ instancePath: instancePath + "/completionMode", keyword: "enum", params: { allowedValues: ["NonIndexed", "Indexed"] } });
          errors++;
        }
      }
    }
  }
  validateJobSpec.errors = vErrors;
  return errors === 0;
}
