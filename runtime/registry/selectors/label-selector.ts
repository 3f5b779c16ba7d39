/** Label selectors: which objects a list, watch or binding speaks about (LIST-23). */
import type { JsonObject } from "../../definition/json.js";

export type Labels = Readonly<Record<string, string>>;

export interface LabelSelector {
  /** True when every object matches. */
  readonly empty: boolean;
  /** Whether all requirements hold; absent labels count as none. */
  matches(labels: Labels | undefined): boolean;
  /** The selector in its URL syntax, requirements sorted by key. */
  toString(): string;
}

/** Parses the URL syntax. @throws StatusError 400, worded as the peer. */
export function parseLabelSelector(text: string): LabelSelector {
  throw new Error(`not ready ${text}`);
}

/**
 * The selector of a LabelSelector object (matchLabels, matchExpressions): undefined matches nothing, empty matches everything.
 * @throws StatusError 400 for requirements that validation would have refused.
 */
export function labelSelectorFromObject(selector: JsonObject | undefined): LabelSelector {
  throw new Error(`not ready ${selector}`);
}
