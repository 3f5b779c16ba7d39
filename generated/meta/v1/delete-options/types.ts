// Generated from api-definitions/meta/v1/delete-options.yaml. Do not edit.

/** Options of a delete request. */
export interface DeleteOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "DeleteOptions";
  /** Seconds before the object is removed; 0 removes at once, absent means the kind's default. */
  gracePeriodSeconds?: number;
  /** What must be true of the object, else the request fails with a conflict. */
  preconditions?: Preconditions;
  /**
   * Whether dependents stay. Use propagationPolicy.
   *
   * @deprecated
   */
  orphanDependents?: boolean;
  /** What becomes of dependents: Orphan, Background or Foreground. */
  propagationPolicy?: string;
  /** Empty, or All to run every stage but persistence. */
  dryRun?: string[];
}

/** What must be true of the object to be deleted. */
export interface Preconditions {
  /** UID it must have. */
  uid?: string;
  /** Version it must have. */
  resourceVersion?: string;
}
