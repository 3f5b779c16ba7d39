/** How the secrets of bootstrap tokens are read: by whoever knows callers by them, signs with them, and removes those that have ended. */
import { getOwn, isJsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";

const NAME_PREFIX = "bootstrap-token-";
/** RFC 3339, with zone. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Keys of the data. */
export type BootstrapTokenKey =
  | "auth-extra-groups"
  | "expiration"
  | "token-id"
  | "token-secret"
  | "usage-bootstrap-authentication"
  | "usage-bootstrap-signing";

/** The name of the secret, in the system namespace, of the token with this id. */
export const bootstrapTokenName = (id: string): string => NAME_PREFIX + id;

export const bootstrapTokenType = ({ names }: VendorProfile): string => names["secretTypeBootstrapToken"] as string;

export function bootstrapTokenData({ data }: Readonly<ApiObject>, key: BootstrapTokenKey): string | undefined {
  const value = isJsonObject(data) ? getOwn(data, key) : undefined;
  return typeof value === "string" ? Buffer.from(value, "base64").toString() : undefined;
}

/** When it ends, in milliseconds since the epoch; undefined for never, 0 where that cannot be read. */
export function bootstrapTokenEnd(secret: Readonly<ApiObject>): number | undefined {
  const text = bootstrapTokenData(secret, "expiration");
  if (text === undefined || text === "") return undefined;
  return TIME.test(text) ? Date.parse(text) || 0 : 0;
}
