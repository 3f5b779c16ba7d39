/** Frames made lately, so that one change sent to many watchers is encoded once. */

/** Bytes and objects that one generation of frames may take. */
const GENERATION_BYTES = 4 * 1024 * 1024;
const GENERATION_OBJECTS = 1024;

/** In the pieces that it is sent in. */
type Frame = readonly Buffer[];

/** Two generations of frames by object and representation: what was not asked for in the current one is dropped with the next. */
export class FrameCache {
  private current = new Map<object, Map<string, Frame>>();
  private previous = new Map<object, Map<string, Frame>>();
  private bytes = 0;

  /** The frame `id` of `owner` if it is at hand. */
  find(owner: object, id: string): Frame | undefined {
    return this.current.get(owner)?.get(id) ?? this.previous.get(owner)?.get(id);
  }

  /** The same, made when it is not at hand. */
  get(owner: object, id: string, make: () => Frame): Frame {
    const known = this.find(owner, id);
    if (known !== undefined) return known;
    let frames = this.current.get(owner);
    const frame = make();
    const bytes = frame.reduce((sum, { length }) => sum + length, 0);
    if (this.bytes + bytes > GENERATION_BYTES || this.current.size >= GENERATION_OBJECTS) {
      this.previous = this.current;
      this.current = new Map();
      this.bytes = 0;
      frames = undefined;
    }
    if (frames === undefined) {
      frames = new Map();
      this.current.set(owner, frames);
    }
    frames.set(id, frame);
    this.bytes += bytes;
    return frame;
  }
}
