/** How the roles of the start are written down: texts with blanks between where none holds one (AUTHZ-09). */
import type { PolicyRule } from "../../../../generated/rbac/v1/types.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";

/** Names of the vendor profile that roles and bindings speak of. */
export interface BootstrapNames {
  readonly groupDomain: string;
  readonly systemNamespace: string;
  readonly publicNamespace: string;
  /** What names of a cluster's parts begin with. */
  readonly componentPrefix: string;
  /** What the agent on a node is called. */
  readonly nodeAgent: string;
  readonly signerApiserverClient: string;
  readonly signerApiserverClientNodeAgent: string;
  readonly signerNodeAgentServing: string;
  readonly signerLegacyUnknown: string;
}

/** A user-facing role that gathers the rules of others by their label. */
export type AggregatedRole = "admin" | "edit" | "view";

export interface BootstrapRole {
  /** Absent: a cluster role. */
  readonly namespace?: string;
  readonly name: string;
  readonly aggregatesTo?: AggregatedRole;
  /** Its rules are gathered, not given. */
  readonly aggregates?: AggregatedRole;
  readonly rules?: readonly PolicyRule[];
}

type Words = string | readonly string[];

const listOf = (words: Words): string[] => (typeof words === "string" ? words.split(" ") : [...words]);

/** A rule on resources; "" as groups is the core group. */
export function allow(verbs: Words, apiGroups: Words, resources: Words, resourceNames?: Words): PolicyRule {
  const rule = { verbs: listOf(verbs), apiGroups: listOf(apiGroups), resources: listOf(resources) };
  return resourceNames === undefined ? rule : { ...rule, resourceNames: listOf(resourceNames) };
}

/** A rule on paths that are no resources. */
export const paths = (verbs: Words, nonResourceURLs: Words): PolicyRule => ({
  verbs: listOf(verbs),
  nonResourceURLs: listOf(nonResourceURLs),
});

export function bootstrapNames(profile: VendorProfile): BootstrapNames {
  const { groupDomain, systemNamespace, publicNamespace, names } = profile;
  const named = (entry: string): string => {
    const name = names[entry];
    if (name === undefined) throw new TypeError(`the vendor profile ${profile.name} has no name ${entry}`);
    return name;
  };
  return {
    groupDomain,
    systemNamespace,
    publicNamespace,
    componentPrefix: named("componentPrefix"),
    nodeAgent: named("nodeAgent"),
    signerApiserverClient: named("signerApiserverClient"),
    signerApiserverClientNodeAgent: named("signerApiserverClientNodeAgent"),
    signerNodeAgentServing: named("signerNodeAgentServing"),
    signerLegacyUnknown: named("signerLegacyUnknown"),
  };
}
