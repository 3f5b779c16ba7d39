// Generated from api-definitions/imagepolicy/v1alpha1/image-review.yaml. Do not edit.
import type { ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Asks a webhook whether images may run. Payload only. */
export interface ImageReview {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ImageReview";
  /** Not used. */
  metadata?: ObjectMeta;
  /** The question. */
  spec?: ImageReviewSpec;
  /** The answer. */
  status?: ImageReviewStatus;
}

/** The question. */
export interface ImageReviewSpec {
  /** The containers of the pod. */
  containers?: ImageReviewContainerSpec[];
  /** Annotations of the pod that are meant for the webhook. */
  annotations?: Record<string, string>;
  /** Namespace of the pod. */
  namespace?: string;
}

/** The answer. */
export interface ImageReviewStatus {
  /** Whether all images may run. */
  allowed?: boolean;
  /** Why not. */
  reason?: string;
  /** What is to be noted in the audit log, by key. */
  auditAnnotations?: Record<string, string>;
}

/** A container whose image is asked about. */
export interface ImageReviewContainerSpec {
  /** Name of the image. */
  image?: string;
}
