/** Bytes that change hands between threads. */

/** A copy with memory of its own, which can be handed over: a view would take all that it shares its memory with along. */
export function ownCopy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  // Not cleared first.
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/** Bytes that nobody else holds, as they are where all of their memory is theirs. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length ? (bytes as Uint8Array<ArrayBuffer>) : ownCopy(bytes);
}

/** What was received, as a Buffer over the same memory. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
