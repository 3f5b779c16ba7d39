/** Leaves: which wire form a schema without fields, items or reference names. */
import type { ScalarType } from "../../definition/schema.js";
import { type FormatName, formats } from "../formats/formats.js";
import { asBoolean, asList, asNumber, asText, type Mapping } from "./mapping.js";
import type { Mistakes, Place } from "./place.js";
import type { ScalarConstraints, TypeRef } from "./type-model.js";

/** Formats that select a wire form, by the type they belong to. */
export const WIRE_FORMATS: Readonly<Record<string, Readonly<Record<string, ScalarType>>>> = {
  string: { byte: "bytes", "date-time": "Time", "date-time-micro": "MicroTime", duration: "Duration", quantity: "Quantity" },
  integer: { int32: "int32", int64: "int64" },
  number: { double: "double" },
};

const WITHOUT_FORMAT: Readonly<Record<string, ScalarType>> = { string: "string", integer: "int64", number: "double", boolean: "boolean" };

/** The leaf that `schema` describes; mistakes are reported and give a string. */
export function scalarOf(schema: Mapping, place: Place, problems: Mistakes): TypeRef {
  const type = asText(schema["type"]);
  const format = asText(schema["format"]);
  if (asBoolean(schema["x-orch-int-or-string"]) === true) return intOrString(schema, format, place, problems);
  if (format === "fields-v1" && (type === undefined || type === "object")) return { kind: "any", object: true, message: "FieldsV1" };
  if (type === "object" || (type === undefined && asBoolean(schema["x-orch-preserve-unknown-fields"]) === true)) {
    if (asBoolean(schema["x-orch-preserve-unknown-fields"]) !== true) {
      problems.atKey(
        place,
        [],
        "an object needs its contents",
        "give properties, additionalProperties, $ref or x-orch-preserve-unknown-fields",
      );
    }
    if (isFormat(format)) problems.atValue(place, ["format"], `format "${format}" does not fit an object`);
    return { kind: "any", object: type === "object", message: "RawExtension" };
  }
  const scalar = scalarType(type, format);
  if (scalar === undefined) {
    if (type === undefined) problems.atKey(place, [], `"${String(place.path.at(-1))}" has no type`, "give type or $ref");
    else if (type === "array") problems.atKey(place, [], "an array needs items");
    else if (Object.hasOwn(WITHOUT_FORMAT, type) && isFormat(format))
      problems.atValue(place, ["format"], `format "${format}" does not fit type "${type}"`);
    return { kind: "scalar", type: "string" };
  }
  const isSyntax = format !== undefined && Object.hasOwn(formats, format);
  return { kind: "scalar", type: scalar, ...constraintsOf(schema), ...(isSyntax ? { format: format as FormatName } : {}) };
}

/** Bounds are those of the number, format and pattern those of the text. */
function intOrString(schema: Mapping, format: string | undefined, place: Place, problems: Mistakes): TypeRef {
  const isSyntax = format !== undefined && Object.hasOwn(formats, format);
  if (!isSyntax && isFormat(format)) problems.atValue(place, ["format"], `format "${format}" does not fit an int-or-string`);
  return { kind: "scalar", type: "IntOrString", ...constraintsOf(schema), ...(isSyntax ? { format: format as FormatName } : {}) };
}

/** What is no format at all has been reported. */
const isFormat = (format: string | undefined): boolean =>
  format !== undefined && (Object.hasOwn(formats, format) || Object.values(WIRE_FORMATS).some((wire) => Object.hasOwn(wire, format)));

function scalarType(type: string | undefined, format: string | undefined): ScalarType | undefined {
  if (type === undefined) return undefined;
  if (format === undefined) return WITHOUT_FORMAT[type];
  if (type === "string" && Object.hasOwn(formats, format)) return "string";
  return WIRE_FORMATS[type]?.[format];
}

function constraintsOf(schema: Mapping): ScalarConstraints {
  const constraints: Record<string, unknown> = {};
  if (schema["enum"] !== undefined) constraints["enum"] = asList(schema["enum"]).map(String);
  if (schema["x-orch-known-values"] !== undefined) constraints["knownValues"] = asList(schema["x-orch-known-values"]).map(String);
  if (schema["x-orch-large"] === true) constraints["large"] = true;
  if (asText(schema["pattern"]) !== undefined) constraints["pattern"] = schema["pattern"];
  for (const name of ["minimum", "maximum", "minLength", "maxLength"]) {
    if (asNumber(schema[name]) !== undefined) constraints[name] = schema[name];
  }
  return constraints;
}
