/** What definitions of the group of access control name. */
import type { KindFunctions } from "../../definition/resource-definition.js";
import { bindingGroups, bindingRole, bindingServiceAccounts, bindingUsers } from "./cells.js";

export const rbacKinds = {
  cells: { bindingGroups, bindingRole, bindingServiceAccounts, bindingUsers },
  conversions: {},
} as const satisfies KindFunctions;
