/** Discovery in one answer: all that `/api` or `/apis` leads to, as later versions of the peer give it (PATH-31). */
import { createHash } from "node:crypto";
import type { JsonObject } from "../../definition/json.js";
import { type KindReference, kindOfSubresource, type ResourceDefinition } from "../../definition/resource-definition.js";

export interface GroupOfResources {
  readonly name: string;
  /** The most preferred first. */
  readonly versions: readonly string[];
  readonly definitions: readonly ResourceDefinition[];
}

/** One per set of groups: what was made for one client is kept for the others. */
export interface AggregatedDiscovery {
  /** Without kind and version of its own, which depend on what the client asks for. */
  readonly content: JsonObject;
  /** With quotes; the same for every encoding. */
  readonly etag: string;
  /** Bodies by form. */
  readonly encoded: Map<string, Buffer>;
}

/** `groups` in their order. */
export function aggregateDiscovery(groups: readonly GroupOfResources[]): AggregatedDiscovery {
  const items = groups.map(({ name, versions, definitions }) => ({
    metadata: { name },
    versions: versions.map((version) => ({
      version,
      resources: definitions
        .filter((each) => each.version === version)
        .sort(byResource)
        .map(resourceOf),
      freshness: "Current",
    })),
  }));
  const content = { metadata: {}, items };
  const hash = createHash("sha512").update(JSON.stringify(content)).digest("hex").toUpperCase();
  return { content, etag: `"${hash}"`, encoded: new Map() };
}

function resourceOf(definition: ResourceDefinition): JsonObject {
  const { shortNames, categories } = definition;
  const subresources = [...definition.subresources]
    .sort((a, b) => compare(a.name, b.name))
    .map((subresource) => ({
      subresource: subresource.name,
      responseKind: kindSeenFrom(definition, kindOfSubresource(subresource, definition)),
      verbs: [...subresource.verbs].sort(compare),
    }));
  return {
    resource: definition.resource,
    responseKind: kindSeenFrom(definition, definition),
    scope: definition.namespaced ? "Namespaced" : "Cluster",
    singularResource: definition.singular,
    verbs: [...definition.verbs].sort(compare),
    ...(shortNames.length === 0 ? {} : { shortNames: [...shortNames] }),
    ...(categories.length === 0 ? {} : { categories: [...categories] }),
    ...(subresources.length === 0 ? {} : { subresources }),
  };
}

/** Group and version are left empty where they are the resource's own; of kinds that came at run time the peer tells them all the same. */
function kindSeenFrom({ group, version, origin }: ResourceDefinition, kind: KindReference): JsonObject {
  const isOwn = kind.group === group && kind.version === version && origin !== "custom";
  return isOwn ? { group: "", version: "", kind: kind.kind } : { group: kind.group, version: kind.version, kind: kind.kind };
}

const byResource = (a: ResourceDefinition, b: ResourceDefinition): number => compare(a.resource, b.resource);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
