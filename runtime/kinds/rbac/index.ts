/** What definitions of the group of access control name. */
import type { KindBindings } from "../kind-bindings.js";
import { bindingGroups, bindingRole, bindingServiceAccounts, bindingUsers } from "./cells.js";

export const rbacKinds = {
  cells: { bindingGroups, bindingRole, bindingServiceAccounts, bindingUsers },
} as const satisfies Partial<KindBindings>;
