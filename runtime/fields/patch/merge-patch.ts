/** JSON merge patch, RFC 7386 (PATCH-02). */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import { badRequest } from "../../errors/constructors.js";

/**
 * The document after the merge: objects are merged, null removes a member, anything else takes the place of what was there.
 * Neither argument is mutated; the result may share parts with both. Documents of any depth are merged without recursion.
 * Throws a 400 for a patch that is no object.
 */
export function applyMergePatch(document: JsonObject, patch: JsonValue): JsonObject {
  if (!isJsonObject(patch)) throw badRequest("Invalid JSON Patch");
  const result = remaining(document, patch);
  const waiting: [merged: JsonObject, patch: JsonObject][] = [[result, patch]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [merged, changes] = next;
    for (const key in changes) {
      const change = changes[key];
      if (change === null || change === undefined) continue;
      if (!isJsonObject(change)) {
        setOwn(merged, key, change);
        continue;
      }
      const current = getOwn(merged, key);
      const below = isJsonObject(current) ? remaining(current, change) : {};
      setOwn(merged, key, below);
      waiting.push([below, change]);
    }
  }
  return result;
}

/** A copy of the object without the members that the patch removes. */
function remaining(object: JsonObject, patch: JsonObject): JsonObject {
  const rest: JsonObject = {};
  for (const key in object) {
    const value = object[key];
    if (value !== undefined && getOwn(patch, key) !== null) setOwn(rest, key, value);
  }
  return rest;
}
