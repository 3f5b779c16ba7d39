/** The binary encoding of objects, over the generated codecs (specification: Protobuf envelope). */
import type { ProtobufCodec } from "../definition/resource-definition.js";
import { type Encoding, jsonEncoding, type WatchFrame } from "./encoding.js";
import { ProtocolError } from "./errors.js";
import type { DynamicObject } from "./object-types.js";
import type { ClientProfile } from "./profile.js";
import { joined, readEnvelope, readWatchEvent, writeEnvelope } from "./protobuf-wire.js";

export interface GeneratedCodecs {
  /** By `group/version/kind`; a group that ends in a dot goes on with the vendor's domain. */
  readonly kinds: Readonly<Record<string, ProtobufCodec>>;
  /** By kind, in any group. */
  readonly others: Readonly<Record<string, ProtobufCodec>>;
}

/** A frame longer than this is no event of a server whose objects are bounded by 3 MiB. */
const LONGEST_FRAME = 64 * 1024 * 1024;
const LENGTH_BYTES = 4;

/** Binary where both sides can, JSON for kinds without codec: custom resources have none. */
export function protobufEncoding(codecs: GeneratedCodecs, profile: ClientProfile): Encoding {
  const { protobufMediaType: type, protobufPrefix: prefix, groupDomain } = profile;
  const codecOf = (apiVersion: string, kind: string): ProtobufCodec | undefined => {
    const key = apiVersion.includes("/") ? apiVersion : `/${apiVersion}`;
    const vendor = key.replace(`.${groupDomain}/`, "./");
    return codecs.kinds[`${vendor}/${kind}`] ?? codecs.others[kind];
  };
  const decode = (bytes: Uint8Array): DynamicObject => {
    const { apiVersion, kind, raw } = readEnvelope(bytes, prefix);
    const codec = codecOf(apiVersion, kind);
    if (codec === undefined) throw new ProtocolError(`the server answered with a binary ${kind} of ${apiVersion}, which has no codec here`);
    return { apiVersion, kind, ...codec.decode(raw) } as DynamicObject;
  };
  return {
    accept: `${type},application/json`,
    acceptStream: `${type};stream=watch,application/json;stream=watch,application/json`,
    encode(object) {
      const { apiVersion = "", kind = "" } = object as DynamicObject;
      const codec = codecOf(apiVersion, kind);
      if (codec === undefined) return jsonEncoding.encode(object);
      return { type, body: writeEnvelope({ apiVersion, kind, raw: codec.encode(object as never) }, prefix) };
    },
    decode: (bytes, contentType) => (contentType.startsWith(type) ? decode(bytes) : jsonEncoding.decode(bytes, contentType)),
    frames: (chunks, contentType) =>
      contentType.startsWith(type) ? binaryFrames(chunks, decode) : jsonEncoding.frames(chunks, contentType),
  };
}

async function* binaryFrames(
  chunks: AsyncIterable<Uint8Array>,
  decode: (bytes: Uint8Array) => DynamicObject,
): AsyncGenerator<WatchFrame, void> {
  let parts: Uint8Array[] = [];
  let held = 0;
  /** Fewer bytes hold no further frame: put together for each chunk, a long one would be copied as often as it has chunks. */
  let needed = LENGTH_BYTES;
  for await (const chunk of chunks) {
    parts.push(chunk);
    held += chunk.length;
    if (held < needed) continue;
    let rest = joined(parts);
    for (;;) {
      needed = LENGTH_BYTES;
      if (rest.length < needed) break;
      const length = new DataView(rest.buffer, rest.byteOffset, LENGTH_BYTES).getUint32(0);
      if (length > LONGEST_FRAME) throw new ProtocolError("an event of the watch is too large");
      needed += length;
      if (rest.length < needed) break;
      const { type, object } = readWatchEvent(rest.subarray(LENGTH_BYTES, needed));
      yield { type, object: decode(object) };
      rest = rest.subarray(needed);
    }
    parts = [rest];
    held = rest.length;
  }
}
