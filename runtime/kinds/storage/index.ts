/** What definitions of the storage group name; the generator reads the names off this table. */
import type { KindBindings } from "../kind-bindings.js";
import { csiNodeHook } from "./csi-node.js";

export const storageKinds = {
  resourceHooks: { "csi-node": csiNodeHook },
} as const satisfies Partial<KindBindings>;
