/** One rule on one value: whether it holds, and what is told when it does not. */
import type { JsonValue } from "../../definition/json.js";
import type { ValidationRule } from "../../definition/schema.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { FieldError } from "../../errors/field-error.js";
import { type ExpressionVariables, resultOf } from "../expressions/evaluate.js";
import { fieldsRead, union } from "../expressions/fields-read.js";
import type { ReadFields } from "../expressions/values.js";
import { isTemplate, underProfile } from "../names-of-profile.js";
import { type Located, valueBelow } from "./paths.js";

/** What the text of a rule tells of it. */
export interface RuleTraits {
  /** It compares with the stored value, or object: it says nothing of a creation. */
  readonly isTransition: boolean;
  readonly readsOldSelf: boolean;
  /** It looks beyond the value, so that it may fail though the value is as it was. */
  readonly readsObject: boolean;
  /** What it reads of the value and the stored one, and of the object and the stored one. */
  readonly selfFields: ReadFields;
  readonly objectFields: ReadFields;
  /** Whether its text depends on the vendor profile. */
  readonly isTemplate: boolean;
  /** The field without which it holds, whatever else it says; undefined where it says so of none at its beginning. */
  readonly waivedWithout: WaivingField | undefined;
  /** What the rule says if it bounds nothing but texts of maps: it holds where they are surely short enough. */
  readonly textBound: TextBound | undefined;
}

export interface WaivingField {
  readonly variable: "self" | "oldSelf" | "object" | "oldObject";
  readonly name: string;
}

/** How much text maps may hold together. */
export interface TextBound {
  /** Names of the maps in the value; "" is the value. */
  readonly fields: readonly string[];
  /** In UTF-8, or decoded. */
  readonly bytes: number;
}

const traits = new WeakMap<ValidationRule, RuleTraits>();

export function traitsOf(rule: ValidationRule): RuleTraits {
  let known = traits.get(rule);
  if (known === undefined) {
    const text = [rule.rule, rule.messageExpression, rule.valueExpression].join("\n");
    known = {
      isTransition: /\b(oldSelf|oldObject)\b/.test(text),
      readsOldSelf: /\boldSelf\b/.test(text),
      readsObject: /\b(object|oldObject)\b/.test(text),
      selfFields: fieldsRead(text, /\b(?:self|oldSelf)\b(?:\s*\.\s*([A-Za-z_]\w*)(?!\w|\s*\())?/g),
      objectFields: fieldsRead(text, /\b(?:object|oldObject)\b(?:\s*\.\s*([A-Za-z_]\w*)(?!\w|\s*\())?/g),
      isTemplate: isTemplate(rule.rule),
      waivedWithout: waivingField(rule.rule),
      textBound: rule.forEach === undefined ? textBound(rule.rule) : undefined,
    };
    traits.set(rule, known);
  }
  return known;
}

const PRESENT = String.raw`has\((self|oldSelf|object|oldObject)\.([A-Za-z_]\w*)\)`;
const WAIVING = new RegExp(String.raw`^\s*!(?:${PRESENT}|\(${PRESENT}\s*&&[^()?|]*\))\s*\|\|[^?]*$`);

/** `f` of `!has(self.f) || ...` and `!(has(self.f) && ...) || ...`. Where there is a `?` that may be a part of a condition. */
function waivingField(text: string): WaivingField | undefined {
  const found = WAIVING.exec(text);
  if (found === null) return undefined;
  const [, variable = found[3], name = found[4]] = found;
  return { variable: variable as WaivingField["variable"], name: name as string };
}

const BYTES = String.raw`total(?:Decoded)?Bytes\(self(?:\.([A-Za-z_]\w*))?\)`;
const BOUND = new RegExp(String.raw`^\s*${BYTES}(?:\s*\+\s*${BYTES})?\s*<=\s*(\d{1,15})\s*$`);

/** Of `totalBytes(self.a) <= n`, and of the sum of two. */
function textBound(text: string): TextBound | undefined {
  const found = BOUND.exec(text);
  if (found === null) return undefined;
  const [, first = "", second, bytes] = found;
  return { fields: text.includes("+") ? [first, second ?? ""] : [first], bytes: Number(bytes) };
}

const readTogether = new WeakMap<readonly ValidationRule[], { readonly fields: ReadFields }>();

/** What rules on one value read of it. */
export function fieldsReadBy(rules: readonly ValidationRule[]): ReadFields {
  let known = readTogether.get(rules);
  if (known === undefined) {
    known = { fields: union(rules.map((rule) => traitsOf(rule).selfFields)) };
    readTogether.set(rules, known);
  }
  return known.fields;
}

/** The mistake, and whether it is that the rule could not be evaluated. */
export interface BrokenRule extends FieldError {
  readonly isEvaluationError?: true;
}

/** A rule that cannot be evaluated on a value does not hold for it. */
export function brokenRule(
  rule: ValidationRule,
  located: Located,
  variables: ExpressionVariables,
  profile: VendorProfile,
): BrokenRule | undefined {
  const result = (expression: string): unknown => resultOf(underProfile(expression, profile), variables);
  try {
    if ((traitsOf(rule).isTemplate ? result(rule.rule) : resultOf(rule.rule, variables)) === true) return undefined;
    const detail = rule.messageExpression === undefined ? underProfile(rule.message, profile) : String(result(rule.messageExpression));
    const error = blame(rule, located, detail, profile);
    if (rule.valueExpression === undefined) return error;
    return { ...error, value: result(rule.valueExpression) as JsonValue };
  } catch (error) {
    return {
      ...blame({ ...rule, reason: "FieldValueInvalid" }, located, `rule evaluation error: ${firstLine(error)}`, profile),
      isEvaluationError: true,
    };
  }
}

function blame(rule: ValidationRule, { field, value }: Located, detail: string, profile: VendorProfile): FieldError {
  const fieldPath = underProfile(rule.fieldPath ?? "", profile);
  const blamed = fieldPath === "" ? value : valueBelow(value, fieldPath);
  const path = field === "" ? fieldPath.replace(/^\./, "") : field + fieldPath;
  return { type: rule.reason, field: path === "" ? "[]" : path, value: blamed as JsonValue | undefined, detail };
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] as string;
}
