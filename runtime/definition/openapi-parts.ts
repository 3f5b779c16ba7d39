/** OpenAPI documents in parts: each definition file has one, and a document is joined of those it needs. Vendor names are templates. */
import { isJsonObject, type JsonObject, type JsonValue } from "./json.js";

/** What one file says. */
export interface OpenApiPart {
  /** Names of the parts that have what `paths` and `schemas` refer to. */
  readonly uses?: readonly string[];
  readonly paths?: JsonObject;
  /** By published name. */
  readonly schemas?: JsonObject;
}

/** What all documents have, the leaves and parameters that any may refer to. */
export interface OpenApiCommon {
  /** A document without paths, schemas and parameters. */
  readonly frame: JsonObject;
  readonly schemas: JsonObject;
  readonly parameters: JsonObject;
}

/** The document with the paths of some parts, and whatever they refer to, sorted by name. */
export function joinParts(names: readonly string[], read: (name: string) => OpenApiPart, common: OpenApiCommon): JsonObject {
  const parts = new Map<string, OpenApiPart>();
  const wanted = [...names];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (parts.has(name)) continue;
    const part = read(name);
    parts.set(name, part);
    wanted.push(...(part.uses ?? []));
  }
  const paths: JsonObject = Object.assign({}, ...names.map((name) => parts.get(name)?.paths));
  const known: JsonObject = Object.assign({}, common.schemas, ...[...parts.values()].map(({ schemas }) => schemas));
  const schemas = new Map<string, JsonValue>();
  const parameters = new Map<string, JsonValue>();
  const include = (value: JsonValue | undefined): void => {
    for (const reference of referencesIn(value)) {
      const name = referredName(reference);
      const [found, from] = reference.includes("/parameters/") ? [parameters, common.parameters] : [schemas, known];
      const target = from[name];
      if (found.has(name) || target === undefined) continue;
      found.set(name, target);
      include(target);
    }
  };
  include(paths);
  const { components, security, ...head } = common.frame;
  const own = { schemas: sorted(schemas), ...(parameters.size === 0 ? {} : { parameters: sorted(parameters) }) };
  return { ...head, paths, components: { ...own, ...(components as JsonObject) }, ...(security === undefined ? {} : { security }) };
}

/** Every `$ref` in a value, at any depth. */
export function referencesIn(value: JsonValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => (key === "$ref" && typeof member === "string" ? [member] : referencesIn(member)));
}

/** The name at the end of a `$ref`. */
export const referredName = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

const sorted = (values: ReadonlyMap<string, JsonValue>): JsonObject => Object.fromEntries([...values].sort(([a], [b]) => (a < b ? -1 : 1)));
