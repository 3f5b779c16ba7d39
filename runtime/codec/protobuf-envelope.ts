/** The `Unknown` envelope around every protobuf message on the wire (specification: Protobuf envelope, NEG-03, NEG-04). */

/** What an envelope says about its content. */
export interface Envelope {
  /** Empty when the sender left it out. */
  readonly apiVersion: string;
  readonly kind: string;
  /** The message of the kind itself; shares memory with the input. */
  readonly raw: Buffer;
}

/** Prefix, type and message in one buffer. */
export function wrap(prefix: readonly number[], apiVersion: string, kind: string, raw: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(prefix), Buffer.from(apiVersion + kind), raw]);
}

/** Everything of an envelope that stands before `rawLength` bytes of message, for streaming. {@link ENVELOPE_TAIL} follows them. */
export function envelopeHead(prefix: readonly number[], apiVersion: string, kind: string, rawLength: number): Buffer {
  return Buffer.from([...prefix, apiVersion.length, kind.length, rawLength]);
}

/** Opens an envelope. @throws RangeError worded as the peer words it for a foreign prefix, truncated or malformed data. */
export function unwrap(prefix: readonly number[], bytes: Buffer): Envelope {
  throw new RangeError(`not ready: ${prefix.length} ${bytes.length}`);
}
