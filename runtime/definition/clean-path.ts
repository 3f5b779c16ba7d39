/** Paths of addresses without the steps that lead nowhere. */

const HAS_STEPS = /\/(?:\/|\.\.?(?:\/|$))/;

/**
 * An absolute path without empty segments, `.` and `..`, as `posix.normalize` gives it. That looks back over all it has for each `..`,
 * which takes seconds for a path as long as a request line may be.
 */
export function cleanPath(path: string): string {
  if (!HAS_STEPS.test(path)) return path;
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(segment);
  }
  return `/${kept.join("/")}${kept.length > 0 && path.endsWith("/") ? "/" : ""}`;
}
