/** Which rules a cluster role has that aggregates others (AUTHZ-09). */
import type { JsonObject, JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type LabelSelector, type Labels, labelSelectorFromObject } from "../../registry/selectors/label-selector.js";

/** What aggregation looks at in a cluster role. */
export interface AggregableRole {
  readonly labels: Labels;
  readonly rules: readonly JsonValue[];
  /** Of which others it gathers the rules; undefined: its rules are its own. */
  readonly selectors: readonly LabelSelector[] | undefined;
}

export function aggregableRole(object: Readonly<ApiObject>): AggregableRole {
  const rule = object["aggregationRule"] as JsonObject | null | undefined;
  const selectors = rule?.["clusterRoleSelectors"] as readonly JsonObject[] | null | undefined;
  return {
    labels: object.metadata.labels ?? {},
    rules: (object["rules"] ?? []) as readonly JsonValue[],
    selectors: rule === undefined || rule === null ? undefined : (selectors ?? []).map(selectorOf),
  };
}

/** Rules of the other roles that a selector matches, selector by selector and by name, each rule once. */
export function aggregatedRules(
  name: string,
  selectors: readonly LabelSelector[],
  roles: Iterable<readonly [name: string, role: Pick<AggregableRole, "labels" | "rules">]>,
): JsonValue[] {
  const rules = new Map<string, JsonValue>();
  const others = [...roles].filter(([other]) => other !== name).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const selector of selectors) {
    for (const [, { labels, rules: own }] of others) {
      if (!selector.matches(labels)) continue;
      for (const rule of own) {
        const text = JSON.stringify(rule);
        if (!rules.has(text)) rules.set(text, rule);
      }
    }
  }
  return [...rules.values()];
}

const NOTHING: LabelSelector = labelSelectorFromObject(null);

/** What no selector can be made of selects nothing. */
function selectorOf(selector: JsonObject): LabelSelector {
  try {
    return labelSelectorFromObject(selector);
  } catch {
    return NOTHING;
  }
}
