// Generated from api-definitions/core/v1/references.yaml. Do not edit.

/** An object of a known kind in the same namespace. */
export interface LocalObjectReference {
  /** Name of the object. */
  name?: string;
}

/** An object of any kind in the same namespace. */
export interface TypedLocalObjectReference {
  /** Group of the object; absent or empty for core. */
  apiGroup?: string;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
}

/** An object, or a part of one. */
export interface ObjectReference {
  /** Kind of the object. */
  kind?: string;
  /** Namespace of the object. */
  namespace?: string;
  /** Name of the object. */
  name?: string;
  /** UID of the object. */
  uid?: string;
  /** API version of the object. */
  apiVersion?: string;
  /** Version of the object that is meant. */
  resourceVersion?: string;
  /** Path to the part that is meant, as in spec.containers[2]. */
  fieldPath?: string;
}

/** A secret in any namespace. */
export interface SecretReference {
  /** Name of the secret. */
  name?: string;
  /** Namespace of the secret. */
  namespace?: string;
}
