/** Nothing in a schema is accepted and does nothing: every keyword of the definition format, at every place that a schema can have. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import type { ApiModel } from "../../../../codegen/model/model.js";
import { KEYWORDS } from "../../../../runtime/schema/declared/check-keywords.js";
import { WIRE_FORMATS } from "../../../../runtime/schema/declared/scalars.js";
import { formats } from "../../../../runtime/schema/formats/formats.js";
import { loadFiles } from "./definition-folder.js";

type Schema = Readonly<Record<string, unknown>>;

const shape = JSON.parse(readFileSync("api-definitions/definition.schema.json", "utf8")).definitions.schema.properties as Record<
  string,
  { enum?: string[] }
>;

const TEXT = { type: "string" };
const MEMBERS = {
  name: { "x-orch-proto": 1, type: "string", description: "Name." },
  again: { "x-orch-proto": 2, type: "string", description: "Again." },
};
const OBJECT = { properties: MEMBERS, description: "An object." };

/** Values of each keyword of which one says something new wherever the keyword may stand. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  description: ["Other."],
  title: ["Other"],
  $ref: ["Leaf"],
  type: ["string"],
  format: ["percent", "int32", "fields-v1"],
  properties: [MEMBERS],
  required: [["name"]],
  "x-orch-always-written": [["name"]],
  items: [TEXT],
  additionalProperties: [TEXT],
  propertyNames: [{ format: "dns1123Label" }],
  enum: [["a"]],
  "x-orch-known-values": [["a"]],
  "x-orch-large": [true],
  default: ["a", 2, 0.5, true, "MQ==", "5", "2026-01-01T00:00:00Z", [], {}, ["a"], { a: "b" }],
  pattern: ["^a$"],
  minimum: [1],
  maximum: [9],
  minLength: [1],
  maxLength: [3],
  minItems: [1],
  maxItems: [3],
  minProperties: [1],
  maxProperties: [3],
  deprecated: [true],
  "x-orch-proto": [9],
  "x-orch-proto-message": ["Items"],
  "x-orch-no-proto": [true],
  "x-orch-optional": [true, false],
  "x-orch-omit-empty": [false],
  "x-orch-inline": [true],
  "x-orch-int-or-string": [true],
  "x-orch-preserve-unknown-fields": [true],
  "x-orch-list-type": ["set", "atomic"],
  "x-orch-list-map-keys": [["name"]],
  "x-orch-unique": [true, "name", { items: ".name", keys: [] }],
  "x-orch-map-type": ["atomic"],
  "x-orch-patch-strategy": ["replace"],
  "x-orch-patch-merge-key": ["name"],
  "x-orch-feature-gate": ["Gate"],
  "x-orch-immutable": [true],
  "x-orch-validations": [[{ rule: "true" }]],
  "x-orch-hook": ["leaf"],
  "x-orch-unchecked": [true],
  "x-orch-default-when": ["true", [{ when: "true", default: "a" }]],
  "x-orch-default-from": ["null"],
  "x-orch-defaults-below": [[{ at: ".again", from: ".name" }]],
  "x-orch-union": [{ noun: "n", members: ["name", "again"] }],
};

const field = (schema: Schema): object => ({ properties: { x: { "x-orch-proto": 1, description: "X.", ...schema } }, description: "T." });
const items = (schema: Schema): object => field({ items: schema });
const values = (schema: Schema): object => field({ additionalProperties: schema });
const own = (schema: Schema): object => schema;

/** A schema at each place, and the type that holds it. */
const PLACES: Readonly<Record<string, readonly [around: (schema: Schema) => object, schema: Schema]>> = {
  Text: [field, TEXT],
  Integer: [field, { type: "integer" }],
  Number: [field, { type: "number" }],
  Boolean: [field, { type: "boolean" }],
  Bytes: [field, { type: "string", format: "byte" }],
  Time: [field, { type: "string", format: "date-time" }],
  Amount: [field, { type: "string", format: "quantity" }],
  IntOrString: [field, { "x-orch-int-or-string": true }],
  AnyJson: [field, { "x-orch-preserve-unknown-fields": true }],
  AnyObject: [field, { type: "object", "x-orch-preserve-unknown-fields": true }],
  Reference: [field, { $ref: "Leaf" }],
  List: [field, { items: TEXT }],
  ObjectList: [field, { items: { $ref: "Leaf" } }],
  Map: [field, { additionalProperties: TEXT }],
  Inline: [field, { properties: MEMBERS }],
  Item: [items, TEXT],
  ReferenceItem: [items, { $ref: "Leaf" }],
  InlineItem: [items, OBJECT],
  Value: [values, TEXT],
  InlineValue: [values, OBJECT],
  Own: [own, OBJECT],
  Tree: [own, { properties: { spec: { "x-orch-proto": 2, description: "S.", properties: MEMBERS } } }],
};

