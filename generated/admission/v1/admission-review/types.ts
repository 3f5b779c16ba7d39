// Generated from api-definitions/admission/v1/admission-review.yaml. Do not edit.
import type { JsonObject } from "../../../../runtime/definition/json.js";
import type { UserInfo } from "../../../authentication/v1/user-info/types.js";
import type { GroupVersionKind, GroupVersionResource } from "../../../meta/v1/object-meta/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** Asks a webhook about a request, and takes its answer. Payload only. */
export interface AdmissionReview {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "AdmissionReview";
  /** The question. */
  request?: AdmissionRequest;
  /** The answer. */
  response?: AdmissionResponse;
}

/** A request that a webhook is asked about. */
export interface AdmissionRequest {
  /** ID of the question; the answer repeats it. */
  uid?: string;
  /** Kind of the object as it is sent. */
  kind?: GroupVersionKind;
  /** Resource as it is asked about. */
  resource?: GroupVersionResource;
  /** Sub-resource, if any. */
  subResource?: string;
  /** Kind as the client asked. */
  requestKind?: GroupVersionKind;
  /** Resource as the client asked. */
  requestResource?: GroupVersionResource;
  /** Sub-resource as the client asked. */
  requestSubResource?: string;
  /** Name of the object; empty when the server is to make one. */
  name?: string;
  /** Namespace of the object, if any. */
  namespace?: string;
  /** CREATE, UPDATE, DELETE or CONNECT. */
  operation?: string;
  /** Who asks. */
  userInfo?: UserInfo;
  /** The object as it is to be. */
  object?: JsonObject;
  /** The object as it was. */
  oldObject?: JsonObject;
  /** Whether nothing will be stored. */
  dryRun?: boolean;
  /** Options of the request, such as CreateOptions. */
  options?: JsonObject;
}

/** What a webhook answers. */
export interface AdmissionResponse {
  /** ID of the question. */
  uid?: string;
  /** Whether the request may go on. */
  allowed?: boolean;
  /** Why not; only when it is refused. */
  status?: Status;
  /** Changes to the object. */
  patch?: string;
  /** Form of the patch; JSONPatch is the only one. */
  patchType?: string;
  /** What is to be noted in the audit log, by key. */
  auditAnnotations?: Record<string, string>;
  /** Warnings for the client, of up to 120 characters each. */
  warnings?: string[];
}
