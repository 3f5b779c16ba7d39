/** By which profiles of the kernel's filters pods may be held: seccomp and AppArmor, in the words of annotations. */
import { type FieldError, forbiddenField } from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import type { Container } from "../pods/pod-model.js";
import type { PodUnderPolicy } from "./pod-under-policy.js";
import type { Policy } from "./policy.js";

/** Of the pod, or of what holds for one of its containers. */
export function seccompErrors(pod: PodUnderPolicy, { seccomp: { names, text } }: Policy, container?: Container): FieldError[] {
  const given = pod.seccompOf(container);
  if (names.has("*") || names.has(given) || (names.size === 0 && given === "")) return [];
  const key = container === undefined ? pod.names.seccompOfPod : `${pod.names.seccompOfContainer}${container.name}`;
  const why = names.size === 0 ? "seccomp may not be set" : `${given} is not an allowed seccomp profile. Valid values are ${text}`;
  return [forbiddenField(`pod.metadata.annotations[${key}]`, why)];
}

export function appArmorErrors(pod: PodUnderPolicy, container: Container, { appArmor }: Policy): FieldError[] {
  if (appArmor === undefined) return [];
  const key = `${pod.names.appArmor}${container.name}`;
  const given = pod.annotation(key) ?? "";
  if (appArmor.names.has(given) && given !== "") return [];
  const why =
    given === "" ? "AppArmor profile must be set" : `${given} is not an allowed profile. Allowed values: ${quoteText(appArmor.text)}`;
  return [forbiddenField(`pod.metadata.annotations[${key}]`, why)];
}
