/** Generated codecs against an independent implementation: protobufjs's own, driven by the generated `.proto` files (NEG-20). */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import fc from "fast-check";
import protobuf from "protobufjs";
import { definitionFactories, metaTypes, vendorProfiles, virtualKindFactories } from "../../../../generated/index.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../../runtime/definition/json.js";
import type { ProtobufCodec } from "../../../../runtime/definition/resource-definition.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectsOf } from "./schema-arbitrary.js";

const PROTO_FOLDER = "generated/proto";
const RUNS = 60;

interface WireType {
  readonly name: string;
  readonly schema: StructSchema;
  readonly codec: ProtobufCodec;
}

const profile = vendorProfiles["orch"];
assert(profile !== undefined);

/** Programs print it for clients, as JSON alone. */
const WITHOUT_BINARY_FORM = ["ExecCredential"];

const types: WireType[] = [
  ...[...definitionFactories, ...virtualKindFactories].flatMap((factory) => {
    const { group, version, kind, schema, protobuf: codec } = factory(profile);
    assert.equal(codec === undefined, WITHOUT_BINARY_FORM.includes(kind), kind);
    return codec === undefined
      ? []
      : { name: `${profile.protobufPackage}.${group.split(".")[0] || "core"}.${version}.${kind}`, schema, codec };
  }),
  ...Object.entries(metaTypes).map(([kind, { schema, protobuf: codec }]) => ({
    name: `${profile.names["machineryPackage"]}.apis.meta.v1.${kind}`,
    schema,
    codec,
  })),
];

const root = new protobuf.Root();
root.resolvePath = (_origin, target) => (target.startsWith(PROTO_FOLDER) ? target : join(PROTO_FOLDER, target));
root.loadSync(
  readdirSync(PROTO_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".proto"))
    .map((path) => join(PROTO_FOLDER, path)),
  { keepCase: true },
);
root.resolveAll();

describe("NEG-20 generated codecs", () => {
  for (const { name, schema, codec } of types) {
    it(`${name}: JSON to protobuf and back`, () => {
      fc.assert(
        fc.property(objectsOf(schema), (object) => assert.deepEqual(codec.decode(codec.encode(object)), object)),
        { numRuns: RUNS },
      );
    });

    it(`${name}: reads what another implementation writes, and it reads what is written here`, () => {
      const type = root.lookupType(name);
      fc.assert(
        fc.property(objectsOf(schema), (object) => {
          const foreign = type.encode(type.fromObject(toMessage(object, type))).finish();
          assert.deepEqual(codec.decode(foreign), object);
          const read = type.decode(codec.encode(object));
          assert.deepEqual(codec.decode(type.encode(read).finish()), object);
        }),
        { numRuns: RUNS },
      );
    });
  }

  it("every field that JSON has stands in the .proto message of its type", () => {
    for (const { name, schema } of types) compareFields(name, schema, new Set());
  });
});

function compareFields(name: string, schema: StructSchema, seen: Set<StructSchema>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const type = root.lookupType(name);
  for (const [field, { schema: value }] of Object.entries(schema.fields)) {
    const declared = type.fields[field];
    assert(declared !== undefined || isEmbedded(type, field), `${name}.${field}`);
    const below = value.kind === "list" ? value.item : value.kind === "map" ? value.value : value;
    if (below.kind === "struct" && declared?.resolvedType) compareFields(declared.resolvedType.fullName.slice(1), below, seen);
  }
}

/** Whether the field is one of an embedded message, whose fields JSON shows flat. */
function isEmbedded(type: protobuf.Type, field: string): boolean {
  return type.fieldsArray.some((candidate) => {
    candidate.resolve();
    return candidate.resolvedType instanceof protobuf.Type && candidate.resolvedType.fields[field] !== undefined;
  });
}

/** The JSON object model as protobufjs wants it: leaves as their messages, embedded messages nested. */
function toMessage(object: JsonObject, type: protobuf.Type): Record<string, unknown> {
  const message: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object)) {
    const field = type.fields[name];
    if (field === undefined) {
      const embedded = type.fieldsArray.find((candidate) => {
        candidate.resolve();
        return candidate.resolvedType instanceof protobuf.Type && candidate.resolvedType.fields[name] !== undefined;
      });
      assert(embedded?.resolvedType instanceof protobuf.Type, `${type.fullName} has no field ${name}`);
      const nested = toMessage({ [name]: value ?? null }, embedded.resolvedType);
      message[embedded.name] = { ...((message[embedded.name] as object | undefined) ?? {}), ...nested };
      continue;
    }
    field.resolve();
    if (value !== undefined) message[name] = toField(value, field);
  }
  return message;
}

function toField(value: JsonValue, field: protobuf.Field): unknown {
  if (field instanceof protobuf.MapField && isJsonObject(value)) {
    const entries = Object.entries(value).map(([key, entry]) => [key, toLeaf(entry ?? null, field)] as const);
    return Object.fromEntries(entries);
  }
  if (field.repeated && Array.isArray(value)) return value.map((item) => toLeaf(item, field));
  return toLeaf(value, field);
}

function toLeaf(value: JsonValue, field: protobuf.Field): unknown {
  if (!(field.resolvedType instanceof protobuf.Type)) return typeof value === "bigint" ? value.toString() : value;
  const { name } = field.resolvedType;
  if (value === null) return {};
  if (name === "Time" || name === "MicroTime") return toTime(String(value));
  if (name === "Quantity") return { string: value };
  if (name === "IntOrString") return typeof value === "string" ? { type: 1, strVal: value } : { type: 0, intVal: value };
  if (name === "RawExtension") return { raw: Buffer.from(JSON.stringify(value)).toString("base64") };
  if (name === "FieldsV1") return { Raw: Buffer.from(JSON.stringify(value)).toString("base64") };
  if (Array.isArray(value)) return { items: value };
  assert(isJsonObject(value));
  return toMessage(value, field.resolvedType);
}

function toTime(text: string): { seconds: number; nanos: number } {
  const micros = /\.(\d{6})Z/.exec(text)?.[1] ?? "0";
  return { seconds: Math.floor(Date.parse(text) / 1000), nanos: Number(micros) * 1000 };
}
