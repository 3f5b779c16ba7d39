/** Every resource the server serves: one ResourceStore each, found by group, version and plural name. */
import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import type { AdmissionChain } from "./admission/chain.js";
import { EncodedForms } from "./encoded-forms.js";
import { ContinueTokens } from "./read/continue-token.js";
import { ResourceStore } from "./resource-store.js";
import type { KindHooks } from "./type-hook.js";

/** A resource in one version, and the store all its versions share. */
export interface ServedResource {
  readonly definition: ResourceDefinition;
  readonly store: ResourceStore;
}

export interface RegistryOptions {
  readonly store: KeyValueStore;
  /** Every version of every resource, served or not: objects may be stored in one that is not. */
  readonly definitions: readonly ResourceDefinition[];
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly random: Random;
  /** Whether clients may use this version. A resource without any has no store. */
  serves(definition: ResourceDefinition): boolean;
  /** What `runtime/kinds` binds to the names that definitions have for hooks. */
  readonly hooks: KindHooks;
  /** Whether a feature gate is on. */
  gate(name: string): boolean;
  /** Called once; plugins may look resources up later, not during the call. */
  admission(registry: ResourceRegistry): AdmissionChain;
}

export class ResourceRegistry {
  readonly profile: VendorProfile;
  readonly admission: AdmissionChain;
  readonly #stores: readonly ResourceStore[];
  readonly #served = new Map<string, ServedResource>();
  readonly #kinds = new Map<string, ServedResource>();

  constructor(options: RegistryOptions) {
    this.profile = options.profile;
    const shared = { ...options, forms: new EncodedForms(), tokens: new ContinueTokens(), admission: () => this.admission };
    this.#stores = byResource(options.definitions)
      .filter((definitions) => definitions.some((definition) => options.serves(definition)))
      .map((definitions) => new ResourceStore({ ...shared, definitions }));
    for (const store of this.#stores) {
      for (const definition of store.versions.values()) if (options.serves(definition)) this.#add({ definition, store });
    }
    this.admission = options.admission(this);
  }

  /** Resolves when every cache holds its first state. */
  async ready(): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.ready()));
  }

  /** By group, version and plural name, as paths have them. */
  lookup(group: string, version: string, resource: string): ServedResource | undefined {
    return this.#served.get(`${group}/${version}/${resource}`);
  }

  /** By Kind, as object references name it. */
  lookupKind(group: string, version: string, kind: string): ServedResource | undefined {
    return this.#kinds.get(`${group}/${version}/${kind}`);
  }

  /** One store per resource, in the order of the definitions. */
  stores(): readonly ResourceStore[] {
    return this.#stores;
  }

  /** Every served version of every resource. */
  definitions(): readonly ResourceDefinition[] {
    return [...this.#served.values()].map(({ definition }) => definition);
  }

  close(): void {
    for (const store of this.#stores) store.close();
  }

  #add(served: ServedResource): void {
    const { group, version, resource, kind } = served.definition;
    this.#served.set(`${group}/${version}/${resource}`, served);
    this.#kinds.set(`${group}/${version}/${kind}`, served);
  }
}

/** Versions of the same resource together, in the order of first appearance. */
function byResource(definitions: readonly ResourceDefinition[]): readonly (readonly ResourceDefinition[])[] {
  const resources = new Map<string, ResourceDefinition[]>();
  for (const definition of definitions) {
    const name = `${definition.group}/${definition.resource}`;
    const versions = resources.get(name);
    if (versions === undefined) resources.set(name, [definition]);
    else versions.push(definition);
  }
  return [...resources.values()];
}
