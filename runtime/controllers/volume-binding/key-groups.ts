/** Keys in groups: each key is in one group, or in none. */
export class KeyGroups {
  readonly #groups = new Map<string, Set<string>>();

  move(key: string, from: string | undefined, to: string | undefined): void {
    if (from === to) return;
    if (from !== undefined) {
      const left = this.#groups.get(from);
      left?.delete(key);
      if (left?.size === 0) this.#groups.delete(from);
    }
    if (to === undefined) return;
    const joined = this.#groups.get(to);
    if (joined === undefined) this.#groups.set(to, new Set([key]));
    else joined.add(key);
  }

  /** Not to be moved while it is read. */
  of(group: string): Iterable<string> {
    return this.#groups.get(group) ?? [];
  }
}
