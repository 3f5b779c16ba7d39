/** Volumes that claims were found not to select: of all that a claim waits beside, only those that have changed are tried on it again. */
import type { Volume } from "./binding-model.js";

/** Pairs that are remembered, which is some 10 MB. */
const MOST_PAIRS = 256 * 1024;

/** Pairs of a claim for each volume there is, from which on they are of volumes that are no more. */
const STALE = 2;

/** Those of one claim. */
export interface Unselected {
  has(volume: Volume): boolean;
  add(volume: Volume): void;
}

interface Known {
  readonly uid: string;
  readonly volumes: WeakSet<Volume>;
  pairs: number;
}

/** A volume that changes is another object, and a claim's selector stays as long as its uid. */
export class UnselectedVolumes {
  /** Of claims that wait. */
  readonly #byClaim = new Map<string, Known>();
  #pairs = 0;

  constructor(private readonly most = MOST_PAIRS) {}

  /**
   * What is known of a claim beside so many volumes; nothing more is remembered where there is no room, nor once it is forgotten. Where most
   * of what is known is of volumes that have changed since, it begins anew.
   */
  of(key: string, uid: string, volumes: number): Unselected {
    const known = this.#byClaim.get(key);
    if (known?.uid === uid && known.pairs <= volumes * STALE) return this.#whileKept(key, known);
    this.forget(key);
    const fresh = { uid, volumes: new WeakSet<Volume>(), pairs: 0 };
    this.#byClaim.set(key, fresh);
    return this.#whileKept(key, fresh);
  }

  /** The claim waits no more. */
  forget(key: string): void {
    this.#pairs -= this.#byClaim.get(key)?.pairs ?? 0;
    this.#byClaim.delete(key);
  }

  #whileKept(key: string, known: Known): Unselected {
    return {
      has: (volume) => known.volumes.has(volume),
      add: (volume) => {
        if (this.#pairs >= this.most || this.#byClaim.get(key) !== known) return;
        known.volumes.add(volume);
        known.pairs++;
        this.#pairs++;
      },
    };
  }
}
