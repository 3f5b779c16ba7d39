/** What definitions of the group of priority classes name. */
import type { KindBindings } from "../kind-bindings.js";
import { priorityClassHook } from "./priority-class.js";

export const schedulingKinds = {
  resourceHooks: { "priority-class": priorityClassHook },
} as const satisfies Partial<KindBindings>;
