/** Paths that rules name: one path, or with `*` at the end all that begin so. */
export const matchesPath = (pattern: string, path: string): boolean =>
  pattern === path || (pattern.endsWith("*") && path.startsWith(prefixOf(pattern)));

/** What paths begin with that a pattern names: all of it but the `*` at its end. */
export function prefixOf(pattern: string): string {
  let length = pattern.length;
  while (pattern[length - 1] === "*") length--;
  return pattern.slice(0, length);
}
