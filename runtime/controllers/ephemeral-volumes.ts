/** Makes the claims of volumes that live as long as their pod, owned by it (VOL-25). */
import type { PersistentVolumeClaim } from "../../generated/core/v1/types.js";
import { isAlreadyExists } from "../client/errors.js";
import type { WorkQueue } from "../client/kit/work-queue.js";
import type { Creatable, ObjectShape, Stored } from "../client/object-types.js";
import { isJsonObject, type JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { type Controller, IDLE, type ServerControllerOptions } from "./controller.js";
import { namespacedQueue } from "./loop-queue.js";
import { ownersOf } from "./owner-graph.js";

/** Half of them, at most, of one namespace. */
const PARALLEL = 16;
/** Volumes of a pod that are looked at before others have its place: so many, or such a part of them, as the whole pod is read each time. */
const LEAST_A_TURN = 16;
const SHARE_A_TURN = 1 / 16;
const EPHEMERAL = Buffer.from('"ephemeral":');

interface Begun {
  readonly uid: string | undefined;
  /** How many volumes of the pod have been looked at. */
  looked: number;
}

interface EphemeralVolume {
  readonly name: string;
  readonly template: JsonObject;
}

/** Does nothing on a server that serves no pods or claims. */
export function startEphemeralVolumes(options: ServerControllerOptions): Controller {
  const { registry } = options;
  const pods = registry.stored("", "v1", "pods")?.store;
  const claims = registry.stored("", "v1", "persistentvolumeclaims")?.store;
  return pods === undefined || claims === undefined ? IDLE : new EphemeralVolumes(options, pods, claims);
}

class EphemeralVolumes implements Controller {
  readonly #claims: ObjectAccess;
  readonly #queue: WorkQueue;
  readonly #events: ReturnType<ServerControllerOptions["recorder"]>;
  readonly #followers: readonly CacheFollower[];
  /** Keys of the pods that wait for a claim of another's to go, by its key. */
  readonly #blocked = new Map<string, Set<string>>();
  /** How far it has come with pods, by their keys; those whose claims are to be looked at anew are not here. */
  readonly #begun = new Map<string, Begun>();

  constructor(
    private readonly options: ServerControllerOptions,
    private readonly pods: ResourceStore,
    private readonly claims: ResourceStore,
  ) {
    const { services } = options.registry;
    this.#claims = services.resource("", "v1", "persistentvolumeclaims") as ObjectAccess;
    this.#events = options.recorder("ephemeral_volume");
    this.#queue = namespacedQueue({
      parallel: PARALLEL,
      work: (key) => this.#settle(key),
      failed: options.failed,
    });
    const look = (entry: ObjectEntry): void => {
      if (entry.view().includes(EPHEMERAL)) this.#lookAt(entry.key);
    };
    this.#followers = [
      new CacheFollower({
        store: pods,
        present: look,
        // Volumes of a pod never change.
        changed: ({ current, previous }) => {
          if (current !== undefined && previous === undefined) look(current);
        },
      }),
      new CacheFollower({
        store: claims,
        changed: ({ key, current, previous }) => {
          if (current === undefined && previous !== undefined) this.#claimGone(key, previous);
        },
      }),
    ];
  }

  stop(): void {
    for (const follower of this.#followers) follower.close();
    this.#queue.close();
  }

  /** Made again while the pod is there. */
  #claimGone(key: string, claim: ObjectEntry): void {
    for (const pod of this.#blocked.get(key) ?? []) this.#lookAt(pod);
    this.#blocked.delete(key);
    for (const { controller, kind, name } of ownersOf(claim)) {
      if (controller === true && kind === "Pod") this.#lookAt(objectKey(this.pods.prefix, claim.namespace, name));
    }
  }

  /** From its first volume on. */
  #lookAt(pod: string): void {
    this.#begun.delete(pod);
    this.#queue.add(pod);
  }

  async #settle(key: string): Promise<void> {
    await this.pods.cache.fresh();
    // Of its own: what is made of the templates is changed on the way to the store, and to copy a large one holds others up.
    const pod = await this.pods.cache.get(key)?.copy();
    if (pod === undefined || pod.metadata.deletionTimestamp !== undefined) {
      this.#begun.delete(key);
      return;
    }
    const { uid } = pod.metadata;
    const known = this.#begun.get(key);
    const begun: Begun = known !== undefined && known.uid === uid ? known : { uid, looked: 0 };
    this.#begun.set(key, begun);
    const volumes = ephemeralVolumes(pod);
    const end = begun.looked + Math.max(LEAST_A_TURN, Math.ceil(volumes.length * SHARE_A_TURN));
    for (const volume of volumes.slice(begun.looked, end)) await this.#keepClaim(key, pod, volume);
    // Otherwise a claim has gone meanwhile: it is begun anew.
    if (this.#begun.get(key) !== begun) return;
    begun.looked = end;
    if (end < volumes.length) this.#queue.add(key);
    else this.#begun.delete(key);
  }

  async #keepClaim(key: string, pod: Readonly<ApiObject>, volume: EphemeralVolume): Promise<void> {
    const namespace = pod.metadata.namespace as string;
    const place = { namespace, name: `${pod.metadata.name}-${volume.name}` };
    const claim = await this.#claims.get(place);
    if (claim !== undefined) {
      if (isControlledBy(claim, pod)) return;
      const claimKey = objectKey(this.claims.prefix, place.namespace, place.name);
      this.#blocked.set(claimKey, (this.#blocked.get(claimKey) ?? new Set()).add(key));
      const whose = `PVC ${namespace}/${place.name} was not created for pod ${namespace}/${pod.metadata.name} (pod is not owner)`;
      this.#tell(pod, volume, whose);
      return;
    }
    try {
      await this.options.clients.core.v1.persistentVolumeClaims.namespace(namespace).create(claimFor(place.name, pod, volume));
    } catch (error) {
      // Somebody else's claim is seen when it is looked for again.
      if (!isAlreadyExists(error)) this.#tell(pod, volume, `create PVC ${place.name}: ${(error as Error).message}`);
      throw error;
    }
  }

  #tell(pod: Readonly<ApiObject>, { name }: EphemeralVolume, what: string): void {
    this.#events.record(pod as Stored<ObjectShape>, "Warning", "FailedBinding", `ephemeral volume ${name}: ${what}`);
  }
}

