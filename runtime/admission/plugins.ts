/** The admission plugins there are, in the order they run, and which of them are on. */
import { AdmissionChain, type AdmissionPlugin } from "../registry/admission/chain.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { NamespaceLifecycle } from "./namespace-lifecycle.js";

interface PluginEntry {
  readonly name: string;
  /** On unless disabled. */
  readonly standard: boolean;
  create(registry: ResourceRegistry): AdmissionPlugin;
}

/** Order matters here and nowhere else: it is the order of the calls. */
const PLUGINS: readonly PluginEntry[] = [
  { name: "NamespaceLifecycle", standard: true, create: (registry) => new NamespaceLifecycle(registry) },
];

export interface AdmissionSelection {
  /** Names to add to the standard set; the order is irrelevant (ADM-01). */
  readonly enable?: readonly string[];
  readonly disable?: readonly string[];
}

/** Throws RangeError for a name that no plugin has. */
export function createAdmission(registry: ResourceRegistry, { enable = [], disable = [] }: AdmissionSelection = {}): AdmissionChain {
  for (const name of [...enable, ...disable]) {
    if (!PLUGINS.some((plugin) => plugin.name === name)) throw new RangeError(`unknown admission plugin: ${name}`);
  }
  const on = PLUGINS.filter(({ name, standard }) => (standard || enable.includes(name)) && !disable.includes(name));
  return new AdmissionChain(on.map((plugin) => plugin.create(registry)));
}
