// Generated from api-definitions/core/v1/load-balancer-status.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of LoadBalancerStatus (api-definitions/core/v1/load-balancer-status.yaml). */
export function validateLoadBalancerStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ingress !== undefined) {
      let data0 = data.ingress;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateLoadBalancerIngress(data0[i0], { instancePath: instancePath + "/ingress/" + i0 })) {
            vErrors = addErrors(vErrors, validateLoadBalancerIngress.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateLoadBalancerStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of LoadBalancerIngress (api-definitions/core/v1/load-balancer-status.yaml). */
export function validateLoadBalancerIngress(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validatePortStatus(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validatePortStatus.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateLoadBalancerIngress.errors = vErrors;
  return errors === 0;
}

/** Rules of PortStatus (api-definitions/core/v1/load-balancer-status.yaml). */
export function validatePortStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.protocol !== undefined) {
      let data0 = data.protocol;
      if (typeof data0 === "string") {
        if (data0 !== "SCTP" && data0 !== "TCP" && data0 !== "UDP") {
          (vErrors ??= []).push({ instancePath: instancePath + "/protocol", keyword: "enum", params: { allowedValues: ["SCTP", "TCP", "UDP"] } });
          errors++;
        }
      }
    }
  }
  validatePortStatus.errors = vErrors;
  return errors === 0;
}
