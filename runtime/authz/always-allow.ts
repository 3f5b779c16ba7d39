/** `--authorization-mode=AlwaysAllow`: everybody may do everything (AUTHZ-04). */
import { ALLOWED, type Authorizer } from "./authorizer.js";

export const alwaysAllow: Authorizer = { name: "AlwaysAllow", authorize: () => ALLOWED };
