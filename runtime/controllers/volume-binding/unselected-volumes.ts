/** Volumes that claims were found not to select: of all that a claim waits beside, only those that have changed are tried on it again. */
import type { Volume } from "./binding-model.js";

/** Pairs that are remembered, which is some 10 MB; all are forgotten when they are more. */
const MOST_PAIRS = 256 * 1024;

/** Those of one claim. */
export interface Unselected {
  has(volume: Volume): boolean;
  add(volume: Volume): void;
}

interface Known {
  readonly uid: string;
  readonly volumes: WeakSet<Volume>;
}

/** A volume that changes is another object, and a claim's selector stays as long as its uid. */
export class UnselectedVolumes {
  readonly #byClaim = new Map<string, Known>();
  #pairs = 0;

  of(key: string, uid: string): Unselected {
    return {
      has: (volume) => this.#known(key, uid)?.volumes.has(volume) === true,
      add: (volume) => this.#add(key, uid, volume),
    };
  }

  /** The claim waits no more. */
  forget(key: string): void {
    this.#byClaim.delete(key);
  }

  #known(key: string, uid: string): Known | undefined {
    const known = this.#byClaim.get(key);
    return known?.uid === uid ? known : undefined;
  }

  #add(key: string, uid: string, volume: Volume): void {
    if (++this.#pairs > MOST_PAIRS) {
      this.#byClaim.clear();
      this.#pairs = 1;
    }
    const known = this.#known(key, uid);
    if (known === undefined) this.#byClaim.set(key, { uid, volumes: new WeakSet([volume]) });
    else known.volumes.add(volume);
  }
}
