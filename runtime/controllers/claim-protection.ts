/** Claims stay as long as a pod uses them (ADM-24). */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PersistentVolumeClaim } from "../../generated/core/v1/types.js";
import { isJsonObject, type JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { collectionPrefix, objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import { CachedObjects } from "./cached-objects.js";
import { type Controller, type ControllerOptions, IDLE } from "./controller.js";
import { ProtectionFinalizer } from "./protection-finalizer.js";

const CLAIM_NAME = Buffer.from('"claimName":');
const EPHEMERAL = Buffer.from('"ephemeral":');
/** Pods looked at before other work may run. */
const SLICE = 1_000;

export function startClaimProtection(options: ControllerOptions): Controller {
  const { registry } = options;
  const claims = registry.stored("", "v1", "persistentvolumeclaims")?.store;
  const pods = registry.stored("", "v1", "pods")?.store;
  if (claims === undefined || pods === undefined) return IDLE;
  const isUsed = async ({ metadata }: Readonly<ApiObject>): Promise<boolean> => {
    await pods.cache.fresh();
    const name = metadata.name as string;
    let count = 0;
    for (const entry of pods.cache.snapshot().entries(collectionPrefix(pods.prefix, metadata.namespace as string))) {
      if (mayUseClaims(entry) && claimsOf(entry.shared()).includes(name)) return true;
      if (++count % SLICE === 0) await nextTurn();
    }
    return false;
  };
  const protection = new ProtectionFinalizer(options, {
    store: claims,
    objects: new CachedObjects<PersistentVolumeClaim>(
      registry.services.resource("", "v1", "persistentvolumeclaims") as ObjectAccess,
      (claim, { namespace }) => options.clients.core.v1.persistentVolumeClaims.namespace(namespace).replace(claim),
    ),
    finalizer: registry.profile.names["pvcProtectionFinalizer"] as string,
    isUsed,
  });
  const follower = new CacheFollower({
    store: pods,
    present: () => undefined,
    settled: () => protection.lookAtAll(),
    changed: ({ current, previous }) => {
      if (previous === undefined || !mayUseClaims(previous)) return;
      const left = new Set(current === undefined ? [] : claimsOf(current.shared()));
      for (const name of claimsOf(previous.shared())) {
        if (!left.has(name)) protection.lookAt(objectKey(claims.prefix, previous.namespace, name));
      }
    },
  });
  return {
    stop: () => {
      follower.close();
      protection.stop();
    },
  };
}

const mayUseClaims = ({ json }: ObjectEntry): boolean => json.includes(CLAIM_NAME) || json.includes(EPHEMERAL);

/**
 * Names of the claims that a pod uses: those it names, and those that are made for it. One that no node has uses none, for its node will
 * not start it with a claim that is to go; of one that has been shut down, what was made for it may go with it.
 */
function claimsOf({ metadata, spec }: Readonly<ApiObject>): string[] {
  if (!isJsonObject(spec) || !spec["nodeName"] || !Array.isArray(spec["volumes"])) return [];
  const isShutDown = metadata.deletionTimestamp !== undefined && metadata.deletionGracePeriodSeconds === 0;
  return (spec["volumes"] as JsonObject[]).flatMap(({ name, persistentVolumeClaim, ephemeral }) => {
    if (isJsonObject(persistentVolumeClaim)) return [String(persistentVolumeClaim["claimName"])];
    return ephemeral === undefined || isShutDown ? [] : [`${metadata.name}-${name}`];
  });
}
