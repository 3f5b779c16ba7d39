/** Bodies whose pieces are signs of life. */

/** The same chunks; `onBytes` is called for each as it comes, whatever it holds. */
export async function* tapped(chunks: AsyncIterable<Uint8Array>, onBytes: (() => void) | undefined): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) {
    onBytes?.();
    yield chunk;
  }
}

/** All of it as one; once there are `maximum` bytes nothing more is read. */
export async function joined(chunks: AsyncIterable<Uint8Array>, maximum = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= maximum) break;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
