/** Cross-field rules of a definition, evaluated on values and told as field errors (VAL rows). */
import type { JsonObject, JsonValue } from "../../definition/json.js";
import type { ValidationRule } from "../../definition/resource-definition.js";
import type { FieldError } from "../../errors/field-error.js";
import { deepEqual } from "../../fields/deep-equal.js";
import { type CelVariables, celResult } from "./cel-environment.js";
import { type Located, valueBelow, valuesAt } from "./field-walk.js";

/** Mistakes told of one object. */
const MAXIMUM_ERRORS = 200;

/** Errors of all rules that `object` breaks. Rules over old values are left out when there is no old object. */
export function ruleErrors(object: JsonObject, old: JsonObject | undefined, rules: readonly ValidationRule[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const rule of rules) {
    const transition = /\b(oldSelf|oldObject)\b/.test(rule.rule);
    if (transition && old === undefined) continue;
    const oldValues = old === undefined || rule.path.includes("*") ? [] : valuesAt(old, rule.path);
    const before = oldValues.length === 1 ? oldValues[0]?.value : undefined;
    for (const located of valuesAt(object, rule.path)) {
      if (before !== undefined && !rule.rule.includes("bject") && deepEqual(before, located.value)) continue;
      if (transition && before === undefined && /\boldSelf\b/.test(rule.rule)) continue;
      const variables = { self: located.value, oldSelf: before, object, oldObject: old };
      const error = evaluate(rule, located, variables);
      if (error !== undefined) errors.push(error);
      if (errors.length >= MAXIMUM_ERRORS) return errors;
    }
  }
  return errors;
}

/** A rule that cannot be evaluated on a value does not hold for it. */
function evaluate(rule: ValidationRule, located: Located, variables: CelVariables): FieldError | undefined {
  try {
    if (celResult(rule.rule, variables) === true) return undefined;
    const detail = rule.messageExpression === undefined ? rule.message : String(celResult(rule.messageExpression, variables));
    return blame(rule, located, detail);
  } catch (error) {
    return blame({ ...rule, reason: "FieldValueInvalid" }, located, `rule evaluation error: ${firstLine(error)}`);
  }
}

function blame(rule: ValidationRule, { field, value }: Located, detail: string): FieldError {
  const { fieldPath = "" } = rule;
  const blamed = fieldPath === "" ? value : valueBelow(value, fieldPath);
  const path = field === "" ? fieldPath.replace(/^\./, "") : field + fieldPath;
  return { type: rule.reason, field: path === "" ? "[]" : path, value: blamed as JsonValue | undefined, detail };
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] as string;
}
