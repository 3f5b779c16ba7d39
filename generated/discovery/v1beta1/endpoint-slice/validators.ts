// Generated from api-definitions/discovery/v1beta1/endpoint-slice.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of EndpointSlice (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export function validateEndpointSlice(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEndpointPort(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validateEndpointPort.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateEndpointSlice.errors = vErrors;
  return errors === 0;
}

/** Rules of EndpointPort (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export function validateEndpointPort(data, { instancePath = "" } = {}) {
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
  validateEndpointPort.errors = vErrors;
  return errors === 0;
}
