/**
 * Frames of large objects that clients of watches have not taken yet. Each keeps the object as it was then, whatever has become of it since:
 * a hundred clients who take nothing may keep as many states of one object.
 */
import type { EncodableObject } from "../codec/encodable-object.js";

/** Frames of less are not counted. */
export const LARGE_FRAME_BYTES = 64 * 1024;
/** Of what is not the present state of an object, and so kept for those clients alone, in the process. Those who have taken longest end. */
const MOST_BYTES = 128 * 1024 * 1024;
/** How often it is looked how much that is, where it may be too much. */
const LOOK_MS = 250;

export interface FrameUnderWay {
  /** Whoever is sent the same one shares its bytes. */
  readonly object: EncodableObject;
  readonly bytes: number;
  /** Whether the object is what there is now, so that its bytes are there anyway. */
  isPresent(): boolean;
  /** Ends the watch. */
  giveUp(): void;
}

export class FramesUnderWay {
  /** The oldest first. */
  readonly #frames = new Set<FrameUnderWay>();
  #bytes = 0;
  #isLooking = false;

  constructor(
    private readonly mostBytes = MOST_BYTES,
    private readonly lookMs = LOOK_MS,
  ) {}

  /** Until what this returns is called: the client has taken it, or is gone. */
  add(frame: FrameUnderWay): () => void {
    this.#frames.add(frame);
    this.#bytes += frame.bytes;
    this.#lookLater();
    return () => {
      if (this.#frames.delete(frame)) this.#bytes -= frame.bytes;
    };
  }

  #lookLater(): void {
    if (this.#isLooking || this.#bytes <= this.mostBytes) return;
    this.#isLooking = true;
    setTimeout(() => {
      this.#isLooking = false;
      this.#look();
      this.#lookLater();
    }, this.lookMs).unref();
  }

  #look(): void {
    const holders = new Map<EncodableObject, number>();
    let kept = 0;
    const past = [...this.#frames].filter((frame) => !frame.isPresent());
    for (const { object, bytes } of past) {
      const count = holders.get(object) ?? 0;
      holders.set(object, count + 1);
      if (count === 0) kept += bytes;
    }
    for (const frame of past) {
      if (kept <= this.mostBytes) return;
      const others = (holders.get(frame.object) ?? 1) - 1;
      holders.set(frame.object, others);
      if (others === 0) kept -= frame.bytes;
      this.#frames.delete(frame);
      this.#bytes -= frame.bytes;
      frame.giveUp();
    }
  }
}

/** All of the process share its memory. */
export const framesUnderWay = new FramesUnderWay();
