/** Mistakes in the order, and with the paths, in which the peer tells them: definitions say both where they are not the plain ones. */
import type { FieldSchema, Schema, StructSchema } from "../definition/schema.js";
import type { FieldError } from "../errors/field-error.js";

/** Place of what a definition does not order: behind the rest. */
const LAST = Number.MAX_SAFE_INTEGER;
/** Place of mistakes of a value itself: before those of its members. */
const SELF_FIRST = -1;

/** Start of the path of a field whose mistakes are told of the list that its struct is an item of. */
const BESIDE_LIST = "../";
/** Start of the path of a field whose mistakes are told elsewhere, from the object. */
const OF_OBJECT = "/";
/** End of the path of a list whose items are told by their places all the same. */
const WITH_INDEX = "[]";

interface Told {
  readonly error: FieldError;
  /** Place at each level, outermost first. */
  readonly rank: readonly number[];
}

/** The mistakes of an object of `schema`, sorted, less what others hide; those of one field keep their order. */
export function inToldOrder(errors: readonly FieldError[], schema: StructSchema): readonly FieldError[] {
  const hidden = errors.filter(({ hidesBelow }) => hidesBelow).map(({ field }) => `${field}.`);
  return errors
    .filter(({ field }) => !hidden.some((prefix) => field.startsWith(prefix)))
    .map((error) => told(error, schema))
    .sort((a, b) => compareRanks(a.rank, b.rank) || compareMissing(a.error, b.error))
    .map(({ error }) => error);
}

function told(error: FieldError, schema: StructSchema): Told {
  const own = locate(error.field, schema);
  const rank = error.toldAfter === undefined ? [...own.steps, ...own.self] : [...locate(error.toldAfter, schema).steps, LAST];
  return { error: own.field === error.field ? error : { ...error, field: own.field }, rank };
}

/** That a field is missing is told before what else is wrong with it. */
function compareMissing(a: FieldError, b: FieldError): number {
  if (a.field !== b.field || a.toldAfter !== undefined || b.toldAfter !== undefined) return 0;
  return Number(b.type === "FieldValueRequired") - Number(a.type === "FieldValueRequired");
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let level = 0; level < a.length && level < b.length; level++) {
    const order = (a[level] as number) - (b[level] as number);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

interface Located {
  /** The path as messages show it. */
  readonly field: string;
  readonly steps: readonly number[];
  /** Place of the value's own mistakes among those of its members. */
  readonly self: readonly number[];
}

/** Follows a path such as `spec.volumes[0].name` through the schema as far as that goes; metadata is in order already. */
function locate(path: string, root: StructSchema): Located {
  const steps: number[] = [];
  let schema: Schema | undefined = root;
  let field = "";
  let showsIndex = true;
  let rest = path;
  while (schema !== undefined && rest !== "") {
    const step = firstStep(rest, schema);
    if (step === undefined) break;
    rest = rest.slice(step.length);
    if (schema.kind !== "struct") {
      steps.push(schema.kind === "list" ? Number(step.slice(1, -1)) : 0);
      if (showsIndex) field += step;
      schema = schema.kind === "list" ? schema.item : schema.kind === "map" ? schema.value : undefined;
      continue;
    }
    const name = step.replace(/^\./, "");
    const known: FieldSchema | undefined = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
    steps.push(placeOf(name, schema));
    field = withMember(field, known?.errorPath ?? name);
    showsIndex = known?.errorPath?.endsWith(WITH_INDEX) ?? true;
    schema = name === "metadata" && schema === root ? undefined : known?.schema;
  }
  return { field: field + rest, steps, self: schema?.kind === "struct" ? [placeOf(".", schema)] : [] };
}

/** The next name or `[...]` of a path; undefined where the path does not follow the schema. */
function firstStep(path: string, schema: Schema): string | undefined {
  if (schema.kind === "struct") return /^\.?(\{[^}]*\}|[^.[{]+)/.exec(path)?.[0];
  if (schema.kind === "list") return /^\[\d+\]/.exec(path)?.[0];
  if (schema.kind !== "map" || !path.startsWith("[")) return undefined;
  // Keys may hold dots and brackets; below scalars there is nothing else.
  return schema.value.kind === "scalar" ? path : /^\[[^\]]*\]/.exec(path)?.[0];
}

function withMember(field: string, path: string): string {
  const shown = path.endsWith(WITH_INDEX) ? path.slice(0, -WITH_INDEX.length) : path;
  if (shown.startsWith(OF_OBJECT)) return shown.slice(OF_OBJECT.length);
  const besideList = shown.startsWith(BESIDE_LIST);
  const parent = besideList ? field.replace(/\[[^\]]*\]$/, "") : field;
  const name = besideList ? shown.slice(BESIDE_LIST.length) : shown;
  if (name === "") return parent;
  return parent === "" ? name : `${parent}.${name}`;
}

const places = new WeakMap<StructSchema, ReadonlyMap<string, number>>();

function placeOf(name: string, schema: StructSchema): number {
  let known = places.get(schema);
  if (known === undefined) {
    known = new Map((schema.validationOrder ?? Object.keys(schema.fields)).map((field, index) => [field, index]));
    places.set(schema, known);
  }
  return known.get(name) ?? (name === "." ? SELF_FIRST : LAST);
}
