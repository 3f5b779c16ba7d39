/** Paths that rules name: one path, or with `*` at the end all that begin so. */
export const matchesPath = (pattern: string, path: string): boolean =>
  pattern === path || (pattern.endsWith("*") && path.startsWith(pattern.replace(/\*+$/, "")));
