/** The PartialObjectMetadata representation: an object without its content (NEG-17). */
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";

/** `object` as PartialObjectMetadata; `apiVersion` is one of the meta group's. Shares the metadata with `object`. */
export function partialObjectMetadata(object: ApiObject, apiVersion: string): JsonObject {
  return { kind: "PartialObjectMetadata", apiVersion, metadata: object.metadata as JsonObject };
}
