/** Which updates of pods are looked at: those of images and of what says how system calls are filtered. The rest cannot change what passes. */
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { Container, PodLike } from "../pods/pod-model.js";

export function isSignificantUpdate(pod: PodLike, old: PodLike, { names }: VendorProfile): boolean {
  const prefix = names["seccompContainerAnnotationPrefix"] as string;
  const annotationChanged = (key: string): boolean => (pod.metadata.annotations?.[key] ?? "") !== (old.metadata.annotations?.[key] ?? "");
  const changed = (now: Container, before: Container | undefined): boolean =>
    before === undefined || (now.image ?? "") !== (before.image ?? "") || annotationChanged(prefix + now.name);
  const listChanged = (now: readonly Container[], before: readonly Container[]): boolean =>
    now.length !== before.length || now.some((container, index) => changed(container, before[index]));
  const ephemeral = new Map((old.spec.ephemeralContainers ?? []).map((container) => [container.name, container]));
  return (
    annotationChanged(names["seccompPodAnnotation"] as string) ||
    listChanged(pod.spec.containers ?? [], old.spec.containers ?? []) ||
    listChanged(pod.spec.initContainers ?? [], old.spec.initContainers ?? []) ||
    (pod.spec.ephemeralContainers ?? []).some((now) => changed(now, ephemeral.get(now.name)))
  );
}
