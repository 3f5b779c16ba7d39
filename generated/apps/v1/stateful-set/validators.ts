// Generated from api-definitions/apps/v1/stateful-set.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";

/** Rules of StatefulSet (api-definitions/apps/v1/stateful-set.yaml). */
export function validateStatefulSet(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateStatefulSetSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateStatefulSetSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateStatefulSetStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateStatefulSetStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateStatefulSet.errors = vErrors;
  return errors === 0;
}

/** Rules of StatefulSetSpec (api-definitions/apps/v1/stateful-set.yaml). */
export function validateStatefulSetSpec(data, { instancePath = "" } = {}) {
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
    if (data.updateStrategy !== undefined) {
      if (!validateStatefulSetUpdateStrategy(data.updateStrategy, { instancePath: instancePath + "/updateStrategy" })) {
        vErrors = addErrors(vErrors, validateStatefulSetUpdateStrategy.errors);
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
    if (data.selector == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "selector" } });
      errors++;
    }
  }
  validateStatefulSetSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of StatefulSetStatus (api-definitions/apps/v1/stateful-set.yaml). */
export function validateStatefulSetStatus(data, { instancePath = "" } = {}) {
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
    if (data.readyReplicas !== undefined) {
      let data0 = data.readyReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/readyReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.currentReplicas !== undefined) {
      let data0 = data.currentReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/currentReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
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
    if (data.collisionCount !== undefined) {
      let data0 = data.collisionCount;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/collisionCount", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
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
  }
  validateStatefulSetStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of StatefulSetUpdateStrategy (api-definitions/apps/v1/stateful-set.yaml). */
export function validateStatefulSetUpdateStrategy(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rollingUpdate !== undefined) {
      if (!validateRollingUpdateStatefulSetStrategy(data.rollingUpdate, { instancePath: instancePath + "/rollingUpdate" })) {
        vErrors = addErrors(vErrors, validateRollingUpdateStatefulSetStrategy.errors);
        errors = vErrors.length;
      }
    }
  }
  validateStatefulSetUpdateStrategy.errors = vErrors;
  return errors === 0;
}

/** Rules of RollingUpdateStatefulSetStrategy (api-definitions/apps/v1/stateful-set.yaml). */
export function validateRollingUpdateStatefulSetStrategy(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.partition !== undefined) {
      let data0 = data.partition;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/partition", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
  }
  validateRollingUpdateStatefulSetStrategy.errors = vErrors;
  return errors === 0;
}
