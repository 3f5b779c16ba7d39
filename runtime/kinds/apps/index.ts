/** What definitions of the group of workloads name. */
import type { KindBindings } from "../kind-bindings.js";
import { controllerOwner } from "./cells.js";
import { daemonSetHook } from "./daemon-set.js";
import { deploymentHook } from "./deployment.js";
import { statefulSetHook } from "./stateful-set.js";

export const appsKinds = {
  cells: { controllerOwner },
  resourceHooks: { "daemon-set": daemonSetHook, deployment: deploymentHook, "stateful-set": statefulSetHook },
} as const satisfies Partial<KindBindings>;
