/** Pods: defaults that depend on other fields, rules over containers and volumes, what may change later, graceful deletion (VOL rows, DEL-10). */
import type { Pod } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { safeInteger } from "../../../definition/safe-integer.js";
import { type FieldError, forbiddenField, toldAfter } from "../../../errors/field-error.js";
import type { HookContext, ResourceHook } from "../../../registry/resource-hook.js";
import { fieldPath } from "../../field-path.js";
import { annotationErrors } from "./pod-annotations.js";
import { defaultAddresses, qosClassOf } from "./pod-defaults.js";
import { deprecatedAnnotationWarnings } from "./pod-deprecations.js";
import { specOf, statusOf } from "./pod-model.js";
import { equateSeccompProfiles, seccompAnnotationErrors, seccompMismatches } from "./pod-seccomp.js";
import { ephemeralUpdateErrors, specUpdateErrors, statusErrors } from "./pod-update.js";

const ANNOTATIONS = "metadata.annotations";
const EPHEMERAL_CONTAINERS = "ephemeralcontainers";
/** Only its handler writes through it. */
const BINDING = "binding";
/** Phases of pods that have nothing left to end. */
const ENDED: ReadonlySet<string> = new Set(["Succeeded", "Failed"]);

function validate(pod: ApiObject, old: ApiObject | undefined, { profile, subresource }: HookContext): FieldError[] {
  const spec = specOf(pod);
  const errors = [...annotationErrors(pod, old, ANNOTATIONS, profile), ...seccompAnnotationErrors(pod, ANNOTATIONS, profile)];
  if (subresource === "status") return [...errors, ...(old === undefined ? [] : statusErrors(pod, old))];
  if (old === undefined) {
    const added = (spec.ephemeralContainers ?? []).length > 0;
    const onCreate = added
      ? [
          forbiddenField(
            fieldPath<Pod>(({ spec }) => spec.ephemeralContainers),
            "cannot be set on create",
          ),
        ]
      : [];
    return [...errors, ...toldAfter("spec", [...onCreate, ...seccompMismatches(pod, profile)])];
  }
  if (subresource === BINDING) return errors;
  return [
    ...errors,
    ...toldAfter("spec", subresource === EPHEMERAL_CONTAINERS ? ephemeralUpdateErrors(pod, old) : specUpdateErrors(pod, old)),
  ];
}

export const podHook: ResourceHook = {
  default(pod) {
    if (pod["status"] !== undefined) defaultAddresses(statusOf(pod));
  },
  prepareForCreate(pod, { profile }) {
    equateSeccompProfiles(pod, profile);
    pod["status"] = { phase: "Pending", qosClass: qosClassOf(specOf(pod)) };
  },
  validate,
  warnings: (pod, old, { profile }) =>
    old === undefined ? deprecatedAnnotationWarnings(pod.metadata.annotations ?? {}, ANNOTATIONS, profile) : [],
  deletionGracePeriod(pod, requested) {
    const { nodeName, terminationGracePeriodSeconds } = specOf(pod);
    if (!nodeName || ENDED.has(statusOf(pod).phase ?? "")) return 0;
    const period = requested ?? safeInteger(terminationGracePeriodSeconds ?? 0);
    return period < 0 ? 1 : period;
  },
};
