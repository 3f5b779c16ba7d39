// Generated from api-definitions/core/v1/resource-requirements.yaml. Do not edit.

/** Compute or storage wanted. */
export interface ResourceRequirements {
  /** The most that may be used, by resource name. */
  limits?: Record<string, string>;
  /** The least that is needed, by resource name; the limits where it is not said. */
  requests?: Record<string, string>;
}
