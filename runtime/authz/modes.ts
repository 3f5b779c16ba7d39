/** The modes of `--authorization-mode` (AUTHZ-04). */
import type { AuthorizationMode } from "../definition/authorization-modes.js";
import { alwaysAllow } from "./always-allow.js";
import { alwaysAllowedPaths } from "./always-allowed-paths.js";
import { alwaysDeny } from "./always-deny.js";
import { type Authorizer, authorizeInOrder } from "./authorizer.js";
import { privilegedGroup } from "./privileged-group.js";

/** Modes that need something of the server's to decide by. */
export type InformedMode = "Node" | "RBAC" | "ABAC" | "Webhook";

/** How the informed modes are made; only those that are asked for are. */
export type ModeMakers = Readonly<Record<InformedMode, () => Authorizer>>;

/** Modes in which the server's own loops may do what they have to: by the roles that it keeps, or as everybody. */
const admitsLoops = (modes: readonly AuthorizationMode[]): boolean => modes.includes("RBAC") || modes.includes("AlwaysAllow");

/** The privileged group, the paths open to all and the server's own loops, then the modes in the order given. */
export function createAuthorizer(
  modes: readonly AuthorizationMode[],
  makers: ModeMakers,
  loops: () => Authorizer,
): ReturnType<typeof authorizeInOrder> {
  const all: Readonly<Record<AuthorizationMode, () => Authorizer>> = {
    ...makers,
    AlwaysAllow: () => alwaysAllow,
    AlwaysDeny: () => alwaysDeny,
  };
  const own = admitsLoops(modes) ? [] : [loops()];
  return authorizeInOrder([privilegedGroup, alwaysAllowedPaths, ...own, ...modes.map((mode) => all[mode]())]);
}
