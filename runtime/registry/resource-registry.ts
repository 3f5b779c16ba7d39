/** Every resource the server serves: one ResourceStore each, found by group, version and plural name. */
import type { Clock, Random } from "../definition/request-context.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import type { AdmissionChain } from "./admission-chain.js";
import type { ResourceStore } from "./resource-store.js";

/** A resource in one version, and the store all its versions share. */
export interface ServedResource {
  readonly definition: ResourceDefinition;
  readonly store: ResourceStore;
}

export interface RegistryOptions {
  readonly store: KeyValueStore;
  /** Every version of every resource. */
  readonly definitions: readonly ResourceDefinition[];
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly random: Random;
  /** Whether a feature gate is on. */
  gate(name: string): boolean;
  /** Called once; plugins may look resources up later, not during the call. */
  admission(registry: ResourceRegistry): AdmissionChain;
  /** Milliseconds of history that watches, exact lists and continue tokens may reach back. */
  readonly historyMs: number;
}

export declare class ResourceRegistry {
  constructor(options: RegistryOptions);
  readonly profile: VendorProfile;
  readonly admission: AdmissionChain;
  /** Resolves when every cache holds its first state. */
  ready(): Promise<void>;
  lookup(group: string, version: string, resource: string): ServedResource | undefined;
  /** By Kind, as object references name it. */
  lookupKind(group: string, version: string, kind: string): ServedResource | undefined;
  /** One store per resource, in the order of the definitions. */
  stores(): readonly ResourceStore[];
  definitions(): readonly ResourceDefinition[];
  close(): void;
}
