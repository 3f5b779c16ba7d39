/** What definitions of the group of access control name. */
import type { KindBindings } from "../kind-bindings.js";
import { bindingGroups, bindingRole, bindingServiceAccounts, bindingUsers } from "./cells.js";
import { bindingHook, clusterRoleHook, roleHook } from "./escalation.js";

export const rbacKinds = {
  cells: { bindingGroups, bindingRole, bindingServiceAccounts, bindingUsers },
  resourceHooks: { binding: bindingHook, "cluster-role": clusterRoleHook, role: roleHook },
} as const satisfies Partial<KindBindings>;
