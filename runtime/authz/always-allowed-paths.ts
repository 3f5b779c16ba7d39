/** Paths that everybody may read: probes of the machine that runs the server have no credentials (HEALTH-01). */
import { ALLOWED, type Authorizer, NO_OPINION } from "./authorizer.js";

const PATHS: ReadonlySet<string> = new Set(["/healthz", "/livez", "/readyz"]);

export const alwaysAllowedPaths: Authorizer = {
  name: "always-allowed-paths",
  authorize: ({ info }) => (!info.isResourceRequest && PATHS.has(info.path) ? ALLOWED : NO_OPINION),
};
