/**
 * What the JSON of many objects of a resource has in common, kept once: how it begins, and its managed fields but for their times. What the
 * bytes mean is of no account: they are cut where such a part is found, and joined to the very same.
 */
import { crc32 } from "node:zlib";
import { valueEnd } from "./json-scan.js";
import type { EntryResource } from "./object-entry.js";

/** The comma belongs to what stands before the part. In a text of an object no quote stands without a backslash. */
const PART_START = Buffer.from(',"managedFields":[');
const TO_PART = 1;
const TO_LIST = PART_START.length - 1;

const VERSION_START = Buffer.from('"resourceVersion":"');

const TIME_START = Buffer.from('"time":"');
const TIME_BYTES = "2006-01-02T15:04:05Z".length;
const QUOTE = 0x22;

/** Larger objects are kept whole: to join them whenever they are sent would take longer than what they share is worth. */
const MAXIMUM_OBJECT_BYTES = 16 * 1024;
/** JSON that is put together has so many bytes at most. */
export const MAXIMUM_JOINED_BYTES = MAXIMUM_OBJECT_BYTES + 64;
const MINIMUM_PART_BYTES = 64;
/** Each is a copy more whenever the object is sent. */
const MAXIMUM_TIMES = 8;

/** Layouts of a resource that are found again, and the bytes of their parts. What is dropped stays with the entries that have it. */
const MAXIMUM_LAYOUTS = 128;
const MAXIMUM_LAYOUT_BYTES = 256 * 1024;
/** Those that are looked at before any other. */
const RECENT_LAYOUTS = 4;
/** Sums of parts that have been seen once. */
const MAXIMUM_SEEN = 1024;

/** What an entry keeps before its bytes: how many of them stand before the part. */
const LENGTH_BYTES = 2;

/** Where an entry keeps what it does not share, and bytes of its JSON. */
export interface EntryPlace {
  readonly memory: Buffer;
  readonly start: number;
  readonly size: number;
}

const NOTHING = Buffer.alloc(0);

/** Up to so many bytes are compared one by one sooner than by a call. */
const FEW_BYTES = 192;

/** What entries have in common. `memory` of those with a part begins with {@link LENGTH_BYTES} and the times; what stands before and behind it follows. */
export class EntryLayout {
  /** Bytes of an entry's JSON that are not its own. */
  readonly sharedBytes: number;
  /** Bytes that an entry keeps beside those of its JSON that stand before and behind the part. */
  readonly extraBytes: number;
  /** What of the head was asked for last. */
  #rest: { readonly from: number; readonly bytes: Buffer } | undefined;

  constructor(
    readonly resource: EntryResource,
    /** Where in the JSON the resourceVersion member begins. */
    readonly offset: number,
    private readonly head: Buffer = NOTHING,
    readonly part: Buffer = NOTHING,
    /** Where in the part each object has a time of its own. */
    private readonly times: readonly number[] = [],
  ) {
    this.sharedBytes = head.length + part.length;
    this.extraBytes = this.isWhole ? 0 : LENGTH_BYTES + times.length * TIME_BYTES;
  }

  /** Whether nothing is shared. */
  get isWhole(): boolean {
    return this.part.length === 0;
  }

  /** Whether JSON that begins at `from` is laid out so, if its part is at `at`. */
  fits(bytes: Buffer, from: number, offset: number, at: number): boolean {
    const { part, times } = this;
    if (offset !== this.offset || bytes.length - at < part.length) return false;
    let compared = 0;
    for (const time of times) {
      if (!areSame(part, compared, time, bytes, at + compared)) return false;
      compared = time + TIME_BYTES;
    }
    return areSame(part, compared, part.length, bytes, at + compared) && areSame(this.head, 0, offset, bytes, from);
  }

