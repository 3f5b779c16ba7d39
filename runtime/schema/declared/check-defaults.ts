/** Whether a default is a value of its field. */
import { durationMistake } from "../../definition/go-duration.js";
import type { JsonValue } from "../../definition/json.js";
import { formatTexts } from "../formats/formats.js";
import type { BuiltTypes, Misfit, PatternEngine } from "./built-type.js";
import { closest, didYouMean } from "./suggest.js";
import type { FieldModel, TypeRef } from "./type-model.js";

/** Why `value` is no value of `type`; undefined when it is. */
export function misfit(value: JsonValue, type: TypeRef, types: BuiltTypes): Misfit | undefined {
  switch (type.kind) {
    case "list":
      return listMisfit(value, type, types);
    case "scalar":
      return scalarMisfit(value, type, types.patterns);
    case "any":
      return type.object && !isMapping(value) ? { message: "is no object" } : undefined;
    case "map":
      return mapMisfit(value, type, types);
    case "ref":
      return structMisfit(value, types.get(type.name)?.model.fields ?? [], types);
  }
}

const isMapping = (value: JsonValue): value is { [name: string]: JsonValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const firstOf = (misfits: readonly (Misfit | undefined)[]): Misfit | undefined => misfits.find((found) => found !== undefined);

function listMisfit(value: JsonValue, type: Extract<TypeRef, { kind: "list" }>, types: BuiltTypes): Misfit | undefined {
  if (!Array.isArray(value)) return { message: "is no list" };
  const texts = value.map((item) => JSON.stringify(item));
  if (type.listType === "set" && new Set(texts).size < texts.length) return { message: "has an item twice" };
  return sizeMisfit(value.length, type.minItems, type.maxItems, "items") ?? firstOf(value.map((item) => misfit(item, type.item, types)));
}

function mapMisfit(value: JsonValue, type: Extract<TypeRef, { kind: "map" }>, types: BuiltTypes): Misfit | undefined {
  if (!isMapping(value)) return { message: "is no object" };
  const members = Object.values(value);
  return (
    sizeMisfit(members.length, type.minProperties, type.maxProperties, "members") ??
    firstOf(members.map((member) => misfit(member, type.value, types)))
  );
}

function structMisfit(value: JsonValue, fields: readonly FieldModel[], types: BuiltTypes): Misfit | undefined {
  if (!isMapping(value)) return { message: "is no object" };
  for (const [name, member] of Object.entries(value)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field === undefined) {
      const names = fields.map((candidate) => candidate.name);
      const near = closest(name, names);
      return { message: `has the unknown field "${name}"`, ...(near === undefined ? {} : { suggestion: `did you mean "${near}"?` }) };
    }
    const found = misfit(member, field.type, types);
    if (found !== undefined) return { ...found, message: `has a "${name}" that ${found.message}` };
  }
  const missing = fields.find((field) => field.refuseAbsence && field.default === undefined && !Object.hasOwn(value, field.name));
  return missing === undefined ? undefined : { message: `lacks "${missing.name}"` };
}

function sizeMisfit(size: number, least: number | undefined, most: number | undefined, what: string): Misfit | undefined {
  if (least !== undefined && size < least) return { message: `has fewer than ${least} ${what}` };
  return most !== undefined && size > most ? { message: `has more than ${most} ${what}` } : undefined;
}

type Scalar = Extract<TypeRef, { kind: "scalar" }>;

const INT32_LIMIT = 2 ** 31;

function scalarMisfit(value: JsonValue, type: Scalar, patterns: PatternEngine): Misfit | undefined {
  const integer = typeof value === "number" && Number.isInteger(value);
  switch (type.type) {
    case "boolean":
      return typeof value === "boolean" ? undefined : { message: "is no boolean", suggestion: "give true or false" };
    case "int32":
      if (integer && (value < -INT32_LIMIT || value >= INT32_LIMIT)) return { message: "does not fit into 32 bits" };
      return integer ? rangeMisfit(value, type) : { message: "is no integer" };
    case "int64":
      return integer ? rangeMisfit(value, type) : { message: "is no integer" };
    case "double":
      return typeof value === "number" ? rangeMisfit(value, type) : { message: "is no number" };
    case "IntOrString":
      if (typeof value === "string") return textMisfit(value, type, patterns);
      return integer ? rangeMisfit(value, type) : { message: "is neither integer nor string" };
    default:
      return typeof value === "string" ? textMisfit(value, type, patterns) : { message: "is no string" };
  }
}

function rangeMisfit(value: number, type: Scalar): Misfit | undefined {
  if (type.minimum !== undefined && value < type.minimum) return { message: `is below the minimum ${type.minimum}` };
  return type.maximum !== undefined && value > type.maximum ? { message: `is above the maximum ${type.maximum}` } : undefined;
}

const matching =
  (expression: RegExp) =>
  (text: string): boolean =>
    expression.test(text);

/** Wire forms of texts: what is one, and an example. */
const WIRE_SYNTAX: Partial<Readonly<Record<Scalar["type"], readonly [isOne: (text: string) => boolean, example: string]>>> = {
  bytes: [matching(/^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/), "aGVsbG8="],
  Quantity: [matching(/^[+-]?(\d+(\.\d*)?|\.\d+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?\d+)?$/), "500m"],
  Time: [matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/), "2022-05-03T00:00:00Z"],
  MicroTime: [matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/), "2022-05-03T00:00:00.000000Z"],
  Duration: [(text) => durationMistake(text) === undefined, "1h30m"],
};

function textMisfit(value: string, type: Scalar, patterns: PatternEngine): Misfit | undefined {
  const wire = WIRE_SYNTAX[type.type];
  if (wire !== undefined && !wire[0](value)) return { message: `is no ${type.type}`, suggestion: `for example "${wire[1]}"` };
  if (type.enum !== undefined && !type.enum.includes(value)) {
    const near = didYouMean(value, type.enum);
    return { message: "is not among the allowed values", ...(near === undefined ? {} : { suggestion: near }) };
  }
  // What a name of the vendor profile stands for differs from profile to profile.
  if (value.includes("${")) return undefined;
  const size = sizeMisfit([...value].length, type.minLength, type.maxLength, "characters");
  if (size !== undefined) return size;
  if (type.pattern !== undefined && patterns.mistakeIn(type.pattern) === undefined && !patterns.test(type.pattern, value))
    return { message: `does not match ${type.pattern}` };
  const [wrong] = type.format === undefined ? [] : formatTexts(type.format, value);
  return wrong === undefined ? undefined : { message: `does not have the format ${type.format}` };
}
