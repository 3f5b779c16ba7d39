/** The modes of `--authorization-mode` (AUTHZ-04). */
import type { AuthorizationMode } from "../definition/authorization-modes.js";
import { alwaysAllow } from "./always-allow.js";
import { alwaysAllowedPaths } from "./always-allowed-paths.js";
import { alwaysDeny } from "./always-deny.js";
import { type Authorizer, authorizeInOrder } from "./authorizer.js";
import { privilegedGroup } from "./privileged-group.js";

const MODES: Readonly<Record<AuthorizationMode, Authorizer>> = { AlwaysAllow: alwaysAllow, AlwaysDeny: alwaysDeny };

/** The privileged group and the paths open to all, then the modes in the order given. */
export function createAuthorizer(modes: readonly AuthorizationMode[]): Authorizer {
  return authorizeInOrder([privilegedGroup, alwaysAllowedPaths, ...modes.map((mode) => MODES[mode])]);
}
