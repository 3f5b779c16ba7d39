// Generated from api-definitions/meta/v1/status.yaml. Do not edit.
import type { ListMeta } from "../object-meta/types.js";

/** Outcome of a request that does not return another object. */
export interface Status {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Status";
  /** Metadata of the list that the request was about. */
  metadata?: ListMeta;
  /** Success or Failure. */
  status?: string;
  /** What happened, for people. */
  message?: string;
  /** Why the request failed, in one word for programs. */
  reason?: string;
  /** More about the failure, as the reason says. */
  details?: StatusDetails;
  /** HTTP status code; 0 when unset. */
  code?: number;
}

/** More about a failure. */
export interface StatusDetails {
  /** Name of the object that the request was about. */
  name?: string;
  /** API group of that object. */
  group?: string;
  /** Resource or kind of that object. */
  kind?: string;
  /** UID of that object. */
  uid?: string;
  /** The mistakes, one by one. */
  causes?: StatusCause[];
  /** Seconds to wait before the request is tried again. */
  retryAfterSeconds?: number;
}

/** One mistake. */
export interface StatusCause {
  /** What kind of mistake, in one word. */
  reason?: string;
  /** What is wrong, for people. */
  message?: string;
  /** Path of the field at fault, as in spec.drivers[0].name. */
  field?: string;
}
