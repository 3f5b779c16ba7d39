/** Keywords of a schema that contradict each other, or mean nothing for the kind of value or the place it describes. */
import { asText, type Mapping } from "./mapping.js";
import type { Mistakes, Place } from "./place.js";

/** What says of which kind a value is; no two of them go together. */
const CONTENTS = ["$ref", "properties", "items", "additionalProperties", "x-orch-int-or-string"] as const;

type ValueKind = "a reference" | "an object" | "a list" | "a map" | "a string" | "a number" | "a boolean" | "an int-or-string" | "any JSON";

const KIND_OF: Readonly<Record<(typeof CONTENTS)[number], ValueKind>> = {
  $ref: "a reference",
  properties: "an object",
  items: "a list",
  additionalProperties: "a map",
  "x-orch-int-or-string": "an int-or-string",
};

/** `type` beside the contents, where it may be given at all. */
const TYPE_OF: Partial<Readonly<Record<ValueKind, string>>> = { "an object": "object", "a list": "array", "a map": "object" };

const SCALARS: Readonly<Record<string, ValueKind>> = {
  string: "a string",
  integer: "a number",
  number: "a number",
  boolean: "a boolean",
  object: "any JSON",
};

/** Where a schema stands: at a field, below `items` or `additionalProperties`, or as a type of its own. */
type Standing = "fields" | "items" | "types";

interface Fit {
  /** Kinds of values that the keyword speaks of; absent: all. */
  readonly kinds?: readonly ValueKind[];
  /** Where it may stand; absent: anywhere. */
  readonly standings?: readonly Standing[];
}

const OF_FIELDS: Fit = { standings: ["fields"] };
const OF_OBJECTS: Fit = { kinds: ["an object"] };

/** What each keyword of a schema is for. */
export const KEYWORDS: Readonly<Record<string, Fit>> = {
  description: {},
  title: { kinds: ["an object"], standings: ["fields", "items"] },
  $ref: { standings: ["fields", "items"] },
  type: {},
  format: { kinds: ["a string", "a number", "an int-or-string", "any JSON"] },
  properties: {},
  required: OF_OBJECTS,
  "x-orch-always-written": OF_OBJECTS,
  items: { standings: ["fields", "items"] },
  additionalProperties: { standings: ["fields", "items"] },
  propertyNames: { kinds: ["a map"] },
  enum: { kinds: ["a string"] },
  "x-orch-known-values": { kinds: ["a string"] },
  "x-orch-large": { kinds: ["a number"] },
  default: OF_FIELDS,
  pattern: { kinds: ["a string", "an int-or-string"] },
  minimum: { kinds: ["a number", "an int-or-string"] },
  maximum: { kinds: ["a number", "an int-or-string"] },
  minLength: { kinds: ["a string"] },
  maxLength: { kinds: ["a string"] },
  minItems: { kinds: ["a list"] },
  maxItems: { kinds: ["a list"] },
  minProperties: { kinds: ["a map"] },
  maxProperties: { kinds: ["a map"] },
  deprecated: OF_FIELDS,
  "x-orch-proto": OF_FIELDS,
  "x-orch-proto-message": { kinds: ["a list"] },
  "x-orch-no-proto": OF_OBJECTS,
  "x-orch-optional": OF_FIELDS,
  "x-orch-omit-empty": OF_FIELDS,
  "x-orch-inline": { kinds: ["a reference"], standings: ["fields"] },
  "x-orch-int-or-string": { standings: ["fields", "items"] },
  "x-orch-preserve-unknown-fields": { kinds: ["any JSON"] },
  "x-orch-list-type": { kinds: ["a list"] },
  "x-orch-list-map-keys": { kinds: ["a list"] },
  "x-orch-unique": { kinds: ["a list", "an object"] },
  "x-orch-map-type": { kinds: ["a map", "an object"] },
  "x-orch-patch-strategy": { kinds: ["a list", "a map", "an object", "a reference"], standings: ["fields"] },
  "x-orch-patch-merge-key": { kinds: ["a list"], standings: ["fields"] },
  "x-orch-feature-gate": OF_FIELDS,
  "x-orch-immutable": { standings: ["fields", "types"] },
  "x-orch-validations": {},
  "x-orch-hook": OF_OBJECTS,
  "x-orch-unchecked": { kinds: ["a list", "a map", "a reference"], standings: ["fields"] },
  "x-orch-default-when": OF_FIELDS,
  "x-orch-default-from": OF_FIELDS,
  "x-orch-union": OF_OBJECTS,
  "x-orch-defaults-below": OF_OBJECTS,
};

