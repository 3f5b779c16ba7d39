/** Label and field selectors over entries, without parsing an object where that can be helped. */
import type { JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { isStoredForm, objectIn } from "../conversion/versions.js";
import { pickPaths, valueAtPath } from "../json-scan.js";
import { LARGE_BYTES } from "../large-objects.js";
import type { ObjectEntry } from "../object-entry.js";
import type { FieldSelector } from "../selectors/field-selector.js";
import type { LabelSelector } from "../selectors/label-selector.js";

export interface Selectors {
  readonly labelSelector?: LabelSelector | undefined;
  readonly fieldSelector?: FieldSelector | undefined;
}

export interface EntryMatcher {
  matches(entry: ObjectEntry): boolean;
  /** Bytes that it has to read at most to tell whether an entry matches. */
  bytesRead(entry: ObjectEntry): number;
  /** The only key below the prefix that can match, when the field selector names one object. */
  onlyKey(collectionPrefix: string): string | undefined;
}

/** Undefined when everything matches. */
export function entryMatcher(definition: ResourceDefinition, selectors: Selectors): EntryMatcher | undefined {
  const labels = selectors.labelSelector?.empty === false ? selectors.labelSelector : undefined;
  const fields = selectors.fieldSelector?.empty === false ? selectors.fieldSelector : undefined;
  if (labels === undefined && fields === undefined) return undefined;
  return {
    matches: (entry) =>
      (labels === undefined || labels.matches(entry.labelsFor(labels))) && (fields === undefined || fieldsMatch(fields, entry, definition)),
    bytesRead: (entry) => (fields === undefined && entry.hasLabels ? 0 : entry.size),
    onlyKey: (prefix) => (fields === undefined ? undefined : namedKey(fields, definition, prefix)),
  };
}

function fieldsMatch(fields: FieldSelector, entry: ObjectEntry, definition: ResourceDefinition): boolean {
  const known = fields.matchesIdentity(entry.namespace, entry.name);
  if (known !== undefined) return known;
  if (isStoredForm(definition)) {
    // What is large is not read whole for some fields.
    return fields.matches(entry.size < LARGE_BYTES ? entry.shared() : fieldsOf(entry, fields));
  }
  // Kinds whose conversion must ask elsewhere have no selectable fields but name and namespace.
  if (definition.conversion.type === "batch" || entry.heldIn !== undefined) return fields.matches(entry.shared());
  return fields.matches(objectIn(entry, definition) as ApiObject);
}

/** Values of large entries by path, for all who look at the same fields: a look goes through all bytes before them. */
const seen = new WeakMap<ObjectEntry, Map<string, JsonValue | undefined>>();

function fieldsOf(entry: ObjectEntry, { paths }: FieldSelector): ApiObject {
  const values = seen.get(entry) ?? new Map<string, JsonValue | undefined>();
  seen.set(entry, values);
  const look = (path: readonly string[]): JsonValue | undefined => {
    const id = path.join(".");
    if (!values.has(id)) values.set(id, valueAtPath(entry.json, path));
    return values.get(id);
  };
  return pickPaths(entry.json, paths, look) as unknown as ApiObject;
}

/** A name alone does not make a key in a collection across all namespaces. */
function namedKey(fields: FieldSelector, definition: ResourceDefinition, prefix: string): string | undefined {
  const name = fields.exact("metadata.name");
  if (name === undefined || name === "") return undefined;
  return definition.namespaced && prefix.endsWith("/") ? undefined : prefix + name;
}
