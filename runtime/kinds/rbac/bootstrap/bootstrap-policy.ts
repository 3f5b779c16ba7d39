/** The roles and bindings that a server makes sure of at its start, as objects (AUTHZ-09). */
import type { ClusterRole, ClusterRoleBinding, PolicyRule, Role, RoleBinding, Subject } from "../../../../generated/rbac/v1/types.js";
import type { JsonValue } from "../../../definition/json.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { type AggregableRole, aggregableRole, aggregatedRules, mayGather } from "../aggregated-rules.js";
import { type BootstrapBinding, clusterRoleBindings, controllerBindings, roleBindings } from "./bindings.js";
import { type AggregatedRole, type BootstrapRole, bootstrapNames } from "./bootstrap-role.js";
import { componentRoles } from "./component-roles.js";
import { controllerRoles } from "./controller-roles.js";
import { namespacedRoles } from "./namespaced-roles.js";
import { userRoles } from "./user-roles.js";

export interface BootstrapPolicy {
  readonly clusterRoles: readonly ClusterRole[];
  readonly clusterRoleBindings: readonly ClusterRoleBinding[];
  readonly roles: readonly Role[];
  readonly roleBindings: readonly RoleBinding[];
}

/** Annotation that, when "false", keeps an object as its users made it. */
export const autoUpdateAnnotation = ({ labelDomain }: VendorProfile): string => `rbac.authorization.${labelDomain}/autoupdate`;

/** Made anew on every call: the objects may be changed. */
export function bootstrapPolicy(profile: VendorProfile): BootstrapPolicy {
  const names = bootstrapNames(profile);
  const objects = new PolicyObjects(profile);
  const ofControllers = controllerRoles(names);
  return {
    clusterRoles: aggregated([...userRoles(names), ...componentRoles(names), ...ofControllers].map((role) => objects.clusterRole(role))),
    clusterRoleBindings: [...clusterRoleBindings(names), ...controllerBindings(ofControllers, names)].map((binding) =>
      objects.binding("ClusterRoleBinding", "ClusterRole", binding),
    ),
    roles: namespacedRoles(names).map((role) => objects.role(role)),
    roleBindings: roleBindings(names).map((binding) => objects.binding("RoleBinding", "Role", binding)),
  };
}

/** Of the role that is made for agents of nodes and bound to nobody: what is done to the stored one changes nothing. */
export const nodeRules = (profile: VendorProfile): readonly PolicyRule[] =>
  componentRoles(bootstrapNames(profile)).find(({ name }) => name === "system:node")?.rules ?? [];

/** Those that aggregate others have their rules from the first moment, as the controller would gather them. */
function aggregated(clusterRoles: readonly ClusterRole[]): ClusterRole[] {
  const known = new Map(clusterRoles.map((role) => [role.metadata?.name ?? "", aggregableRole(role as unknown as ApiObject)]));
  const gathered = (name: string, role: AggregableRole): readonly JsonValue[] => {
    const { selectors, rules } = role;
    if (selectors === undefined) return rules;
    // What is aggregated may aggregate.
    const others = [...known].filter(([other, { labels }]) => other !== name && mayGather(role, labels));
    return aggregatedRules(
      name,
      selectors,
      others.map(([other, found]) => [other, { labels: found.labels, rules: gathered(other, found) }]),
    );
  };
  return clusterRoles.map((role) => {
    const name = role.metadata?.name ?? "";
    return role.aggregationRule === undefined
      ? role
      : { ...role, rules: gathered(name, known.get(name) as AggregableRole) as unknown as PolicyRule[] };
  });
}

class PolicyObjects {
  readonly #group: string;
  readonly #apiVersion: string;

  constructor(private readonly profile: VendorProfile) {
    this.#group = `rbac.authorization.${profile.groupDomain}`;
    this.#apiVersion = `${this.#group}/v1`;
  }

  clusterRole(role: BootstrapRole): ClusterRole {
    const { aggregates, rules } = role;
    const head = { apiVersion: this.#apiVersion, kind: "ClusterRole" as const, metadata: this.#metadata(role) };
    if (aggregates === undefined) return { ...head, rules: [...(rules ?? [])] };
    return { ...head, aggregationRule: { clusterRoleSelectors: [{ matchLabels: { [this.#aggregationLabel(aggregates)]: "true" } }] } };
  }

  role(role: BootstrapRole): Role {
    return { apiVersion: this.#apiVersion, kind: "Role", metadata: this.#metadata(role), rules: [...(role.rules ?? [])] };
  }

  binding<K extends "ClusterRoleBinding" | "RoleBinding">(
    kind: K,
    roleKind: string,
    { name, namespace, role, subjects }: BootstrapBinding,
  ) {
    return {
      apiVersion: this.#apiVersion,
      kind,
      metadata: this.#metadata({ name, ...(namespace === undefined ? {} : { namespace }) }),
      roleRef: { apiGroup: this.#group, kind: roleKind, name: role },
      ...(subjects.length === 0 ? {} : { subjects: subjects.map((subject) => this.#subject(subject)) }),
    };
  }

  #subject(subject: Subject): Subject {
    return subject.kind === "ServiceAccount" ? subject : { ...subject, apiGroup: this.#group };
  }

  #metadata({ name, namespace, aggregatesTo }: BootstrapRole) {
    const { labelDomain } = this.profile;
    return {
      name,
      ...(namespace === undefined ? {} : { namespace }),
      labels: {
        [`${labelDomain}/bootstrapping`]: "rbac-defaults",
        ...(aggregatesTo === undefined ? {} : { [this.#aggregationLabel(aggregatesTo)]: "true" }),
      },
      annotations: { [autoUpdateAnnotation(this.profile)]: "true" },
    };
  }

  #aggregationLabel(role: AggregatedRole): string {
    return `${this.#group}/aggregate-to-${role}`;
  }
}
