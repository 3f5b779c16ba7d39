/** What a webhook has to say of itself, beyond what its definition declares (HOOK-16). */
import type { MutatingWebhook, ValidatingWebhook } from "../../../generated/admissionregistration/v1/types.js";
import { type FieldError, invalidValue, required } from "../../errors/field-error.js";
import type { TypeHook } from "../../registry/type-hook.js";

const VERSIONS = "v1, v1beta1";

export const admissionWebhookHook: TypeHook<MutatingWebhook | ValidatingWebhook> = {
  validate({ admissionReviewVersions }, _old, path) {
    return versionErrors(admissionReviewVersions ?? [], `${path}.admissionReviewVersions`);
  },
};

function versionErrors(versions: readonly string[], path: string): readonly FieldError[] {
  if (versions.length === 0) return [required(path, `must specify one of ${VERSIONS}`)];
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const [i, version] of versions.entries()) {
    if (seen.has(version)) errors.push(invalidValue(`${path}[${i}]`, version, "duplicate version"));
    seen.add(version);
  }
  if (!seen.has("v1") && !seen.has("v1beta1")) {
    errors.push(invalidValue(path, [...versions], `must include at least one of ${VERSIONS}`));
  }
  return errors;
}
