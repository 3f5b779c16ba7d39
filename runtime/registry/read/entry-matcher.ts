/** Label and field selectors over entries, without parsing an object where that can be helped. */
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { isStoredForm, objectIn } from "../conversion/versions.js";
import { pickPaths } from "../json-scan.js";
import type { ObjectEntry } from "../object-entry.js";
import type { FieldSelector } from "../selectors/field-selector.js";
import type { LabelSelector } from "../selectors/label-selector.js";

/** Entries from this size on are not read whole for some fields. */
const LARGE_BYTES = 64 * 1024;

export interface Selectors {
  readonly labelSelector?: LabelSelector | undefined;
  readonly fieldSelector?: FieldSelector | undefined;
}

export interface EntryMatcher {
  matches(entry: ObjectEntry): boolean;
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
      (labels === undefined || labels.matches(entry.labels())) && (fields === undefined || fieldsMatch(fields, entry, definition)),
    onlyKey: (prefix) => (fields === undefined ? undefined : namedKey(fields, definition, prefix)),
  };
}

function fieldsMatch(fields: FieldSelector, entry: ObjectEntry, definition: ResourceDefinition): boolean {
  const known = fields.matchesIdentity(entry.namespace, entry.name);
  if (known !== undefined) return known;
  if (isStoredForm(definition)) {
    return fields.matches(entry.size < LARGE_BYTES ? entry.shared() : (pickPaths(entry.json, fields.paths) as unknown as ApiObject));
  }
  const object = objectIn(entry, definition);
  // Kinds whose conversion must ask elsewhere have no selectable fields but name and namespace.
  return fields.matches(object instanceof Promise ? entry.shared() : object);
}

/** A name alone does not make a key in a collection across all namespaces. */
function namedKey(fields: FieldSelector, definition: ResourceDefinition, prefix: string): string | undefined {
  const name = fields.exact("metadata.name");
  if (name === undefined || name === "") return undefined;
  return definition.namespaced && prefix.endsWith("/") ? undefined : prefix + name;
}
