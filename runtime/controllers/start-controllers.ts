/** Starts and stops the control loops that run inside the server. */
import type { EventRecorder } from "../client/kit/event-recorder.js";
import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import type { ControllerName } from "../definition/controller-names.js";
import { systemContext } from "../registry/system-context.js";
import type { Controller, ServerControllerOptions } from "./controller.js";
import { CONTROLLERS } from "./controller-table.js";

export interface StartControllersOptions extends Omit<ServerControllerOptions, "context" | "failed" | "recorder"> {
  readonly clock: Clock;
  readonly random: Random;
  /** Which of them run. */
  readonly names: Iterable<ControllerName>;
  /** A recorder of events that acts as a service account of the system's namespace. */
  recorder(account: string, component: string): EventRecorder;
  /** Told of failures, which are retried. */
  failed(controller: ControllerName, key: string, error: unknown): void;
}

/** Starts loops from the present state of the caches, which must be ready; each acts as a user of its own name. */
export function startControllers({ clock, random, names, failed, recorder, ...shared }: StartControllersOptions): Controller {
  const { profile } = shared.registry;
  const running = Array.from(names, (name) => {
    const { account, start } = CONTROLLERS[name];
    const context = systemContext({ profile, clock, random, user: `system:controller:${account}` });
    return start({
      ...shared,
      context,
      recorder: (component) => recorder(account, component),
      failed: (key, error) => failed(name, key, error),
    });
  });
  return {
    stop: () => {
      for (const controller of running) controller.stop();
    },
  };
}
