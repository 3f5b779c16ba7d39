// Generated from api-definitions/meta/v1/partial-object-metadata-list.yaml. Do not edit.
import type { ListMeta } from "../object-meta/types.js";
import type { PartialObjectMetadata } from "../partial-object-metadata/types.js";

/** A list of objects reduced to their metadata. */
export interface PartialObjectMetadataList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PartialObjectMetadataList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The objects. */
  items: PartialObjectMetadata[];
}
