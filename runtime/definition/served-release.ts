/** The release whose API is served, wherever it is told or compared with. */
export const SERVED_RELEASE = { major: 1, minor: 24, patch: 17 } as const;

/** The numbers of a release as definitions write it, `1.24`. */
export function parseRelease(release: string): { readonly major: number; readonly minor: number } {
  const [major = 0, minor = 0] = release.split(".").map(Number);
  return { major, minor };
}

/** Positive when `to` is later than `from`: how many minor releases, of one major. */
export function releasesBetween(from: string, to: string): number {
  const [earlier, later] = [parseRelease(from), parseRelease(to)];
  return later.major === earlier.major ? later.minor - earlier.minor : later.major - earlier.major;
}
