// Generated from api-definitions/scheduling/v1/priority-class.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.

/** Rules of PriorityClass (api-definitions/scheduling/v1/priority-class.yaml). */
export function validatePriorityClass(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preemptionPolicy !== undefined) {
      let data0 = data.preemptionPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "PreemptLowerPriority" && data0 !== "Never") {
          (vErrors ??= []).push({ instancePath: instancePath + "/preemptionPolicy", keyword: "enum", params: { allowedValues: ["PreemptLowerPriority", "Never"] } });
          errors++;
        }
      }
    }
  }
  validatePriorityClass.errors = vErrors;
  return errors === 0;
}
