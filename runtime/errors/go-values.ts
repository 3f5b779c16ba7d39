/** Values as the peer's messages print them, where that is not JSON: it prints what its program holds. */
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import { quoteText } from "./quote-text.js";

const SELECTOR_FIELDS: ReadonlySet<string> = new Set(["matchLabels", "matchExpressions"]);

/** Fields whose values are labels or a selector of them. */
const OF_LABELS = /(?:abels|elector|nnotations)(?:\[\d+\])?$/;

const OF_SHARES = /\.(?:maxUnavailable|maxSurge|minAvailable)$/;

/** The text of labels, of a label selector, or of a share where a number could be; undefined for other values. */
export function goText(value: JsonValue, field: string): string | undefined {
  if (OF_SHARES.test(field) && typeof value === "string") return shareText(value);
  if (!isJsonObject(value) || !OF_LABELS.test(field)) return undefined;
  const names = Object.keys(value);
  if (names.length === 0) return /elector$/.test(field) ? selectorText(value) : mapText({});
  if (names.every((name) => SELECTOR_FIELDS.has(name))) return selectorText(value);
  return isTextMap(value) ? mapText(value) : undefined;
}

const isTextMap = (value: JsonValue | undefined): value is Record<string, string> =>
  isJsonObject(value) && Object.values(value).every((item) => typeof item === "string");

function mapText(map: Readonly<Record<string, string>>): string {
  const entries = Object.keys(map).sort();
  return `map[string]string{${entries.map((key) => `${quoteText(key)}:${quoteText(map[key] ?? "")}`).join(", ")}}`;
}

function selectorText({ matchLabels, matchExpressions }: JsonObject): string {
  const labels = isTextMap(matchLabels) ? mapText(matchLabels) : "map[string]string(nil)";
  return `v1.LabelSelector{MatchLabels:${labels}, MatchExpressions:${requirementsText(matchExpressions)}}`;
}

function requirementsText(requirements: JsonValue | undefined): string {
  const type = "[]v1.LabelSelectorRequirement";
  if (!Array.isArray(requirements)) return `${type}(nil)`;
  const texts = requirements.filter(isJsonObject).map(({ key, operator, values }) => {
    const [keyText, operatorText] = [key, operator].map((text) => quoteText(typeof text === "string" ? text : ""));
    const items = Array.isArray(values) ? `[]string{${values.map((item) => quoteText(String(item))).join(", ")}}` : "[]string(nil)";
    return `v1.LabelSelectorRequirement{Key:${keyText}, Operator:${operatorText}, Values:${items}}`;
  });
  return `${type}{${texts.join(", ")}}`;
}

const shareText = (value: string): string => `intstr.IntOrString{Type:1, IntVal:0, StrVal:${quoteText(value)}}`;
