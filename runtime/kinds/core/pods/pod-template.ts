/** Templates of pods: their labels and annotations are those of pods, and nobody debugs a pod that is not there yet. */
import type { PodTemplateSpec } from "../../../../generated/core/v1/types.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { type FieldError, forbiddenField, toldAfter } from "../../../errors/field-error.js";
import type { TypeHook } from "../../../registry/type-hook.js";
import { labelErrors, annotationErrors as metadataAnnotationErrors } from "../../../registry/validation/object-meta.js";
import { type Annotated, annotationErrors } from "./pod-annotations.js";
import { deprecatedAnnotationWarnings } from "./pod-deprecations.js";
import { seccompAnnotationErrors } from "./pod-seccomp.js";

export const podTemplateHook: TypeHook<PodTemplateSpec> = {
  validate(template, _old, path, { profile, subresource }) {
    if (subresource === "status") return [];
    const added = (template.spec?.ephemeralContainers ?? []).length > 0;
    return [
      ...templateMetadataErrors(template, path, profile),
      ...(added ? [forbiddenField(`${path}.spec.ephemeralContainers`, "ephemeral containers not allowed in pod template")] : []),
    ];
  },
  warnings: (template, old, path, { profile }) =>
    old === undefined ? deprecatedAnnotationWarnings(template.metadata?.annotations ?? {}, `${path}.metadata.annotations`, profile) : [],
};

/** Mistakes of labels and annotations. The peer leaves out `metadata` in these paths. */
export function templateMetadataErrors(template: Readonly<PodTemplateSpec>, path: string, profile: VendorProfile): FieldError[] {
  const { labels = {}, annotations = {} } = template.metadata ?? {};
  const annotated = template as unknown as Annotated;
  const field = `${path}.annotations`;
  return [
    ...toldAfter(`${path}.metadata`, [
      ...labelErrors(labels, `${path}.labels`),
      ...metadataAnnotationErrors(annotations, field),
      ...annotationErrors(annotated, undefined, field, profile),
    ]),
    ...seccompAnnotationErrors(annotated, field, profile),
  ];
}
