/** Claims stay as long as a pod uses them (ADM-24). */
import type { PersistentVolumeClaim } from "../../generated/core/v1/types.js";
import { collectionTurn, isSliceOver } from "../codec/lists/turns.js";
import { isJsonObject, type JsonObject } from "../definition/json.js";
import type { ApiObject, ObjectMeta } from "../definition/object-meta.js";
import type { Soon } from "../registry/conversion/versions.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { collectionPrefix, objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import { CachedObjects } from "./cached-objects.js";
import { type Controller, type ControllerOptions, IDLE } from "./controller.js";
import { ProtectionFinalizer } from "./protection-finalizer.js";

const CLAIM_NAME = Buffer.from('"claimName":');
const EPHEMERAL = Buffer.from('"ephemeral":');

export function startClaimProtection(options: ControllerOptions): Controller {
  const { registry } = options;
  const claims = registry.stored("", "v1", "persistentvolumeclaims")?.store;
  const pods = registry.stored("", "v1", "pods")?.store;
  if (claims === undefined || pods === undefined) return IDLE;
  const isUsed = async ({ metadata }: Readonly<ApiObject>): Promise<boolean> => {
    await pods.cache.fresh();
    const name = metadata.name as string;
    for (const entry of pods.cache.snapshot().entries(collectionPrefix(pods.prefix, metadata.namespace as string))) {
      const used = mayUseClaims(entry) ? claimsOf(entry) : [];
      if ((used instanceof Promise ? await used : used).includes(name)) return true;
      if (isSliceOver()) await collectionTurn();
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
      // What a pod on a node uses stays the same until it has been shut down.
      if (current !== undefined && !isShutDown(current.shared().metadata)) return;
      const left = current === undefined ? [] : claimsOf(current);
      const look = (after: readonly string[], before: readonly string[]): void => {
        const kept = new Set(after);
        for (const name of new Set(before)) if (!kept.has(name)) protection.lookAt(objectKey(claims.prefix, previous.namespace, name));
      };
      const used = left instanceof Promise ? left.then(() => claimsOf(previous)) : claimsOf(previous);
      if (left instanceof Promise || used instanceof Promise)
        return Promise.all([left, used]).then(([after, before]) => look(after, before));
      look(left, used);
    },
  });
  return {
    stop: () => {
      follower.close();
      protection.stop();
    },
  };
}

function mayUseClaims(entry: ObjectEntry): boolean {
  const json = entry.view();
  return json.includes(CLAIM_NAME) || json.includes(EPHEMERAL);
}

function claimsOf(pod: ObjectEntry): Soon<readonly string[]> {
  const read = pod.read();
  return read instanceof Promise ? read.then(namesOfClaims) : namesOfClaims(read);
}

/**
 * Names of the claims that a pod uses: those it names, and those that are made for it. One that no node has uses none, for its node will
 * not start it with a claim that is to go; of one that has been shut down, what was made for it may go with it.
 */
function namesOfClaims({ metadata, spec }: Readonly<ApiObject>): string[] {
  if (!isJsonObject(spec) || !spec["nodeName"] || !Array.isArray(spec["volumes"])) return [];
  const keepsItsOwn = !isShutDown(metadata);
  return (spec["volumes"] as JsonObject[]).flatMap(({ name, persistentVolumeClaim, ephemeral }) => {
    if (isJsonObject(persistentVolumeClaim)) return [String(persistentVolumeClaim["claimName"])];
    return ephemeral === undefined || !keepsItsOwn ? [] : [`${metadata.name}-${name}`];
  });
}

const isShutDown = ({ deletionTimestamp, deletionGracePeriodSeconds }: Readonly<ObjectMeta>): boolean =>
  deletionTimestamp !== undefined && deletionGracePeriodSeconds === 0;
