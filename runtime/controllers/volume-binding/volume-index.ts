/** Volumes that claims may be bound to, by class, and those that name a claim, by that. */
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { FollowedMap } from "../../registry/followers/followed-map.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import { type Claim, isFree, type Volume, volumeOf } from "./binding-model.js";
import { KeyGroups } from "./key-groups.js";

/** Told of each volume that came, changed or went. */
export type VolumeListener = (key: string, volume: Volume | undefined, previous: Volume | undefined) => void;

export class VolumeIndex {
  readonly #volumes: FollowedMap<Volume>;
  readonly #freeByClass = new KeyGroups();
  readonly #byClaim = new KeyGroups();

  constructor(store: ResourceStore, profile: VendorProfile, changed: VolumeListener) {
    this.#volumes = new FollowedMap<Volume>({
      store,
      read: (entry) => volumeOf(entry.shared(), profile),
      changed: (key, volume, previous) => {
        this.#freeByClass.move(key, classOfFree(previous), classOfFree(volume));
        this.#byClaim.move(key, claimNameOf(previous), claimNameOf(volume));
        changed(key, volume, previous);
      },
    });
  }

  get ready(): Promise<void> {
    return this.#volumes.ready;
  }

  /** Volumes that may do for the claim, as new as the cache. */
  *candidates({ className, namespace, name }: Claim): Generator<Volume> {
    this.#volumes.catchUp();
    for (const keys of [this.#byClaim.of(placeName(namespace, name)), this.#freeByClass.of(className)]) {
      for (const key of keys) {
        const volume = this.#volumes.get(key);
        if (volume !== undefined) yield volume;
      }
    }
  }

  /** Keys of the volumes that name this claim. */
  naming(namespace: string, name: string): Iterable<string> {
    return this.#byClaim.of(placeName(namespace, name));
  }

  close(): void {
    this.#volumes.close();
  }
}

const placeName = (namespace: string, name: string): string => `${namespace}/${name}`;
const classOfFree = (volume: Volume | undefined): string | undefined =>
  volume !== undefined && isFree(volume) && volume.phase === "Available" ? volume.className : undefined;
const claimNameOf = (volume: Volume | undefined): string | undefined =>
  volume?.claimRef === undefined ? undefined : placeName(volume.claimRef.namespace ?? "", volume.claimRef.name ?? "");
