/** What a server serves, as it tells itself (specification: Discovery). */
import type { Connection } from "./connection.js";
import { isNotFound } from "./errors.js";
import type { ResourceDescriptor } from "./resource-descriptor.js";

/** A resource of a server, with what can be done with it. */
export interface DiscoveredResource extends ResourceDescriptor {
  readonly verbs: readonly string[];
  readonly shortNames: readonly string[];
}

interface ResourceList {
  readonly groupVersion: string;
  readonly resources?: readonly {
    readonly name: string;
    readonly kind: string;
    readonly group?: string;
    readonly version?: string;
    readonly namespaced: boolean;
    readonly verbs: readonly string[];
    readonly shortNames?: readonly string[];
  }[];
}

/** Remembers what it was told, a group version at a time, until {@link Discovery.forget}. */
export class Discovery {
  readonly #versions = new Map<string, Promise<readonly DiscoveredResource[]>>();

  constructor(private readonly connection: Connection) {}

  /** The resources of `v1` or `group/version`; none when the server does not serve it. */
  resources(groupVersion: string): Promise<readonly DiscoveredResource[]> {
    let known = this.#versions.get(groupVersion);
    if (known === undefined) {
      known = this.#ask(groupVersion);
      this.#versions.set(groupVersion, known);
      known.catch(() => this.#versions.delete(groupVersion));
    }
    return known;
  }

  /** The resource that a kind is served by. */
  async resourceOf(apiVersion: string, kind: string): Promise<DiscoveredResource | undefined> {
    return (await this.resources(apiVersion)).find((resource) => resource.kind === kind);
  }

  /** All group versions served, `v1` first, then each group's in its order of preference. */
  async groupVersions(signal?: AbortSignal): Promise<string[]> {
    const options = { method: "GET" as const, accept: "application/json", ...(signal ? { signal } : {}) };
    const [core, groups] = await Promise.all([
      this.connection.call({ ...options, path: "/api" }) as Promise<{ versions: string[] }>,
      this.connection.call({ ...options, path: "/apis" }) as Promise<{ groups: { versions: { groupVersion: string }[] }[] }>,
    ]);
    return [...core.versions, ...groups.groups.flatMap((group) => group.versions.map((version) => version.groupVersion))];
  }

  forget(): void {
    this.#versions.clear();
  }

  async #ask(groupVersion: string): Promise<readonly DiscoveredResource[]> {
    const [group, version] = splitGroupVersion(groupVersion);
    const path = group === "" ? `/api/${version}` : `/apis/${group}/${version}`;
    try {
      const list = (await this.connection.call({ method: "GET", path, accept: "application/json" })) as ResourceList;
      return resourcesOf(list, group, version);
    } catch (error) {
      if (isNotFound(error)) return [];
      throw error;
    }
  }
}

/** `v1` and `apps/v1` as group and version. */
export function splitGroupVersion(groupVersion: string): readonly [group: string, version: string] {
  const slash = groupVersion.indexOf("/");
  return slash < 0 ? ["", groupVersion] : [groupVersion.slice(0, slash), groupVersion.slice(slash + 1)];
}

function resourcesOf(list: ResourceList, group: string, version: string): DiscoveredResource[] {
  const all = list.resources ?? [];
  return all
    .filter(({ name }) => !name.includes("/"))
    .map((resource) => ({
      group,
      version,
      kind: resource.kind,
      plural: resource.name,
      namespaced: resource.namespaced,
      verbs: resource.verbs,
      shortNames: resource.shortNames ?? [],
      subresources: Object.fromEntries(
        all
          .filter(({ name }) => name.startsWith(`${resource.name}/`))
          .map(({ name, kind, group: own, version: ownVersion }) => [
            name.slice(resource.name.length + 1),
            own === undefined && kind === resource.kind ? null : { group: own ?? group, version: ownVersion ?? version, kind },
          ]),
      ),
    }));
}
