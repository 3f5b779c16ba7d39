/** Profiles of AppArmor and seccomp, which pod security policies name in annotations: one for pods that name none, and those that are allowed. */
import type { ApiObject } from "../../definition/object-meta.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { type FieldError, invalidValue, MAXIMUM_FIELD_ERRORS } from "../../errors/field-error.js";
import { appArmorMistake } from "../core/pods/pod-annotations.js";
import { seccompProfileErrors } from "../core/pods/pod-seccomp.js";

const ANY = "*";

/** Mistakes of them. Of a list of AppArmor profiles the first is told, since each shows the whole list. */
export function profileAnnotationErrors({ metadata }: ApiObject, { labelDomain }: VendorProfile): readonly FieldError[] {
  const annotation = (domain: string, name: string) => {
    const key = `${domain}.${labelDomain}/${name}`;
    return { field: `metadata.annotations[${key}]`, text: metadata.annotations?.[key] ?? "" };
  };
  const appArmor = ["defaultProfileName", "allowedProfileNames"].flatMap((name) => {
    const { field, text } = annotation("apparmor.security.beta", name);
    const profiles = name === "allowedProfileNames" ? text.split(",") : [text];
    const mistake = profiles.map(appArmorMistake).find((found) => found !== undefined);
    return mistake === undefined ? [] : [invalidValue(field, text, mistake)];
  });
  const standard = annotation("seccomp.security.alpha", "defaultProfileName");
  const allowed = annotation("seccomp.security.alpha", "allowedProfileNames");
  const errors: FieldError[] = [...appArmor, ...(standard.text === "" ? [] : seccompProfileErrors(standard.field, standard.text))];
  for (const profile of allowed.text === "" ? [] : allowed.text.split(",")) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
    if (profile !== ANY) errors.push(...seccompProfileErrors(allowed.field, profile));
  }
  return errors;
}
