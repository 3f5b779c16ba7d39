/** Rules and immutability: read beside each schema, then gathered per resource with paths from the object's root. */
import type { ImmutableField, UniqueItems, ValidationRule } from "../../runtime/definition/resource-definition.js";
import { asList, asMapping, asText, type Mapping } from "../read/read-definitions.js";
import type { BuiltType } from "./built-type.js";
import type { TypeModel, TypeRef } from "./model.js";

/** Adds the rules of `schema` to `into`. */
export function readRules(schema: Mapping, path: string, into: ValidationRule[]): void {
  for (const entry of asList(schema["x-orch-validations"])) {
    const rule = asMapping(entry);
    const message = asText(rule["message"]);
    const messageExpression = asText(rule["messageExpression"]);
    const valueExpression = asText(rule["valueExpression"]);
    const fieldPath = asText(rule["fieldPath"]);
    into.push({
      path,
      rule: asText(rule["rule"]) ?? "true",
      message:
        message ??
        (messageExpression === undefined && rule["reason"] !== "FieldValueRequired" ? `failed rule: ${String(rule["rule"])}` : ""),
      ...(messageExpression === undefined ? {} : { messageExpression }),
      reason: (asText(rule["reason"]) ?? "FieldValueInvalid") as ValidationRule["reason"],
      ...(valueExpression === undefined ? {} : { valueExpression }),
      ...(fieldPath === undefined ? {} : { fieldPath }),
    });
  }
}

/** The mark of a field that may not change, if it has one. */
export function readImmutable(schema: Mapping, path: string): ImmutableField | undefined {
  const mark = schema["x-orch-immutable"];
  if (mark === undefined || mark === false) return undefined;
  const { message, reason } = asMapping(mark) as { message?: string; reason?: NonNullable<ImmutableField["reason"]> };
  return { path, ...(message === undefined ? {} : { message }), ...(reason === undefined ? {} : { reason }) };
}

/** The mark of a list without duplicates, if `schema` has one. */
export function readUnique(schema: Mapping, path: string): UniqueItems | undefined {
  const mark = schema["x-orch-unique"];
  if (mark === undefined || mark === false) return undefined;
  return typeof mark === "string" ? { path, key: mark } : { path };
}

/** What {@link gatherSites} finds below a kind. */
export interface ResourceSites {
  readonly rules: ValidationRule[];
  readonly immutable: ImmutableField[];
  readonly unique: UniqueItems[];
  readonly gatedFields: { path: string; gate: string }[];
}

/** Rules, immutable fields and gated fields of `root` and every type below it, metadata left out; a recursive type is entered once. */
export function gatherSites(root: string, types: ReadonlyMap<string, BuiltType>): ResourceSites {
  const sites: ResourceSites = { rules: [], immutable: [], unique: [], gatedFields: [] };
  visit(root, "", []);
  return sites;

  function visit(name: string, prefix: string, within: readonly string[]): void {
    const type = types.get(name);
    if (type === undefined || within.includes(name)) return;
    sites.rules.push(...type.sites.rules.map((rule) => ({ ...rule, path: join(prefix, rule.path) })));
    sites.immutable.push(...type.sites.immutable.map((field) => ({ ...field, path: join(prefix, field.path) })));
    sites.unique.push(...type.sites.unique.map((list) => ({ ...list, path: join(prefix, list.path) })));
    for (const embedded of type.model.embedded) visit(embedded.type, prefix, [...within, name]);
    visitFields(type.model, prefix, [...within, name]);
  }

  function visitFields(model: TypeModel, prefix: string, within: readonly string[]): void {
    for (const field of model.fields) {
      if (field.embeddedIn !== undefined) continue;
      const path = join(prefix, field.name);
      if (field.featureGate !== undefined) sites.gatedFields.push({ path, gate: field.featureGate });
      if (!(within.length === 1 && field.name === "metadata")) descend(field.type, path, within);
    }
  }

  function descend(type: TypeRef, path: string, within: readonly string[]): void {
    if (type.kind === "ref") visit(type.name, path, within);
    else if (type.kind === "list") descend(type.item, `${path}[*]`, within);
    else if (type.kind === "map") descend(type.value, `${path}[*]`, within);
  }
}

function join(prefix: string, path: string): string {
  if (prefix === "") return path;
  return path === "" ? prefix : `${prefix}.${path}`;
}
