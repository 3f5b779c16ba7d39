// Generated from api-definitions/meta/v1/condition.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.

/** Rules of Condition (api-definitions/meta/v1/condition.yaml). */
export function validateCondition(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status !== undefined) {
      let data0 = data.status;
      if (typeof data0 === "string") {
        if (data0 !== "True" && data0 !== "False" && data0 !== "Unknown") {
          (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "enum", params: { allowedValues: ["True", "False", "Unknown"] } });
          errors++;
        }
      }
    }
  }
  validateCondition.errors = vErrors;
  return errors === 0;
}
