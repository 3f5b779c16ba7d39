/** What definitions of the storage group name; the generator reads the names off this table. */
import type { KindBindings } from "../kind-bindings.js";
import { csiDriverHook } from "./csi-driver.js";
import { csiNodeHook } from "./csi-node.js";
import { storageClassHook } from "./storage-class.js";

export const storageKinds = {
  resourceHooks: { "csi-driver": csiDriverHook, "csi-node": csiNodeHook, "storage-class": storageClassHook },
} as const satisfies Partial<KindBindings>;
