/**
 * Values as expressions see them: CEL tells whole numbers from others by type, JSON does not; and fields without explicit presence read
 * as their zero when they are absent, as in proto3.
 */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import type { FieldSchema, Schema, StructSchema } from "../../definition/schema.js";
import type { ExpressionVariables } from "./evaluate.js";

/** Fields of a struct that expressions read; undefined: they may look at any. */
export type ReadFields = ReadonlySet<string> | undefined;

/** A value, now and as it is stored, with the schema of both, undefined where nothing is known of it, and what is read of a struct. */
export class CheckedValues {
  #now: unknown;
  #old: unknown;

  constructor(
    private readonly value: JsonValue | undefined,
    private readonly oldValue: JsonValue | undefined,
    private readonly schema: Schema | undefined,
    private readonly read?: ReadFields,
  ) {}

  get now(): unknown {
    this.#now ??= seenValue(this.value, this.schema, this.read);
    return this.#now;
  }

  get old(): unknown {
    this.#old ??= seenValue(this.oldValue, this.schema, this.read);
    return this.#old;
  }

  /** Whether the value is an object without a field, for all that `has` would find: told without making what expressions see. */
  lacks(field: string): boolean {
    return lacks(this.value, field);
  }

  /** As {@link lacks}, of the stored value. */
  lacked(field: string): boolean {
    return lacks(this.oldValue, field);
  }

  /** Whether maps of the value, "" for itself, surely hold no more text together: told without counting its bytes. */
  holdsAtMost(bytes: number, fields: readonly string[]): boolean {
    let most = 0;
    for (const name of fields) {
      const map = name === "" ? this.value : fieldAsRead(this.value, this.schema, name);
      if (!isJsonObject(map)) return false;
      for (const key in map) {
        const text = map[key];
        if (typeof text === "string") most += text.length * MOST_BYTES_PER_UNIT;
      }
    }
    return most <= bytes;
  }

  /** An item of the lists and maps at `path` below the value, as expressions see it. */
  itemBelow(path: string, item: JsonValue): unknown {
    return seenValue(item, schemaBelow(this.schema, `${path}[*]`));
  }
}

const lacks = (value: JsonValue | undefined, field: string): boolean =>
  isJsonObject(value) && (getOwn(value, field) ?? undefined) === undefined;

/** Of a unit of UTF-16, in UTF-8. */
const MOST_BYTES_PER_UNIT = 3;
const NO_MEMBERS: JsonObject = Object.freeze({});

/** A field that is a map; one without explicit presence is there in any case. */
function fieldAsRead(value: JsonValue | undefined, schema: Schema | undefined, name: string): JsonValue | undefined {
  if (!isJsonObject(value) || schema?.kind !== "struct") return undefined;
  const member = getOwn(value, name) ?? undefined;
  return member === undefined && schema.fields[name]?.optional === false ? NO_MEMBERS : member;
}

