/** Cross-field rules of a definition, evaluated on values and told as field errors (VAL rows). */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ResourceDefinition, ValidationRule } from "../../definition/resource-definition.js";
import type { Schema } from "../../definition/schema.js";
import { type FieldError, MAXIMUM_FIELD_ERRORS } from "../../errors/field-error.js";
import { deepEqual } from "../../fields/deep-equal.js";
import { type CelVariables, celResult } from "./cel-environment.js";
import { CelValues, RuleVariables } from "./cel-variables.js";
import { type Located, valueBelow } from "./field-walk.js";
import { type PlacedRule, type RuleNode, ruleTree } from "./rule-tree.js";

/**
 * Errors of all rules that `object` breaks, in the order of the rules. Rules over old values are left out when there is no old
 * object; a value that is as it was is not judged again, unless the rule looks beyond it. Below lists and maps there is no old value.
 */
export function ruleErrors(
  object: JsonObject,
  old: JsonObject | undefined,
  { rules, schema }: Pick<ResourceDefinition, "rules" | "schema">,
): FieldError[] {
  const judge = new Judge(object, old, schema);
  judge.visit(ruleTree(rules), schema, object, old, "");
  return judge.errors.sort((a, b) => a.index - b.index).map(({ error }) => error);
}

class Judge {
  readonly errors: { readonly index: number; readonly error: FieldError }[] = [];

  readonly #whole: CelValues;

  constructor(
    object: JsonObject,
    private readonly oldObject: JsonObject | undefined,
    schema: Schema,
  ) {
    this.#whole = new CelValues(object, oldObject, schema);
  }

  /** Judges `value`, found at `field`, and all below it; `schema` is undefined where nothing is known of it. */
  visit(node: RuleNode, schema: Schema | undefined, value: JsonValue, old: JsonValue | undefined, field: string): void {
    if (node.rules.length > 0) this.#judgeAll(node.rules, schema, value, old, field);
    if (Array.isArray(value)) {
      const { items } = node;
      if (items === undefined) return;
      const itemSchema = schema?.kind === "list" ? schema.item : undefined;
      for (const [index, item] of value.entries()) this.visit(items, itemSchema, item, undefined, `${field}[${index}]`);
    } else if (isJsonObject(value)) {
      this.#visitMembers(node, schema, value, old, field);
    }
  }

  #visitMembers(node: RuleNode, schema: Schema | undefined, value: JsonObject, old: JsonValue | undefined, field: string): void {
    for (const [name, child] of node.fields) {
      const member = getOwn(value, name);
      if (member === undefined || member === null) continue;
      const memberSchema = schema?.kind === "struct" ? schema.fields[name]?.schema : undefined;
      this.visit(child, memberSchema, member, isJsonObject(old) ? getOwn(old, name) : undefined, field === "" ? name : `${field}.${name}`);
    }
    if (node.items === undefined && node.keyRules.length === 0) return;
    const valueSchema = schema?.kind === "map" ? schema.value : undefined;
    for (const key of Object.keys(value)) {
      if (node.keyRules.length > 0) this.#judgeAll(node.keyRules, undefined, key, undefined, `${field}[${key}]`);
      if (node.items !== undefined) this.visit(node.items, valueSchema, getOwn(value, key) as JsonValue, undefined, `${field}[${key}]`);
    }
  }

  #judgeAll(rules: readonly PlacedRule[], schema: Schema | undefined, value: JsonValue, old: JsonValue | undefined, field: string): void {
    const unchanged = old !== undefined && rules.some((placed) => !placed.readsObject) && deepEqual(old, value);
    const variables = new RuleVariables(new CelValues(value, old, schema), this.#whole);
    for (const placed of rules) {
      if (this.errors.length >= MAXIMUM_FIELD_ERRORS) return;
      if (unchanged && !placed.readsObject) continue;
      if (placed.isTransition && this.oldObject === undefined) continue;
      if (placed.readsOldSelf && old === undefined) continue;
      const error = evaluate(placed.rule, { field, value }, variables);
      if (error !== undefined) this.errors.push({ index: placed.index, error });
    }
  }
}

/** A rule that cannot be evaluated on a value does not hold for it. */
function evaluate(rule: ValidationRule, located: Located, variables: CelVariables): FieldError | undefined {
  try {
    if (celResult(rule.rule, variables) === true) return undefined;
    const detail = rule.messageExpression === undefined ? rule.message : String(celResult(rule.messageExpression, variables));
    const error = blame(rule, located, detail);
    if (rule.valueExpression === undefined) return error;
    return { ...error, value: celResult(rule.valueExpression, variables) as JsonValue };
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
