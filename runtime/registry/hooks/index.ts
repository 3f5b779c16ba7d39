/** The hooks by the name definitions give them. */
import { csiNodeHook } from "./csi-node.js";
import type { ResourceHook } from "./hook.js";
import { namespaceHook } from "./namespace.js";
import { persistentVolumeClaimHook } from "./persistent-volume-claim.js";
import { podHook } from "./pod.js";
import { secretHook } from "./secret.js";

const hooks: Readonly<Record<string, ResourceHook>> = {
  "csi-node": csiNodeHook,
  namespace: namespaceHook,
  "persistent-volume-claim": persistentVolumeClaimHook,
  pod: podHook,
  secret: secretHook,
};

/** Throws RangeError for a name that no file here has. */
export function hookNamed(name: string): ResourceHook {
  const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
  if (hook === undefined) throw new RangeError(`there is no hook "${name}" in the registry`);
  return hook;
}
