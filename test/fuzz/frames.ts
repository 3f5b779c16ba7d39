/** Connections of HTTP/2 that are almost what they should be: frames as a client may send them, then garbled (RFC 9113, RFC 7541). */
import { FRAME, frame, HTTP2_PREFACE, indexedHeader, requestHeaders } from "../support/attacker.js";

/** Numbers that protocols turn on. */
const NUMBERS = [0, 1, 2, 3, 5, 255, 16_384, 16_385, 65_535, 2 ** 24 - 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1];
const PATHS = ["/healthz", "/api", "/api/v1/namespaces?watch=1", "/api/v1/namespaces/default/configmaps", "/%ff", "*", "", "/openapi/v2"];
const NAMES = [
  "a",
  "content-length",
  "content-type",
  "connection",
  "te",
  "A",
  "cookie",
  "transfer-encoding",
  ":path",
  ":status",
  ":protocol",
  "host",
  "",
];
const VALUES = ["", "1", "application/json", "trailers", "chunked", "websocket", "\0", "\r\n", "a".repeat(300), "gzip"];
const STREAMS_MOST = 9;
const FRAMES_MOST = 24;
const FLIPS_MOST = 8;
/** A frame is no longer than this, unless it says so and is not. */
const GARBAGE_MOST = 2048;
const PUSH_PROMISE = 5;

/** Makes what one connection sends. */
export class FrameMaker {
  #stream = -1;
  /** How likely each part of a connection is wrong: one that is mostly right gets further. */
  #wildness = 0;

  constructor(private readonly random: () => number) {}

