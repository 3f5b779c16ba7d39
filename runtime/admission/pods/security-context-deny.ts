/** SecurityContextDeny: no pod says as whom it runs, in which groups, or under which label of SELinux (ADM-22). */
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { refused } from "../refused.js";
import { isPodItself, isPods, type SecurityContext, specOf } from "./pod-model.js";

/** Fields that are denied, as messages call them, in the order in which they are looked for. */
const OF_PODS = {
  SupplementalGroups: "supplementalGroups",
  SELinuxOptions: "seLinuxOptions",
  RunAsUser: "runAsUser",
  FSGroup: "fsGroup",
} as const;
const OF_CONTAINERS = { SELinuxOptions: "seLinuxOptions", RunAsUser: "runAsUser" } as const;

export class SecurityContextDeny implements AdmissionPlugin {
  readonly name = "SecurityContextDeny";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly concerns = isPods;

  validate(attributes: AdmissionAttributes): void {
    const { object } = attributes;
    if (!isPodItself(attributes) || object === undefined) return;
    const { securityContext, initContainers = [], containers } = specOf(object);
    const ofPod = deniedField(securityContext, OF_PODS);
    if (ofPod !== undefined) throw refused(attributes, `pod.Spec.SecurityContext.${ofPod} is forbidden`);
    for (const container of [...initContainers, ...(containers ?? [])]) {
      const denied = deniedField(container.securityContext, OF_CONTAINERS);
      if (denied !== undefined) throw refused(attributes, `SecurityContext.${denied} is forbidden`);
    }
  }
}

function deniedField(context: SecurityContext | undefined, fields: Readonly<Record<string, keyof SecurityContext>>): string | undefined {
  if (context === undefined) return undefined;
  return Object.keys(fields).find((title) => context[fields[title] as keyof SecurityContext] !== undefined);
}
