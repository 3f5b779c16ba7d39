/** By whom a share is counted of what all users have together. */
import type { UserInfo } from "./request-context.js";

const SERVICE_ACCOUNT = "system:serviceaccount:";

/**
 * The name of a user; of a service account that of all those of its namespace, where whoever may act as one may act as any number of
 * them: `system:serviceaccount:<namespace>`.
 */
export function holderName({ name }: Pick<UserInfo, "name">): string {
  if (!name.startsWith(SERVICE_ACCOUNT)) return name;
  const end = name.indexOf(":", SERVICE_ACCOUNT.length);
  return end === -1 ? name : name.slice(0, end);
}
