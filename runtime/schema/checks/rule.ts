/** One rule on one value: whether it holds, and what is told when it does not. */
import type { JsonValue } from "../../definition/json.js";
import type { ValidationRule } from "../../definition/schema.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { FieldError } from "../../errors/field-error.js";
import { type ExpressionVariables, resultOf } from "../expressions/evaluate.js";
import { underProfile } from "../names-of-profile.js";
import { type Located, valueBelow } from "./paths.js";

/** What the text of a rule tells of it. */
export interface RuleTraits {
  /** It compares with the stored value, or object: it says nothing of a creation. */
  readonly isTransition: boolean;
  readonly readsOldSelf: boolean;
  /** It looks beyond the value, so that it may fail though the value is as it was. */
  readonly readsObject: boolean;
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
    };
    traits.set(rule, known);
  }
  return known;
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
    if (result(rule.rule) === true) return undefined;
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
