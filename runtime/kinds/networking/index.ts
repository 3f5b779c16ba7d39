/** What definitions of the group of networks name. */
import type { KindBindings } from "../kind-bindings.js";
import { ingressAddress, ingressClass, ingressClassParameters, ingressHosts, ingressPorts } from "./cells.js";

export const networkingKinds = {
  cells: { ingressAddress, ingressClass, ingressClassParameters, ingressHosts, ingressPorts },
} as const satisfies Partial<KindBindings>;
