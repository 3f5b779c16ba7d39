/** A type as a table of its fields, and what holds for it as a whole. */
import type { Checks, ConditionalDefault, DefaultBelow, Union } from "../../runtime/definition/schema.js";
import type { FieldModel, TypeModel, TypeRef } from "../../runtime/schema/declared/type-model.js";
import type { ApiModel } from "../model/model.js";
import { code, codes, plain, table } from "./markdown.js";

type Link = (qualified: string) => string;

export function typeSection(type: TypeModel, model: ApiModel, link: Link): string[] {
  const rows = type.fields.map((field) => [
    code(field.name),
    typeText(field.type, link),
    [plain(field.description), ...fieldFacts(field, model)].join("<br>"),
  ]);
  const whole = wholeFacts(type);
  return [
    `## ${type.name}`,
    "",
    plain(type.description),
    "",
    ...table(["field", "type", ""], rows),
    ...(whole.length === 0 ? [] : [...whole.map((fact) => `- ${fact}`), ""]),
  ];
}

function typeText(type: TypeRef, link: Link): string {
  switch (type.kind) {
    case "ref":
      return link(type.name);
    case "list":
      return `list of ${typeText(type.item, link)}`;
    case "map":
      return `map of ${typeText(type.value, link)}`;
    case "any":
      return type.message === "FieldsV1" ? "FieldsV1" : type.object ? "any object" : "any JSON";
    case "scalar":
      return type.type;
  }
}

function fieldFacts(field: FieldModel, model: ApiModel): string[] {
  const { featureGate: gate } = field;
  return [
    ...(field.refuseAbsence ? ["**Required.**"] : field.required || !field.omitEmpty ? ["Always written."] : []),
    ...(field.deprecated ? ["**Deprecated.**"] : []),
    ...(field.default === undefined ? [] : [`Default: ${code(JSON.stringify(field.default))}.`]),
    ...(field.defaultsWhen ?? []).map(conditional),
    ...valueFacts(field.type),
    ...(field.unchecked === true ? ["What its type demands is not asked for here."] : []),
    ...checkFacts(field.checks),
    ...mergeFacts(field),
    ...(gate === undefined ? [] : [`Only with the feature gate ${code(gate)} (${model.featureGates[gate]?.stage ?? ""}).`]),
    ...(field.proto === 0 ? [] : [`Protobuf: ${field.embeddedIn === undefined ? "" : `${code(field.embeddedIn)}, `}${field.proto}.`]),
  ];
}

function conditional({ when, value, from }: ConditionalDefault): string {
  const what = from === undefined ? code(JSON.stringify(value)) : `what ${code(from)} gives`;
  return `Default${when === undefined ? "" : ` where ${code(when)}`}: ${what}.`;
}

function defaultBelow({ at, when, value, from }: DefaultBelow): string {
  const what = from === undefined ? code(JSON.stringify(value)) : `${code(from)} beside it`;
  return `Default of ${code(at)}${when === undefined ? "" : ` where ${code(when)}`}: ${what}.`;
}

/** What holds for values, of lists and maps also for what is in them. */
function valueFacts(type: TypeRef): string[] {
  switch (type.kind) {
    case "list":
      return [...range("items", type.minItems, type.maxItems), ...valueFacts(type.item), ...checkFacts(type.itemChecks, "Each: ")];
    case "map":
      return [
        ...range("entries", type.minProperties, type.maxProperties),
        ...(type.keyFormat === undefined ? [] : [`Keys: ${code(type.keyFormat)}.`]),
        ...checkFacts(type.keyChecks, "Keys: "),
        ...valueFacts(type.value),
        ...checkFacts(type.valueChecks, "Each: "),
      ];
    case "scalar":
      return [
        ...(type.enum === undefined ? [] : [`One of ${codes(type.enum)}.`]),
        ...(type.knownValues === undefined ? [] : [`Known: ${codes(type.knownValues)}.`]),
        ...(type.format === undefined ? [] : [`Format: ${code(type.format)}.`]),
        ...(type.pattern === undefined ? [] : [`Matches ${code(type.pattern)}.`]),
        ...range("", type.minimum, type.maximum),
        ...range("characters", type.minLength, type.maxLength),
      ];
    default:
      return [];
  }
}

function range(unit: string, least: number | undefined, most: number | undefined): string[] {
  if (least === undefined && most === undefined) return [];
  const ends = least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `${least} to ${most}`;
  return [`${`${ends} ${unit}`.trim().replace(/^a/, "A")}.`];
}

function checkFacts(checks: Checks | undefined, prefix = ""): string[] {
  if (checks === undefined) return [];
  const { immutable, unique = [], rules = [] } = checks;
  return [
    ...(immutable === undefined
      ? []
      : [`${prefix}May not change${immutable.except === undefined ? "" : ` but for ${codes(immutable.except)}`}.`]),
    ...unique.map(
      ({ items, keys }) =>
        `${prefix}No two ${items === undefined ? "items" : code(items)} alike${keys.length === 0 ? "" : ` in ${codes(keys)}`}.`,
    ),
    ...rules.map(
      ({ rule, message, forEach }) =>
        `${prefix}Rule${forEach === undefined ? "" : ` for each ${code(forEach)}`}: ${code(rule)}${message === "" ? "" : `, else ${code(message)}`}.`,
    ),
  ];
}

function mergeFacts({ type, patchStrategy, patchMergeKey }: FieldModel): string[] {
  return [
    ...(type.kind === "list" && type.listType !== "atomic"
      ? [`Applied as a ${type.listType}${type.keys.length === 0 ? "" : ` by ${codes(type.keys)}`}.`]
      : []),
    ...(type.kind === "map" && type.atomic ? ["Applied as one value."] : []),
    ...(patchStrategy === undefined
      ? []
      : [`Strategic patch: ${patchStrategy.join(", ")}${patchMergeKey === undefined ? "" : ` by ${code(patchMergeKey)}`}.`]),
  ];
}

function wholeFacts(type: TypeModel): string[] {
  return [
    ...(type.atomic ? ["Applied as one value."] : []),
    ...(type.unions ?? []).map(unionFact),
    ...checkFacts(type.checks),
    ...(type.defaultsBelow ?? []).map(defaultBelow),
    ...(type.hooks ?? []).map((hook) => `Further rules are code: ${code(hook)}.`),
  ];
}

function unionFact({ members, required, noun, discriminator }: Union): string {
  const by = discriminator === undefined ? "" : `; ${code(discriminator)} says which`;
  return `${required ? "One" : "At most one"} of ${codes(members)} is given, the ${noun}${by}.`;
}
