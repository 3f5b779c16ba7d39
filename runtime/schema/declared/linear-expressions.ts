/** Expressions of schemas that come at run time: their patterns take time linear in the text. */
import type { Checks, ConditionalDefault, DefaultBelow, ValidationRule } from "../../definition/schema.js";
import { matchingLinearly } from "../expressions/program.js";
import type { TypeModel, TypeRef } from "./type-model.js";

/** A type whose expressions match patterns in linear time. */
export function withLinearPatterns(type: TypeModel): TypeModel {
  return {
    ...type,
    ...(type.checks === undefined ? {} : { checks: linearChecks(type.checks) }),
    ...(type.defaultsBelow === undefined ? {} : { defaultsBelow: type.defaultsBelow.map(linearWhen) }),
    fields: type.fields.map((field) => ({
      ...field,
      type: linearType(field.type),
      ...(field.checks === undefined ? {} : { checks: linearChecks(field.checks) }),
      ...(field.defaultsWhen === undefined ? {} : { defaultsWhen: field.defaultsWhen.map(linearDefault) }),
    })),
  };
}

function linearType(type: TypeRef): TypeRef {
  if (type.kind === "list")
    return {
      ...type,
      item: linearType(type.item),
      ...(type.itemChecks === undefined ? {} : { itemChecks: linearChecks(type.itemChecks) }),
    };
  if (type.kind !== "map") return type;
  const { value, valueChecks, keyChecks } = type;
  return {
    ...type,
    value: linearType(value),
    ...(valueChecks === undefined ? {} : { valueChecks: linearChecks(valueChecks) }),
    ...(keyChecks === undefined ? {} : { keyChecks: linearChecks(keyChecks) }),
  };
}

function linearChecks(checks: Checks): Checks {
  return checks.rules === undefined ? checks : { ...checks, rules: checks.rules.map(linearRule) };
}

function linearRule(rule: ValidationRule): ValidationRule {
  const { messageExpression, valueExpression } = rule;
  return {
    ...rule,
    rule: matchingLinearly(rule.rule),
    ...(messageExpression === undefined ? {} : { messageExpression: matchingLinearly(messageExpression) }),
    ...(valueExpression === undefined ? {} : { valueExpression: matchingLinearly(valueExpression) }),
  };
}

function linearDefault(value: ConditionalDefault): ConditionalDefault {
  return { ...linearWhen(value), ...(value.from === undefined ? {} : { from: matchingLinearly(value.from) }) };
}

const linearWhen = <T extends ConditionalDefault | DefaultBelow>(value: T): T =>
  value.when === undefined ? value : { ...value, when: matchingLinearly(value.when) };
