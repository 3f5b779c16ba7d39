/** `--authorization-mode=AlwaysAllow`: everybody may do everything (AUTHZ-04). */
import { ALLOWED, type Authorizer } from "./authorizer.js";

const EVERYTHING = [
  { verbs: ["*"], apiGroups: ["*"], resources: ["*"] },
  { verbs: ["*"], nonResourceURLs: ["*"] },
];

export const alwaysAllow: Authorizer = {
  name: "AlwaysAllow",
  authorize: () => ALLOWED,
  rulesFor: () => ({ rules: EVERYTHING, incomplete: false, errors: [] }),
};