function load(schemas: Readonly<Record<string, object>>): ReturnType<typeof loadFiles> {
  const files = Object.entries(schemas).map(([name, schema]) => [
    `garden/v1/${name.toLowerCase()}.yaml`,
    name === "Tree"
      ? { kind: "Tree", scope: "Cluster", description: "A tree.", lifecycle: { introduced: "1.24" }, schema }
      : { types: { [name]: schema } },
  ]);
  const leaf = ["garden/v1/leaf.yaml", { types: { Leaf: OBJECT } }];
  const gates = JSON.stringify(schemas).includes('"Gate"') ? { "feature-gates.yaml": "Gate: { stage: ALPHA }" } : {};
  return loadFiles({ ...Object.fromEntries([...files, leaf].map(([name, data]) => [name, JSON.stringify(data)])), ...gates });
}

/** What the model says of a type and of those declared inside it. */
const told = (model: ApiModel | undefined, place: string): string =>
  JSON.stringify(
    [...(model?.types ?? [])].filter(([name]) => name.startsWith(`garden/v1.${place}`)),
    (key, value) => (key === "source" ? undefined : value),
  );

const plain = load(Object.fromEntries(Object.entries(PLACES).map(([place, [around, schema]]) => [place, around(schema)])));

/** Of the places that take `keyword` with `sample`: whether that changes the model. */
function effects(keyword: string, sample: unknown, places: readonly string[]): [place: string, hasEffect: boolean][] {
  const schemas = Object.fromEntries(
    places.map((place) => {
      const [around, schema] = PLACES[place]!;
      return [place, around({ ...schema, [keyword]: sample })];
    }),
  );
  const refused = new Set(load(schemas).problems?.map(({ file }) => file.replace(/^.*\/|\.yaml$/g, "")));
  const taken = places.filter((place) => !refused.has(place.toLowerCase()));
  if (taken.length === 0) return [];
  const { model, problems } = load(Object.fromEntries(taken.map((place) => [place, schemas[place]!])));
  assert.deepEqual(problems ?? [], []);
  return taken.map((place) => [place, told(model, place) !== told(plain.model, place)]);
}

describe("keywords of schemas", () => {
  test("all that the format allows are known, and no others", () => {
    assert.deepEqual(Object.keys(KEYWORDS).sort(), Object.keys(shape).sort());
    assert.deepEqual(Object.keys(SAMPLES).sort(), Object.keys(shape).sort());
    assert.deepEqual(plain.problems ?? [], []);
  });

  test("formats of the definition format are those that there are", () => {
    const wire = Object.values(WIRE_FORMATS).flatMap((names) => Object.keys(names));
    assert.deepEqual([...(shape["format"]?.enum ?? [])].sort(), [...wire, ...Object.keys(formats), "fields-v1"].sort());
  });

  for (const [keyword, samples] of Object.entries(SAMPLES)) {
    test(`${keyword} says something or is refused`, () => {
      const places = Object.keys(PLACES).filter((place) => PLACES[place]?.[1][keyword] === undefined);
      const outcomes = samples.flatMap((sample) => effects(keyword, sample, places));
      const working = new Set(outcomes.flatMap(([place, hasEffect]) => (hasEffect ? [place] : [])));
      const silent = outcomes.flatMap(([place]) => (working.has(place) ? [] : [place]));
      assert.deepEqual(silent, []);
    });
  }
});
