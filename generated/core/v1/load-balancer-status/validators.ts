// Generated from api-definitions/core/v1/load-balancer-status.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";

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
    if (data.hostname !== undefined) {
      let data0 = data.hostname;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/hostname", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
  }
  validateLoadBalancerIngress.errors = vErrors;
  return errors === 0;
}
