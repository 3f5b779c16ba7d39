/** Paths of addresses without the steps that lead nowhere. */

const SLASH = 0x2f;
const HAS_STEPS = /\/(?:\/|\.\.?(?:\/|$))/;

/**
 * An absolute path without empty segments, `.` and `..`, as `posix.normalize` gives it. That looks back over all it has for each `..`,
 * which takes seconds for a path as long as a request line may be.
 */
export function cleanPath(path: string): string {
  if (!HAS_STEPS.test(path)) return path;
  const kept: string[] = [];
  for (let at = 0; at < path.length; at++) {
    // Not split: a path may be hundreds of thousands of slashes.
    if (path.charCodeAt(at) === SLASH) continue;
    const end = path.indexOf("/", at);
    const segment = path.slice(at, end === -1 ? path.length : end);
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
    at += segment.length;
  }
  return `/${kept.join("/")}${kept.length > 0 && path.endsWith("/") ? "/" : ""}`;
}
