/** Which fields a write through a resource or one of its sub-resources can set and own (SSA-24). */
import { getOwn, isJsonObject, type JsonObject, setOwn } from "../../definition/json.js";
import { isExclusive, type ResourceDefinition, writesOf } from "../../definition/resource-definition.js";
import { without as withoutPath } from "../../schema/checks/paths.js";
import { isFilledObject } from "../merge/schema-view.js";

/** Metadata that says which object it is: a configuration carries it, nobody owns it. */
const IDENTITY: ReadonlySet<string> = new Set(["name", "namespace", "uid", "resourceVersion"]);

/** Metadata that the server alone writes, or that is always empty. */
const SERVER_SET: ReadonlySet<string> = new Set([
  "clusterName",
  "creationTimestamp",
  "deletionGracePeriodSeconds",
  "deletionTimestamp",
  "generation",
  "managedFields",
  "selfLink",
]);

const NEVER_OWNED_METADATA: ReadonlySet<string> = new Set([...IDENTITY, ...SERVER_SET]);

const TYPE_FIELDS: ReadonlySet<string> = new Set(["apiVersion", "kind"]);

/** Names from the root of an object to a field. */
type NamePath = readonly string[];

/** The fields within reach of one door. */
export class FieldScope {
  private readonly only: readonly NamePath[] | undefined;
  private readonly except: readonly string[];

  /** @param subresource "" for the resource itself; unknown names reach what the resource itself does */
  constructor(definition: ResourceDefinition, subresource: string) {
    const through = definition.subresources.find(({ name }) => name === subresource);
    // A creation may say what other sub-resources write, as finalizers of a namespace.
    const foreign = definition.subresources.filter(isExclusive).filter((other) => other.type === "status" && other !== through);
    this.only = through === undefined ? undefined : writesOf(through).map(toNames);
    this.except = through === undefined ? foreign.flatMap((other) => other.writes) : [];
  }

  /** What of an object can be owned: neither type nor identity, nor what is out of reach. Shares its parts with `object`. */
  ownable(object: JsonObject): JsonObject {
    const reachable = this.reachable(object);
    const out: JsonObject = {};
    for (const name in reachable) {
      if (TYPE_FIELDS.has(name)) continue;
      const value = reachable[name]!;
      const owned = name === "metadata" && isJsonObject(value) ? without(value, NEVER_OWNED_METADATA) : value;
      if (owned === value || isFilledObject(owned)) setOwn(out, name, owned);
    }
    return out;
  }

  /** What of a configuration can be merged: identity, and what is within reach of clients. */
  applicable(applied: JsonObject): JsonObject {
    const { metadata } = applied;
    const reachable = this.reachable(applied);
    const identity = isJsonObject(metadata) ? pickNames(metadata, IDENTITY) : {};
    const own = isJsonObject(reachable["metadata"]) ? without(reachable["metadata"], SERVER_SET) : {};
    const { apiVersion, kind } = applied;
    return { apiVersion, kind, ...reachable, metadata: { ...own, ...identity } };
  }

  private reachable(object: JsonObject): JsonObject {
    if (this.only === undefined) return this.except.reduce((rest, path) => withoutPath(rest, path) as JsonObject, object);
    return this.only.reduce((out, path) => copyPath(object, path, out), {});
  }
}

const toNames = (path: string): NamePath => path.split(".");

function without(object: JsonObject, names: ReadonlySet<string>): JsonObject {
  const out: JsonObject = {};
  for (const name in object) if (!names.has(name)) setOwn(out, name, object[name]!);
  return out;
}

function pickNames(object: JsonObject, names: ReadonlySet<string>): JsonObject {
  const out: JsonObject = {};
  for (const name in object) if (names.has(name)) out[name] = object[name];
  return out;
}

/** `into` with the value that `from` has at a path. */
function copyPath(from: JsonObject, [name = "", ...rest]: NamePath, into: JsonObject): JsonObject {
  const value = getOwn(from, name);
  if (value === undefined) return into;
  if (rest.length === 0) return { ...into, [name]: value };
  if (!isJsonObject(value)) return into;
  const before = getOwn(into, name);
  return { ...into, [name]: copyPath(value, rest, isJsonObject(before) ? before : {}) };
}
