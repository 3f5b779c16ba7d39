/** States of the past that somebody reads at the pace of a client, after they may have been forgotten by everybody else. */

/** A state that was made anew. */
export interface ApartState {
  /** What tells it from others. */
  readonly entries: object;
  /** Of entries that the present state does not share. */
  readonly bytes: number;
}

/** Somebody who reads one. */
export interface StateReader {
  /** Lets go of it. */
  giveUp(): void;
}

interface HeldState {
  readonly bytes: number;
  readonly readers: Set<StateReader>;
}

export class HeldStates {
  /** The one that has been held longest comes first. */
  readonly #states = new Map<object, HeldState>();

  /** Of all but the largest: whoever reads one has to have it. */
  get bytes(): number {
    let [sum, largest] = [0, 0];
    for (const { bytes } of this.#states.values()) {
      sum += bytes;
      largest = Math.max(largest, bytes);
    }
    return sum - largest;
  }

  add({ entries, bytes }: ApartState, reader: StateReader): void {
    let held = this.#states.get(entries);
    if (held === undefined) {
      held = { bytes, readers: new Set() };
      this.#states.set(entries, held);
    }
    held.readers.add(reader);
  }

  remove({ entries }: ApartState, reader: StateReader): void {
    const held = this.#states.get(entries);
    if (held?.readers.delete(reader) === true && held.readers.size === 0) this.#states.delete(entries);
  }

  /** Has all who read the one that has been held longest let go of it. */
  giveUpOldest(): void {
    const [oldest] = this.#states.values();
    for (const reader of [...(oldest?.readers ?? [])]) reader.giveUp();
  }
}
