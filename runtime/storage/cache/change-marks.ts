/** Where the changes of a cache stand among all there were, in bytes, to within a mark. */
import type { Revision } from "../key-value-store.js";

const MARK_BYTES = 1024 * 1024;
/** More than may wait for watchers in all. */
const MAXIMUM_MARKS = 256;

interface Mark {
  /** Of the first change behind it. */
  readonly revision: Revision;
  /** Bytes of all changes before it. */
  readonly bytes: number;
}

export class ChangeMarks {
  /** Oldest first. */
  readonly #marks: Mark[] = [];
  #end = 0;

  /** Bytes of all changes. */
  get end(): number {
    return this.#end;
  }

  push(revision: Revision, bytes: number): void {
    const last = this.#marks.at(-1);
    if (last === undefined || this.#end - last.bytes >= MARK_BYTES) {
      this.#marks.push({ revision, bytes: this.#end });
      if (this.#marks.length > MAXIMUM_MARKS) this.#marks.shift();
    }
    this.#end += bytes;
  }

  /** Bytes of changes before one, to within a mark: before those behind the last mark all; before what is older than all marks as before the first. */
  before(revision: Revision): number {
    const marks = this.#marks;
    let low = 0;
    let high = marks.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((marks[middle] as Mark).revision <= revision) low = middle;
      else high = middle;
    }
    return low === marks.length - 1 ? this.#end : (marks[low]?.bytes ?? this.#end);
  }
}
