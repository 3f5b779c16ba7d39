/** Seccomp profiles of pods and containers, which may still be given by annotations: fields and annotations follow each other. */
import type { Pod } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { type FieldError, forbiddenField, invalidValue } from "../../../errors/field-error.js";
import { formatErrors } from "../../../schema/formats/formats.js";
import { fieldPath } from "../../field-path.js";
import type { Annotated } from "./pod-annotations.js";
import { allContainers, type Container, type PodSpec, type SeccompProfile, specOf } from "./pod-model.js";

/** What may have a profile, by field and by annotation. */
type Holder = Pick<Container | PodSpec, "securityContext">;

interface Place {
  readonly holder: Holder;
  readonly annotation: string;
  /** Path of the field. */
  readonly path: string;
}

const LOCALHOST = "localhost/";
const RUNTIME_DEFAULT = "runtime/default";
/** What the default of the runtime was called first. */
const DOCKER_DEFAULT = "docker/default";
const UNCONFINED = "unconfined";

function places(pod: ApiObject, { labelDomain }: VendorProfile): Place[] {
  const spec = specOf(pod);
  const prefix = containerPrefix(labelDomain);
  return [
    { holder: spec, annotation: podAnnotation(labelDomain), path: fieldPath<Pod>((own) => own.spec.securityContext.seccompProfile) },
    ...allContainers(
      spec,
      fieldPath<Pod>((own) => own.spec),
    ).map(({ container, path }) => ({
      holder: container,
      annotation: prefix + container.name,
      path: `${path}.securityContext.seccompProfile`,
    })),
  ];
}

const podAnnotation = (labelDomain: string): string => `seccomp.security.alpha.${labelDomain}/pod`;
const containerPrefix = (labelDomain: string): string => `container.seccomp.security.alpha.${labelDomain}/`;
const profileOf = ({ securityContext }: Holder): SeccompProfile | undefined => securityContext?.seccompProfile;

/** Fills in the field from the annotation or the annotation from the field, of a new pod. */
export function equateSeccompProfiles(pod: ApiObject, profile: VendorProfile): void {
  const given = pod.metadata.annotations;
  const added = new Map<string, string>();
  for (const { holder, annotation } of places(pod, profile)) {
    const field = profileOf(holder);
    const text = added.get(annotation) ?? given?.[annotation];
    if (field !== undefined && text === undefined) {
      const annotated = annotationOf(field);
      if (annotated !== undefined) added.set(annotation, annotated);
    } else if (field === undefined && text !== undefined) {
      const named = fieldOf(text);
      if (named !== undefined) holder.securityContext = { ...holder.securityContext, seccompProfile: named };
    }
  }
  if (added.size > 0) pod.metadata.annotations = { ...given, ...Object.fromEntries(added) };
}

function annotationOf({ type, localhostProfile }: SeccompProfile): string | undefined {
  if (type === "Unconfined") return UNCONFINED;
  if (type === "RuntimeDefault") return RUNTIME_DEFAULT;
  return type === "Localhost" && localhostProfile ? LOCALHOST + localhostProfile : undefined;
}

function fieldOf(text: string): SeccompProfile | undefined {
  if (text === UNCONFINED) return { type: "Unconfined" };
  if (text === RUNTIME_DEFAULT || text === DOCKER_DEFAULT) return { type: "RuntimeDefault" };
  const localhostProfile = text.startsWith(LOCALHOST) ? text.slice(LOCALHOST.length) : "";
  return localhostProfile === "" ? undefined : { type: "Localhost", localhostProfile };
}

/** Mistakes of the annotations themselves. */
export function seccompAnnotationErrors(pod: Annotated, field: string, { labelDomain }: VendorProfile): FieldError[] {
  const annotations = pod.metadata?.annotations ?? {};
  const ofPod = podAnnotation(labelDomain);
  const prefix = containerPrefix(labelDomain);
  const keys = Object.keys(annotations).filter((key) => key === ofPod || key.startsWith(prefix));
  return keys.flatMap((key) => seccompProfileErrors(`${field}.${key}`, annotations[key] as string));
}

/** Mistakes of the name of a seccomp profile as annotations have it. */
export function seccompProfileErrors(field: string, text: string): readonly FieldError[] {
  if (text === RUNTIME_DEFAULT || text === DOCKER_DEFAULT || text === UNCONFINED) return [];
  if (!text.startsWith(LOCALHOST)) return [invalidValue(field, text, "must be a valid seccomp profile")];
  return isLocalPath(text) ? [] : formatErrors("relativePath", field, text.slice(LOCALHOST.length));
}

const isLocalPath = (text: string): boolean => !text.startsWith(`${LOCALHOST}/`) && !text.slice(LOCALHOST.length).split("/").includes("..");

/** Mistakes of a new pod whose fields and annotations say different things. */
export function seccompMismatches(pod: ApiObject, profile: VendorProfile): FieldError[] {
  return places(pod, profile).flatMap(({ holder, annotation, path }) => {
    const field = profileOf(holder);
    const text = pod.metadata.annotations?.[annotation];
    if (field === undefined || text === undefined) return [];
    const given: { type: string; localhostProfile?: string } = fieldOf(text) ?? { type: text.startsWith(LOCALHOST) ? "Localhost" : "" };
    if (given.type !== field.type) return [forbiddenField(`${path}.type`, "seccomp type in annotation and field must match")];
    if (field.type !== "Localhost" || given.localhostProfile === field.localhostProfile) return [];
    return [forbiddenField(`${path}.localhostProfile`, "seccomp profile in annotation and field must match")];
  });
}
