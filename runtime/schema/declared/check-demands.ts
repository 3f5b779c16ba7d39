/** Names in unions, immutability, uniqueness and conditional defaults, held against the fields of the types they speak of. */
import type { JsonValue } from "../../definition/json.js";
import type { BuiltType, BuiltTypes } from "./built-type.js";
import { misfit } from "./check-defaults.js";
import { celType, checkExpression } from "./check-expressions.js";
import { asList, asMapping, asText, type Mapping } from "./mapping.js";
import { below, type Mistakes, type Place, schemaAt } from "./place.js";
import { didYouMean } from "./suggest.js";
import { typeBelow } from "./type-below.js";
import type { FieldModel, TypeRef } from "./type-model.js";

/** Reports what `built` demands of fields that there are not, or that cannot be demanded of them. */
export function checkDemands(built: BuiltType, types: BuiltTypes, problems: Mistakes): void {
  const schema = schemaAt(built.place);
  const own: TypeRef = { kind: "ref", name: `${built.model.package}.${built.model.name}` };
  checkUnions(built, schema, problems);
  checkPaths(own, schema, built.place, types, problems);
  checkDefaultsBelow(own, schema, built.place, types, problems);
  for (const field of built.model.fields) {
    if (field.embeddedIn !== undefined) continue;
    const place = below(built.place, "properties", field.name);
    checkPaths(field.type, schemaAt(place), place, types, problems);
    checkConditional(own, field, place, types, problems);
  }
}

function checkUnions({ model, place }: BuiltType, schema: Mapping, problems: Mistakes): void {
  const marks = schema["x-orch-union"];
  if (marks === undefined) return;
  const names = model.fields.map(({ name }) => name);
  const known = new Set(names);
  const isList = Array.isArray(marks);
  (isList ? marks : [marks]).map(asMapping).forEach((mark, index) => {
    const at = ["x-orch-union", ...(isList ? [index] : [])];
    const tell = (steps: readonly (string | number)[], message: string, near?: string): void =>
      problems.atValue(place, [...at, ...steps], message, near);
    for (const key of ["members", "except"]) {
      asList(mark[key]).forEach((name, position) => {
        if (!known.has(String(name)))
          tell([key, position], `${model.name} has no field "${String(name)}"`, didYouMean(String(name), names));
      });
    }
    const discriminator = asText(mark["discriminator"]);
    const members = model.unions?.[index]?.members ?? [];
    const isMember = new Set(members);
    if (members.length < 2) tell([], "a union has two members at least");
    for (const name of Object.keys(asMapping(mark["values"]))) {
      if (discriminator === undefined) tell(["values"], '"values" means nothing without a discriminator');
      else if (!isMember.has(name)) tell(["values", name], `"${name}" is no member of the union`, didYouMean(name, members));
    }
    if (discriminator === undefined) return;
    const field = model.fields.find(({ name }) => name === discriminator);
    if (field === undefined) tell(["discriminator"], `${model.name} has no field "${discriminator}"`, didYouMean(discriminator, names));
    else if (field.type.kind !== "scalar" || field.type.type !== "string") tell(["discriminator"], `"${discriminator}" is no string`);
    else if (field.type.enum !== undefined) {
      const allowed = field.type.enum;
      for (const [member, value] of Object.entries(model.unions?.[index]?.values ?? {})) {
        if (!allowed.includes(value))
          tell(["discriminator"], `"${value}", for member "${member}", is no value of "${discriminator}"`, "give values");
      }
    }
  });
}

/** Paths of immutability and uniqueness below a value. */
function checkPaths(self: TypeRef, schema: Mapping, place: Place, types: BuiltTypes, problems: Mistakes): void {
  asList(asMapping(schema["x-orch-immutable"])["except"]).forEach((path, index) => {
    typeBelow(self, String(path), types, (message, near) => problems.atValue(place, ["x-orch-immutable", "except", index], message, near));
  });
  const unique = schema["x-orch-unique"];
  if (unique === undefined || typeof unique === "boolean" || typeof unique === "string") return;
  const mark = Array.isArray(unique) ? { keys: unique } : asMapping(unique);
  const items = asText((mark as Mapping)["items"]) ?? "[*]";
  const item = typeBelow(self, items, types, (message, near) => problems.atValue(place, ["x-orch-unique"], message, near));
  const paths = [
    ...asList(mark.keys).map(String),
    ...(asText((mark as Mapping)["blame"]) === undefined ? [] : [String((mark as Mapping)["blame"])]),
  ];
  if (item === undefined) return;
  for (const path of paths) typeBelow(item, path, types, (message, near) => problems.atValue(place, ["x-orch-unique"], message, near));
}

