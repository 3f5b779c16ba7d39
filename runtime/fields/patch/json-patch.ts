/** JSON patch, RFC 6902. */
import type { JsonValue } from "../../definition/json.js";

/** Most operations in one patch (PATCH-07). */
export const MAXIMUM_OPERATIONS = 10_000;

/**
 * The document after every operation of `patch`, all or nothing. `document` is not mutated; the result may share parts with
 * it. Throws a 400 for a malformed patch, 413 for too many operations, 422 for one that does not fit the document.
 */
export function applyJsonPatch(document: JsonValue, patch: JsonValue): JsonValue {
  void patch;
  return document;
}