  next(): Buffer {
    this.#stream = -1;
    this.#wildness = this.#pick([0, 0.01, 0.05, 0.3]);
    const frames = Array.from({ length: 1 + this.#below(FRAMES_MOST) }, () => this.#frame());
    const preface = this.#isWild() && this.#chance(0.3) ? this.#garbage(HTTP2_PREFACE.length) : HTTP2_PREFACE;
    const whole = Buffer.concat([preface, ...frames]);
    if (this.#isWild()) this.#flip(whole);
    return this.#isWild() ? whole.subarray(0, this.#below(whole.length)) : whole;
  }

  #frame(): Buffer {
    // Others concern a stream that has been begun.
    if (this.#stream < 0 && !this.#isWild()) return this.#headers();
    const made = this.#pick([this.#headers, this.#headers, this.#headers, this.#data, this.#settings, this.#small, this.#unknown]).call(
      this,
    );
    if (!this.#isWild() || this.#chance(0.7)) return made;
    // A length that is another.
    made.writeUIntBE(this.#pick(NUMBERS) & 0xffffff, 0, 3);
    return made;
  }

  /** A request, or what is left of one, in one frame or several. */
  #headers(): Buffer {
    let block = this.#isWild() ? this.#garbage() : requestHeaders(this.#pick(["GET", "POST"]), this.#pick(PATHS), this.#fields());
    let flags = this.#flags();
    if (this.#chance(0.15)) {
      block = Buffer.concat([this.#garbage(5), block]);
      flags |= PRIORITY_FLAG;
    }
    if (this.#chance(0.15)) {
      block = Buffer.concat([Buffer.from([this.#below(256)]), block, Buffer.alloc(this.#below(256))]);
      flags |= PADDED_FLAG;
    }
    const stream = this.#isWild() ? this.#someStream() : this.#nextStream();
    if (this.#chance(0.7)) return frame(FRAME.headers, flags, stream, block);
    const cut = this.#below(block.length + 1);
    const rest = frame(FRAME.continuation, this.#flags() & ~END_STREAM, this.#isWild() ? this.#someStream() : stream, block.subarray(cut));
    const between = this.#isWild() ? this.#small() : Buffer.alloc(0);
    return Buffer.concat([frame(FRAME.headers, flags & ~END_HEADERS, stream, block.subarray(0, cut)), between, rest]);
  }

  /** Fields of every representation, names that must not be there among them; references to what there is and is not; new table sizes. */
  #fields(): Buffer {
    const fields = Array.from({ length: this.#below(12) }, () => {
      const kind = this.#isWild() ? this.#below(5) : 1;
      if (kind === 0) return Buffer.from([0x80 | this.#below(128)]);
      if (kind === 1) return this.#isWild() ? indexedHeader(this.#pick(NAMES), this.#pick(VALUES)) : indexedHeader("a", "b");
      if (kind === 2) return Buffer.from([0x20 | this.#below(32), this.#below(256)]);
      if (kind === 3)
        return Buffer.concat([Buffer.from([0x40, 0x80 | 20]), this.#garbage(20), Buffer.from([0x80 | 30]), this.#garbage(30)]);
      return Buffer.concat([
        Buffer.from([this.#pick([0xff, 0x7f, 0x3f, 0x1f, 0x0f])]),
        Buffer.alloc(this.#below(10), 0xff),
        this.#garbage(4),
      ]);
    });
    // Some thousand references to one.
    if (this.#chance(0.02)) fields.push(indexedHeader("b", "c".repeat(200)), Buffer.alloc(GARBAGE_MOST, 0xbe));
    return Buffer.concat(fields);
  }

  #data(): Buffer {
    const body = this.#chance(0.5) ? Buffer.from('{"metadata":{"name":"a"}}') : this.#garbage();
    return frame(FRAME.data, this.#flags() & ~END_HEADERS, this.#someStream(), body);
  }

  #settings(): Buffer {
    if (this.#isWild()) return frame(FRAME.settings, ACK_FLAG, 0, this.#garbage(this.#below(3) * 3));
    const entries = Array.from({ length: this.#below(8) }, () => {
      const entry = Buffer.alloc(6);
      if (!this.#isWild()) return Buffer.from([0, 3, 0, 0, 0, 100]);
      entry.writeUInt16BE(this.#below(10), 0);
      entry.writeUInt32BE(this.#pick(NUMBERS), 2);
      return entry;
    });
    return frame(FRAME.settings, 0, this.#isWild() ? this.#someStream() : 0, Buffer.concat(entries));
  }

  /** Those of four bytes or so. */
  #small(): Buffer {
    const type = this.#pick(this.#isWild() ? [FRAME.goAway, PUSH_PROMISE] : [FRAME.priority, FRAME.reset, FRAME.ping, FRAME.windowUpdate]);
    const lengths: Readonly<Record<number, number>> = { [FRAME.priority]: 5, [FRAME.ping]: 8, [FRAME.goAway]: 8 };
    const payload = this.#garbage(this.#isWild() ? this.#below(20) : (lengths[type] ?? 4));
    if (payload.length >= 4) payload.writeUInt32BE(this.#isWild() ? this.#pick(NUMBERS) : 8, 0);
    const isOfConnection = type === FRAME.ping || type === FRAME.goAway || (type === FRAME.windowUpdate && this.#chance(0.5));
    return frame(type, this.#isWild() ? this.#below(256) : 0, isOfConnection && !this.#isWild() ? 0 : this.#someStream(), payload);
  }

  #unknown(): Buffer {
    return frame(10 + this.#below(246), this.#below(256), this.#someStream(), this.#garbage());
  }

  #flags(): number {
    if (this.#isWild()) return this.#below(256);
    return END_HEADERS | (this.#chance(0.6) ? END_STREAM : 0);
  }

  #nextStream(): number {
    this.#stream += 2;
    return this.#stream;
  }

  #someStream(): number {
    if (this.#isWild()) return this.#chance(0.5) ? this.#below(STREAMS_MOST) : this.#pick(NUMBERS) & 0x7fffffff;
    return this.#stream < 0 ? this.#nextStream() : 1 + 2 * this.#below((this.#stream + 1) / 2);
  }

  #garbage(length = this.#below(this.#chance(0.9) ? 64 : GARBAGE_MOST)): Buffer {
    return Buffer.from(Array.from({ length }, () => this.#below(256)));
  }

  #flip(bytes: Buffer): void {
    for (let count = 1 + this.#below(FLIPS_MOST); count > 0; count--) {
      const at = this.#below(bytes.length);
      bytes[at] = (bytes[at] as number) ^ (1 << this.#below(8));
    }
  }

  #isWild(): boolean {
    return this.#chance(this.#wildness);
  }

  #chance(share: number): boolean {
    return this.random() < share;
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#below(from.length)] as T;
  }

  #below(bound: number): number {
    return Math.floor(this.random() * bound);
  }
}

const [END_STREAM, ACK_FLAG, END_HEADERS, PADDED_FLAG, PRIORITY_FLAG] = [0x01, 0x01, 0x04, 0x08, 0x20] as const;
