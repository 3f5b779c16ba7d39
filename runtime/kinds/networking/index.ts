/** What definitions of the group of networks name. */
import type { KindFunctions } from "../../definition/resource-definition.js";
import { ingressClassParameters } from "./cells.js";

export const networkingKinds = {
  cells: { ingressClassParameters },
  conversions: {},
} as const satisfies KindFunctions;
