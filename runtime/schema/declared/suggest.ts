/** "Did you mean": the known name closest to a mistyped one. */

/** Names that are compared with a mistyped one, and their length: more are none that somebody had in mind. */
const MOST_COMPARED = 500;
const LONGEST_COMPARED = 100;

/** The candidate within a third of the name's length in edits, or undefined. Case is ignored when that alone makes them equal. */
export function closest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(name.length / 3)) + 1;
  let compared = 0;
  for (const candidate of candidates) {
    if (++compared > MOST_COMPARED) break;
    const distance = candidate.toLowerCase() === name.toLowerCase() ? 0 : editDistance(name, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** `did you mean "x"?`, or a list of what is known when nothing is close. */
export function didYouMean(name: string, candidates: readonly string[], limit = 12): string | undefined {
  const near = closest(name, candidates);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (candidates.length === 0 || candidates.length > limit) return undefined;
  return `one of ${candidates.map((candidate) => `"${candidate}"`).join(", ")}`;
}

/** What is known, the closest to a mistyped name first, and no more of it than can be read. */
export function nearestFirst(name: string, candidates: readonly string[], most = 32): string {
  const distances = new Map(candidates.map((candidate) => [candidate, editDistance(name.toLowerCase(), candidate.toLowerCase())]));
  const sorted = [...distances].sort(([, a], [, b]) => a - b);
  const shown = sorted.slice(0, most).map(([candidate]) => `"${candidate}"`);
  return `one of ${shown.join(", ")}${sorted.length > most ? ", ..." : ""}`;
}

/** Levenshtein distance, row by row; infinite for texts that are long. */
function editDistance(a: string, b: string): number {
  if (Math.max(a.length, b.length) > LONGEST_COMPARED) return Number.POSITIVE_INFINITY;
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}
