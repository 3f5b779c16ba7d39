// Generated from api-definitions/core/v1/endpoints.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of Endpoints (api-definitions/core/v1/endpoints.yaml). */
export function validateEndpoints(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subsets !== undefined) {
      let data0 = data.subsets;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEndpointSubset(data0[i0], { instancePath: instancePath + "/subsets/" + i0 })) {
            vErrors = addErrors(vErrors, validateEndpointSubset.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateEndpoints.errors = vErrors;
  return errors === 0;
}

/** Rules of EndpointSubset (api-definitions/core/v1/endpoints.yaml). */
export function validateEndpointSubset(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.addresses !== undefined) {
      let data0 = data.addresses;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEndpointAddress(data0[i0], { instancePath: instancePath + "/addresses/" + i0 })) {
            vErrors = addErrors(vErrors, validateEndpointAddress.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.notReadyAddresses !== undefined) {
      let data0 = data.notReadyAddresses;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEndpointAddress(data0[i0], { instancePath: instancePath + "/notReadyAddresses/" + i0 })) {
            vErrors = addErrors(vErrors, validateEndpointAddress.errors);
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
  validateEndpointSubset.errors = vErrors;
  return errors === 0;
}

/** Rules of EndpointAddress (api-definitions/core/v1/endpoints.yaml). */
export function validateEndpointAddress(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hostname !== undefined) {
      let data0 = data.hostname;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/hostname", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.nodeName !== undefined) {
      let data0 = data.nodeName;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Subdomain", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/nodeName", keyword: "format", params: { format: "dns1123Subdomain" } });
          errors++;
        }
      }
    }
  }
  validateEndpointAddress.errors = vErrors;
  return errors === 0;
}

/** Rules of EndpointPort (api-definitions/core/v1/endpoints.yaml). */
export function validateEndpointPort(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.protocol !== undefined) {
      let data0 = data.protocol;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "SCTP" && data0 !== "TCP" && data0 !== "UDP") {
            (vErrors ??= []).push({ instancePath: instancePath + "/protocol", keyword: "enum", params: { allowedValues: ["SCTP", "TCP", "UDP"] } });
            errors++;
          }
        }
      }
    }
    if (data.appProtocol !== undefined) {
      let data0 = data.appProtocol;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/appProtocol", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
  }
  validateEndpointPort.errors = vErrors;
  return errors === 0;
}
