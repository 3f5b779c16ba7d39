// Generated from api-definitions/discovery/v1/endpoint-slice.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of EndpointSlice (api-definitions/discovery/v1/endpoint-slice.yaml). */
export function validateEndpointSlice(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoints !== undefined) {
      let data0 = data.endpoints;
      if (Array.isArray(data0)) {
        if (data0.length > 1000) {
          (vErrors ??= []).push({ instancePath: instancePath + "/endpoints", keyword: "maxItems", params: { limit: 1000 } });
          errors++;
        }
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
        if (data0.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ports", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
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

/** Rules of Endpoint (api-definitions/discovery/v1/endpoint-slice.yaml). */
export function validateEndpoint(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.addresses !== undefined) {
      let data0 = data.addresses;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/addresses", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
      }
    }
    if (data.hostname !== undefined) {
      let data0 = data.hostname;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Label", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/hostname", keyword: "format", params: { format: "dns1123Label" } });
          errors++;
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
    if (data.hints !== undefined) {
      if (!validateEndpointHints(data.hints, { instancePath: instancePath + "/hints" })) {
        vErrors = addErrors(vErrors, validateEndpointHints.errors);
        errors = vErrors.length;
      }
    }
  }
  validateEndpoint.errors = vErrors;
  return errors === 0;
}

/** Rules of EndpointHints (api-definitions/discovery/v1/endpoint-slice.yaml). */
export function validateEndpointHints(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.forZones !== undefined) {
      let data0 = data.forZones;
      if (Array.isArray(data0)) {
        if (data0.length > 8) {
          (vErrors ??= []).push({ instancePath: instancePath + "/forZones", keyword: "maxItems", params: { limit: 8 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateForZone(data0[i0], { instancePath: instancePath + "/forZones/" + i0 })) {
            vErrors = addErrors(vErrors, validateForZone.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateEndpointHints.errors = vErrors;
  return errors === 0;
}

/** Rules of ForZone (api-definitions/discovery/v1/endpoint-slice.yaml). */
export function validateForZone(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!hasFormat("labelValue", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "labelValue" } });
          errors++;
        }
      }
    }
  }
  validateForZone.errors = vErrors;
  return errors === 0;
}

/** Rules of EndpointPort (api-definitions/discovery/v1/endpoint-slice.yaml). */
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
