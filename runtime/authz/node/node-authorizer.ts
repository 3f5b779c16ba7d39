/** `--authorization-mode=Node`: agents of nodes may do what their own pods need (AUTHZ-14). It allows or has no opinion, and never asks anybody. */
import { type Steps, soonOf } from "../../codec/lists/steps.js";
import { nodeNameOf } from "../../definition/node-identity.js";
import type { UserInfo } from "../../definition/request-context.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { quoteText } from "../../errors/quote-text.js";
import type { RuleList } from "../../registry/handlers.js";
import { ALLOWED, type AuthorizationAttributes, type Authorizer, type Decision, NO_OPINION } from "../authorizer.js";
import type { PolicyRule } from "../rbac/policy-rule.js";
import { RuleTable } from "../rbac/rule-table.js";
import type { NodeGraph, ReachableKind, Reference } from "./node-graph.js";

type Info = AuthorizationAttributes["info"];

/** Decides about one resource for the agent of the node. */
type Decide = (node: string, info: Info) => Decision | Promise<Decision>;

const NO_RULES: RuleList = { rules: [], incomplete: false, errors: [] };
const UNKNOWN_RULES: RuleList = { rules: [], incomplete: true, errors: ["node authorizer does not support user rule resolution"] };

/** What the agent may do to the objects of its own that bear the node's name. */
const OWN_VERBS: ReadonlySet<string> = new Set(["get", "create", "update", "patch", "delete"]);
const READ_VERBS: ReadonlySet<string> = new Set(["get", "list", "watch"]);

export interface NodeAuthorizerOptions {
  readonly graph: NodeGraph;
  /** Resolves when the graph shows what was stored at the start: until then those who ask about it wait. */
  readonly ready: Promise<void>;
  readonly profile: VendorProfile;
  /** What all agents may do, to resources that are not told apart by node. */
  readonly rules: readonly PolicyRule[];
}

export class NodeAuthorizer implements Authorizer {
  readonly name = "Node";
  readonly #graph: NodeGraph;
  #loading: Promise<void> | undefined;
  readonly #leaseNamespace: string;
  readonly #rules = new RuleTable<true>();
  /** By group, then resource. */
  readonly #byNode: Readonly<Record<string, Readonly<Record<string, Decide>>>>;

  constructor({ graph, ready, profile, rules }: NodeAuthorizerOptions) {
    this.#graph = graph;
    this.#loading = ready.then(() => {
      this.#loading = undefined;
    });
    this.#leaseNamespace = profile.nodeLeaseNamespace;
    for (const rule of rules) this.#rules.add(rule, true);
    this.#byNode = nullPrototype({
      "": nullPrototype<Decide>({
        secrets: (node, info) => this.#readNamespaced(node, info, "secret"),
        configmaps: (node, info) => this.#readNamespaced(node, info, "configMap"),
        persistentvolumeclaims: (node, info) =>
          info.subresource === "status" ? this.#writeStatus(node, info, "claim") : this.#readOne(node, info, "claim"),
        persistentvolumes: (node, info) => this.#readOne(node, info, "volume"),
        serviceaccounts: (node, info) => this.#createToken(node, info),
      }),
      [`storage.${profile.groupDomain}`]: nullPrototype<Decide>({
        volumeattachments: (node, info) => this.#readOne(node, info, "attachment"),
        csinodes: (node, info) => this.#ownStorage(node, info),
      }),
      [`coordination.${profile.groupDomain}`]: nullPrototype<Decide>({ leases: (node, info) => this.#ownLease(node, info) }),
    });
  }

  authorize({ user, info }: AuthorizationAttributes): Decision | Promise<Decision> {
    const node = nodeNameOf(user);
    if (node === undefined) return NO_OPINION;
    if (node === "") return refused(`unknown node for user ${quoteText(user.name)}`);
    const decide = info.isResourceRequest ? this.#byNode[info.apiGroup]?.[info.resource] : undefined;
    if (decide !== undefined) return decide(node, info);
    return this.#rules.grantOf(info) === undefined ? NO_OPINION : ALLOWED;
  }

  rulesFor(user: UserInfo): RuleList {
    return nodeNameOf(user) === undefined ? NO_RULES : UNKNOWN_RULES;
  }

  #readNamespaced(node: string, info: Info, kind: ReachableKind): Decision | Promise<Decision> {
    if (!READ_VERBS.has(info.verb)) return refused("can only read resources of this type");
    if (info.subresource !== "") return refused("cannot read subresource");
    if (info.namespace === "") return refused("can only read namespaced object of this type");
    return this.#related(node, info, kind);
  }

  #readOne(node: string, info: Info, kind: ReachableKind): Decision | Promise<Decision> {
    if (info.verb !== "get") return refused("can only get individual resources of this type");
    if (info.subresource !== "") return refused("cannot get subresource");
    return this.#related(node, info, kind);
  }

  #writeStatus(node: string, info: Info, kind: ReachableKind): Decision | Promise<Decision> {
    if (info.verb !== "update" && info.verb !== "patch") return refused("can only get/update/patch this type");
    return this.#related(node, info, kind);
  }

  #createToken(node: string, info: Info): Decision | Promise<Decision> {
    if (info.verb !== "create" || info.name === "") return refused("can only create tokens for individual service accounts");
    if (info.subresource !== "token") return refused("can only create token subresource of serviceaccount");
    return this.#related(node, info, "serviceAccount");
  }

  /** The name of what is created is not known yet: the plugin NodeRestriction looks at it. */
  #ownLease(node: string, { verb, namespace, name }: Info): Decision {
    if (!OWN_VERBS.has(verb)) return refused("can only get, create, update, patch, or delete a node lease");
    if (namespace !== this.#leaseNamespace) {
      return refused(`can only access leases in the ${quoteText(this.#leaseNamespace)} system namespace`);
    }
    if (verb !== "create" && name !== node) return refused("can only access node lease with the same name as the requesting node");
    return ALLOWED;
  }

  #ownStorage(node: string, { verb, subresource, name }: Info): Decision {
    if (!OWN_VERBS.has(verb)) return refused("can only get, create, update, patch, or delete a CSINode");
    if (subresource !== "") return refused("cannot authorize CSINode subresources");
    if (verb !== "create" && name !== node) return refused("can only access CSINode with the same name as the requesting node");
    return ALLOWED;
  }

  #related(node: string, info: Info, kind: ReachableKind): Decision | Promise<Decision> {
    const { namespace, name } = info;
    if (name === "") return refused("No Object name found");
    if (this.#loading !== undefined) return this.#loading.then(() => this.#related(node, info, kind));
    return soonOf(this.#decision(node, { kind, namespace, name }));
  }

  *#decision(node: string, reference: Reference): Steps<Decision> {
    if (yield* this.#graph.reaches(node, reference)) return ALLOWED;
    return refused(`no relationship found between node '${node}' and this object`);
  }
}

const refused = (reason: string): Decision => ({ ...NO_OPINION, reason });

/** Groups and resources are whatever the request says, `constructor` too. */
const nullPrototype = <T>(members: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, members);
