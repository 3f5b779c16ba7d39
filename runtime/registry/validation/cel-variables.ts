/** Values as expressions see them: CEL tells whole numbers from others by type, JSON does not. */
import { isJsonObject, type JsonValue } from "../../definition/json.js";
import type { Schema } from "../../definition/schema.js";
import type { CelVariables } from "./cel-environment.js";

/** A value, now and as it is stored, with the schema of both; undefined where nothing is known of it. */
export class CelValues {
  #now: unknown;
  #old: unknown;

  constructor(
    private readonly value: JsonValue | undefined,
    private readonly oldValue: JsonValue | undefined,
    private readonly schema: Schema | undefined,
  ) {}

  get now(): unknown {
    this.#now ??= celValue(this.value, this.schema);
    return this.#now;
  }

  get old(): unknown {
    this.#old ??= celValue(this.oldValue, this.schema);
    return this.#old;
  }
}

/** What the rules on one value see; made when an expression asks for it. */
export class RuleVariables implements CelVariables {
  constructor(
    private readonly own: CelValues,
    private readonly whole: CelValues,
  ) {}

  get self(): unknown {
    return this.own.now;
  }

  get oldSelf(): unknown {
    return this.own.old;
  }

  get object(): unknown {
    return this.whole.now;
  }

  get oldObject(): unknown {
    return this.whole.old;
  }
}

/**
 * `value` with every number of an integer type as a bigint, which is CEL's int. Shares with its input what holds none; values of
 * unknown schema stay as they are.
 */
function celValue(value: JsonValue | undefined, schema: Schema | undefined): unknown {
  if (schema === undefined || value === null || value === undefined || !holdsIntegers(schema)) return value;
  if (schema.kind === "scalar") return Number.isInteger(value) ? BigInt(value as number) : value;
  if (schema.kind === "list") return Array.isArray(value) ? value.map((item) => celValue(item, schema.item)) : value;
  if (!isJsonObject(value)) return value;
  const copy = { ...value } as Record<string, unknown>;
  if (schema.kind === "map") {
    for (const key of Object.keys(value)) copy[key] = celValue(value[key], schema.value);
  } else if (schema.kind === "struct") {
    for (const [name, fieldSchema] of integerFields(schema)) {
      if (Object.hasOwn(value, name)) copy[name] = celValue(value[name], fieldSchema);
    }
  }
  return copy;
}

type StructSchema = Extract<Schema, { kind: "struct" }>;

const integerFieldsOf = new WeakMap<StructSchema, readonly (readonly [string, Schema])[]>();

/** The fields of a struct that are integers or hold some; found once for each type. */
function integerFields(schema: StructSchema): readonly (readonly [string, Schema])[] {
  let fields = integerFieldsOf.get(schema);
  if (fields === undefined) {
    fields = Object.entries(schema.fields).flatMap(([name, field]) => (holdsIntegers(field.schema) ? [[name, field.schema] as const] : []));
    integerFieldsOf.set(schema, fields);
  }
  return fields;
}

const integersIn = new WeakMap<Schema, boolean>();

function holdsIntegers(schema: Schema): boolean {
  let holds = integersIn.get(schema);
  if (holds === undefined) {
    holds = findsInteger(schema, new Set());
    integersIn.set(schema, holds);
  }
  return holds;
}

/** `seen` holds the types on the way, which a recursive one meets again. */
function findsInteger(schema: Schema, seen: Set<Schema>): boolean {
  if (schema.kind === "scalar") return schema.type === "int32" || schema.type === "int64" || schema.type === "IntOrString";
  if (schema.kind === "list") return findsInteger(schema.item, seen);
  if (schema.kind === "map") return findsInteger(schema.value, seen);
  if (schema.kind === "any" || seen.has(schema)) return false;
  seen.add(schema);
  return Object.values(schema.fields).some((field) => findsInteger(field.schema, seen));
}
