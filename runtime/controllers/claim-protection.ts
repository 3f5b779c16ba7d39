/** Claims stay as long as a pod uses them (ADM-24). */
import type { PersistentVolumeClaim } from "../../generated/core/v1/types.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { CachedObjects } from "./cached-objects.js";
import { type Controller, type ControllerOptions, IDLE } from "./controller.js";
import { ProtectionFinalizer } from "./protection-finalizer.js";
import { UsedClaims } from "./used-claims.js";

export function startClaimProtection(options: ControllerOptions): Controller {
  const { registry } = options;
  const claims = registry.stored("", "v1", "persistentvolumeclaims")?.store;
  const pods = registry.stored("", "v1", "pods")?.store;
  if (claims === undefined || pods === undefined) return IDLE;
  const used = new UsedClaims(pods, claims.prefix, (key) => protection.lookAt(key));
  const protection = new ProtectionFinalizer(options, {
    store: claims,
    objects: new CachedObjects<PersistentVolumeClaim>(
      registry.services.resource("", "v1", "persistentvolumeclaims") as ObjectAccess,
      (claim, { namespace }) => options.clients.core.v1.persistentVolumeClaims.namespace(namespace).replace(claim),
    ),
    finalizer: registry.profile.names["pvcProtectionFinalizer"] as string,
    isUsed: (_claim, key) => used.has(key),
  });
  return {
    stop: () => {
      used.close();
      protection.stop();
    },
  };
}
