// Generated from api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";
import { validateRuleWithOperations } from "../webhook/validators.js";

/** Rules of ValidatingWebhookConfiguration (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export function validateValidatingWebhookConfiguration(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhooks !== undefined) {
      let data0 = data.webhooks;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
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
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (data.rules !== undefined) {
      let data0 = data.rules;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateRuleWithOperations(data0[i0], { instancePath: instancePath + "/rules/" + i0 })) {
            vErrors = addErrors(vErrors, validateRuleWithOperations.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.failurePolicy !== undefined) {
      let data0 = data.failurePolicy;
      if (typeof data0 === "string") {
        if (data0 !== "Fail" && data0 !== "Ignore") {
          (vErrors ??= []).push({ instancePath: instancePath + "/failurePolicy", keyword: "enum", params: { allowedValues: ["Fail", "Ignore"] } });
          errors++;
        }
      }
    }
    if (data.matchPolicy !== undefined) {
      let data0 = data.matchPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "Equivalent" && data0 !== "Exact") {
          (vErrors ??= []).push({ instancePath: instancePath + "/matchPolicy", keyword: "enum", params: { allowedValues: ["Equivalent", "Exact"] } });
          errors++;
        }
      }
    }
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
    if (data.sideEffects !== undefined) {
      let data0 = data.sideEffects;
      if (typeof data0 === "string") {
        if (data0 !== "None" && data0 !== "NoneOnDryRun") {
          (vErrors ??= []).push({ instancePath: instancePath + "/sideEffects", keyword: "enum", params: { allowedValues: ["None", "NoneOnDryRun"] } });
          errors++;
        }
      }
    }
    if (data.admissionReviewVersions !== undefined) {
      let data0 = data.admissionReviewVersions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("dns1035Label", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/admissionReviewVersions/" + i0, keyword: "format", params: { format: "dns1035Label" } });
              errors++;
            }
          }
        }
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    if (data.sideEffects == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sideEffects" } });
      errors++;
    }
  }
  validateValidatingWebhook.errors = vErrors;
  return errors === 0;
}
