/**
 * Binds claims and volumes to each other, and says in both how they are (PV-14, PVC-11). Volumes are made and deleted by provisioners
 * outside; claims whose class waits for a first pod are bound when a volume is reserved for them, as a scheduler does.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { EventRecorder } from "../../client/kit/event-recorder.js";
import { WorkQueue } from "../../client/kit/work-queue.js";
import type { ObjectShape, Stored } from "../../client/object-types.js";
import { inSlices, type Steps } from "../../codec/lists/steps.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { CacheFollower } from "../../registry/followers/cache-follower.js";
import type { ObjectAccess } from "../../registry/handlers.js";
import { objectKey, placeOfKey } from "../../registry/keys.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import { type Controller, IDLE, type ServerControllerOptions } from "../controller.js";
import { loopQueue, namespacedQueue } from "../loop-queue.js";
import {
  bestVolume,
  type Claim,
  claimOf,
  isFree,
  isReferenceTo,
  makerOf,
  mismatchOf,
  selectorOf,
  type Volume,
  volumeOf,
} from "./binding-model.js";
import { BindingWrites } from "./binding-writes.js";
import { ClaimIndex } from "./claim-index.js";
import { UnselectedVolumes } from "./unselected-volumes.js";
import { VolumeIndex } from "./volume-index.js";

/** Claims worked on at the same time, half of them at most of one namespace; volumes. */
const CLAIMS_AT_ONCE = 32;
const VOLUMES_AT_ONCE = 16;
/** After another claim was given the volume: what became of it is then to be seen. */
const LOST_PAUSE_MS = 100;

/** Does nothing on a server that serves no claims or volumes. */
export function startVolumeBinder(options: ServerControllerOptions): Controller {
  const { registry } = options;
  const claims = registry.stored("", "v1", "persistentvolumeclaims")?.store;
  const volumes = registry.stored("", "v1", "persistentvolumes")?.store;
  return claims === undefined || volumes === undefined ? IDLE : new VolumeBinder(options, claims, volumes);
}

class VolumeBinder implements Controller {
  readonly #claimObjects: ObjectAccess;
  readonly #volumeObjects: ObjectAccess;
  readonly #claims: ClaimIndex;
  readonly #volumes: VolumeIndex;
  readonly #classes: ResourceStore | undefined;
  readonly #writes: BindingWrites;
  readonly #events: EventRecorder;
  readonly #claimQueue: WorkQueue;
  readonly #volumeQueue: WorkQueue;
  readonly #classQueue: WorkQueue;
  readonly #classFollower: CacheFollower | undefined;
  /** Names of volumes that are being bound. */
  readonly #promised = new Set<string>();
  readonly #unselected = new UnselectedVolumes();
  /** What people were told last of claims that wait: by key. */
  readonly #told = new Map<string, string>();