  /** Takes from JSON that fits what an entry keeps; `version` goes behind the head. */
  cut(bytes: Buffer, from: number, at: number, version: string, memory: Buffer, start: number): void {
    const own = from + this.offset;
    memory.writeUInt16LE(version.length + at - own, start);
    let to = start + LENGTH_BYTES;
    for (const time of this.times) {
      copyTime(bytes, at + time, memory, to);
      to += TIME_BYTES;
    }
    to += memory.write(version, to, "latin1");
    bytes.copy(memory, to, own, at);
    bytes.copy(memory, to + at - own, at + this.part.length);
  }

  /** Puts the JSON of an entry that is not whole into `target`, or what of it begins at `from`, which is in the head. */
  join({ memory, start, size }: EntryPlace, target: Buffer, at: number, from = 0): void {
    const { part, times } = this;
    const head = from === 0 ? this.head : this.#headFrom(from);
    // All that the entry has first, in one go, its end where it belongs: what takes long is memory that was not looked at lately.
    const end = at + size - from;
    const own = end - (size - this.sharedBytes + this.extraBytes);
    memory.copy(target, own, start, start + end - own);
    const length = (target[own] as number) + 256 * (target[own + 1] as number);
    const between = own + this.extraBytes;
    const to = at + head.length;
    target.copyWithin(to, between, between + length);
    target.set(head, at);
    target.set(part, to + length);
    for (let i = 0; i < times.length; i++) {
      copyTime(memory, start + LENGTH_BYTES + i * TIME_BYTES, target, to + length + (times[i] as number));
    }
  }

  #headFrom(from: number): Buffer {
    if (this.#rest?.from !== from) this.#rest = { from, bytes: this.head.subarray(from) };
    return this.#rest.bytes;
  }

  /** What of an entry that is not whole stands between head and part. */
  between({ memory, start }: EntryPlace): Buffer {
    const own = start + this.extraBytes;
    return memory.subarray(own, own + memory.readUInt16LE(start));
  }
}

/** Whether bytes of one from `start` to `end` are those of the other from `at` on. */
function areSame(one: Buffer, start: number, end: number, other: Buffer, at: number): boolean {
  if (end - start > FEW_BYTES) return one.compare(other, at, at + end - start, start, end) === 0;
  for (let i = start, j = at; i < end; i++, j++) if (one[i] !== other[j]) return false;
  return true;
}

/** A call of `copy` takes longer. */
function copyTime(from: Buffer, at: number, to: Buffer, start: number): void {
  for (let i = 0; i < TIME_BYTES; i++) to[start + i] = from[at + i] as number;
}

/** JSON and the layout that it fits. */
export interface LaidOut {
  readonly layout: EntryLayout;
  /** Where its part is. */
  readonly at: number;
}

/** The layouts of one resource. */
export class EntryLayouts {
  readonly #whole = new Map<number, EntryLayout>();
  readonly #bySum = new Map<number, EntryLayout>();
  #bytes = 0;
  #recent: readonly EntryLayout[] = [];
  readonly #seen = new Set<number>();
  /** Where the last part was, and the bytes that it was in. */
  #at = 0;
  #length = 0;

  constructor(private readonly resource: EntryResource) {}

  /** That of entries that share nothing. */
  whole(offset: number): EntryLayout {
    let layout = this.#whole.get(offset);
    if (layout === undefined) {
      layout = new EntryLayout(this.resource, offset);
      this.#whole.set(offset, layout);
    }
    return layout;
  }

  /** That of JSON which begins at `from` of `bytes` and ends with them; undefined where no other had the same part. */
  find(bytes: Buffer, from: number, offset: number): LaidOut | undefined {
    if (bytes.length - from > MAXIMUM_OBJECT_BYTES) return undefined;
    const at = this.#partOf(bytes, from, offset);
    if (at === -1) return undefined;
    this.#at = at;
    this.#length = bytes.length;
    const layout = this.#known(bytes, from, offset, at) ?? this.#learned(bytes, from, offset, at);
    return layout === undefined ? undefined : { layout, at };
  }

