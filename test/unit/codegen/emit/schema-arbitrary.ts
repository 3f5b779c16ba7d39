/** Arbitrary objects of a schema, in the canonical shape that conforming gives them. */
import fc from "fast-check";
import type { JsonObject, JsonValue } from "../../../../runtime/definition/json.js";
import type { FieldSchema, ScalarType, Schema, StructSchema } from "../../../../runtime/definition/schema.js";

const SCALARS: Readonly<Record<ScalarType, fc.Arbitrary<JsonValue>>> = {
  string: fc.string({ unit: "binary" }),
  boolean: fc.boolean(),
  int32: fc.integer(),
  int64: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => (Number.isSafeInteger(Number(n)) ? Number(n) : n)),
  double: fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
  bytes: fc.uint8Array().map((bytes) => Buffer.from(bytes).toString("base64")),
  Quantity: fc.constantFrom("0", "1", "500m", "1Gi", "128974848", "3e6"),
  IntOrString: fc.oneof(fc.integer(), fc.string()),
  Time: fc
    .integer({ min: -62135596799, max: 253402300799 })
    .map((s) => (s === 0 ? null : new Date(s * 1000).toISOString().replace(".000Z", "Z"))),
  MicroTime: fc
    .tuple(fc.integer({ min: 1, max: 253402300799 }), fc.integer({ min: 0, max: 999999 }))
    .map(([s, micros]) => new Date(s * 1000).toISOString().replace("000Z", `${String(micros).padStart(6, "0")}Z`)),
  Duration: fc.constantFrom("0s", "1h0m0s", "1m30s", "1.5s", "-2ms", "300µs"),
};

/** JSON whose numbers read back as they are: whole ones in the safe range, no negative zero. */
const anyValues = fc
  .jsonValue({ maxDepth: 2 })
  .filter((value) => !/(?<![\d.])-?\d{16,}|e\+/.test(JSON.stringify(value)))
  .map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);

const isZero = (value: JsonValue): boolean => value === "" || value === 0 || value === false || value === null;

/** Objects of a type; `depth` bounds recursive types. */
export function objectsOf(schema: StructSchema, depth = 4): fc.Arbitrary<JsonObject> {
  const fields = Object.entries(schema.fields).map(([name, field]) => [name, fieldValues(field, depth - 1)] as const);
  return fc
    .record(Object.fromEntries(fields))
    .map((object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)));
}

function fieldValues(field: FieldSchema, depth: number): fc.Arbitrary<JsonValue | undefined> {
  const { schema } = field;
  if (schema.kind === "list" || schema.kind === "map") {
    const filled = valuesOf(schema, depth).filter((value) => Object.keys(value as object).length > 0);
    return depth <= 0 ? fc.constant(undefined) : fc.option(filled, { nil: undefined });
  }
  const present = valuesOf(schema, depth).filter((value) => (field.optional ? value !== null : !field.omitEmpty || !isZero(value)));
  const isAlwaysThere = !field.optional && (schema.kind === "struct" || !field.omitEmpty);
  return isAlwaysThere ? present : fc.option(present, { nil: undefined });
}

function valuesOf(schema: Schema, depth: number): fc.Arbitrary<JsonValue> {
  switch (schema.kind) {
    case "struct":
      return objectsOf(schema, depth);
    case "list":
      return fc.array(valuesOf(schema.item, depth - 1), { maxLength: 3 });
    case "map":
      return fc.dictionary(fc.string(), valuesOf(schema.value, depth - 1), { maxKeys: 3, noNullPrototype: true });
    case "any":
      return fc.dictionary(fc.string(), anyValues, { maxKeys: 3, noNullPrototype: true });
    case "scalar":
      return SCALARS[schema.type];
  }
}
