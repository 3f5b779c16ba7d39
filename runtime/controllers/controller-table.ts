/** The control loops there are: by the name that `--controllers` has for each, whom it acts as and how it is started. */
import type { ControllerName } from "../definition/controller-names.js";
import { startClusterRoleAggregation } from "./cluster-role-aggregation.js";
import type { Controller, ControllerOptions } from "./controller.js";
import { startGarbageCollector } from "./garbage-collector.js";
import { startNamespaceController } from "./namespace-controller.js";

export interface ControllerEntry {
  /** Acts as `system:controller:<account>`, which has a role of that name. */
  readonly account: string;
  start(options: ControllerOptions): Controller;
}

export const CONTROLLERS: Readonly<Record<ControllerName, ControllerEntry>> = {
  "clusterrole-aggregation": { account: "clusterrole-aggregation-controller", start: startClusterRoleAggregation },
  garbagecollector: { account: "generic-garbage-collector", start: startGarbageCollector },
  namespace: { account: "namespace-controller", start: startNamespaceController },
};
