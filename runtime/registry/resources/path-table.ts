/** What is served, found by the parts of a path as they are: to join them for one look-up would take several times as long. */
import type { ResourceDefinition } from "../../definition/resource-definition.js";

interface Defined {
  readonly definition: ResourceDefinition;
}

export class PathTable<T extends Defined> {
  /** Most plural names are of one group, in a version or two. */
  readonly #byPlural = new Map<string, T[]>();

  constructor(all: readonly T[]) {
    for (const each of all) {
      const { resource } = each.definition;
      const known = this.#byPlural.get(resource);
      if (known === undefined) this.#byPlural.set(resource, [each]);
      else known.push(each);
    }
  }

  get(group: string, version: string, plural: string): T | undefined {
    return this.#byPlural.get(plural)?.find(({ definition }) => definition.version === version && definition.group === group);
  }
}