/** Defaults of fields below: paths through the types, conditions over the type, values that fit. */
function checkDefaultsBelow(self: TypeRef, schema: Mapping, place: Place, types: BuiltTypes, problems: Mistakes): void {
  asList(schema["x-orch-defaults-below"]).forEach((entry, index) => {
    const { at, from, when, default: value } = asMapping(entry);
    const tell =
      (key: string) =>
      (message: string, near?: string): void =>
        problems.atValue(place, ["x-orch-defaults-below", index, key], message, near);
    const path = String(at);
    const end = path.lastIndexOf(".");
    const holder = typeBelow(self, path.slice(0, end), types, tell("at"));
    const field = holder === undefined ? undefined : typeBelow(holder, path.slice(end), types, tell("at"));
    if (when !== undefined) checkExpression(self, String(when), "bool", types, tell("when"));
    if ((from === undefined) === (value === undefined)) tell("at")("a default is a value or taken from elsewhere", "give default or from");
    if (holder === undefined || field === undefined) return;
    const source = from === undefined ? undefined : typeBelow(holder, String(from), types, tell("from"));
    if (source !== undefined && shapeOf(source) !== shapeOf(field)) {
      tell("from")(`"${String(from)}" holds ${shapeOf(source)}, "${path}" ${shapeOf(field)}`);
    }
    const wrong = value === undefined ? undefined : misfit(value as JsonValue, field, types);
    if (wrong !== undefined) tell("default")(`default ${JSON.stringify(value)} of "${path}" ${wrong.message}`, wrong.suggestion);
  });
}

/** What values have to share for one to stand for the other. */
function shapeOf(type: TypeRef): string {
  if (type.kind === "ref") return type.name;
  if (type.kind === "scalar") return type.type;
  return type.kind === "list" ? `a list of ${shapeOf(type.item)}` : type.kind === "map" ? `a map of ${shapeOf(type.value)}` : "any JSON";
}

/** Conditional defaults: expressions over the type, values that fit the field. */
function checkConditional(owner: TypeRef, field: FieldModel, place: Place, types: BuiltTypes, problems: Mistakes): void {
  const schema = schemaAt(place);
  const when = schema["x-orch-default-when"];
  const tell =
    (...steps: readonly (string | number)[]) =>
    (message: string, near?: string): void =>
      problems.atValue(place, steps, message, near);
  if (typeof when === "string") {
    checkExpression(owner, when, "bool", types, tell("x-orch-default-when"));
    if (schema["default"] === undefined)
      tell("x-orch-default-when")("there is no default for it to hold", "give default, or a list of { when, default }");
  }
  asList(when)
    .map(asMapping)
    .forEach((entry, index) => {
      checkExpression(owner, String(entry["when"]), "bool", types, tell("x-orch-default-when", index, "when"));
    });
  const from = asText(schema["x-orch-default-from"]);
  if (from !== undefined) {
    const wanted = field.type.kind === "scalar" && celType(field.type) !== "dyn" ? celType(field.type) : undefined;
    checkExpression(owner, from, wanted, types, tell("x-orch-default-from"));
  }
  field.defaultsWhen?.forEach(({ value }, index) => {
    const wrong = value === undefined ? undefined : misfit(value, field.type, types);
    const at = typeof when === "string" ? ["default"] : ["x-orch-default-when", index, "default"];
    if (wrong !== undefined) tell(...at)(`default ${JSON.stringify(value)} of "${field.name}" ${wrong.message}`, wrong.suggestion);
  });
}
