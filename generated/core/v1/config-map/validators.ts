// Generated from api-definitions/core/v1/config-map.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, hasFormat } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export function validateConfigMap(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data !== undefined) {
      let data0 = data.data;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("configMapKey", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/data", keyword: "format", params: { format: "configMapKey" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/data", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
      }
    }
    if (data.binaryData !== undefined) {
      let data0 = data.binaryData;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("configMapKey", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/binaryData", keyword: "format", params: { format: "configMapKey" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/binaryData", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
      }
    }
  }
  validateConfigMap.errors = vErrors;
  return errors === 0;
}