function ephemeralVolumes({ spec }: Readonly<ApiObject>): EphemeralVolume[] {
  const volumes = isJsonObject(spec) && Array.isArray(spec["volumes"]) ? (spec["volumes"] as JsonObject[]) : [];
  return volumes.flatMap(({ name, ephemeral }) => {
    const template = isJsonObject(ephemeral) ? ephemeral["volumeClaimTemplate"] : undefined;
    return isJsonObject(template) ? [{ name: String(name), template }] : [];
  });
}

/** Takes what it is made of from the pod. */
function claimFor(claim: string, { metadata }: Readonly<ApiObject>, { template }: EphemeralVolume): Creatable<PersistentVolumeClaim> {
  const { labels, annotations } = (template["metadata"] ?? {}) as ApiObject["metadata"];
  const { name = "", uid = "" } = metadata;
  const owner = { apiVersion: "v1", kind: "Pod", name, uid, controller: true, blockOwnerDeletion: true };
  return {
    apiVersion: "v1",
    kind: "PersistentVolumeClaim",
    metadata: {
      name: claim,
      ...(labels === undefined ? {} : { labels }),
      ...(annotations === undefined ? {} : { annotations }),
      ownerReferences: [owner],
    },
    spec: (template["spec"] ?? {}) as NonNullable<PersistentVolumeClaim["spec"]>,
  };
}

const isControlledBy = ({ metadata }: Readonly<ApiObject>, { metadata: { uid } }: Readonly<ApiObject>): boolean =>
  metadata.ownerReferences?.some((owner) => owner.controller === true && owner.uid === uid) === true;
