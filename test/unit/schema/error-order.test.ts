import assert from "node:assert/strict";
import { test } from "node:test";
import type { FieldSchema, Schema, StructSchema } from "../../../runtime/definition/schema.js";
import { type FieldError, invalidValue, required } from "../../../runtime/errors/field-error.js";
import { inToldOrder } from "../../../runtime/schema/error-order.js";

const text: Schema = { kind: "scalar", type: "string" };
const list = (item: Schema): Schema => ({ kind: "list", item, listType: "atomic", keys: [] });
const map = (value: Schema): Schema => ({ kind: "map", value, atomic: false });
const field = (schema: Schema, errorPath?: string): FieldSchema => ({
  schema,
  required: false,
  omitEmpty: true,
  optional: false,
  ...(errorPath === undefined ? {} : { errorPath }),
});
const struct = (fields: Record<string, FieldSchema>, validationOrder?: readonly string[]): StructSchema => ({
  kind: "struct",
  typeName: "Thing",
  atomic: false,
  fields,
  ...(validationOrder === undefined ? {} : { validationOrder }),
});

const item = struct({ name: field(text), path: field(text, "../path"), both: field(text, "") });
const schema = struct({
  metadata: field(struct({ name: field(text), labels: field(map(text)) })),
  spec: field(
    struct(
      {
        first: field(text),
        second: field(text),
        items: field(list(item)),
        names: field(list(text), "names"),
        labels: field(map(text), "labels"),
        data: field(map(text)),
        old: field(struct({ a: field(text) }), "renamed.old"),
        marks: field(list(item), "/metadata.marks[]"),
      },
      ["second", "items", "names", "labels", "data", "old", "first", "."],
    ),
  ),
});

const mistake = (path: string, more: Partial<FieldError> = {}): FieldError => ({ ...invalidValue(path, "", ""), ...more });
const told = (...errors: FieldError[]): string[] => inToldOrder(errors, schema).map(({ field: path }) => path);

test("ERR-04 mistakes follow the order of the definition, items their index, metadata its own", () => {
  assert.deepEqual(
    told(
      mistake("spec"),
      mistake("spec.first"),
      mistake("spec.items[10].name"),
      mistake("spec.items[2].name"),
      mistake("spec.second"),
      mistake("metadata.labels"),
      mistake("metadata.name"),
      mistake("elsewhere"),
    ),
    ["metadata.labels", "metadata.name", "spec.second", "spec.items[2].name", "spec.items[10].name", "spec.first", "spec", "elsewhere"],
  );
});

for (const [path, expected] of [
  ["spec.names[3]", "spec.names"],
  ["spec.labels[a.b/c]", "spec.labels"],
  ["spec.items[1].path", "spec.items.path"],
  ["spec.items[1].both", "spec.items[1]"],
  ["spec.old.a", "spec.renamed.old.a"],
  ["spec.marks[1].name", "metadata.marks[1].name"],
  ["spec.data[a[0].b]", "spec.data[a[0].b]"],
  ["spec.data[]", "spec.data[]"],
  ["spec.items.name", "spec.items.name"],
  ["spec.unknown[0].x", "spec.unknown[0].x"],
  ["", ""],
] as const) {
  test(`ERR-04 messages call "${path}" "${expected}"`, () => assert.deepEqual(told(mistake(path)), [expected]));
}

test("ERR-04 what is missing comes before what else is wrong with a field, and what should not be hides what is in it", () => {
  const errors = [mistake("spec.second"), required("spec.second", ""), mistake("spec.old.a"), mistake("spec.old", { hidesBelow: true })];
  assert.deepEqual(
    inToldOrder(errors, schema).map((error) => `${error.type} ${error.field}`),
    ["FieldValueRequired spec.second", "FieldValueInvalid spec.second", "FieldValueInvalid spec.renamed.old"],
  );
  assert.deepEqual(told(mistake("spec.data[x]"), mistake("spec.second", { toldAfter: "spec.labels" })), ["spec.second", "spec.data[x]"]);
});
