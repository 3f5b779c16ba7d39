/** Discovery: which groups, versions and resources are served, read off the definitions (PATH-31, VER-01). */
import { createHash } from "node:crypto";
import type { JsonObject } from "../definition/json.js";
import { apiVersionOf, kindOfSubresource, type ResourceDefinition, type SubresourceDefinition } from "../definition/resource-definition.js";
import { compareVersions } from "./version-order.js";

export interface Discovery {
  /**
   * The document at a path given as segments (`["api"]`, `["api", "v1"]`, `["apis"]`, `["apis", g]`, `["apis", g, v]`), with its
   * kind; undefined when nothing is served there. Documents are built once and shared: do not change them. `serverAddress` is
   * `host:port` as clients reach the server; only `["api"]` shows it.
   */
  document(segments: readonly string[], serverAddress?: string): JsonObject | undefined;
}

/** Any client may use the server's address. */
const EVERY_CLIENT = "0.0.0.0/0";

export function createDiscovery(definitions: readonly ResourceDefinition[]): Discovery {
  const groups = new Map<string, ResourceDefinition[]>();
  for (const definition of definitions) groups.set(definition.group, [...(groups.get(definition.group) ?? []), definition]);
  const documents = new Map<string, JsonObject>();
  const remember = (path: string, make: () => JsonObject | undefined): JsonObject | undefined => {
    const known = documents.get(path);
    if (known !== undefined) return known;
    const made = make();
    if (made !== undefined) documents.set(path, made);
    return made;
  };
  return {
    document([prefix, ...rest], serverAddress = "") {
      if (prefix === "api") return legacyDocument(groups.get("") ?? [], rest, serverAddress, remember);
      return prefix === "apis" ? namedDocument(groups, rest, remember) : undefined;
    },
  };
}

type Remember = (path: string, make: () => JsonObject | undefined) => JsonObject | undefined;

/** Documents of the core group; like the peer's they carry no apiVersion. */
function legacyDocument(
  core: readonly ResourceDefinition[],
  [version, ...beyond]: readonly string[],
  serverAddress: string,
  remember: Remember,
): JsonObject | undefined {
  if (core.length === 0 || beyond.length > 0) return undefined;
  if (version !== undefined) return remember(`api/${version}`, () => resourceList(core, version, { kind: "APIResourceList" }));
  return {
    kind: "APIVersions",
    versions: versionsOf(core),
    serverAddressByClientCIDRs: [{ clientCIDR: EVERY_CLIENT, serverAddress }],
  };
}

function namedDocument(
  groups: ReadonlyMap<string, readonly ResourceDefinition[]>,
  [group, version, ...beyond]: readonly string[],
  remember: Remember,
): JsonObject | undefined {
  if (group === undefined) return remember("apis", () => groupList(groups));
  const definitions = group === "" ? undefined : groups.get(group);
  if (definitions === undefined || beyond.length > 0) return undefined;
  if (version === undefined) return remember(group, () => ({ kind: "APIGroup", apiVersion: "v1", ...groupOf(group, definitions) }));
  return remember(`${group}/${version}`, () => resourceList(definitions, version, { kind: "APIResourceList", apiVersion: "v1" }));
}

function groupList(groups: ReadonlyMap<string, readonly ResourceDefinition[]>): JsonObject {
  const named = [...groups].filter(([name]) => name !== "").sort(([a], [b]) => compare(a, b));
  return { kind: "APIGroupList", apiVersion: "v1", groups: named.map(([name, definitions]) => groupOf(name, definitions)) };
}

function groupOf(name: string, definitions: readonly ResourceDefinition[]): JsonObject {
  const versions = versionsOf(definitions).map((version) => ({ groupVersion: `${name}/${version}`, version }));
  return { name, versions, preferredVersion: versions[0] };
}

/** Versions of a group, the most mature first. */
const versionsOf = (definitions: readonly ResourceDefinition[]): string[] =>
  [...new Set(definitions.map((definition) => definition.version))].sort(compareVersions);

function resourceList(definitions: readonly ResourceDefinition[], version: string, head: JsonObject): JsonObject | undefined {
  const served = definitions.filter((definition) => definition.version === version);
  const [first] = served;
  if (first === undefined) return undefined;
  const resources = served.flatMap((definition) => [
    { name: definition.resource, entry: resourceEntry(definition) },
    ...definition.subresources.map((subresource) => ({
      name: `${definition.resource}/${subresource.name}`,
      entry: subresourceEntry(definition, subresource),
    })),
  ]);
  resources.sort((a, b) => compare(a.name, b.name));
  return { ...head, groupVersion: apiVersionOf(first), resources: resources.map(({ entry }) => entry) };
}

function resourceEntry(definition: ResourceDefinition): JsonObject {
  const { shortNames, categories } = definition;
  return {
    name: definition.resource,
    singularName: singularName(definition),
    namespaced: definition.namespaced,
    kind: definition.kind,
    verbs: [...definition.verbs].sort(compare),
    ...(shortNames.length === 0 ? {} : { shortNames: [...shortNames] }),
    ...(categories.length === 0 ? {} : { categories: [...categories] }),
    ...(definition.storage.type !== "none" && definition.verbs.includes("get")
      ? { storageVersionHash: storageVersionHash(definition) }
      : {}),
  };
}

/** This version line publishes a singular name for custom resources only. */
const singularName = (definition: ResourceDefinition): string => (definition.origin === "custom" ? definition.singular : "");

function subresourceEntry(definition: ResourceDefinition, subresource: SubresourceDefinition): JsonObject {
  const kind = kindOfSubresource(subresource, definition);
  const isForeign = kind.group !== definition.group || kind.version !== definition.version;
  return {
    name: `${definition.resource}/${subresource.name}`,
    singularName: "",
    namespaced: definition.namespaced,
    ...(isForeign ? { group: kind.group, version: kind.version } : {}),
    kind: kind.kind,
    verbs: [...subresource.verbs].sort(compare),
  };
}

/** Opaque to clients, who only see that it changes with the version objects are stored in. */
function storageVersionHash({ group, version, kind, storage }: ResourceDefinition): string {
  const stored =
    storage.type === "none" ? { group, version, kind } : storage.type === "stored" ? { group, version: storage.version, kind } : storage;
  return createHash("sha256").update(`${stored.group}/${stored.version}/${stored.kind}`).digest().subarray(0, 8).toString("base64");
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
