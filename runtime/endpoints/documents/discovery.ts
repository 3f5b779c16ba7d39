/** Discovery: which groups, versions and resources are served, read off the definitions (PATH-31, VER-01). */
import { createHash } from "node:crypto";
import type { ApiGroup } from "../../definition/generated-exports.js";
import type { JsonObject } from "../../definition/json.js";
import {
  apiVersionOf,
  kindOfSubresource,
  type ResourceDefinition,
  type SubresourceDefinition,
} from "../../definition/resource-definition.js";
import { type AggregatedDiscovery, aggregateDiscovery } from "./aggregated-discovery.js";
import { compareVersions } from "./version-order.js";

export interface Discovery {
  /**
   * The document at a path given as segments (`["api"]`, `["api", "v1"]`, `["apis"]`, `["apis", g]`, `["apis", g, v]`), with its
   * kind; undefined when nothing is served there. Documents are built once and shared: do not change them. `serverAddress` is
   * `host:port` as clients reach the server; only `["api"]` shows it.
   */
  document(segments: readonly string[], serverAddress?: string): JsonObject | undefined;
  /** All that `/api` or `/apis` leads to in one. Built once. */
  aggregated(prefix: "api" | "apis"): AggregatedDiscovery;
}

/** Any client may use the server's address. */
const EVERY_CLIENT = "0.0.0.0/0";

/** Of groups that definitions of the running server bring. */
const DEFAULT_PRIORITY = 1000;

/** `groups` says what definitions do not: the order of groups, and of the versions of each. */
export function createDiscovery(definitions: readonly ResourceDefinition[], groups: readonly ApiGroup[]): Discovery {
  const known = new Map(groups.map((group) => [group.name, group]));
  const served = new Map<string, ServedGroup>();
  for (const [name, ofGroup] of Map.groupBy(definitions, ({ group }) => group)) {
    const { priority = DEFAULT_PRIORITY, versions = [] } = known.get(name) ?? {};
    served.set(name, { name, priority, versions: inOrder(ofGroup, versions), definitions: ofGroup });
  }
  const documents = new Map<string, JsonObject>();
  const remember = (path: string, make: () => JsonObject | undefined): JsonObject | undefined => {
    const known = documents.get(path);
    if (known !== undefined) return known;
    const made = make();
    if (made !== undefined) documents.set(path, made);
    return made;
  };
  const core = served.get("");
  const aggregations = new Map<string, AggregatedDiscovery>();
  return {
    aggregated(prefix) {
      const known = aggregations.get(prefix);
      if (known !== undefined) return known;
      const all = [...served.values()];
      const made = aggregateDiscovery(prefix === "apis" ? inPriority(all) : all.filter(({ name }) => name === ""));
      aggregations.set(prefix, made);
      return made;
    },
    document([prefix, ...rest], serverAddress = "") {
      if (prefix === "api") return legacyDocument(core, rest, serverAddress, remember);
      return prefix === "apis" ? namedDocument(served, rest, remember) : undefined;
    },
  };
}

interface ServedGroup extends ApiGroup {
  readonly definitions: readonly ResourceDefinition[];
}

/** Versions that are served, in the order they are `listed` in; others after them, the most mature first. */
function inOrder(definitions: readonly ResourceDefinition[], listed: readonly string[]): string[] {
  const served = new Set(definitions.map(({ version }) => version));
  const others = [...served].filter((version) => !listed.includes(version)).sort(compareVersions);
  return [...listed.filter((version) => served.has(version)), ...others];
}

type Remember = (path: string, make: () => JsonObject | undefined) => JsonObject | undefined;

/** Documents of the core group; like the peer's they carry no apiVersion. */
function legacyDocument(
  core: ServedGroup | undefined,
  [version, ...beyond]: readonly string[],
  serverAddress: string,
  remember: Remember,
): JsonObject | undefined {
  if (core === undefined || beyond.length > 0) return undefined;
  if (version !== undefined) return remember(`api/${version}`, () => resourceList(core.definitions, version, { kind: "APIResourceList" }));
  return {
    kind: "APIVersions",
    versions: [...core.versions],
    serverAddressByClientCIDRs: [{ clientCIDR: EVERY_CLIENT, serverAddress }],
  };
}

function namedDocument(
  groups: ReadonlyMap<string, ServedGroup>,
  [name, version, ...beyond]: readonly string[],
  remember: Remember,
): JsonObject | undefined {
  if (name === undefined) return remember("apis", () => groupList([...groups.values()]));
  const group = name === "" ? undefined : groups.get(name);
  if (group === undefined || beyond.length > 0) return undefined;
  if (version === undefined) return remember(name, () => ({ kind: "APIGroup", apiVersion: "v1", ...groupEntry(group) }));
  return remember(`${name}/${version}`, () => resourceList(group.definitions, version, { kind: "APIResourceList", apiVersion: "v1" }));
}

function groupList(groups: readonly ServedGroup[]): JsonObject {
  return { kind: "APIGroupList", apiVersion: "v1", groups: inPriority(groups).map(groupEntry) };
}

/** All but core. */
const inPriority = (groups: readonly ServedGroup[]): ServedGroup[] =>
  groups.filter(({ name }) => name !== "").sort((a, b) => b.priority - a.priority || compare(a.name, b.name));

function groupEntry({ name, versions }: ServedGroup): JsonObject {
  const entries = versions.map((version) => ({ groupVersion: `${name}/${version}`, version }));
  return { name, versions: entries, preferredVersion: entries[0] };
}

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
