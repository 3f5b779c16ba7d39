/** What the binder writes: each into the present state, and nothing where that is right already. */
import type { PersistentVolume, PersistentVolumeClaim } from "../../../generated/core/v1/types.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ObjectAccess } from "../../registry/handlers.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { CachedObjects } from "../cached-objects.js";
import type { ControllerOptions } from "../controller.js";
import { type Claim, claimOf, isFree, isReferenceTo, type Volume, volumeOf } from "./binding-model.js";

export type VolumePhase = "Available" | "Bound" | "Released" | "Failed";
export type ClaimPhase = "Pending" | "Bound" | "Lost";

const YES = "yes";

/** Makes an object what it is to be; false leaves it as it is. */
type Change<T> = (current: ApiObject, now: T) => false | undefined;

const isTakenBy = ({ claimRef }: Volume, claim: Claim): boolean => claimRef?.uid === claim.uid && isReferenceTo(claimRef, claim);

export class BindingWrites {
  readonly #volumes: CachedObjects<PersistentVolume>;
  readonly #volumeStatuses: CachedObjects<PersistentVolume>;
  readonly #claims: CachedObjects<PersistentVolumeClaim>;
  readonly #claimStatuses: CachedObjects<PersistentVolumeClaim>;
  readonly #bound: string;
  readonly #completed: string;

