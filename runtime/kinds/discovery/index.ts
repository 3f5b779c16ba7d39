/** What definitions of the group of endpoint slices name. */
import type { KindBindings } from "../kind-bindings.js";
import { sliceEndpoints, slicePorts } from "./cells.js";

export const discoveryKinds = {
  cells: { sliceEndpoints, slicePorts },
} as const satisfies Partial<KindBindings>;
