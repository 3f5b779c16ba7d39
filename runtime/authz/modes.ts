/** The modes of `--authorization-mode` (AUTHZ-04). */
import { alwaysAllow } from "./always-allow.js";
import { alwaysAllowedPaths } from "./always-allowed-paths.js";
import { alwaysDeny } from "./always-deny.js";
import { type Authorizer, authorizeInOrder } from "./authorizer.js";
import { privilegedGroup } from "./privileged-group.js";

const MODES: ReadonlyMap<string, Authorizer> = new Map([alwaysAllow, alwaysDeny].map((mode) => [mode.name, mode]));

/** Names that `createAuthorizer` takes. */
export const AUTHORIZATION_MODES: readonly string[] = [...MODES.keys()];

/** The privileged group and the paths open to all, then the modes in the order given. Throws RangeError for a mode there is not. */
export function createAuthorizer(modes: readonly string[]): Authorizer {
  const chosen = modes.map((name) => {
    const mode = MODES.get(name);
    if (mode === undefined) throw new RangeError(`unknown authorization mode ${name}; known are ${AUTHORIZATION_MODES.join(", ")}`);
    return mode;
  });
  return authorizeInOrder([privilegedGroup, alwaysAllowedPaths, ...chosen]);
}