/** What the expressions on one value see; made when one asks for it. */
export class RuleVariables implements ExpressionVariables {
  constructor(
    private readonly own: CheckedValues,
    private readonly whole: CheckedValues,
    readonly item?: unknown,
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

/** Follows `.ports[*]` through a schema. */
export function schemaBelow(schema: Schema | undefined, path: string): Schema | undefined {
  let current = schema;
  for (const [step, name] of path.matchAll(/\[\*\]|([^.[\]]+)/g)) {
    if (step === "[*]") current = current?.kind === "list" ? current.item : current?.kind === "map" ? current.value : undefined;
    else current = current?.kind === "struct" ? current.fields[name as string]?.schema : undefined;
  }
  return current;
}

/**
 * Names of the fields of an object that are not there and only read as zero; on the copies that expressions see. One symbol for the
 * process: the bundle has the language in a file of its own, with its own copy of what it shares with those who ask.
 */
const FILLED = Symbol.for("orch: fields that read as zero");

/** Whether an object that an expression sees has a field: what only reads as zero, or is null, is not there. */
export function isSet(object: unknown, name: string): boolean {
  if (object instanceof Map) return (object.get(name) ?? undefined) !== undefined;
  if (typeof object !== "object" || object === null || !Object.hasOwn(object, name)) return false;
  // There, and not asked for yet.
  if (Object.getOwnPropertyDescriptor(object, name)?.get !== undefined) return true;
  const filled = (object as { [FILLED]?: ReadonlySet<string> })[FILLED];
  return ((object as Record<string, unknown>)[name] ?? undefined) !== undefined && filled?.has(name) !== true;
}

/** Shares with its input what reads the same; values of unknown schema stay as they are. A struct has the fields that are read. */
export function seenValue(value: JsonValue | undefined, schema: Schema | undefined, read?: ReadFields): unknown {
  if (schema === undefined || value === null || value === undefined || !differs(schema)) return value;
  if (schema.kind === "scalar") return Number.isInteger(value) && isWhole(schema) ? BigInt(value as number) : value;
  if (schema.kind === "list") return Array.isArray(value) ? value.map((item) => seenValue(item, schema.item)) : value;
  if (schema.kind === "any") return seenFree(value);
  if (!isJsonObject(value)) return value;
  if (schema.kind === "map") return seenMembers(value, (member) => seenValue(member, schema.value));
  const copy = read === undefined ? scalarFirst(value) : membersRead(value, read);
  fillIn(copy, value, schema, read);
  return copy;
}

/**
 * The library looks at the first member of an object whenever it wants to know of what type it is, and finding that takes as long as
 * listing all of them: with more than these, members are put into a Map.
 */
const FEW_MEMBERS = 64;

function seenMembers(object: JsonObject, seen: (member: JsonValue) => unknown): unknown {
  const names = Object.keys(object);
  if (names.length <= FEW_MEMBERS) return Object.fromEntries(names.map((name) => [name, seen(object[name] as JsonValue)]));
  const members = new Map<string, unknown>();
  for (const name of names) members.set(name, seen(object[name] as JsonValue));
  return members;
}

function hasFewMembers(object: JsonObject): boolean {
  let count = 0;
  for (const _ in object) if (++count > FEW_MEMBERS) return false;
  return true;
}

function seenFree(value: JsonValue): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? value.map(seenFree) : seenMembers(value, seenFree);
}

/** A copy whose first member, by which the library takes it for what it is, holds no others where that can be had. */
function scalarFirst(value: JsonObject): Record<string, unknown> {
  for (const name in value) if (typeof value[name] !== "object") return { [name]: value[name], ...value };
  return { ...value };
}

/** A copy with nothing but what is read, and the scalar that shows the library what it is. */
function membersRead(value: JsonObject, read: ReadonlySet<string>): Record<string, unknown> {
  const copy: JsonObject = {};
  for (const name in value) {
    if (typeof value[name] === "object") continue;
    setOwn(copy, name, value[name] as JsonValue);
    break;
  }
  for (const name of read) {
    const member = getOwn(value, name);
    if (member !== undefined) setOwn(copy, name, member);
  }
  return copy;
}

function fillIn(copy: Record<string, unknown>, value: JsonObject, schema: StructSchema, read: ReadFields): void {
  let filled: Set<string> | undefined;
  for (const { name, field, zero, differs: isOther } of read === undefined ? tellingFields(schema) : tellingRead(schema, read)) {
    const member = getOwn(value, name);
    if (member !== undefined && member !== null) {
      if (!isOther || isSeenAsItIs(member, field.schema)) continue;
      if (typeof member === "object") seeLater(copy, name, member, field.schema);
      else copy[name] = seenValue(member, field.schema);
    } else if (zero !== undefined) {
      copy[name] = zero;
      filled ??= new Set();
      filled.add(name);
    }
  }
  if (filled !== undefined) (copy as { [FILLED]?: ReadonlySet<string> })[FILLED] = filled;
}

/** A map is seen otherwise for its values, or for having many. */
const isSeenAsItIs = (member: JsonValue, schema: Schema): boolean =>
  schema.kind === "map" && isJsonObject(member) && !differs(schema.value) && hasFewMembers(member);

/** Makes a member when an expression asks for it: most read one or two of a value that may be large. */
function seeLater(copy: Record<string, unknown>, name: string, member: JsonValue, schema: Schema): void {
  Object.defineProperty(copy, name, {
    enumerable: true,
    configurable: true,
    get() {
      const seen = seenValue(member, schema);
      Object.defineProperty(copy, name, { value: seen, enumerable: true });
      return seen;
    },
  });
}

interface TellingField {
  readonly name: string;
  readonly field: FieldSchema;
  /** What it reads as when it is absent; undefined: it is absent then. */
  readonly zero: unknown;
  readonly differs: boolean;
}

const tellingFieldsOf = new WeakMap<StructSchema, readonly TellingField[]>();

/** The fields of a struct that may look otherwise than in JSON; found once for each type. */
function tellingFields(schema: StructSchema): readonly TellingField[] {
  let fields = tellingFieldsOf.get(schema);
  if (fields === undefined) {
    fields = Object.entries(schema.fields)
      .map(([name, field]) => ({ name, field, zero: zeroOf(field), differs: differs(field.schema) }))
      .filter(({ zero, differs: isOther }) => zero !== undefined || isOther);
    tellingFieldsOf.set(schema, fields);
  }
  return fields;
}

const tellingReadOf = new WeakMap<NonNullable<ReadFields>, WeakMap<StructSchema, readonly TellingField[]>>();

/** Those of them that are read; found once for each type and set of names. */
function tellingRead(schema: StructSchema, read: NonNullable<ReadFields>): readonly TellingField[] {
  let ofTypes = tellingReadOf.get(read);
  if (ofTypes === undefined) {
    ofTypes = new WeakMap();
    tellingReadOf.set(read, ofTypes);
  }
  let fields = ofTypes.get(schema);
  if (fields === undefined) {
    fields = tellingFields(schema).filter(({ name }) => read.has(name));
    ofTypes.set(schema, fields);
  }
  return fields;
}

const ZEROS = { string: "", boolean: false, int32: 0n, int64: 0n, double: 0, bytes: "" } as const;

function zeroOf({ schema, optional }: FieldSchema): unknown {
  if (optional) return undefined;
  if (schema.kind === "list") return [];
  if (schema.kind === "map") return {};
  return schema.kind === "scalar" && Object.hasOwn(ZEROS, schema.type) ? ZEROS[schema.type as keyof typeof ZEROS] : undefined;
}

const isWhole = (schema: Schema): boolean =>
  schema.kind === "scalar" && (schema.type === "int32" || schema.type === "int64" || schema.type === "IntOrString");

const differing = new WeakMap<Schema, boolean>();

/** Whether values of a schema may look otherwise than in JSON. Structs of a recursive type meet themselves: they do. */
function differs(schema: Schema): boolean {
  switch (schema.kind) {
    case "scalar":
      return isWhole(schema);
    case "list":
      return differs(schema.item);
    // With many members.
    case "map":
    case "any":
      return true;
    case "struct": {
      const known = differing.get(schema);
      if (known !== undefined) return known;
      differing.set(schema, true);
      const found = Object.values(schema.fields).some((field) => zeroOf(field) !== undefined || differs(field.schema));
      differing.set(schema, found);
      return found;
    }
  }
}
