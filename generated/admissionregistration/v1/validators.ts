// Generated from api-definitions/admissionregistration/v1. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors } from "../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../meta/v1/validators.js";

/** Rules of MutatingWebhookConfiguration (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export function validateMutatingWebhookConfiguration(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhooks !== undefined) {
      let data0 = data.webhooks;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateMutatingWebhook(data0[i0], { instancePath: instancePath + "/webhooks/" + i0 })) {
            vErrors = addErrors(vErrors, validateMutatingWebhook.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateMutatingWebhookConfiguration.errors = vErrors;
  return errors === 0;
}

/** Rules of MutatingWebhook (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export function validateMutatingWebhook(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.namespaceSelector !== undefined) {
      if (!validateLabelSelector(data.namespaceSelector, { instancePath: instancePath + "/namespaceSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.objectSelector !== undefined) {
      if (!validateLabelSelector(data.objectSelector, { instancePath: instancePath + "/objectSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.sideEffects == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sideEffects" } });
      errors++;
    }
  }
  validateMutatingWebhook.errors = vErrors;
  return errors === 0;
}

/** Rules of ValidatingWebhookConfiguration (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export function validateValidatingWebhookConfiguration(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhooks !== undefined) {
      let data0 = data.webhooks;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validateValidatingWebhook(data0[i0], { instancePath: instancePath + "/webhooks/" + i0 })) {
            vErrors = addErrors(vErrors, validateValidatingWebhook.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateValidatingWebhookConfiguration.errors = vErrors;
  return errors === 0;
}

/** Rules of ValidatingWebhook (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export function validateValidatingWebhook(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.namespaceSelector !== undefined) {
      if (!validateLabelSelector(data.namespaceSelector, { instancePath: instancePath + "/namespaceSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.objectSelector !== undefined) {
      if (!validateLabelSelector(data.objectSelector, { instancePath: instancePath + "/objectSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.sideEffects == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sideEffects" } });
      errors++;
    }
  }
  validateValidatingWebhook.errors = vErrors;
  return errors === 0;
}
