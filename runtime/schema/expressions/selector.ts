/** Label selectors inside expressions: whether they make sense, and which labels they pick. */
import { labelValue, qualifiedName } from "../names.js";

/** Whether keys and values are those of labels, and each demand has as many values as it needs. */
export function isSelector(selector: unknown): boolean {
  const { matchLabels, matchExpressions } = plainObject(selector);
  const expressions = Array.isArray(matchExpressions) ? matchExpressions.map(plainObject) : [];
  for (const [key, value] of entriesOf(matchLabels)) if (!isLabel(key, [value])) return false;
  return expressions.every(isDemand);
}

function isDemand({ key, operator, values }: Record<string, unknown>): boolean {
  const given = Array.isArray(values) ? values : [];
  const wantsValues = operator === "In" || operator === "NotIn";
  if (!wantsValues && operator !== "Exists" && operator !== "DoesNotExist") return false;
  return given.length > 0 === wantsValues && isLabel(String(key), given);
}

const isLabel = (key: string, values: readonly unknown[]): boolean =>
  qualifiedName(key).length === 0 && values.every((value) => labelValue(String(value)).length === 0);

/** A selector with `matchLabels` and `matchExpressions`, or a plain map of labels; an empty one picks everything. */
export function selectorMatches(selector: unknown, labels: unknown): boolean {
  const given = plainObject(selector);
  const has = plainObject(labels);
  const isStructured = "matchLabels" in given || "matchExpressions" in given;
  const wanted = isStructured ? entriesOf(given["matchLabels"]) : Object.entries(given);
  const expressions = Array.isArray(given["matchExpressions"]) ? given["matchExpressions"].map(plainObject) : [];
  for (const [key, value] of wanted) if (has[key] !== value) return false;
  return expressions.every((expression) => holds(expression, has));
}

function holds({ key, operator, values }: Record<string, unknown>, labels: Record<string, unknown>): boolean {
  const name = String(key);
  const isThere = Object.hasOwn(labels, name);
  const listed = Array.isArray(values) && isThere && values.includes(labels[name]);
  switch (operator) {
    case "In":
      return listed;
    case "NotIn":
      return !listed;
    case "Exists":
      return isThere;
    case "DoesNotExist":
      return !isThere;
    default:
      return false;
  }
}

/** Members of a map, which may have thousands. */
const entriesOf = (value: unknown): Iterable<[string, unknown]> =>
  value instanceof Map ? (value as Map<string, unknown>) : Object.entries(plainObject(value));

function plainObject(value: unknown): Record<string, unknown> {
  if (value instanceof Map) return Object.fromEntries(value) as Record<string, unknown>;
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
