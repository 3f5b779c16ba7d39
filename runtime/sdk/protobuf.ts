/** `orch/client/protobuf`: the binary encoding, for programs that read much. On Node only. */
import { kindCodecs, metaCodecs } from "../../generated/client/codecs.js";
import { orchProfile } from "../../generated/client/profiles.js";
import type { Encoding } from "../client/encoding.js";
import type { ClientProfile } from "../client/profile.js";
import { protobufEncoding } from "../client/protobuf-encoding.js";

/**
 * The binary encoding of all generated kinds; what has none goes as JSON.
 *
 * @example
 * const clients = await connect({ encoding: protobuf() });
 */
export const protobuf = (profile: ClientProfile = orchProfile): Encoding =>
  protobufEncoding({ kinds: kindCodecs, others: metaCodecs }, profile);
