/** Starts and stops the control loops that run inside the server. */
import type { Clientset } from "../../generated/client/clientset.js";
import type { Connection } from "../client/connection.js";
import type { EventRecorder } from "../client/kit/event-recorder.js";
import type { ControllerName } from "../definition/controller-names.js";
import type { Controller, ServerControllerOptions } from "./controller.js";
import { CONTROLLERS, type ControllerEntry } from "./controller-table.js";

/** Whom a loop acts as. */
export type Actor = Pick<ControllerEntry, "account" | "isComponent">;

export interface StartControllersOptions extends Omit<ServerControllerOptions, "clients" | "failed" | "recorder"> {
  /** Which of them run. */
  readonly names: Iterable<ControllerName>;
  /** The client that a loop writes by. */
  clientsOf(actor: Actor): Clientset;
  /** A recorder of events for a component of that name. */
  recorder(connection: Connection, component: string): EventRecorder;
  /** Told of failures, which are retried. */
  failed(controller: ControllerName, key: string, error: unknown): void;
}

/** Starts loops from the present state of the caches, which must be ready; each acts as a user of its own name. */
export function startControllers({ names, failed, clientsOf, recorder, ...shared }: StartControllersOptions): Controller {
  const running = Array.from(names, (name) => {
    const entry = CONTROLLERS[name];
    const clients = clientsOf(entry);
    return entry.start({
      ...shared,
      clients,
      recorder: (component) => recorder(clients.connection, component),
      failed: (key, error) => failed(name, key, error),
    });
  });
  return {
    stop: () => {
      for (const controller of running) controller.stop();
    },
  };
}
