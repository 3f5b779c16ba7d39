/** Cells of role bindings. */
import type { RoleBinding } from "../../../generated/rbac/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ComputedCell } from "../../definition/resource-definition.js";

/** `kind/name` of the role; a bookmark has none. */
export const bindingRole: ComputedCell = (object) => {
  const { kind = "", name = "" }: Partial<RoleBinding["roleRef"]> = asBinding(object).roleRef ?? {};
  return `${kind}/${name}`;
};

/** Names of users, with ", " between them. */
export const bindingUsers: ComputedCell = (object) => subjectsOf(object, "User").join(", ");

/** Names of groups, with ", " between them. */
export const bindingGroups: ComputedCell = (object) => subjectsOf(object, "Group").join(", ");

/** `namespace/name` of service accounts, with ", " between them. */
export const bindingServiceAccounts: ComputedCell = (object) => subjectsOf(object, "ServiceAccount").join(", ");

const asBinding = (object: ApiObject): RoleBinding => object as unknown as RoleBinding;

function subjectsOf(object: ApiObject, kind: string): string[] {
  const subjects = (asBinding(object).subjects ?? []).filter((subject) => subject.kind === kind);
  return subjects.map(({ namespace, name }) => (kind === "ServiceAccount" ? `${namespace ?? ""}/${name}` : name));
}
