/** What percent-encoding stands for, in bytes: texts in it may be as long as headers, or a request line. */

const PERCENT = 0x25;

/** The bytes of a text, or those that its escapes stand for; undefined for malformed ones. Whether they are a text is not looked at. */
export function percentDecoded(text: string): Buffer | undefined {
  const bytes = Buffer.from(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++, length++) {
    const byte = bytes[at] as number;
    if (byte !== PERCENT) {
      bytes[length] = byte;
      continue;
    }
    const value = (hexValue(bytes[at + 1]) << 4) | hexValue(bytes[at + 2]);
    if (value < 0) return undefined;
    bytes[length] = value;
    at += 2;
  }
  return bytes.subarray(0, length);
}

/** Negative for what is no hexadecimal digit. */
function hexValue(byte = 0): number {
  const digit = byte - 0x30;
  if (digit >= 0 && digit <= 9) return digit;
  const letter = (byte | 0x20) - 0x61;
  return letter >= 0 && letter <= 5 ? letter + 10 : -1;
}
