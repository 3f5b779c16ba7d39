/** Claims that wait for a volume, by the class they ask for, and those that name a volume, by that. */
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { FollowedMap } from "../../registry/followers/followed-map.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import { claimOf } from "./binding-model.js";
import { KeyGroups } from "./key-groups.js";

/** What is kept of a claim. */
export interface KnownClaim {
  readonly volumeName: string;
  /** Undefined when it waits for no volume of a class. */
  readonly waitsFor: string | undefined;
}

export class ClaimIndex {
  readonly #claims: FollowedMap<KnownClaim>;
  readonly #byVolume = new KeyGroups();
  readonly #waiting = new KeyGroups();

  constructor(
    store: ResourceStore,
    profile: VendorProfile,
    changed: (key: string, claim: KnownClaim | undefined, previous: KnownClaim | undefined) => void,
  ) {
    this.#claims = new FollowedMap<KnownClaim>({
      store,
      read: (entry) => {
        const { volumeName, className, isBindCompleted } = claimOf(entry.shared(), profile);
        return { volumeName, waitsFor: isBindCompleted || volumeName !== "" ? undefined : className };
      },
      changed: (key, claim, previous) => {
        this.#byVolume.move(key, previous?.volumeName || undefined, claim?.volumeName || undefined);
        this.#waiting.move(key, previous?.waitsFor, claim?.waitsFor);
        changed(key, claim, previous);
      },
    });
  }

  get ready(): Promise<void> {
    return this.#claims.ready;
  }

  /** Keys of the claims that name this volume. */
  naming(volume: string): Iterable<string> {
    return this.#byVolume.of(volume);
  }

  /** Keys of the claims that wait for a volume of this class. */
  waitingFor(className: string): Iterable<string> {
    return this.#waiting.of(className);
  }

  close(): void {
    this.#claims.close();
  }
}
