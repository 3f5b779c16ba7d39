/** What definitions of the group of workloads name. */
import type { KindBindings } from "../kind-bindings.js";
import { controllerOwner } from "./cells.js";

export const appsKinds = {
  cells: { controllerOwner },
} as const satisfies Partial<KindBindings>;
