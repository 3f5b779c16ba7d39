/** Which names and patterns of two lists of sysctls meet, without comparing each with each: there may be a hundred thousand of both. */

/** A pattern is the beginning of names with this behind it. */
const ANYTHING = "*";

/** Pairs of indices, of the one list and of the other, of what meets; in the order of the one, then of the other. */
export function* overlapping(one: readonly string[], other: readonly string[]): Generator<readonly [number, number]> {
  const found = new SysctlIndex(other);
  for (const [i, name] of one.entries()) for (const j of found.meeting(name)) yield [i, j];
}

class SysctlIndex {
  readonly #places = new Map<string, number[]>();
  /** Distinct names and patterns, in the order of their texts. */
  readonly #sorted: readonly string[];
  /** Lengths of the beginnings that the patterns have. */
  readonly #lengths: readonly number[];

  constructor(names: readonly string[]) {
    const lengths = new Set<number>();
    for (const [index, name] of names.entries()) {
      const places = this.#places.get(name);
      if (places === undefined) this.#places.set(name, [index]);
      else places.push(index);
      if (name.endsWith(ANYTHING)) lengths.add(name.length - 1);
    }
    this.#sorted = [...this.#places.keys()].sort();
    this.#lengths = [...lengths].sort((a, b) => a - b);
  }

  /** Indices of those that hold for a name, or that hold where the name, as a pattern, does. */
  meeting(name: string): readonly number[] {
    const met = new Set(this.#places.get(name));
    for (const length of this.#lengths) {
      if (length > name.length) break;
      for (const index of this.#places.get(name.slice(0, length) + ANYTHING) ?? []) met.add(index);
    }
    if (name.endsWith(ANYTHING)) {
      const beginning = name.slice(0, -1);
      for (let at = this.#firstFrom(beginning); this.#sorted[at]?.startsWith(beginning) === true; at++) {
        for (const index of this.#places.get(this.#sorted[at] as string) as number[]) met.add(index);
      }
    }
    return [...met].sort((a, b) => a - b);
  }

  /** Where the texts begin that are not before this one. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
