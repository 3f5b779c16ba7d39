/** What definitions demand beside structure, read off a schema: rules, immutability, uniqueness, unions, conditional defaults. */
import type { JsonValue } from "../../definition/json.js";
import type {
  Checks,
  ConditionalDefault,
  DefaultBelow,
  Immutability,
  RuleReason,
  Union,
  UniqueItems,
  ValidationRule,
} from "../../definition/schema.js";
import { asBoolean, asList, asMapping, asText, type Mapping } from "./mapping.js";

/** What `schema` demands of its value; undefined when that is nothing. `immutable` false leaves that mark to the field. */
export function checksOf(schema: Mapping, { immutable: withImmutable = true } = {}): Checks | undefined {
  const rules = rulesOf(schema);
  const unique = uniqueOf(schema["x-orch-unique"]);
  const immutable = withImmutable ? immutabilityOf(schema["x-orch-immutable"]) : undefined;
  return filled({
    ...(rules.length === 0 ? {} : { rules }),
    ...(immutable === undefined ? {} : { immutable }),
    ...(unique === undefined ? {} : { unique }),
  });
}

/** The checks of several places as those of one. */
export function joinChecks(...all: readonly (Checks | undefined)[]): Checks | undefined {
  const rules = all.flatMap((checks) => checks?.rules ?? []);
  const unique = all.flatMap((checks) => checks?.unique ?? []);
  const immutable = all.find((checks) => checks?.immutable !== undefined)?.immutable;
  return filled({
    ...(rules.length === 0 ? {} : { rules }),
    ...(immutable === undefined ? {} : { immutable }),
    ...(unique.length === 0 ? {} : { unique }),
  });
}

const filled = (checks: Checks): Checks | undefined => (Object.keys(checks).length === 0 ? undefined : checks);

function rulesOf(schema: Mapping): ValidationRule[] {
  return asList(schema["x-orch-validations"]).map((entry) => {
    const rule = asMapping(entry);
    const messageExpression = asText(rule["messageExpression"]);
    const needsMessage = messageExpression === undefined && rule["reason"] !== "FieldValueRequired";
    return {
      rule: asText(rule["rule"]) ?? "true",
      message: asText(rule["message"]) ?? (needsMessage ? `failed rule: ${String(rule["rule"])}` : ""),
      ...texts(rule, ["messageExpression"]),
      reason: (asText(rule["reason"]) ?? "FieldValueInvalid") as RuleReason,
      ...texts(rule, ["valueExpression", "fieldPath", "forEach"]),
    };
  });
}

function texts<K extends string>(mapping: Mapping, keys: readonly K[]): Partial<Record<K, string>> {
  return Object.fromEntries(keys.flatMap((key) => (asText(mapping[key]) === undefined ? [] : [[key, mapping[key]]]))) as Partial<
    Record<K, string>
  >;
}

/** The mark of a value that may not change. */
export function immutabilityOf(mark: unknown): Immutability | undefined {
  if (mark === undefined || mark === false) return undefined;
  const { except, message, reason } = asMapping(mark) as { except?: string[]; message?: string; reason?: Immutability["reason"] };
  return {
    ...(except === undefined ? {} : { except }),
    ...(message === undefined ? {} : { message }),
    ...(reason === undefined ? {} : { reason }),
  };
}

function uniqueOf(mark: unknown): UniqueItems[] | undefined {
  if (mark === undefined || mark === false) return undefined;
  if (mark === true) return [{ keys: [] }];
  if (typeof mark === "string") return [{ keys: [mark] }];
  if (Array.isArray(mark)) return [{ keys: mark.map(String) }];
  const { items, keys, blame } = asMapping(mark) as { items?: string; keys?: string[]; blame?: string };
  return [{ ...(items === undefined ? {} : { items }), keys: keys ?? [], ...(blame === undefined ? {} : { blame }) }];
}

/** The unions of a type with these fields, in the order in which their mistakes are told. */
export function unionsOf(schema: Mapping, fields: readonly string[]): Union[] | undefined {
  const mark = schema["x-orch-union"];
  if (mark === undefined) return undefined;
  return (Array.isArray(mark) ? mark : [mark]).map((entry) => unionOf(asMapping(entry), fields));
}

function unionOf(mark: Mapping, fields: readonly string[]): Union {
  const discriminator = asText(mark["discriminator"]);
  const except = new Set([...asList(mark["except"]).map(String), discriminator]);
  const members = mark["members"] === undefined ? fields.filter((name) => !except.has(name)) : asList(mark["members"]).map(String);
  const stated = asMapping(mark["values"]);
  const values = Object.fromEntries(members.map((name) => [name, asText(stated[name]) ?? name.charAt(0).toUpperCase() + name.slice(1)]));
  return {
    members,
    required: asBoolean(mark["required"]) ?? true,
    noun: asText(mark["noun"]) ?? "",
    ...(discriminator === undefined ? {} : { discriminator, values }),
  };
}

/** Defaults of fields below the values of a type. */
export function defaultsBelowOf(schema: Mapping): DefaultBelow[] | undefined {
  if (schema["x-orch-defaults-below"] === undefined) return undefined;
  return asList(schema["x-orch-defaults-below"])
    .map(asMapping)
    .map((mark) => {
      const when = asText(mark["when"]);
      const from = asText(mark["from"]);
      return {
        at: asText(mark["at"]) ?? "",
        ...(when === undefined ? {} : { when }),
        ...(from === undefined ? { value: mark["default"] as JsonValue } : { from }),
      };
    });
}

/** The plain default of a field and those that depend on its type. */
export function defaultsOf(schema: Mapping): { default?: JsonValue; defaultsWhen?: ConditionalDefault[] } {
  const plain = schema["default"] as JsonValue | undefined;
  const when = schema["x-orch-default-when"];
  const from = asText(schema["x-orch-default-from"]);
  const conditional: ConditionalDefault[] = [];
  if (typeof when === "string") conditional.push({ when, ...(plain === undefined ? {} : { value: plain }) });
  for (const entry of asList(when).map(asMapping)) {
    conditional.push({ when: String(entry["when"]), value: entry["default"] as JsonValue });
  }
  if (from !== undefined) conditional.push({ from });
  return {
    ...(plain === undefined || typeof when === "string" ? {} : { default: plain }),
    ...(conditional.length === 0 ? {} : { defaultsWhen: conditional }),
  };
}