  constructor(private readonly options: ControllerOptions) {
    const { services, profile } = options.registry;
    const volumes = services.resource("", "v1", "persistentvolumes") as ObjectAccess;
    const claims = services.resource("", "v1", "persistentvolumeclaims") as ObjectAccess;
    const { persistentVolumes, persistentVolumeClaims } = options.clients.core.v1;
    this.#volumes = new CachedObjects(volumes, (volume) => persistentVolumes.replace(volume));
    this.#volumeStatuses = new CachedObjects(volumes, (volume) => persistentVolumes.status.replace(volume.metadata.name, volume));
    this.#claims = new CachedObjects(claims, (claim, { namespace }) => persistentVolumeClaims.namespace(namespace).replace(claim));
    this.#claimStatuses = new CachedObjects(claims, (claim, { namespace }) =>
      persistentVolumeClaims.namespace(namespace).status.replace(claim.metadata.name, claim),
    );
    this.#bound = profile.names["boundByControllerAnnotation"] as string;
    this.#completed = profile.names["bindCompletedAnnotation"] as string;
  }

  /** Puts the claim down in the volume. False when the volume has gone or is another's meanwhile. */
  async takeVolume(volume: Volume, claim: Claim, object: Readonly<ApiObject>): Promise<boolean> {
    if (isTakenBy(volume, claim)) return true;
    await this.#volume(volume, (current, now) => {
      const wasReserved = isReferenceTo(now.claimRef, claim);
      if (isTakenBy(now, claim) || !(wasReserved || isFree(now))) return false;
      const { namespace, name, uid } = claim;
      const resourceVersion = object.metadata.resourceVersion ?? "";
      specOf(current)["claimRef"] = { apiVersion: "v1", kind: "PersistentVolumeClaim", namespace, name, uid, resourceVersion };
      if (!wasReserved) annotate(current, this.#bound);
      return undefined;
    });
    // It may have gone meanwhile, and another one have its name.
    const found = await this.#volumes.get({ namespace: "", name: volume.name });
    if (found?.metadata.uid !== volume.uid) return false;
    return isTakenBy(volumeOf(found as Readonly<ApiObject>, this.options.registry.profile), claim);
  }

  /** Gives a volume up: what the binder put down goes, of what somebody wrote only what says it is bound. */
  async releaseVolume(volume: Volume): Promise<void> {
    await this.#volume(volume, (current, now) => {
      if (now.claimRef?.uid !== volume.claimRef?.uid) return false;
      const spec = specOf(current);
      if (now.isBoundByController) {
        delete spec["claimRef"];
        delete current.metadata.annotations?.[this.#bound];
      } else if (isJsonObject(spec["claimRef"])) {
        const { uid: _uid, ...reference } = spec["claimRef"];
        spec["claimRef"] = reference;
      }
      return undefined;
    });
    await this.setVolumePhase(volume, "Available");
  }

  async setVolumePhase(volume: Volume, phase: VolumePhase, message?: string): Promise<void> {
    if (volume.phase === phase) return;
    const change = (current: ApiObject): undefined => {
      const { message: _message, ...status } = statusOf(current);
      current["status"] = { ...status, phase, ...(message === undefined ? {} : { message }) };
    };
    await this.#volume(volume, change, this.#volumeStatuses);
  }

  /** Puts the volume down in the claim. */
  async takeClaim(claim: Claim, volume: Volume): Promise<void> {
    if (claim.volumeName === volume.name && claim.isBindCompleted) return;
    await this.#claim(claim, (current, now) => {
      if (now.volumeName !== "" && now.volumeName !== volume.name) return false;
      if (now.volumeName === "") annotate(current, this.#bound);
      specOf(current)["volumeName"] = volume.name;
      annotate(current, this.#completed);
      return undefined;
    });
  }

  /** What a claim has of its volume; without one it has nothing. */
  async setClaimPhase(object: Readonly<ApiObject>, phase: ClaimPhase, volume?: Readonly<ApiObject>): Promise<void> {
    const claim = claimOf(object, this.options.registry.profile);
    const change = (current: ApiObject): undefined => {
      current["status"] = claimStatus(statusOf(current), phase, volume);
    };
    if (!deepEqual(claimStatus(statusOf(object), phase, volume), statusOf(object))) await this.#claim(claim, change, this.#claimStatuses);
  }

  /** Notes in a claim who is to make a volume for it. */
  async askProvisioner(claim: Claim, provisioner: string): Promise<void> {
    const { names } = this.options.registry.profile;
    const notes = ["betaStorageProvisionerAnnotation", "storageProvisionerAnnotation"].map((name) => names[name] as string);
    await this.#claim(claim, (current) => {
      if (notes.every((name) => current.metadata.annotations?.[name] === provisioner)) return false;
      for (const name of notes) annotate(current, name, provisioner);
      return undefined;
    });
  }

  #volume({ name, uid }: Volume, change: Change<Volume>, objects = this.#volumes): Promise<void> {
    return objects.change({ namespace: "", name }, (found) => {
      const current = found as ApiObject;
      return current.metadata.uid === uid && change(current, volumeOf(current, this.options.registry.profile));
    });
  }

  #claim({ namespace, name, uid }: Claim, change: Change<Claim>, objects = this.#claims): Promise<void> {
    return objects.change({ namespace, name }, (found) => {
      const current = found as ApiObject;
      return current.metadata.uid === uid && change(current, claimOf(current, this.options.registry.profile));
    });
  }
}

function claimStatus(status: JsonObject, phase: ClaimPhase, volume: Readonly<ApiObject> | undefined): JsonObject {
  const { accessModes: _accessModes, capacity, ...rest } = status;
  if (volume === undefined) return { ...rest, phase };
  const spec = specOf(volume);
  // A size that a bound claim has may differ from the volume's: its file system grows later.
  const size = status["phase"] === phase ? capacity : spec["capacity"];
  return { ...rest, phase, ...member("accessModes", spec["accessModes"]), ...member("capacity", size) };
}

const member = (name: string, value: JsonValue | undefined): JsonObject => (value === undefined ? {} : { [name]: value });
const specOf = (object: Readonly<ApiObject>): JsonObject => (isJsonObject(object["spec"]) ? object["spec"] : {});
const statusOf = (object: Readonly<ApiObject>): JsonObject => (isJsonObject(object["status"]) ? object["status"] : {});

function annotate(object: ApiObject, name: string, value = YES): void {
  object.metadata.annotations = { ...object.metadata.annotations, [name]: value };
}
