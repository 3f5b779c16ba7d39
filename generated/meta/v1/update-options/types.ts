// Generated from api-definitions/meta/v1/update-options.yaml. Do not edit.

/** Options of an update request. */
export interface UpdateOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "UpdateOptions";
  /** Empty, or All to run every stage but persistence. */
  dryRun?: string[];
  /** Name of the actor that makes the change, at most 128 printable characters. */
  fieldManager?: string;
  /** What to do about unknown and duplicate fields: Ignore, Warn or Strict. */
  fieldValidation?: string;
}
