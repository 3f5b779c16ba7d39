/** Label selectors: which objects a list, watch or binding speaks about (LIST-23). */
import { memberNames } from "../../codec/json/slices.js";
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { badRequest } from "../../errors/constructors.js";
import { type LabelOperator, LabelRequirement, requirementErrorsInSteps } from "./label-requirement.js";
import { parseRequirements } from "./label-syntax.js";
import { LabelTerm } from "./label-term.js";
import { SelectorSyntaxError } from "./label-tokens.js";

/** Labels of an object. */
export type Labels = Readonly<Record<string, string>>;

export interface LabelSelector {
  /** True when every object matches. */
  readonly empty: boolean;
  /** Of the labels that are looked at; absent: any may be. */
  readonly keys?: ReadonlySet<string>;
  /** Whether all requirements hold; absent labels count as none. */
  matches(labels: Labels | undefined): boolean;
  /** The selector in its URL syntax, requirements sorted by key. */
  toString(): string;
}

const NO_LABELS: Labels = {};
/** Requirements of an object that are read in one step. */
const STEP_REQUIREMENTS = 64;
/** Requirements of a URL that are asked as they are written. */
const FEW_REQUIREMENTS = 16;

/** Parses the URL syntax. @throws StatusError 400, worded as the peer. */
export function parseLabelSelector(text: string): LabelSelector {
  if (text === "") return EVERYTHING;
  try {
    const requirements = parseRequirements(text);
    return requirements.length > FEW_REQUIREMENTS ? new TermsByKey(requirements) : new Requirements(requirements);
  } catch (error) {
    throw error instanceof SelectorSyntaxError ? badRequest(error.message) : error;
  }
}

/**
 * The selector of a LabelSelector object (matchLabels, matchExpressions): undefined matches nothing, empty matches everything.
 * @throws StatusError 400 for requirements that validation would have refused.
 */
export function* labelSelectorInSteps(selector: JsonObject | null | undefined): Steps<LabelSelector> {
  if (selector === undefined || selector === null) return NOTHING;
  const requirements: LabelRequirement[] = [];
  const matchLabels = getOwn(selector, "matchLabels");
  if (isJsonObject(matchLabels)) {
    for (const key of memberNames(matchLabels)) {
      requirements.push(yield* checkedRequirement(key, "=", [String(matchLabels[key])]));
      if (requirements.length % STEP_REQUIREMENTS === 0) yield;
    }
  }
  const matchExpressions = getOwn(selector, "matchExpressions");
  if (Array.isArray(matchExpressions)) {
    for (const expression of matchExpressions) {
      requirements.push(yield* requirementOf(expression));
      if (requirements.length % STEP_REQUIREMENTS === 0) yield;
    }
  }
  return requirements.length === 0 ? EVERYTHING : new Requirements(requirements);
}

/** As {@link labelSelectorInSteps}; a selector that no label can meet, or that validation would have refused, matches nothing. */
export function* satisfiableInSteps(selector: JsonObject | null | undefined): Steps<LabelSelector> {
  try {
    return yield* labelSelectorInSteps(selector);
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

function* requirementOf(expression: JsonValue): Steps<LabelRequirement> {
  const { key, operator, values } = isJsonObject(expression) ? expression : {};
  const known = OPERATORS.get(operator);
  if (known === undefined) throw badRequest(`${JSON.stringify(operator ?? "")} is not a valid pod selector operator`);
  const texts: string[] = [];
  if (Array.isArray(values)) yield* forEachOf(values, (value) => texts.push(String(value)));
  return yield* checkedRequirement(String(key ?? ""), known, texts);
}

function* checkedRequirement(key: string, operator: LabelOperator, values: readonly string[]): Steps<LabelRequirement> {
  const errors = yield* requirementErrorsInSteps(key, operator, values);
  if (errors !== undefined) throw badRequest(errors);
  const each = new Set<string>();
  yield* forEachOf(values, (value) => each.add(value));
  return new LabelRequirement(key, operator, each);
}

/** Asked one by one, and made ready when they are: the first that does not hold decides. */
class Requirements implements LabelSelector {
  readonly empty: boolean;
  readonly #terms: LabelTerm[] = [];
  #keys: ReadonlySet<string> | undefined;

  constructor(private readonly requirements: readonly LabelRequirement[]) {
    this.empty = requirements.length === 0;
  }

  get keys(): ReadonlySet<string> {
    this.#keys ??= new Set(this.requirements.map(({ key }) => key));
    return this.#keys;
  }

  matches(given: Labels | undefined): boolean {
    const labels = given ?? NO_LABELS;
    let index = 0;
    for (const requirement of this.requirements) {
      this.#terms[index] ??= new LabelTerm([requirement]);
      if (!this.#terms[index++]?.holds(labelOf(labels, requirement.key))) return false;
    }
    return true;
  }

  toString(): string {
    return this.requirements.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).join(",");
  }
}

/** Asked key by key: takes as long as there are labels, however many requirements. */
class TermsByKey extends Requirements {
  /** Of the keys that an object must have. */
  readonly #demanded: readonly (readonly [key: string, LabelTerm])[];
  /** Of the keys that it may lack. */
  readonly #others: ReadonlyMap<string, LabelTerm>;

  constructor(requirements: readonly LabelRequirement[]) {
    super(requirements);
    const terms = [...Map.groupBy(requirements, ({ key }) => key)].map(([key, group]) => [key, new LabelTerm(group)] as const);
    this.#demanded = terms.filter(([, term]) => !term.holds(undefined));
    this.#others = new Map(terms.filter(([, term]) => term.holds(undefined)));
  }

  override matches(given: Labels | undefined): boolean {
    const labels = given ?? NO_LABELS;
    if (!this.#demanded.every(([key, term]) => term.holds(labelOf(labels, key)))) return false;
    for (const key in labels) if (this.#others.get(key)?.holds(labels[key]) === false) return false;
    return true;
  }
}

const labelOf = (labels: Labels, key: string): string | undefined => (Object.hasOwn(labels, key) ? labels[key] : undefined);

const EVERYTHING: LabelSelector = new Requirements([]);
const NOTHING: LabelSelector = { empty: false, matches: () => false, toString: () => "" };