  constructor(
    private readonly options: ServerControllerOptions,
    private readonly claims: ResourceStore,
    private readonly volumes: ResourceStore,
  ) {
    const { registry, failed } = options;
    const { profile, services } = registry;
    this.#claimObjects = services.resource("", "v1", "persistentvolumeclaims") as ObjectAccess;
    this.#volumeObjects = services.resource("", "v1", "persistentvolumes") as ObjectAccess;
    this.#writes = new BindingWrites(options);
    this.#events = options.recorder("persistentvolume-controller");
    this.#claimQueue = namespacedQueue({
      parallel: CLAIMS_AT_ONCE,
      work: (key) => this.#settleClaim(key),
      failed,
    });
    this.#volumeQueue = loopQueue({
      parallel: VOLUMES_AT_ONCE,
      work: (key) => this.#settleVolume(key),
      failed,
    });
    this.#classQueue = new WorkQueue({ parallel: 1, work: (name) => this.#lookAtClass(name), failed });
    this.#claims = new ClaimIndex(claims, profile, (key, claim, previous) => {
      if (claim === undefined) this.#told.delete(key);
      if (claim?.waitsFor === undefined) this.#unselected.forget(key);
      this.#claimQueue.add(key);
      for (const volume of new Set([claim?.volumeName, previous?.volumeName])) {
        if (volume) this.#volumeQueue.add(objectKey(volumes.prefix, "", volume));
      }
      const { namespace, name } = this.#placeOf(key);
      for (const volume of this.#volumes.naming(namespace, name)) this.#volumeQueue.add(volume);
    });
    this.#volumes = new VolumeIndex(volumes, profile, (key, volume, previous) => this.#volumeChanged(key, volume, previous));
    this.#classes = registry.stored(`storage.${profile.groupDomain}`, "v1", "storageclasses")?.store;
    this.#classFollower = this.#classes === undefined ? undefined : this.#followClasses(this.#classes);
  }

  stop(): void {
    this.#claims.close();
    this.#volumes.close();
    this.#classFollower?.close();
    for (const queue of [this.#claimQueue, this.#volumeQueue, this.#classQueue]) queue.close();
  }

  #followClasses(store: ResourceStore): CacheFollower {
    return new CacheFollower({ store, changed: ({ key }) => this.#classQueue.add(key.slice(store.prefix.length)) });
  }

  #volumeChanged(key: string, volume: Volume | undefined, previous: Volume | undefined): void {
    this.#volumeQueue.add(key);
    for (const reference of [volume?.claimRef, previous?.claimRef]) {
      if (reference !== undefined) this.#claimQueue.add(objectKey(this.claims.prefix, reference.namespace ?? "", reference.name ?? ""));
    }
    for (const claim of this.#claims.naming(key.slice(this.volumes.prefix.length))) this.#claimQueue.add(claim);
    if (volume !== undefined && isFree(volume) && volume.phase === "Available") this.#classQueue.add(volume.className);
  }

  async #lookAtClass(name: string): Promise<void> {
    await this.#whole();
    for (const key of this.#claims.waitingFor(name)) if (!this.#claimQueue.isPausing(key)) this.#claimQueue.add(key);
  }

  /** Until both indexes show what is there; and others have their turn. */
  async #whole(): Promise<void> {
    await Promise.all([this.#claims.ready, this.#volumes.ready]);
    await nextTurn();
  }

  #placeOf(key: string): { readonly namespace: string; readonly name: string } {
    return placeOfKey(key, this.claims.prefix, true);
  }

  async #settleClaim(key: string): Promise<void> {
    await this.#whole();
    const object = await this.#claimObjects.get(this.#placeOf(key));
    if (object === undefined) {
      // What went while it was settled was told of after its end had been.
      this.#told.delete(key);
      this.#unselected.forget(key);
      return;
    }
    const claim = claimOf(object, this.options.registry.profile);
    if (claim.isBindCompleted || claim.volumeName !== "") this.#unselected.forget(key);
    if (claim.isBindCompleted) await this.#settleBound(object, claim);
    else if (claim.volumeName === "") await this.#findVolume(key, object, claim);
    else await this.#takeNamed(key, object, claim);
  }

  async #findVolume(key: string, object: Readonly<ApiObject>, claim: Claim): Promise<void> {
    const waits = await this.#waitsForPod(claim);
    const volume = await inSlices(this.#bestVolume(object, claim, waits));
    if (volume !== undefined) {
      await this.#bind(key, object, claim, volume);
      return;
    }
    await this.#tellWhyItWaits(key, object, claim, waits && !claim.hasNode);
    await this.#writes.setClaimPhase(object, "Pending");
  }

  /** Promised when it is given back; looked for again where another claim was promised it meanwhile. */
  *#bestVolume(object: Readonly<ApiObject>, claim: Claim, waits: boolean): Steps<Volume | undefined> {
    const selector = yield* selectorOf(object);
    const key = objectKey(this.claims.prefix, claim.namespace, claim.name);
    for (;;) {
      const candidates = [...this.#volumes.candidates(claim)];
      const unselected = this.#unselected.of(key, claim.uid, candidates.length);
      const volume = yield* bestVolume(candidates, claim, selector, waits, (name) => this.#promised.has(name), unselected);
      if (volume === undefined) return undefined;
      if (this.#promised.has(volume.name)) continue;
      this.#promised.add(volume.name);
      return volume;
    }
  }

  async #tellWhyItWaits(key: string, object: Readonly<ApiObject>, claim: Claim, waits: boolean): Promise<void> {
    if (waits) {
      this.#tell(key, object, "Normal", "WaitForFirstConsumer", "waiting for first consumer to be created before binding");
    } else if (claim.className === "") {
      const what = "no persistent volumes available for this claim and no storage class is set";
      this.#tell(key, object, "Normal", "FailedBinding", what);
    } else {
      await this.#handToProvisioner(key, object, claim);
    }
  }

  async #handToProvisioner(key: string, object: Readonly<ApiObject>, claim: Claim): Promise<void> {
    const { groupDomain, labelDomain } = this.options.registry.profile;
    const provisioner = (await this.#classOf(claim))?.["provisioner"];
    if (typeof provisioner !== "string") {
      const what = `storageclass.storage.${groupDomain} ${JSON.stringify(claim.className)} not found`;
      this.#tell(key, object, "Warning", "ProvisioningFailed", what);
      return;
    }
    const maker = makerOf(provisioner, labelDomain);
    if (maker === undefined) {
      this.#tell(key, object, "Warning", "ProvisioningFailed", `no volume plugin matched name: ${provisioner}`);
    } else {
      await this.#writes.askProvisioner(claim, maker);
      const who = `either by external provisioner ${JSON.stringify(maker)} or manually created by system administrator`;
      this.#tell(key, object, "Normal", "ExternalProvisioning", `waiting for a volume to be created, ${who}`);
    }
  }

  async #takeNamed(key: string, object: Readonly<ApiObject>, claim: Claim): Promise<void> {
    const volume = await this.#volume(claim.volumeName);
    if (volume !== undefined && isReferenceTo(volume.claimRef, claim)) {
      await this.#bind(key, object, claim, volume);
      return;
    }
    if (volume !== undefined && isFree(volume)) {
      const mismatch = mismatchOf(volume, claim);
      if (mismatch === undefined) {
        await this.#bind(key, object, claim, volume);
        return;
      }
      this.#tell(key, object, "Warning", "VolumeMismatch", `Cannot bind to requested volume ${JSON.stringify(volume.name)}: ${mismatch}`);
    } else if (volume !== undefined) {
      this.#tell(key, object, "Warning", "FailedBinding", `volume ${JSON.stringify(volume.name)} already bound to a different claim.`);
    }
    await this.#writes.setClaimPhase(object, "Pending");
  }

  /** A claim that was bound stays so, or is lost. */
  async #settleBound(object: Readonly<ApiObject>, claim: Claim): Promise<void> {
    const volume = claim.volumeName === "" ? undefined : await this.#volume(claim.volumeName);
    if (volume !== undefined && (isFree(volume) || volume.claimRef?.uid === claim.uid)) {
      await this.#bind(objectKey(this.claims.prefix, claim.namespace, claim.name), object, claim, volume);
      return;
    }
    if (phaseOf(object) === "Lost") return;
    await this.#writes.setClaimPhase(object, "Lost");
    if (volume !== undefined) {
      const what = "Two claims are bound to the same volume, this one is bound incorrectly";
      this.#events.record(object as Stored<ObjectShape>, "Warning", "ClaimMisbound", what);
      return;
    }
    const what = claim.volumeName === "" ? "reference to PersistentVolume" : "its PersistentVolume";
    const message = `Bound claim has lost ${what}. Data on the volume is lost!`;
    this.#events.record(object as Stored<ObjectShape>, "Warning", "ClaimLost", message);
  }

  /** The volume comes first: a claim that it names is the only one that may have it. */
  async #bind(key: string, object: Readonly<ApiObject>, claim: Claim, volume: Volume): Promise<void> {
    this.#promised.add(volume.name);
    try {
      if (!(await this.#writes.takeVolume(volume, claim, object))) {
        this.#claimQueue.addAfter(key, LOST_PAUSE_MS);
        return;
      }
      await this.#writes.setVolumePhase(volume, "Bound");
      await this.#writes.takeClaim(claim, volume);
      const bound = await this.#volumeObjects.get({ namespace: "", name: volume.name });
      if (bound !== undefined) await this.#writes.setClaimPhase(object, "Bound", bound);
      this.#told.delete(key);
    } catch (error) {
      // Whoever passed it over because it was promised may have it.
      this.#classQueue.add(volume.className);
      throw error;
    } finally {
      this.#promised.delete(volume.name);
    }
  }

  async #settleVolume(key: string): Promise<void> {
    await this.#whole();
    const volume = await this.#volume(key.slice(this.volumes.prefix.length));
    if (volume === undefined) return;
    const { claimRef } = volume;
    if (!claimRef?.uid) {
      await this.#writes.setVolumePhase(volume, "Available");
      return;
    }
    const place = { namespace: claimRef.namespace ?? "", name: claimRef.name ?? "" };
    const object = await this.#claimObjects.get(place);
    if (object === undefined || object.metadata.uid !== claimRef.uid) {
      await this.#giveBack(volume);
      return;
    }
    const claim = claimOf(object, this.options.registry.profile);
    if (claim.volumeName === volume.name) await this.#writes.setVolumePhase(volume, "Bound");
    else if (claim.volumeName === "" && claim.volumeMode !== volume.volumeMode) await this.#tellOtherMode(volume, object, claim);
    else if (claim.volumeName === "") this.#claimQueue.add(objectKey(this.claims.prefix, place.namespace, place.name));
    else if (volume.provisioner !== undefined && volume.reclaimPolicy === "Delete") await this.#giveBack(volume);
    else await this.#writes.releaseVolume(volume);
  }

  /** A volume that somebody bound to a claim for the other mode: the claim does not take it. */
  async #tellOtherMode(volume: Volume, object: Readonly<ApiObject>, claim: Claim): Promise<void> {
    const why = "due to incompatible volumeMode.";
    const ofClaim = `Cannot bind PersistentVolume ${JSON.stringify(volume.name)} to requested PersistentVolumeClaim ${why}`;
    const told = await this.#volumeObjects.get({ namespace: "", name: volume.name });
    this.#events.record(object as Stored<ObjectShape>, "Warning", "VolumeMismatch", ofClaim);
    if (told === undefined) return;
    const ofVolume = `Cannot bind PersistentVolume to requested PersistentVolumeClaim ${JSON.stringify(claim.name)} ${why}`;
    this.#events.record(told as Stored<ObjectShape>, "Warning", "VolumeMismatch", ofVolume);
  }

  /** Volumes are deleted by whoever made them; what nobody made for a claim is nobody's to delete or to wipe. */
  async #giveBack(volume: Volume): Promise<void> {
    if (volume.phase === "Failed") return;
    await this.#writes.setVolumePhase(volume, "Released");
    if (volume.reclaimPolicy === "Recycle") {
      await this.#fail(volume, "VolumeFailedRecycle", "No recycler plugin found for the volume!");
    } else if (volume.reclaimPolicy === "Delete" && volume.provisioner === undefined) {
      const why = "no deletable volume plugin matched";
      await this.#fail(
        volume,
        "VolumeFailedDelete",
        `error getting deleter volume plugin for volume ${JSON.stringify(volume.name)}: ${why}`,
      );
    }
  }

  async #fail(volume: Volume, reason: string, message: string): Promise<void> {
    await this.#writes.setVolumePhase(volume, "Failed", message);
    const object = await this.#volumeObjects.get({ namespace: "", name: volume.name });
    if (object !== undefined) this.#events.record(object as Stored<ObjectShape>, "Warning", reason, message);
  }

  async #volume(name: string): Promise<Volume | undefined> {
    const object = await this.#volumeObjects.get({ namespace: "", name });
    return object === undefined ? undefined : volumeOf(object, this.options.registry.profile);
  }

  async #classOf({ className }: Claim): Promise<Readonly<ApiObject> | undefined> {
    return this.#classes?.cache.get(objectKey(this.#classes.prefix, "", className))?.read();
  }

  async #waitsForPod(claim: Claim): Promise<boolean> {
    return claim.className !== "" && (await this.#classOf(claim))?.["volumeBindingMode"] === "WaitForFirstConsumer";
  }

  /** Once for as long as it is so. */
  #tell(key: string, object: Readonly<ApiObject>, type: "Normal" | "Warning", reason: string, message: string): void {
    const text = `${reason} ${message}`;
    if (this.#told.get(key) === text) return;
    this.#told.set(key, text);
    this.#events.record(object as Stored<ObjectShape>, type, reason, message);
  }
}

function phaseOf({ status }: Readonly<ApiObject>): unknown {
  return (status as { readonly phase?: string } | undefined)?.phase;
}
