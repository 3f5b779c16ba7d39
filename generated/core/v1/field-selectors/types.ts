// Generated from api-definitions/core/v1/field-selectors.yaml. Do not edit.

/** A field of the pod. */
export interface ObjectFieldSelector {
  /** Version that the path is written for. */
  apiVersion?: string;
  /** Path of the field. */
  fieldPath: string;
}

/** A resource of a container. */
export interface ResourceFieldSelector {
  /** Name of the container; its own when it is left out in a container. */
  containerName?: string;
  /** Name of the resource, as limits.cpu. */
  resource: string;
  /** Unit of the output; 1 when absent. */
  divisor?: string;
}
