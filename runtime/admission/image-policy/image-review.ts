/** What an image policy webhook is asked and answers (ADM-02, ADM-03). */
import { isJsonObject } from "../../definition/json.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import { notUnderstood, type ReviewKind, statusOfReview } from "../../webhooks/review-status.js";
import { isPods, specOf } from "../pods/pod-model.js";

const REVIEW: ReviewKind = { kind: "ImageReview", webhook: "image policy webhook" };

export interface ReviewStatus {
  readonly allowed: boolean;
  /** Why not; "" when it does not say. */
  readonly reason: string;
  /** What is to be noted for the audit event. */
  readonly auditAnnotations: Readonly<Record<string, string>>;
}

const apiVersionOf = ({ groupDomain }: VendorProfile): string => `imagepolicy.${groupDomain}/v1alpha1`;

/** Part of the keys of all annotations that the webhook is told of or tells. */
export const annotationDomain = ({ groupDomain }: VendorProfile): string => `.image-policy.${groupDomain}/`;

/** The question, as the text of its `spec`; undefined where a write is of no images. The same text is the same question. */
export function questionOf(attributes: AdmissionAttributes, profile: VendorProfile): string | undefined {
  const { definition, subresource, object, namespace } = attributes;
  if (object === undefined || !isPods(definition) || (subresource !== "" && subresource !== "ephemeralcontainers")) return undefined;
  const { containers, initContainers = [], ephemeralContainers = [] } = specOf(object);
  const asked = subresource === "" ? [...(containers ?? []), ...initContainers] : ephemeralContainers;
  const domain = annotationDomain(profile);
  const told = Object.entries(object.metadata.annotations ?? {}).filter(([key]) => key.includes(domain));
  return JSON.stringify({
    containers: asked.map(({ image = "" }) => (image === "" ? {} : { image })),
    ...(told.length === 0 ? {} : { annotations: Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1))) }),
    namespace,
  });
}

/** The document that is sent; `spec` is the text of {@link questionOf}. */
export const reviewDocument = (spec: string, profile: VendorProfile): string =>
  `{"kind":"ImageReview","apiVersion":${JSON.stringify(apiVersionOf(profile))},"metadata":{"creationTimestamp":null},"spec":${spec},"status":{"allowed":false}}`;

/** What an answer says; what it does not say allows nothing. Throws RangeError for what is no answer. */
export function statusOf(answer: string, profile: VendorProfile): ReviewStatus {
  const { allowed = false, reason, auditAnnotations } = statusOfReview(answer, { ...REVIEW, apiVersion: apiVersionOf(profile) });
  if (typeof allowed !== "boolean" || (reason ?? "") !== String(reason ?? "")) throw notUnderstood(REVIEW);
  const notes = auditAnnotations ?? {};
  if (!isJsonObject(notes) || !Object.values(notes).every((note) => typeof note === "string")) throw notUnderstood(REVIEW);
  return { allowed, reason: (reason ?? "") as string, auditAnnotations: notes as Record<string, string> };
}
