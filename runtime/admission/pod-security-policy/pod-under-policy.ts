/** A pod as a policy looks at it and fills it up: what was filled in stands beside it, until it is written into the pod. */
import { setOwn } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { requestEntityTooLarge } from "../../errors/constructors.js";
import { type Container, containersOf, type PodSpec, type SecurityContext, specOf } from "../pods/pod-model.js";

/** Where the security context of a pod or container is. */
export interface ContextHolder {
  readonly securityContext?: SecurityContext;
}

/** Once for each container: of a policy that names as many as it may, 256 containers. */
const MAXIMUM_CAPABILITIES = 65_536;

export class PodUnderPolicy {
  /** Keys of annotations that say profiles; those of containers end with the container's name. */
  readonly names: { readonly seccompOfPod: string; readonly seccompOfContainer: string; readonly appArmor: string };
  /** As the pod has it; what was filled in is not in it. */
  readonly spec: PodSpec;
  readonly #annotations: Readonly<Record<string, string>>;
  readonly #noted = new Map<string, string>();
  readonly #filled = new Map<ContextHolder, SecurityContext>();
  #runtimeClass: string | undefined;
  #capabilities = 0;

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
    this.spec = specOf(pod);
    this.#annotations = pod.metadata.annotations ?? {};
  }

  /** Something was filled in. */
  get mutated(): boolean {
    return this.#noted.size > 0 || this.#filled.size > 0 || this.#runtimeClass !== undefined;
  }

  /** The security context of the pod's spec or of a container of it, filled up. */
  contextOf(holder: ContextHolder): SecurityContext | undefined {
    return this.#filled.get(holder) ?? holder.securityContext;
  }

  /** Fills in a field of a security context; `undefined` is nothing to fill in. */
  fill<K extends keyof SecurityContext>(holder: ContextHolder, field: K, value: SecurityContext[K] | undefined): void {
    if (value !== undefined) this.#filled.set(holder, { ...this.contextOf(holder), [field]: value });
  }

  /** So many capabilities of a policy are weighed for a container. @throws StatusError 413 when they are too many for all of the pod's. */
  weighCapabilities(count: number): void {
    this.#capabilities += count;
    if (this.#capabilities <= MAXIMUM_CAPABILITIES) return;
    throw requestEntityTooLarge(`limit is ${MAXIMUM_CAPABILITIES} for capabilities of a policy, once for each container`);
  }

  get runtimeClass(): string | undefined {
    return this.#runtimeClass ?? this.spec.runtimeClassName;
  }

  fillRuntimeClass(name: string): void {
    this.#runtimeClass = name;
  }

  annotation(key: string): string | undefined {
    return this.#noted.get(key) ?? (Object.hasOwn(this.#annotations, key) ? this.#annotations[key] : undefined);
  }

  annotate(key: string, value: string): void {
    this.#noted.set(key, value);
  }

  /** Writes what was filled in into the pod, or a copy of it. */
  writeTo(pod: ApiObject): void {
    if (this.#noted.size > 0) {
      pod.metadata.annotations ??= {};
      for (const [key, value] of this.#noted) setOwn(pod.metadata.annotations, key, value);
    }
    const spec = specOf(pod);
    if (this.#runtimeClass !== undefined) spec.runtimeClassName = this.#runtimeClass;
    if (this.#filled.size === 0) return;
    const filled = this.#filled.get(this.spec);
    if (filled !== undefined) spec.securityContext = filled;
    const written = containersOf(spec);
    for (const [index, container] of containersOf(this.spec).entries()) {
      const context = this.#filled.get(container);
      if (context !== undefined) (written[index] as Container).securityContext = context;
    }
  }

  /** What holds for a container: its own field, else the pod's. */
  effective<K extends "runAsUser" | "runAsGroup" | "runAsNonRoot" | "seLinuxOptions">(
    container: Container,
    field: K,
  ): SecurityContext[K] | undefined {
    return this.contextOf(container)?.[field] ?? this.contextOf(this.spec)?.[field];
  }

  /** The seccomp profile of pod or container in the words of annotations; "" when there is none. */
  seccompOf(container?: Container): string {
    const ofPod = seccompText(this.contextOf(this.spec));
    const annotated = this.annotation(this.names.seccompOfPod) ?? "";
    if (container === undefined) return annotated || (ofPod ?? "");
    const own = this.annotation(`${this.names.seccompOfContainer}${container.name}`);
    return seccompText(this.contextOf(container)) ?? own ?? ofPod ?? annotated;
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
