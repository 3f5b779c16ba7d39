/** Service accounts as users: their names and groups. */

export const accountUserName = (namespace: string, name: string): string => `system:serviceaccount:${namespace}:${name}`;

/** Groups of all accounts of a namespace. */
export const accountGroups = (namespace: string): readonly string[] => ["system:serviceaccounts", `system:serviceaccounts:${namespace}`];
