// Generated from api-definitions/meta/v1/list-options.yaml. Do not edit.

/** Options of list, watch and collection delete requests. */
export interface ListOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ListOptions";
  /** Only objects whose labels match. */
  labelSelector?: string;
  /** Only objects whose fields match. */
  fieldSelector?: string;
  /** Stream changes instead of returning the list. */
  watch?: boolean;
  /** The server may send BOOKMARK events. */
  allowWatchBookmarks?: boolean;
  /** Version the answer relates to. */
  resourceVersion?: string;
  /** How it relates: NotOlderThan or Exact. */
  resourceVersionMatch?: string;
  /** The request ends after this many seconds. */
  timeoutSeconds?: number;
  /** At most this many items; the rest is fetched by continue. */
  limit?: number;
  /** Token of the previous part of the list. */
  continue?: string;
}
