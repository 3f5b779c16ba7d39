// Generated from api-definitions/meta/v1/partial-object-metadata.yaml. Do not edit.
import type { ObjectMeta } from "../object-meta/types.js";

/** An object of any kind reduced to its metadata. */
export interface PartialObjectMetadata {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PartialObjectMetadata";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
}
