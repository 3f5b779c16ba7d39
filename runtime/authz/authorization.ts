/** The authorizers of a server, with what they decide by: opened at the start, closed at the end (AUTHZ-03, AUTHZ-04). */
import type { AuthorizationMode } from "../definition/authorization-modes.js";
import type { UserInfo } from "../definition/request-context.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { type FollowedIndex, joinIndexes } from "../registry/followers/index-follower.js";
import type { HandlerServices, Permissions } from "../registry/handlers.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { AbacAuthorizer } from "./abac/abac-authorizer.js";
import { parsePolicyFile } from "./abac/policy-file.js";
import type { Authorizer } from "./authorizer.js";
import { createAuthorizer, type ModeMakers } from "./modes.js";
import { followNodes } from "./node/follow-nodes.js";
import { NodeAuthorizer } from "./node/node-authorizer.js";
import { NodeGraph } from "./node/node-graph.js";
import { ownLoops } from "./own-loops.js";
import { followPolicy } from "./rbac/follow-policy.js";
import { PolicyIndex } from "./rbac/policy-index.js";
import type { PolicyRule } from "./rbac/policy-rule.js";
import { RbacAuthorizer } from "./rbac/rbac-authorizer.js";
import { WebhookAuthorizer, type WebhookOptions } from "./webhook/webhook-authorizer.js";

export interface AuthorizationOptions {
  /** As `--authorization-mode` has them, in order. */
  readonly modes: readonly AuthorizationMode[];
  /** Text of the policy file of ABAC; "" without one. */
  readonly policyFile: string;
  /** How the mode Webhook asks; there when that mode is. */
  readonly webhook?: Omit<WebhookOptions, "group"> | undefined;
  /** What the mode Node allows agents of all nodes; asked for when that mode is there. */
  nodeRules(): readonly PolicyRule[];
  /** Whom the server's own loops act as. */
  readonly loops: WeakSet<UserInfo>;
  /** The roles and bindings of the start; asked for where no mode admits the loops. */
  startPolicy(): PolicyIndex;
  readonly registry: ResourceRegistry;
  readonly profile: VendorProfile;
}

export interface Authorization {
  readonly authorizer: Authorizer;
  readonly rulesFor: HandlerServices["rulesFor"];
  readonly rulesGranted: Permissions["rulesGranted"];
  /** Resolves when roles and bindings are those that were stored at the start; agents of nodes wait for what else they need. */
  readonly ready: Promise<void>;
  close(): void;
}

/** Roles and bindings are followed whatever the modes: who grants them has to hold them; pods and volumes for the mode Node alone. Throws RangeError for a policy file with lines that are none. */
export function openAuthorization(options: AuthorizationOptions): Authorization {
  const { modes, policyFile, webhook, registry, profile } = options;
  const group = `rbac.authorization.${profile.groupDomain}`;
  const policy = new PolicyIndex();
  const policyFollowed = followPolicy(registry, group, policy);
  const followed: FollowedIndex[] = [policyFollowed];
  const rbac = new RbacAuthorizer(policy, group);
  const makers: ModeMakers = {
    Node: () => {
      const graph = new NodeGraph();
      const nodesFollowed = followNodes(registry, profile, graph);
      followed.push(nodesFollowed);
      return new NodeAuthorizer({ graph, ready: nodesFollowed.ready, profile, rules: options.nodeRules() });
    },
    RBAC: () => rbac,
    Webhook: () => {
      if (webhook === undefined) throw new RangeError("the mode Webhook needs a webhook");
      return new WebhookAuthorizer({ ...webhook, group: `authorization.${profile.groupDomain}` });
    },
    ABAC: () => new AbacAuthorizer(parsePolicyFile(policyFile, `abac.authorization.${profile.labelDomain}`)),
  };
  const authorizer = createAuthorizer(modes, makers, () => ownLoops(options.loops, new RbacAuthorizer(options.startPolicy(), group)));
  const { close } = joinIndexes(followed);
  return {
    authorizer,
    rulesFor: authorizer.rulesFor,
    rulesGranted: (user, namespace) => rbac.rulesFor(user, namespace),
    ready: policyFollowed.ready,
    close,
  };
}
