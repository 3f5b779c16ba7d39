/** Paths below a value, as definitions write them: `.spec.ports[*].name`, `.data[tls.crt]`. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";

/** A value and where it is. */
export interface Located {
  readonly value: JsonValue;
  /** e.g. `spec.drivers[0].name` or `data[tls.crt]`. */
  readonly field: string;
}

/** A field's name, or `*` for every item of a list and value of a map. */
type Step = { readonly name: string } | "*";

const parsed = new Map<string, readonly Step[]>();
/** Definitions name few; those that come at run time may be any. */
export const MOST_PARSED = 10_000;

/** Steps of a path, which are kept. */
function stepsOf(path: string): readonly Step[] {
  let steps = parsed.get(path);
  if (steps === undefined) {
    steps = [...path.matchAll(/\[\*\]|\[([^\]]*)\]|([^.[\]]+)/g)].map(([text, key, name]): Step => {
      return text === "[*]" ? "*" : { name: key ?? name ?? "" };
    });
    if (parsed.size >= MOST_PARSED) parsed.clear();
    parsed.set(path, steps);
  }
  return steps;
}

/** The path of a value's member. */
export const memberField = (field: string, name: string): string => (field === "" ? name : `${field}.${name}`);

/** All values that are there at `path` below `value`, which is at `field`. */
export function valuesBelow(value: JsonValue, path: string, field: string): readonly Located[] {
  const found: Located[] = [];
  visitBelow(value, stepsOf(path), 0, field, (member, at) => found.push({ value: member, field: at as string }));
  return found;
}

/** Visits the same in their order, where nobody asks where they are: their paths are not put together. */
export function visitMembersBelow(value: JsonValue, path: string, visit: (member: JsonValue) => void): void {
  visitBelow(value, stepsOf(path), 0, undefined, visit);
}

type Visit = (member: JsonValue, field: string | undefined) => void;

/** As deep as a path of a definition has steps. */
function visitBelow(value: JsonValue, steps: readonly Step[], at: number, field: string | undefined, visit: Visit): void {
  const step = steps[at];
  if (step === undefined) return void visit(value, field);
  if (step !== "*") {
    const next = isJsonObject(value) ? getOwn(value, step.name) : undefined;
    if (next !== undefined && next !== null)
      visitBelow(next, steps, at + 1, field === undefined ? field : memberField(field, step.name), visit);
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) visitBelow(value[index] as JsonValue, steps, at + 1, itemField(field, index), visit);
  } else if (isJsonObject(value)) {
    for (const key of Object.keys(value)) visitBelow(value[key] as JsonValue, steps, at + 1, itemField(field, key), visit);
  }
}

const itemField = (field: string | undefined, key: string | number): string | undefined =>
  field === undefined ? undefined : `${field}[${key}]`;

/** The one value that a path without `[*]` names below `value`; undefined when there is none. */
export function valueBelow(value: JsonValue | undefined, path: string): JsonValue | undefined {
  let current = value;
  for (const step of stepsOf(path)) current = memberOf(current, step === "*" ? "" : step.name);
  return current;
}

/** The member of an object, or the item of a list at an index. */
export function memberOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(name)];
  return isJsonObject(value) ? getOwn(value, name) : undefined;
}

/** Sets the value that a path of fields names, or removes it when undefined; makes structs on the way only to set something. */
export function setValueBelow(object: JsonObject, path: string, value: JsonValue | undefined): void {
  const names = stepsOf(path).map((step) => (step === "*" ? "" : step.name));
  const last = names.at(-1) as string;
  let parent = object;
  for (const name of names.slice(0, -1)) {
    let next = getOwn(parent, name);
    if (!isJsonObject(next)) {
      if (value === undefined) return;
      next = {};
      setOwn(parent, name, next);
    }
    parent = next;
  }
  if (value === undefined) delete parent[last];
  else setOwn(parent, last, value);
}

/** `value` less what is at `path`; shares the rest with it. */
export function without(value: JsonValue | undefined, path: string): JsonValue | undefined {
  return removed(value, stepsOf(path), 0);
}

function removed(value: JsonValue | undefined, steps: readonly Step[], at: number): JsonValue | undefined {
  const step = steps[at];
  if (step === undefined) return undefined;
  if (step === "*") {
    if (Array.isArray(value)) return value.map((item) => removed(item, steps, at + 1) ?? null);
    if (!isJsonObject(value)) return value;
    return mapMembers(value, (member) => removed(member, steps, at + 1));
  }
  if (!isJsonObject(value) || getOwn(value, step.name) === undefined) return value;
  const rest = removed(getOwn(value, step.name), steps, at + 1);
  const copy: JsonObject = {};
  for (const name of Object.keys(value)) {
    const member = name === step.name ? rest : value[name];
    if (member !== undefined) setOwn(copy, name, member);
  }
  return copy;
}

function mapMembers(value: JsonObject, change: (member: JsonValue) => JsonValue | undefined): JsonObject {
  const copy: JsonObject = {};
  for (const [name, member] of Object.entries(value)) setOwn(copy, name, change(member as JsonValue) ?? null);
  return copy;
}
