/** Volumes stay as long as they are bound (ADM-24). */
import type { PersistentVolume } from "../../generated/core/v1/types.js";
import { isJsonObject } from "../definition/json.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { CachedObjects } from "./cached-objects.js";
import { type Controller, type ControllerOptions, IDLE } from "./controller.js";
import { ProtectionFinalizer } from "./protection-finalizer.js";

export function startVolumeProtection(options: ControllerOptions): Controller {
  const { registry } = options;
  const store = registry.stored("", "v1", "persistentvolumes")?.store;
  if (store === undefined) return IDLE;
  return new ProtectionFinalizer(options, {
    store,
    objects: new CachedObjects<PersistentVolume>(registry.services.resource("", "v1", "persistentvolumes") as ObjectAccess, (volume) =>
      options.clients.core.v1.persistentVolumes.replace(volume),
    ),
    finalizer: registry.profile.names["pvProtectionFinalizer"] as string,
    isUsed: ({ status }) => isJsonObject(status) && status["phase"] === "Bound",
  });
}
