/** The control loops that the flags ask for. */
import type { Clock } from "../clock/clock.js";
import { systemRandom } from "../clock/random.js";
import type { Controller } from "../controllers/controller.js";
import { startControllers } from "../controllers/start-controllers.js";
import type { ServerFlags } from "../flags/server-flags.js";
import type { Log } from "../log/log.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";

export interface ControllerParts {
  readonly flags: ServerFlags;
  readonly registry: ResourceRegistry;
  readonly clock: Clock;
  readonly log: Log;
}

export function controllersOf({ flags, registry, clock, log }: ControllerParts): Controller {
  return startControllers({
    registry,
    clock,
    random: systemRandom,
    names: flags.controllers,
    failed: (controller, key, error) => log.warn("controller failed, will try again", { controller, key, reason: String(error) }),
  });
}
