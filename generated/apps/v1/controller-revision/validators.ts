// Generated from api-definitions/apps/v1/controller-revision.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.

/** Rules of ControllerRevision (api-definitions/apps/v1/controller-revision.yaml). */
export function validateControllerRevision(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.revision !== undefined) {
      let data0 = data.revision;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/revision", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
  }
  validateControllerRevision.errors = vErrors;
  return errors === 0;
}
