/** Specs of pods, in pods and in whatever has a template of them: defaults that depend on other fields, rules over containers and volumes. */
import type { PodSpec as GeneratedPodSpec } from "../../../../generated/core/v1/types.js";
import type { TypeHook } from "../../../registry/type-hook.js";
import { deepEqual } from "../../../schema/deep-equal.js";
import { containerErrors } from "./pod-containers.js";
import { defaultPodSpec } from "./pod-defaults.js";
import { allContainers, type PodSpec } from "./pod-model.js";
import { specErrors } from "./pod-spec-rules.js";
import { volumeErrors } from "./pod-volumes.js";
import { podSpecWarnings } from "./pod-warnings.js";

/** Path of the spec in a pod itself. */
const OF_POD = "spec";

/** While other ways of mounting it are not to be had, whoever names one gets the usual one (and who names none, none). */
function mountProcAsUsual(spec: PodSpec): void {
  for (const { container } of allContainers(spec, "")) {
    const { securityContext } = container;
    if (securityContext?.procMount !== undefined) securityContext.procMount = "Default";
  }
}

const modelOf = (spec: Readonly<GeneratedPodSpec>): PodSpec => spec as unknown as PodSpec;

export const podSpecHook: TypeHook<GeneratedPodSpec> = {
  default(spec, { gate }) {
    defaultPodSpec(modelOf(spec));
    if (!gate("ProcMountType")) mountProcAsUsual(modelOf(spec));
  },
  validate(spec, _old, path, { object, profile, subresource }) {
    if (subresource === "status") return [];
    const podName = path === OF_POD ? (object.metadata.name ?? "") : "";
    return [
      ...volumeErrors(modelOf(spec), path, podName),
      ...containerErrors(modelOf(spec), path, profile),
      ...specErrors(modelOf(spec), path, profile),
    ];
  },
  warnings(spec, old, path, { profile }) {
    const isTold = old === undefined || (path !== OF_POD && !deepEqual(spec as never, old as never));
    return isTold ? podSpecWarnings(modelOf(spec), path, profile) : [];
  },
};
