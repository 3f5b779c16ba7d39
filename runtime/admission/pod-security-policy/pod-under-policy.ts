/** A pod as a policy looks at it and fills it up: on a copy, which knows whether anything was filled in. */

import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { deepCopy } from "../../fields/deep-copy.js";
import { type Container, type PodSpec, type SecurityContext, specOf } from "../pod-model.js";

/** Where the security context of a pod or container is. */
export interface ContextHolder {
  securityContext?: SecurityContext;
}

export class PodUnderPolicy {
  /** Keys of annotations that say profiles; those of containers end with the container's name. */
  readonly names: { readonly seccompOfPod: string; readonly seccompOfContainer: string; readonly appArmor: string };
  readonly spec: PodSpec;
  readonly annotations: Record<string, string>;
  /** Something was filled in. */
  mutated = false;

  constructor(
    pod: Readonly<ApiObject>,
    readonly profile: VendorProfile,
  ) {
    const { names } = profile;
    this.names = {
      seccompOfPod: names["seccompPodAnnotation"] as string,
      seccompOfContainer: names["seccompContainerAnnotationPrefix"] as string,
      appArmor: names["appArmorAnnotationPrefix"] as string,
    };
    this.spec = deepCopy(specOf(pod) as unknown as JsonObject) as unknown as PodSpec;
    this.annotations = { ...pod.metadata.annotations };
  }

  /** Fills in a field of a security context; `undefined` is nothing to fill in. */
  fill<K extends keyof SecurityContext>(holder: ContextHolder, field: K, value: SecurityContext[K] | undefined): void {
    if (value === undefined) return;
    holder.securityContext = { ...holder.securityContext, [field]: value };
    this.mutated = true;
  }

  annotate(key: string, value: string): void {
    this.annotations[key] = value;
    this.mutated = true;
  }

  /** What holds for a container: its own field, else the pod's. */
  effective<K extends "runAsUser" | "runAsGroup" | "runAsNonRoot" | "seLinuxOptions">(
    container: Container,
    field: K,
  ): SecurityContext[K] | undefined {
    return container.securityContext?.[field] ?? this.spec.securityContext?.[field];
  }

  /** The seccomp profile of pod or container in the words of annotations; "" when there is none. */
  seccompOf(container?: Container): string {
    const ofPod = seccompText(this.spec.securityContext);
    const annotated = this.annotations[this.names.seccompOfPod] ?? "";
    if (container === undefined) return annotated || (ofPod ?? "");
    const own = this.annotations[`${this.names.seccompOfContainer}${container.name}`];
    return seccompText(container.securityContext) ?? own ?? ofPod ?? annotated;
  }
}

/** Undefined without the field. */
function seccompText({ seccompProfile }: SecurityContext = {}): string | undefined {
  if (seccompProfile === undefined) return undefined;
  const { type, localhostProfile } = seccompProfile;
  if (type === "RuntimeDefault") return "runtime/default";
  if (type === "Unconfined") return "unconfined";
  return type === "Localhost" && localhostProfile !== undefined ? `localhost/${localhostProfile}` : "";
}
