// Generated from api-definitions/meta/v1/get-options.yaml. Do not edit.

/** Options of a get request. */
export interface GetOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "GetOptions";
  /** How fresh the answer must be. */
  resourceVersion?: string;
}
