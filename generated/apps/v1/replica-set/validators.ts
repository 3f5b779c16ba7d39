// Generated from api-definitions/apps/v1/replica-set.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validatePodTemplateSpec } from "../../../core/v1/pod-template/validators.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";

/** Rules of ReplicaSet (api-definitions/apps/v1/replica-set.yaml). */
export function validateReplicaSet(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateReplicaSetSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateReplicaSetSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateReplicaSetStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateReplicaSetStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateReplicaSet.errors = vErrors;
  return errors === 0;
}

/** Rules of ReplicaSetSpec (api-definitions/apps/v1/replica-set.yaml). */
export function validateReplicaSetSpec(data, { instancePath = "" } = {}) {
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
    if (data.minReadySeconds !== undefined) {
      let data0 = data.minReadySeconds;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/minReadySeconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
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
    if (data.selector == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "selector" } });
      errors++;
    }
  }
  validateReplicaSetSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of ReplicaSetStatus (api-definitions/apps/v1/replica-set.yaml). */
export function validateReplicaSetStatus(data, { instancePath = "" } = {}) {
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
    if (data.fullyLabeledReplicas !== undefined) {
      let data0 = data.fullyLabeledReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/fullyLabeledReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
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
    if (data.observedGeneration !== undefined) {
      let data0 = data.observedGeneration;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/observedGeneration", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
  }
  validateReplicaSetStatus.errors = vErrors;
  return errors === 0;
}
