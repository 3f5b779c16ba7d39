// Generated from api-definitions/meta/v1/create-options.yaml. Do not edit.

/** Options of a create request. */
export interface CreateOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CreateOptions";
  /** Empty, or All to run every stage but persistence. */
  dryRun?: string[];
  /** Name of the actor that makes the change, at most 128 printable characters. */
  fieldManager?: string;
  /** What to do about unknown and duplicate fields: Ignore, Warn or Strict. */
  fieldValidation?: string;
}
