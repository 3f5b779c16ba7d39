// Generated from api-definitions/apps/v1/deployment.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validatePodTemplateSpec } from "../../../core/v1/pod-template/validators.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";

/** Rules of Deployment (api-definitions/apps/v1/deployment.yaml). */
export function validateDeployment(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateDeploymentSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateDeploymentSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateDeploymentStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateDeploymentStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateDeployment.errors = vErrors;
  return errors === 0;
}

/** Rules of DeploymentSpec (api-definitions/apps/v1/deployment.yaml). */
export function validateDeploymentSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.replicas !== undefined) {
      let data0 = data.replicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/replicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
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
    if (data.minReadySeconds !== undefined) {
      let data0 = data.minReadySeconds;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/minReadySeconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.revisionHistoryLimit !== undefined) {
      let data0 = data.revisionHistoryLimit;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/revisionHistoryLimit", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.progressDeadlineSeconds !== undefined) {
      let data0 = data.progressDeadlineSeconds;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/progressDeadlineSeconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.selector == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "selector" } });
      errors++;
    }
  }
  validateDeploymentSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of DeploymentStatus (api-definitions/apps/v1/deployment.yaml). */
export function validateDeploymentStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.observedGeneration !== undefined) {
      let data0 = data.observedGeneration;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/observedGeneration", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.replicas !== undefined) {
      let data0 = data.replicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/replicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.updatedReplicas !== undefined) {
      let data0 = data.updatedReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/updatedReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.readyReplicas !== undefined) {
      let data0 = data.readyReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/readyReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.availableReplicas !== undefined) {
      let data0 = data.availableReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/availableReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.unavailableReplicas !== undefined) {
      let data0 = data.unavailableReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/unavailableReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.collisionCount !== undefined) {
      let data0 = data.collisionCount;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/collisionCount", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
  }
  validateDeploymentStatus.errors = vErrors;
  return errors === 0;
}
