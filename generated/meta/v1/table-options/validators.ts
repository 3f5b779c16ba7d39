// Generated from api-definitions/meta/v1/table-options.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { isEmpty } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of TableOptions (api-definitions/meta/v1/table-options.yaml). */
export function validateTableOptions(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.includeObject !== undefined) {
      let data0 = data.includeObject;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "None" && data0 !== "Metadata" && data0 !== "Object") {
            (vErrors ??= []).push({ instancePath: instancePath + "/includeObject", keyword: "enum", params: { allowedValues: ["None", "Metadata", "Object"] } });
            errors++;
          }
        }
      }
    }
  }
  validateTableOptions.errors = vErrors;
  return errors === 0;
}
