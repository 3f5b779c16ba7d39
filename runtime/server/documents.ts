/** The documents about what is served at the moment: discovery and OpenAPI, made again after a change. */
import type { Authentication } from "../authn/authentication.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { KindDefinition, ResourceDefinition } from "../definition/resource-definition.js";
import type { Discovery } from "../endpoints/documents/discovery.js";
import type { OpenApi } from "../http/application.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import type { Catalog } from "./catalog.js";

interface Described {
  readonly catalog: Catalog;
  readonly registry: ResourceRegistry;
  /** What generated code has documents of. */
  readonly shipped: readonly ResourceDefinition[];
  readonly authentication: Pick<Authentication, "documents">;
}

export function discoveryOf({ catalog, registry }: Pick<Described, "catalog" | "registry">): Discovery {
  const current = perChange(registry, (definitions) => catalog.discovery(definitions, registry.profile));
  return { document: (...request) => current().document(...request), aggregated: (prefix) => current().aggregated(prefix) };
}

/** What discovery in one answer is. */
export function aggregatedKind({ catalog, registry }: Pick<Described, "catalog" | "registry">): KindDefinition {
  const kinds = catalog.virtualKindFactories.map((create) => create(registry.profile));
  const found = kinds.find(({ kind }) => kind === "APIGroupDiscoveryList");
  if (found === undefined) throw new RangeError("there is no kind APIGroupDiscoveryList");
  return found;
}

export function openApiOf({ catalog, registry, shipped, authentication }: Described, gate: (name: FeatureGateName) => boolean): OpenApi {
  const documented = new Set(shipped);
  const { profile } = registry;
  const showsIssuer = authentication.documents.areServed;
  const isDocumented = (definition: ResourceDefinition): boolean => documented.has(definition);
  const current = perChange(registry, (definitions) => catalog.openApi({ definitions, isDocumented, showsIssuer, profile }, gate));
  return { answer: (request) => current().answer(request) };
}

function perChange<T>(registry: ResourceRegistry, make: (definitions: readonly ResourceDefinition[]) => T): () => T {
  let made: { readonly of: readonly ResourceDefinition[]; readonly value: T } | undefined;
  return () => {
    const definitions = registry.definitions();
    if (made?.of !== definitions) made = { of: definitions, value: make(definitions) };
    return made.value;
  };
}
