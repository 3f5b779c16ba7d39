/** Rules of definitions, held against the types they speak of. */
import type { BuiltType, BuiltTypes } from "./built-type.js";
import { Expression, type Item } from "./check-expressions.js";
import { asList, asMapping, asText } from "./mapping.js";
import { below, type Mistakes, type Place, schemaAt } from "./place.js";
import { didYouMean } from "./suggest.js";
import { typeBelow } from "./type-below.js";
import type { TypeRef } from "./type-model.js";

/** Reports the mistakes in every rule of `built`, those on its fields included. */
export function checkRules(built: BuiltType, scope: RuleScope, problems: Mistakes): void {
  const { model, place } = built;
  checkAt({ kind: "ref", name: `${model.package}.${model.name}` }, place, scope, problems);
  for (const field of model.fields) {
    if (field.embeddedIn === undefined) checkBelow(field.type, below(place, "properties", field.name), scope, problems);
  }
}

/** What rules on a type can speak of. */
export interface RuleScope {
  readonly types: BuiltTypes;
  /** The kinds that have the type somewhere: what `object` can be. */
  readonly roots: readonly string[];
}

/** The kinds that have each type at or below them, by qualified name. */
export function kindsByType(kinds: readonly string[], types: BuiltTypes): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const kind of kinds) {
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      found.set(name, [...(found.get(name) ?? []), kind]);
      for (const field of types.get(name)?.model.fields ?? []) for (const used of typeNamesIn(field.type)) visit(used);
      for (const embedded of types.get(name)?.model.embedded ?? []) visit(embedded.type);
    };
    visit(kind);
  }
  return found;
}

function typeNamesIn(type: TypeRef): string[] {
  if (type.kind === "ref") return [type.name];
  if (type.kind === "list") return typeNamesIn(type.item);
  return type.kind === "map" ? typeNamesIn(type.value) : [];
}

function checkBelow(type: TypeRef, place: Place, scope: RuleScope, problems: Mistakes): void {
  // An inline object is a type of its own.
  if (schemaAt(place)["properties"] !== undefined) return;
  checkAt(type, place, scope, problems);
  if (type.kind === "list") checkBelow(type.item, below(place, "items"), scope, problems);
  if (type.kind !== "map") return;
  checkBelow(type.value, below(place, "additionalProperties"), scope, problems);
  checkAt({ kind: "scalar", type: "string" }, below(place, "propertyNames"), scope, problems);
}

function checkAt(self: TypeRef, place: Place, { types, roots }: RuleScope, problems: Mistakes): void {
  asList(schemaAt(place)["x-orch-validations"]).forEach((entry, index) => {
    const rule = asMapping(entry);
    const at =
      (key: string) =>
      (message: string, suggestion?: string): void =>
        problems.atValue(place, ["x-orch-validations", index, key], message, suggestion);
    const item = itemOf(self, asText(rule["forEach"]), types, at("forEach"));
    for (const [key, wanted] of [
      ["rule", "bool"],
      ["messageExpression", "string"],
      ["valueExpression", undefined],
    ] as const) {
      const text = asText(rule[key]);
      if (text === undefined || text === "") continue;
      const objects = /\b(object|oldObject)\b/.test(text) && roots.length > 0 ? roots : [undefined];
      for (const root of objects) {
        const object: TypeRef | undefined = root === undefined ? undefined : { kind: "ref", name: root };
        new Expression(
          { self, ...(item === undefined ? {} : { item }), ...(object === undefined ? {} : { object }) },
          types,
          at(key),
        ).check(text, wanted);
      }
    }
    const [, blamed] = /^\.([^.[]+)/.exec(asText(rule["fieldPath"]) ?? "") ?? [];
    const holder = item === undefined ? self : item.type;
    const fields = holder?.kind === "ref" ? types.get(holder.name)?.model.fields.map((field) => field.name) : undefined;
    if (blamed !== undefined && fields !== undefined && !fields.includes(blamed)) {
      at("fieldPath")(`there is no field "${blamed}"`, didYouMean(blamed, fields));
    }
  });
}

/** What `item` is in a rule for each of some; undefined where it is a rule for the value itself. */
function itemOf(self: TypeRef, path: string | undefined, types: BuiltTypes, tell: Expression["tell"]): Item | undefined {
  if (path === undefined) return undefined;
  return { type: typeBelow(self, `${path}[*]`, types, tell) };
}
