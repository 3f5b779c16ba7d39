/** Keywords of a schema that contradict each other, or mean nothing for the kind of value it describes. */
import { asText, type Mapping } from "../read/read-definitions.js";
import type { Place, ProblemList } from "./problem-list.js";

/** What says of which kind a value is; no two of them go together. */
const CONTENTS = ["$ref", "properties", "items", "additionalProperties"] as const;

type ValueKind = "a reference" | "an object" | "a list" | "a map" | "a string" | "a number" | "a boolean" | "any JSON";

const KIND_OF: Readonly<Record<(typeof CONTENTS)[number], ValueKind>> = {
  $ref: "a reference",
  properties: "an object",
  items: "a list",
  additionalProperties: "a map",
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

/** Keywords by the kinds of value they speak of; those that are not here fit every kind. */
const FITS: Readonly<Record<string, readonly ValueKind[]>> = {
  title: ["an object"],
  required: ["an object"],
  "x-orch-always-written": ["an object"],
  propertyNames: ["a map"],
  minProperties: ["a map"],
  maxProperties: ["a map"],
  minItems: ["a list"],
  maxItems: ["a list"],
  minLength: ["a string"],
  maxLength: ["a string"],
  pattern: ["a string"],
  enum: ["a string"],
  minimum: ["a number"],
  maximum: ["a number"],
  "x-orch-proto-message": ["a list"],
  "x-orch-inline": ["a reference"],
  "x-orch-list-type": ["a list"],
  "x-orch-list-map-keys": ["a list"],
  "x-orch-unique": ["a list"],
  "x-orch-map-type": ["a map", "an object"],
  "x-orch-validation-order": ["an object"],
  "x-orch-patch-merge-key": ["a list"],
  "x-orch-patch-strategy": ["a list", "a map", "an object", "a reference"],
};

/** Keywords of fields: below `items` and `additionalProperties` nothing has a number, a default or a presence of its own. */
const OF_FIELDS: ReadonlySet<string> = new Set([
  "default",
  "writeOnly",
  "deprecated",
  "x-orch-proto",
  "x-orch-optional",
  "x-orch-omit-empty",
  "x-orch-inline",
  "x-orch-immutable",
  "x-orch-feature-gate",
]);

/** Reports the keywords of `schema` that do not go together. */
export function checkKeywords(schema: Mapping, place: Place, problems: ProblemList): void {
  const contents = CONTENTS.filter((key) => schema[key] !== undefined);
  const [first, ...others] = contents;
  for (const other of others) problems.atKey(place, [other], `"${first}" and "${other}" exclude each other`, "keep one");
  const type = asText(schema["type"]);
  const kind = first === undefined ? SCALARS[type ?? ""] : KIND_OF[first];
  if (kind === undefined || others.length > 0) return;
  if (first !== undefined && type !== undefined && type !== TYPE_OF[kind]) {
    const wanted = TYPE_OF[kind] === undefined ? "leave it out" : `give type: ${TYPE_OF[kind]}, or leave it out`;
    problems.atValue(place, ["type"], `type "${type}" does not go with "${first}"`, wanted);
  }
  for (const key of Object.keys(schema)) {
    const fitting = FITS[key];
    if (fitting !== undefined && !fitting.includes(kind)) {
      problems.atKey(place, [key], `"${key}" means nothing for ${kind}`, `it is for ${fitting.join(" or ")}`);
    }
  }
  const last = place.path.at(-1);
  if (last !== "items" && last !== "additionalProperties") return;
  if (place.path.at(-2) === "properties") return;
  for (const key of Object.keys(schema)) {
    if (OF_FIELDS.has(key)) problems.atKey(place, [key], `"${key}" means nothing below "${last}"`, "it is for fields");
  }
}
