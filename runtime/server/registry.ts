/** The registry of what is served, with the admission that the flags ask for. */
import type { Clock } from "../clock/clock.js";
import { systemRandom } from "../clock/random.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { enabledResources } from "../endpoints/documents/enabled-resources.js";
import { FlagError } from "../flags/flag.js";
import type { ServerFlags } from "../flags/server-flags.js";
import { areEvents } from "../kinds/events/lifetime.js";
import { kinds } from "../kinds/index.js";
import type { Log } from "../log/log.js";
import type { MetricRegistry } from "../metrics/metric-registry.js";
import type { TokenServices } from "../registry/handlers.js";
import type { LargeWrites } from "../registry/large-writes.js";
import type { Relays } from "../registry/relays.js";
import { type RegistryOptions, ResourceRegistry } from "../registry/resource-registry.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import { admissionOf } from "./admission.js";
import type { Catalog } from "./catalog.js";
import { componentsOf } from "./components.js";
import { followFailures } from "./follow-failures.js";
import { poolsOf } from "./pools.js";

/** Throws FlagError for a `--runtime-config` that speaks of what there is not. */
export function servedDefinitions(flags: ServerFlags, shipped: readonly ResourceDefinition[]): ResourceDefinition[] {
  try {
    return enabledResources(shipped, flags["runtime-config"]).filter(
      ({ featureGate }) => featureGate === undefined || flags["feature-gates"].get(featureGate) === true,
    );
  } catch (error) {
    if (error instanceof RangeError) throw new FlagError(`flag --runtime-config: ${error.message}`);
    throw error;
  }
}

export interface RegistryParts {
  readonly flags: ServerFlags;
  readonly metrics: MetricRegistry;
  readonly catalog: Catalog;
  readonly shipped: readonly ResourceDefinition[];
  readonly served: ReadonlySet<ResourceDefinition>;
  readonly profile: VendorProfile;
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly authorize: RegistryOptions["authorize"];
  readonly rulesFor: RegistryOptions["rulesFor"];
  readonly rulesGranted: RegistryOptions["rulesGranted"];
  readonly tokens: () => TokenServices;
  readonly relays: Relays;
  readonly large: () => LargeWrites;
}

/** Throws FlagError for plugins that there are not, and for ranges that are none. */
export function createRegistry(parts: RegistryParts): ResourceRegistry {
  const { flags, catalog, shipped, served, profile, store, clock, log, authorize, rulesFor, rulesGranted, tokens, relays, large } = parts;
  return new ResourceRegistry({
    store,
    definitions: shipped,
    serves: (definition) => served.has(definition),
    profile,
    clock,
    random: systemRandom,
    hooks: kinds,
    virtualKinds: catalog.virtualKindFactories.map((create) => create(profile)),
    handlers: kinds.handlers,
    gate: (name) => flags["feature-gates"].get(name) === true,
    authorize,
    rulesFor,
    rulesGranted,
    tokens,
    components: componentsOf(flags, store, profile.names["componentPrefix"] ?? ""),
    relays,
    large,
    pools: poolsOf(flags),
    lifetimeMs: (definition) => (flags["event-ttl"] > 0 && areEvents(definition, profile) ? flags["event-ttl"] : undefined),
    followFailed: followFailures(log),
    admission: (registry) => admissionOf(parts, registry),
  });
}
