/** The memory that all lists of the process, and watches that begin with what there is, have for what their readers have not taken yet. */

/** Of all lists together. */
export const LIST_ROOM_BYTES = 64 * 1024 * 1024;

let taken = 0;

/** Whether there is room for so many bytes more. */
export const hasListRoom = (bytes: number): boolean => taken + bytes <= LIST_ROOM_BYTES;

/** What one of them has of it. */
export class ListRoom {
  #taken = 0;
  #isClosed = false;

  /** Whether so many bytes can be taken. */
  has(bytes: number): boolean {
    return !this.#isClosed && hasListRoom(bytes);
  }

  /** False where there is not so much left. */
  take(bytes: number): boolean {
    if (!this.has(bytes)) return false;
    this.#taken += bytes;
    taken += bytes;
    return true;
  }

  /** Gives so much of it back. */
  give(bytes: number): void {
    if (this.#isClosed) return;
    this.#taken -= bytes;
    taken -= bytes;
  }

  /** Gives all of it back; nothing is taken from then on. */
  close(): void {
    this.#isClosed = true;
    taken -= this.#taken;
    this.#taken = 0;
  }
}