/** Reports the keywords of `schema`, a field's or what stands below one, that do not go together. */
export function checkKeywords(schema: Mapping, place: Place, problems: Mistakes): void {
  if (asText(schema["description"])?.includes("*/")) {
    problems.atValue(place, ["description"], '"*/" ends a comment in most languages that clients are generated in', "say it in words");
  }
  const contents = CONTENTS.filter((key) => schema[key] !== undefined);
  const [first, ...others] = contents;
  for (const other of others) problems.atKey(place, [other], `"${first}" and "${other}" exclude each other`, "keep one");
  const type = asText(schema["type"]);
  const kind = first !== undefined ? KIND_OF[first] : type === undefined ? untyped(schema) : SCALARS[type];
  if (kind === undefined || others.length > 0) return;
  if (first !== undefined && type !== undefined && type !== TYPE_OF[kind]) {
    const wanted = TYPE_OF[kind] === undefined ? "leave it out" : `give type: ${TYPE_OF[kind]}, or leave it out`;
    problems.atValue(place, ["type"], `type "${type}" does not go with "${first}"`, wanted);
  }
  const last = String(place.path.at(-1));
  const isField = place.path.at(-2) === "properties" || (last !== "items" && last !== "additionalProperties");
  checkFits(schema, kind, isField ? "fields" : "items", place, problems);
  if (!isField && schema["description"] !== undefined && kind !== "an object")
    problems.atKey(place, ["description"], `"description" means nothing below "${last}"`, "describe the field, or the type");
}

/** Reports the keywords of a type of its own that mean nothing there. */
export function checkTypeKeywords(schema: Mapping, place: Place, isKind: boolean, problems: Mistakes): void {
  if (isKind && schema["description"] !== undefined && place.path.at(-1) === "schema")
    problems.atKey(place, ["description"], "the schema of a kind has the description of the kind", "describe it beside kind");
  checkFits(schema, "an object", "types", place, problems);
  const type = asText(schema["type"]);
  if (type !== undefined && type !== "object") problems.atValue(place, ["type"], `a type of its own is no ${type}`, "leave it out");
}

const untyped = (schema: Mapping): ValueKind | undefined =>
  schema["x-orch-preserve-unknown-fields"] === undefined ? undefined : "any JSON";

function checkFits(schema: Mapping, kind: ValueKind, standing: Standing, place: Place, problems: Mistakes): void {
  for (const key of Object.keys(schema)) {
    const { kinds, standings } = KEYWORDS[key] ?? {};
    if (kinds?.includes(kind) === false) {
      problems.atKey(place, [key], `"${key}" means nothing for ${kind}`, `it is for ${kinds.join(" or ")}`);
    } else if (standings?.includes(standing) === false) {
      const where = standing === "types" ? "on a type of its own" : standing === "fields" ? "on a field" : `below "${place.path.at(-1)}"`;
      problems.atKey(place, [key], `"${key}" means nothing ${where}`, `it is for ${standings.map((name) => NAMES[name]).join(" or ")}`);
    }
  }
}

const NAMES: Readonly<Record<Standing, string>> = {
  fields: "fields",
  items: "items of lists and values of maps",
  types: "types of their own",
};
