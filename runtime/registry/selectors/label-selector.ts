/** Label selectors: which objects a list, watch or binding speaks about (LIST-23). */
import { atOnce, forEachOf, type Steps } from "../../codec/lists/steps.js";
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { badRequest } from "../../errors/constructors.js";
import { type LabelOperator, LabelRequirement, type Labels, requirementErrors } from "./label-requirement.js";
import { parseRequirements, SelectorSyntaxError } from "./label-syntax.js";

export type { Labels } from "./label-requirement.js";

export interface LabelSelector {
  /** True when every object matches. */
  readonly empty: boolean;
  /** Whether all requirements hold; absent labels count as none. */
  matches(labels: Labels | undefined): boolean;
  /** The selector in its URL syntax, requirements sorted by key. */
  toString(): string;
}

const NO_LABELS: Labels = {};

/** Parses the URL syntax. @throws StatusError 400, worded as the peer. */
export function parseLabelSelector(text: string): LabelSelector {
  if (text === "") return EVERYTHING;
  try {
    return new Requirements(parseRequirements(text));
  } catch (error) {
    throw error instanceof SelectorSyntaxError ? badRequest(error.message) : error;
  }
}

/**
 * The selector of a LabelSelector object (matchLabels, matchExpressions): undefined matches nothing, empty matches everything.
 * @throws StatusError 400 for requirements that validation would have refused.
 */
export function labelSelectorFromObject(selector: JsonObject | null | undefined): LabelSelector {
  return atOnce(labelSelectorInSteps(selector));
}

/** As {@link labelSelectorFromObject}, of an object that may be large. */
export function* labelSelectorInSteps(selector: JsonObject | null | undefined): Steps<LabelSelector> {
  if (selector === undefined || selector === null) return NOTHING;
  const requirements: LabelRequirement[] = [];
  const matchLabels = getOwn(selector, "matchLabels");
  if (isJsonObject(matchLabels)) {
    yield* forEachOf(Object.keys(matchLabels), (key) => {
      requirements.push(checkedRequirement(key, "=", [String(matchLabels[key])]));
    });
  }
  const matchExpressions = getOwn(selector, "matchExpressions");
  if (Array.isArray(matchExpressions)) yield* forEachOf(matchExpressions, (expression) => requirements.push(requirementOf(expression)));
  return requirements.length === 0 ? EVERYTHING : new Requirements(requirements);
}

/** As {@link labelSelectorFromObject}; a selector that no label can meet, or that validation would have refused, matches nothing. */
export function satisfiableSelector(selector: JsonObject | null | undefined): LabelSelector {
  try {
    return labelSelectorFromObject(selector);
  } catch {
    return NOTHING;
  }
}

const OPERATORS: ReadonlyMap<JsonValue | undefined, LabelOperator> = new Map<JsonValue | undefined, LabelOperator>([
  ["In", "in"],
  ["NotIn", "notin"],
  ["Exists", "exists"],
  ["DoesNotExist", "!"],
]);

function requirementOf(expression: JsonValue): LabelRequirement {
  const { key, operator, values } = isJsonObject(expression) ? expression : {};
  const known = OPERATORS.get(operator);
  if (known === undefined) throw badRequest(`${JSON.stringify(operator ?? "")} is not a valid pod selector operator`);
  return checkedRequirement(String(key ?? ""), known, Array.isArray(values) ? values.map(String) : []);
}

function checkedRequirement(key: string, operator: LabelOperator, values: readonly string[]): LabelRequirement {
  const errors = requirementErrors(key, operator, values);
  if (errors !== undefined) throw badRequest(errors);
  return new LabelRequirement(key, operator, values);
}

class Requirements implements LabelSelector {
  readonly empty: boolean;

  constructor(private readonly requirements: readonly LabelRequirement[]) {
    this.empty = requirements.length === 0;
  }

  matches(labels: Labels | undefined): boolean {
    for (const requirement of this.requirements) {
      if (!requirement.matches(labels ?? NO_LABELS)) return false;
    }
    return true;
  }

  toString(): string {
    return this.requirements.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).join(",");
  }
}

const EVERYTHING: LabelSelector = new Requirements([]);
const NOTHING: LabelSelector = { empty: false, matches: () => false, toString: () => "" };
