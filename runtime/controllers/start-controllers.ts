/** The control loops that run inside the server. */
import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { systemContext } from "../registry/system-context.js";
import { startClusterRoleAggregation } from "./cluster-role-aggregation.js";
import type { Controller, ControllerOptions } from "./controller.js";
import { startGarbageCollector } from "./garbage-collector.js";
import { startNamespaceController } from "./namespace-controller.js";

export interface StartControllersOptions {
  readonly registry: ResourceRegistry;
  readonly clock: Clock;
  readonly random: Random;
  /** Told of failures, which are retried. */
  failed(controller: string, key: string, error: unknown): void;
}

const CONTROLLERS: Readonly<Record<string, (options: ControllerOptions) => Controller>> = {
  "namespace-controller": startNamespaceController,
  "clusterrole-aggregation-controller": startClusterRoleAggregation,
  "generic-garbage-collector": startGarbageCollector,
};

/** Starts all loops from the present state of the caches, which must be ready; each acts as a user of its own name. */
export function startControllers({ registry, clock, random, failed }: StartControllersOptions): Controller {
  const running = Object.entries(CONTROLLERS).map(([name, start]) => {
    const context = systemContext({ profile: registry.profile, clock, random, user: `system:controller:${name}` });
    return start({ registry, context, failed });
  });
  return {
    stop: () => {
      for (const controller of running) controller.stop();
    },
  };
}
