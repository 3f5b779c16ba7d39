/** The order in which versions of a group are preferred: stable, then beta, then alpha; the higher number first (VER-01). */

const MATURITY = ["", "beta", "alpha"];

/** Compares version names for sorting, the preferred one first; names of no known form come last, by alphabet. */
export function compareVersions(a: string, b: string): number {
  const left = rank(a);
  const right = rank(b);
  if (left === undefined || right === undefined) {
    return Number(left === undefined) - Number(right === undefined) || (a < b ? -1 : a > b ? 1 : 0);
  }
  return left.maturity - right.maturity || right.major - left.major || right.minor - left.minor;
}

function rank(version: string): { maturity: number; major: number; minor: number } | undefined {
  const match = /^v(\d+)(?:(alpha|beta)(\d+))?$/.exec(version);
  if (match === null) return undefined;
  return { maturity: MATURITY.indexOf(match[2] ?? ""), major: Number(match[1]), minor: Number(match[3] ?? 0) };
}
