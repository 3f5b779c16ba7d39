/** Values of an object at paths with wildcards, each with the path that messages show. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";

/** A value and where it is. */
export interface Located {
  readonly value: JsonValue;
  /** e.g. `spec.drivers[0].name` or `data[tls.crt]`. */
  readonly field: string;
}

type Step = { readonly kind: "field"; readonly name: string } | { readonly kind: "items" } | { readonly kind: "keys" };

const parsed = new Map<string, readonly Step[]>();

/** Steps of a definition's path; definitions name few, so all are kept. */
function stepsOf(path: string): readonly Step[] {
  let steps = parsed.get(path);
  if (steps === undefined) {
    steps = [...path.matchAll(/\[\*\]|\{\*\}|[^.[{]+/g)].map(([text]): Step => {
      if (text === "[*]") return { kind: "items" };
      return text === "{*}" ? { kind: "keys" } : { kind: "field", name: text };
    });
    parsed.set(path, steps);
  }
  return steps;
}

/**
 * All present values at `path`: names by dots, `[*]` for each list item or map value, a last `{*}` for each key of a map.
 * "" is the object itself.
 */
export function valuesAt(object: JsonObject, path: string): readonly Located[] {
  let found: readonly Located[] = [{ value: object, field: "" }];
  for (const step of stepsOf(path)) {
    found = found.flatMap((located) => follow(located, step));
    if (found.length === 0) return found;
  }
  return found;
}

function follow({ value, field }: Located, step: Step): readonly Located[] {
  if (step.kind === "field") {
    const next = isJsonObject(value) ? getOwn(value, step.name) : undefined;
    return next === undefined || next === null ? [] : [{ value: next, field: field === "" ? step.name : `${field}.${step.name}` }];
  }
  if (step.kind === "keys") {
    return isJsonObject(value) ? Object.keys(value).map((key) => ({ value: key, field: `${field}[${key}]` })) : [];
  }
  if (Array.isArray(value)) return value.map((item, index) => ({ value: item, field: `${field}[${index}]` }));
  if (!isJsonObject(value)) return [];
  return Object.keys(value).map((key) => ({ value: value[key] as JsonValue, field: `${field}[${key}]` }));
}

/** The value that a text such as `.spec.a` or `.data[tls.crt]` names below `value`; undefined when there is none. */
export function valueBelow(value: JsonValue, fieldPath: string): JsonValue | undefined {
  let current: JsonValue | undefined = value;
  for (const [, name, index] of fieldPath.matchAll(/\.([^.[\]]+)|\[([^\]]*)\]/g)) {
    const step = name ?? index ?? "";
    if (Array.isArray(current)) current = current[Number(step)];
    else current = isJsonObject(current) ? getOwn(current, step) : undefined;
  }
  return current;
}
