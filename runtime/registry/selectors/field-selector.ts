/** Field selectors on the names, namespaces and declared fields of objects (LIST-24). */
import type { ApiObject } from "../../definition/object-meta.js";
import type { SelectableField } from "../../definition/resource-definition.js";

export interface FieldSelector {
  /** True when every object matches. */
  readonly empty: boolean;
  /** Whether all requirements hold for the object. */
  matches(object: ApiObject): boolean;
  /** As {@link matches} when only name and namespace are asked for; undefined when the content has to be looked at. */
  matchesIdentity(namespace: string, name: string): boolean | undefined;
  /** The value that this field must equal, so that a read can be narrowed, e.g. to one name. */
  exact(label: "metadata.name" | "metadata.namespace"): string | undefined;
  /** The selector in its URL syntax, requirements sorted. */
  toString(): string;
}

/**
 * Parses the URL syntax; `metadata.name` and `metadata.namespace` are always selectable.
 * @throws StatusError 400, worded as the peer: syntax, escapes, fields that the resource does not declare.
 */
export function parseFieldSelector(text: string, selectable: readonly SelectableField[]): FieldSelector {
  throw new Error(`not ready ${text} ${selectable.length}`);
}
