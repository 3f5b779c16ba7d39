/** Who holds the roles of the start (AUTHZ-09). */
import type { Subject } from "../../../../generated/rbac/v1/types.js";
import type { BootstrapNames, BootstrapRole } from "./bootstrap-role.js";

const CONTROLLER_PREFIX = "system:controller:";

/** A binding; it names the role of its own name unless it says another. */
export interface BootstrapBinding {
  /** Absent: a cluster role binding. */
  readonly namespace?: string;
  readonly name: string;
  readonly role: string;
  readonly subjects: readonly Subject[];
}

const user = (name: string): Subject => ({ kind: "User", name });
const group = (name: string): Subject => ({ kind: "Group", name });
const account = (namespace: string, name: string): Subject => ({ kind: "ServiceAccount", namespace, name });

/** Holders of roles that are no controller's; nodes are authorized by a mode of their own, so `system:node` is bound to nobody. */
export function clusterRoleBindings({ componentPrefix, systemNamespace }: BootstrapNames): readonly BootstrapBinding[] {
  const holders: Readonly<Record<string, readonly Subject[]>> = {
    "cluster-admin": [group("system:masters")],
    "system:basic-user": [group("system:authenticated")],
    "system:discovery": [group("system:authenticated")],
    [`system:${componentPrefix}controller-manager`]: [user(`system:${componentPrefix}controller-manager`)],
    [`system:${componentPrefix}dns`]: [account(systemNamespace, `${componentPrefix}dns`)],
    [`system:${componentPrefix}scheduler`]: [user(`system:${componentPrefix}scheduler`)],
    "system:monitoring": [group("system:monitoring")],
    "system:node": [],
    "system:node-proxier": [user(`system:${componentPrefix}proxy`)],
    "system:public-info-viewer": [group("system:authenticated"), group("system:unauthenticated")],
    "system:service-account-issuer-discovery": [group("system:serviceaccounts")],
    "system:volume-scheduler": [user(`system:${componentPrefix}scheduler`)],
  };
  return Object.entries(holders).map(([name, subjects]) => ({ name, role: name, subjects }));
}

/** Every controller's role goes to the service account of its name. */
export function controllerBindings(roles: readonly BootstrapRole[], { systemNamespace }: BootstrapNames): readonly BootstrapBinding[] {
  return roles.map(({ name }) => ({ name, role: name, subjects: [account(systemNamespace, name.slice(CONTROLLER_PREFIX.length))] }));
}

/** Bindings of the namespaces that the system has for itself. */
export function roleBindings({ componentPrefix, publicNamespace, systemNamespace }: BootstrapNames): readonly BootstrapBinding[] {
  const manager = `${componentPrefix}controller-manager`;
  const scheduler = `${componentPrefix}scheduler`;
  const controller = (namespace: string, name: string): BootstrapBinding => {
    const role = CONTROLLER_PREFIX + name;
    return { namespace, name: role, role, subjects: [account(systemNamespace, name)] };
  };
  const leader = (component: string): BootstrapBinding => {
    const role = `system::leader-locking-${component}`;
    return { namespace: systemNamespace, name: role, role, subjects: [user(`system:${component}`), account(systemNamespace, component)] };
  };
  return [
    controller(publicNamespace, "bootstrap-signer"),
    {
      namespace: systemNamespace,
      name: "system::extension-apiserver-authentication-reader",
      role: "extension-apiserver-authentication-reader",
      subjects: [user(`system:${manager}`), user(`system:${scheduler}`)],
    },
    leader(manager),
    leader(scheduler),
    controller(systemNamespace, "bootstrap-signer"),
    controller(systemNamespace, "cloud-provider"),
    controller(systemNamespace, "token-cleaner"),
  ];
}
