/** What definitions of the group of runtime classes name. */
import type { KindBindings } from "../kind-bindings.js";
import { runtimeClassOverheadHook } from "./overhead.js";

export const nodeKinds = {
  typeHooks: { "runtime-class-overhead": runtimeClassOverheadHook },
} as const satisfies Partial<KindBindings>;