  /** Most are where the last one was, or, where a name before it is longer, so much behind. */
  #partOf(bytes: Buffer, from: number, offset: number): number {
    const last = this.#at;
    if (last > from + offset) {
      if (isPartAt(bytes, last)) return last;
      const moved = last + bytes.length - this.#length;
      if (moved > from + offset && isPartAt(bytes, moved)) return moved;
    }
    const comma = bytes.indexOf(PART_START, from + offset);
    return comma === -1 ? -1 : comma + TO_PART;
  }

  #known(bytes: Buffer, from: number, offset: number, at: number): EntryLayout | undefined {
    const recent = this.#recent;
    for (let i = 0; i < recent.length; i++) {
      const layout = recent[i] as EntryLayout;
      if (!layout.fits(bytes, from, offset, at)) continue;
      if (i > 0) this.#moveUp(layout);
      return layout;
    }
    return undefined;
  }

  /** Looks at the whole part. What is seen for the first time is remembered by its sum only: it may be the only one. */
  #learned(bytes: Buffer, from: number, offset: number, at: number): EntryLayout | undefined {
    const part = bytes.subarray(at, valueEnd(bytes, at + TO_LIST - TO_PART));
    if (part.length < MINIMUM_PART_BYTES) return undefined;
    const times = timesIn(part);
    if (times.length > MAXIMUM_TIMES) return undefined;
    const sum = sumOf(part, times);
    let layout = this.#bySum.get(sum);
    if (layout === undefined || !layout.fits(bytes, from, offset, at)) {
      if (!this.#seen.delete(sum)) {
        if (this.#seen.size === MAXIMUM_SEEN) this.#seen.clear();
        this.#seen.add(sum);
        return undefined;
      }
      const head = Buffer.concat([bytes.subarray(from, from + offset), VERSION_START]);
      layout = new EntryLayout(this.resource, offset, head, ownCopy(part), times);
      this.#keep(sum, layout);
    }
    this.#moveUp(layout);
    return layout;
  }

  #moveUp(layout: EntryLayout): void {
    this.#recent = [layout, ...this.#recent.filter((other) => other !== layout).slice(0, RECENT_LAYOUTS - 1)];
  }

  #keep(sum: number, layout: EntryLayout): void {
    this.#drop(sum);
    this.#bySum.set(sum, layout);
    this.#bytes += layout.part.length;
    for (const oldest of this.#bySum.keys()) {
      if (this.#bySum.size <= MAXIMUM_LAYOUTS && this.#bytes <= MAXIMUM_LAYOUT_BYTES) return;
      this.#drop(oldest);
    }
  }

  #drop(sum: number): void {
    const dropped = this.#bySum.get(sum);
    if (dropped === undefined) return;
    this.#bySum.delete(sum);
    this.#bytes -= dropped.part.length;
  }
}

function isPartAt(bytes: Buffer, at: number): boolean {
  for (let i = 0; i < PART_START.length; i++) if (bytes[at - TO_PART + i] !== PART_START[i]) return false;
  return true;
}

const ownCopy = (bytes: Buffer): Buffer<ArrayBuffer> => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

function timesIn(part: Buffer): readonly number[] {
  const times: number[] = [];
  for (let at = part.indexOf(TIME_START); at !== -1 && times.length <= MAXIMUM_TIMES; at = part.indexOf(TIME_START, at)) {
    at += TIME_START.length;
    if (part[at + TIME_BYTES] !== QUOTE) continue;
    times.push(at);
    at += TIME_BYTES;
  }
  return times;
}

/** Of all but the times. */
function sumOf(part: Buffer, times: readonly number[]): number {
  let sum = 0;
  let from = 0;
  for (const time of times) {
    sum = crc32(part.subarray(from, time), sum);
    from = time + TIME_BYTES;
  }
  return crc32(part.subarray(from), sum);
}
