/** Paths of addresses without the steps that lead nowhere. */

const [SLASH, DOT] = [0x2f, 0x2e];
const HAS_STEPS = /\/(?:\/|\.\.?(?:\/|$))/;

/**
 * An absolute path without empty segments, `.` and `..`, as `posix.normalize` gives it. That looks back over all it has for each `..`,
 * which takes seconds for a path as long as a request line may be.
 */
export function cleanPath(path: string): string {
  if (!HAS_STEPS.test(path)) return path;
  // In bytes: a path may be hundreds of thousands of segments, and as many texts take tens of times as long.
  const bytes = Buffer.from(path);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === SLASH) continue;
    const start = at;
    while (at < bytes.length && bytes[at] !== SLASH) at++;
    const dots = dotsOf(bytes, start, at);
    if (dots === 1) continue;
    if (dots === 2) {
      while (length > 0 && bytes[--length] !== SLASH);
      continue;
    }
    // Behind what is kept there is room: each segment had a slash in front of it.
    bytes[length++] = SLASH;
    for (let from = start; from < at; from++) bytes[length++] = bytes[from] as number;
  }
  if (length === 0) return "/";
  if (bytes.at(-1) === SLASH) bytes[length++] = SLASH;
  return bytes.toString("utf8", 0, length);
}

/** How many dots a segment is that is nothing else; 0 for others. */
function dotsOf(bytes: Buffer, start: number, end: number): number {
  const length = end - start;
  return length <= 2 && bytes[start] === DOT && bytes[end - 1] === DOT ? length : 0;
}
