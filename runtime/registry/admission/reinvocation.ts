/** Whether mutating plugins are to be asked a second time, because a later one changed what an earlier one saw. */

/** One per write attempt. A plugin keeps under its own name what it wants to know in the second round. */
export class Reinvocation {
  #notes: Map<string, unknown> | undefined;
  #round: 0 | 1 = 0;
  #wanted = false;

  /** 1 while plugins are asked again. */
  get round(): 0 | 1 {
    return this.#round;
  }

  /** Asks for the second round; there is never a third. */
  request(): void {
    this.#wanted = true;
  }

  note(plugin: string, value: unknown): void {
    this.#notes ??= new Map();
    this.#notes.set(plugin, value);
  }

  noteOf(plugin: string): unknown {
    return this.#notes?.get(plugin);
  }

  /** True once, when the second round is due; it has then begun. */
  begin(): boolean {
    if (!this.#wanted || this.#round === 1) return false;
    this.#round = 1;
    return true;
  }
}
