/** What the generator prints of definitions, and what is made of the same types at run time, are the same. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { inProfile } from "../../../../codegen/emit/naming.js";
import { loadModel } from "../../../../codegen/model/load-model.js";
import { definitionFactories } from "../../../../generated/index.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../../runtime/definition/json.js";
import type { FieldSchema, Schema } from "../../../../runtime/definition/schema.js";
import { kinds } from "../../../../runtime/kinds/index.js";
import { LinkedValidators } from "../../../../runtime/schema/declared/linked-validators.js";
import { SchemaTrees } from "../../../../runtime/schema/declared/schema-tree.js";
import { structuralErrors } from "../../../../runtime/schema/structural.js";
import { profile } from "../../registry/registry-fixture.js";

const { model } = loadModel(fileURLToPath(new URL("../../../../../api-definitions/", import.meta.url)));
assert.ok(model);
const { types, resources } = model;
const trees = new SchemaTrees(types, new Map());
const validators = new LinkedValidators(types);

/** A tree as plain data, types around the place by their names; who owns an untyped object is left out. */
function plain(schema: Schema, above: readonly string[] = []): unknown {
  if (schema.kind === "list") return { ...schema, item: plain(schema.item, above) };
  if (schema.kind === "map") return { ...schema, value: plain(schema.value, above) };
  if (schema.kind === "any") return { kind: "any", object: schema.object };
  if (schema.kind === "scalar") return schema;
  const { typeName, atomic, validationOrder, checks, unions, defaultsBelow, hooks, fields } = schema;
  if (above.includes(typeName)) return typeName;
  const inner = Object.entries(fields).map(([name, field]: [string, FieldSchema]) => {
    return [name, { ...field, schema: plain(field.schema, [...above, typeName]) }];
  });
  return { typeName, atomic, validationOrder, checks, unions, defaultsBelow, hooks, fields: Object.fromEntries(inner) };
}

const WRONG: readonly JsonValue[] = ["", "!", "-", "9".repeat(300), -1, 0, 70_000, 5e9, [], {}, true];

/** `value` with one thing changed or missing, in all ways. */
function* bent(value: JsonValue): Generator<JsonValue> {
  for (const wrong of WRONG) if (typeof wrong === typeof value && Array.isArray(wrong) === Array.isArray(value)) yield wrong;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) for (const other of bent(item)) yield value.with(index, other);
  } else if (isJsonObject(value)) {
    for (const name of Object.keys(value)) {
      const { [name]: member = null, ...rest } = value;
      yield rest;
      for (const other of bent(member)) yield { ...value, [name]: other };
    }
  }
}

describe("types of definitions, made at run time", () => {
  let refused = 0;
  for (const resource of resources) {
    const name = `${resource.package}.${resource.kind}`;
    const group = inProfile(resource.group, profile);
    const definition = definitionFactories
      .map((factory) => factory(profile, kinds))
      .find((found) => found.group === group && found.version === resource.version && found.kind === resource.kind);
    assert.ok(definition);
    test(`${name}: the same tree, and the same mistakes in what is bent`, () => {
      assert.deepEqual(plain(trees.of(name)), plain(definition.schema));
      const validate = validators.of(name);
      for (const object of bent((resource.example ?? {}) as JsonObject)) {
        const expected = structuralErrors(object as JsonObject, definition.schema, definition.validate);
        assert.deepEqual(structuralErrors(object as JsonObject, definition.schema, validate), expected);
        refused += expected.length;
      }
    });
  }
  test("many are bent enough to be refused", () => assert.ok(refused > 200, `${refused}`));
});
