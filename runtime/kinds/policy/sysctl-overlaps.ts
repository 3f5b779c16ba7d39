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
  /** What patterns begin with, in the order of the texts. */
  readonly #beginnings: readonly string[];
  /** For each the place of the longest other one that it begins with itself; -1 where there is none. */
  readonly #outer: readonly number[];

  constructor(names: readonly string[]) {
    for (const [index, name] of names.entries()) {
      const places = this.#places.get(name);
      if (places === undefined) this.#places.set(name, [index]);
      else places.push(index);
    }
    this.#sorted = [...this.#places.keys()].sort();
    this.#beginnings = this.#sorted.flatMap((name) => (name.endsWith(ANYTHING) ? [name.slice(0, -1)] : [])).sort();
    this.#outer = outerOf(this.#beginnings);
  }

  /** Indices of those that hold for a name, or that hold where the name, as a pattern, does. */
  meeting(name: string): readonly number[] {
    const met = new Set(this.#places.get(name));
    for (const beginning of this.#beginningsOf(name)) for (const index of this.#places.get(beginning + ANYTHING) ?? []) met.add(index);
    if (name.endsWith(ANYTHING)) {
      const beginning = name.slice(0, -1);
      for (let at = firstFrom(this.#sorted, beginning); this.#sorted[at]?.startsWith(beginning) === true; at++) {
        for (const index of this.#places.get(this.#sorted[at] as string) as number[]) met.add(index);
      }
    }
    return [...met].sort((a, b) => a - b);
  }

  /** All that a name begins with: the last that is not behind it in their order is one, or begins with all of them. */
  *#beginningsOf(name: string): Generator<string> {
    const next = firstFrom(this.#beginnings, name);
    let at = this.#beginnings[next] === name ? next : next - 1;
    for (; at >= 0; at = this.#outer[at] as number) {
      const beginning = this.#beginnings[at] as string;
      if (name.startsWith(beginning)) yield beginning;
    }
  }
}

function outerOf(sorted: readonly string[]): number[] {
  const outer: number[] = [];
  for (const [index, text] of sorted.entries()) {
    let at = index - 1;
    while (at >= 0 && !text.startsWith(sorted[at] as string)) at = outer[at] as number;
    outer.push(at);
  }
  return outer;
}

/** Where the texts begin that are not before this one. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
