/** What definitions of the group of jobs name. */
import type { KindBindings } from "../kind-bindings.js";
import { cronJobSuspended, jobCompletions } from "./cells.js";
import { jobHook } from "./job.js";
import { uncountedPodsHook } from "./uncounted-pods.js";

export const batchKinds = {
  cells: { cronJobSuspended, jobCompletions },
  resourceHooks: { job: jobHook },
  typeHooks: { "uncounted-pods": uncountedPodsHook },
} as const satisfies Partial<KindBindings>;
