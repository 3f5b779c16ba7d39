/** Dotted paths of fields in objects, as definitions name them. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";

const split = new Map<string, readonly string[]>();

/** Segments of a dotted path; definitions name few, so all are kept. */
function segmentsOf(path: string): readonly string[] {
  let segments = split.get(path);
  if (segments === undefined) {
    segments = path.split(".");
    split.set(path, segments);
  }
  return segments;
}

/** The value at a path of structs, undefined where any part is absent. */
export function valueAt(object: JsonObject, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = object;
  for (const segment of segmentsOf(path)) {
    if (!isJsonObject(value)) return undefined;
    value = getOwn(value, segment);
  }
  return value;
}

/** Sets the value at a path, or removes it when undefined; makes structs on the way only to set something. */
export function setValueAt(object: JsonObject, path: string, value: JsonValue | undefined): void {
  const segments = segmentsOf(path);
  const last = segments.at(-1) as string;
  let parent = object;
  for (const segment of segments.slice(0, -1)) {
    let next = getOwn(parent, segment);
    if (!isJsonObject(next)) {
      if (value === undefined) return;
      next = {};
      setOwn(parent, segment, next);
    }
    parent = next;
  }
  if (value === undefined) delete parent[last];
  else setOwn(parent, last, value);
}
