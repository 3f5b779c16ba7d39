/** Authorization as the flags ask for it. Each function throws FlagError for flags and files that are none. */
import { readFileSync } from "node:fs";
import { type Authorization, type AuthorizationOptions, openAuthorization } from "../authz/authorization.js";
import { PolicyIndex } from "../authz/rbac/policy-index.js";
import type { RoleReference, Subject } from "../authz/rbac/policy-rule.js";
import type { UserInfo } from "../definition/request-context.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { FlagError } from "../flags/flag.js";
import type { ServerFlags } from "../flags/server-flags.js";
import { bootstrapPolicy, nodeRules } from "../kinds/rbac/bootstrap/bootstrap-policy.js";
import type { ObjectPlace } from "../registry/keys.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";

/** How the mode Webhook asks; undefined without that mode. What speaks to it is loaded when there is one. */
export async function webhookOf(flags: ServerFlags, profile: VendorProfile): Promise<Omit<WebhookSettings, "clock"> | undefined> {
  const file = flags["authorization-webhook-config-file"];
  if (flags["authorization-mode"].includes("Webhook") !== (file !== "")) {
    throw new FlagError("flag --authorization-webhook-config-file: it goes with --authorization-mode=Webhook, and Webhook needs it");
  }
  if (file === "") return undefined;
  const { connectWebhook } = await import("./webhook-connection.js");
  try {
    return {
      ask: await connectWebhook(file, profile),
      version: flags["authorization-webhook-version"],
      times: {
        allowedMs: flags["authorization-webhook-cache-authorized-ttl"],
        unallowedMs: flags["authorization-webhook-cache-unauthorized-ttl"],
      },
    };
  } catch (error) {
    throw new FlagError(`flag --authorization-webhook-config-file: ${file}: ${(error as Error).message}`);
  }
}

type WebhookSettings = NonNullable<AuthorizationOptions["webhook"]>;

export function authorizationOf(
  flags: ServerFlags,
  registry: ResourceRegistry,
  profile: VendorProfile,
  webhook: WebhookSettings | undefined,
  loops: WeakSet<UserInfo>,
): Authorization {
  const modes = flags["authorization-mode"];
  const path = flags["authorization-policy-file"];
  if (modes.includes("ABAC") !== (path !== "")) {
    throw new FlagError("flag --authorization-policy-file: it goes with --authorization-mode=ABAC, and ABAC needs it");
  }
  try {
    const policyFile = path === "" ? "" : readFileSync(path, "utf8");
    return openAuthorization({
      modes,
      policyFile,
      webhook,
      nodeRules: () => nodeRules(profile),
      loops,
      startPolicy: () => startPolicy(profile),
      registry,
      profile,
    });
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code !== undefined) {
      throw new FlagError(`flag --authorization-policy-file: ${path}: ${(error as Error).message}`);
    }
    throw error;
  }
}

/** What a start would store under RBAC, kept in memory. */
function startPolicy(profile: VendorProfile): PolicyIndex {
  const { clusterRoles, roles, clusterRoleBindings, roleBindings } = bootstrapPolicy(profile);
  const index = new PolicyIndex();
  for (const { metadata, rules } of [...clusterRoles, ...roles]) index.setRole({ ...placeOf(metadata), rules: rules ?? [] });
  for (const { metadata, roleRef, subjects } of [...clusterRoleBindings, ...roleBindings]) {
    index.setBinding({ ...placeOf(metadata), roleRef: roleRef as RoleReference, subjects: (subjects ?? []) as readonly Subject[] });
  }
  return index;
}

const placeOf = ({ namespace = "", name = "" }: Partial<ObjectPlace> = {}): ObjectPlace => ({ namespace, name });
