/** The modes of `--authorization-mode`: the flag accepts them, and each has an authorizer (AUTHZ-04). */
export const AUTHORIZATION_MODES = ["Node", "RBAC", "ABAC", "Webhook", "AlwaysAllow", "AlwaysDeny"] as const;

export type AuthorizationMode = (typeof AUTHORIZATION_MODES)[number];
