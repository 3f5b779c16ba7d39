// Generated from api-definitions/meta/v1/patch-options.yaml. Do not edit.

/** Options of a patch request. */
export interface PatchOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PatchOptions";
  /** Empty, or All to run every stage but persistence. */
  dryRun?: string[];
  /** Take over fields of other managers when applying; only for apply. */
  force?: boolean;
  /** Name of the actor that makes the change, at most 128 printable characters. */
  fieldManager?: string;
  /** What to do about unknown and duplicate fields: Ignore, Warn or Strict. */
  fieldValidation?: string;
}
