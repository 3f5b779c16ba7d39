/** Mistakes found by a generated validator, as field errors: paths, types and words (ERR-04). */
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { StructuralError, StructuralValidator } from "../definition/resource-definition.js";
import type { Schema, StructSchema } from "../definition/schema.js";
import {
  addFieldErrors,
  type FieldError,
  invalidValue,
  MAXIMUM_FIELD_ERRORS,
  notSupported,
  required,
  tooLong,
  tooMany,
} from "../errors/field-error.js";
import { memberField, memberOf } from "./checks/paths.js";
import { formatErrors } from "./formats/formats.js";

/** Where a mistake is. */
interface Place {
  readonly field: string;
  readonly value: JsonValue | undefined;
}

export function structuralErrors(object: JsonObject, schema: StructSchema, validate: StructuralValidator): FieldError[] {
  if (validate(object)) return [];
  const errors: FieldError[] = [];
  for (const mistake of validate.errors ?? []) {
    addFieldErrors(errors, fieldErrors(mistake, locate(object, schema, mistake.instancePath)));
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
  }
  return errors;
}

/** Keywords that only repeat what an inner mistake says. */
const WRAPPERS: ReadonlySet<string> = new Set(["propertyNames", "unlessEmpty", "if", "anyOf", "oneOf", "allOf"]);

function fieldErrors(mistake: StructuralError & { readonly propertyName?: string }, place: Place): readonly FieldError[] {
  const { keyword, params } = mistake;
  if (WRAPPERS.has(keyword)) return [];
  const at = mistake.propertyName === undefined ? place : keyPlace(place, mistake.propertyName);
  const { field, value } = at;
  const limit = params["limit"] as number;
  switch (keyword) {
    case "required":
      return [required(memberField(field, String(params["missingProperty"])), "")];
    case "enum":
      return [notSupported(field, value, params["allowedValues"] as string[])];
    case "format":
      return formatErrors(String(params["format"]), field, value);
    case "pattern":
      return [invalidValue(field, value, `must match the regex ${params["pattern"]}`)];
    case "minimum":
    case "maximum":
      return [invalidValue(field, value, rangeText(keyword, params))];
    case "minLength":
    case "minItems":
    case "minProperties":
      if (isEmpty(value)) return [required(field, "")];
      return [invalidValue(field, value, `must have at least ${limit} ${UNITS[keyword]}`)];
    case "maxLength":
      return [tooLong(field, value, limit)];
    case "maxItems":
    case "maxProperties":
      return [tooMany(field, sizeOf(value), limit)];
    default:
      return [invalidValue(field, value, mistake.message ?? `does not satisfy ${keyword}`)];
  }
}

/** Both bounds where there are two, as the peer says it. */
function rangeText(keyword: "minimum" | "maximum", { limit, minimum, maximum }: StructuralError["params"]): string {
  if (minimum !== undefined && maximum !== undefined) return `must be between ${minimum} and ${maximum}, inclusive`;
  return `must be ${keyword === "minimum" ? "greater" : "less"} than or equal to ${limit}`;
}

const UNITS = { minLength: "characters", minItems: "items", minProperties: "entries" } as const;

const keyPlace = (place: Place, key: string): Place => ({ field: `${place.field}[${key}]`, value: key });

function sizeOf(value: JsonValue | undefined): number {
  if (Array.isArray(value)) return value.length;
  return isJsonObject(value) ? Object.keys(value).length : 0;
}

function isEmpty(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === "" || (typeof value === "object" && sizeOf(value) === 0);
}

/** Follows a JSON pointer through object and schema, which tells members of structs from keys of maps. */
function locate(object: JsonObject, schema: StructSchema, pointer: string): Place {
  let value: JsonValue | undefined = object;
  let type: Schema | undefined = schema;
  let field = "";
  for (const segment of pointer.split("/").slice(1)) {
    const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    value = memberOf(value, name);
    if (type?.kind === "list" || type?.kind === "map") {
      field += `[${name}]`;
      type = type.kind === "list" ? type.item : type.value;
    } else {
      field = memberField(field, name);
      type = type?.kind === "struct" && Object.hasOwn(type.fields, name) ? type.fields[name]?.schema : undefined;
    }
  }
  return { field, value };
}
