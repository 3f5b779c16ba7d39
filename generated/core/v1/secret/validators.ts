// Generated from api-definitions/core/v1/secret.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, hasFormat } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of Secret (api-definitions/core/v1/secret.yaml). */
export function validateSecret(data, { instancePath = "" } = {}) {
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
  }
  validateSecret.errors = vErrors;
  return errors === 0;
}
