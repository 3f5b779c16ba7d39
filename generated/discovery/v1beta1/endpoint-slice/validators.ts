// Generated from api-definitions/discovery/v1beta1/endpoint-slice.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of EndpointSlice (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export function validateEndpointSlice(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.addressType !== undefined) {
      let data0 = data.addressType;
      if (typeof data0 === "string") {
        if (data0 !== "FQDN" && data0 !== "IPv4" && data0 !== "IPv6") {
          (vErrors ??= []).push({ instancePath: instancePath + "/addressType", keyword: "enum", params: { allowedValues: ["FQDN", "IPv4", "IPv6"] } });
          errors++;
        }
      }
    }
    if (data.endpoints !== undefined) {
      let data0 = data.endpoints;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEndpoint(data0[i0], { instancePath: instancePath + "/endpoints/" + i0 })) {
            vErrors = addErrors(vErrors, validateEndpoint.errors);
            errors = vErrors.length;
          }
        }
      }
    }
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

/** Rules of Endpoint (api-definitions/discovery/v1beta1/endpoint-slice.yaml). */
export function validateEndpoint(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.topology !== undefined) {
      let data0 = data.topology;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("qualifiedName", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/topology", keyword: "format", params: { format: "qualifiedName" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/topology", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          let data1 = data0[key0];
          if (typeof data1 === "string") {
            if (!hasFormat("labelValue", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/topology/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { format: "labelValue" } });
              errors++;
            }
          }
        }
      }
    }
  }
  validateEndpoint.errors = vErrors;
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
