/** Creations between the last look at their namespace and the store's answer, so that no namespace goes while one is on its way (NS-01). */
export class CreationsUnderWay {
  /** By namespace: how many, and who waits for them. */
  readonly #byNamespace = new Map<string, { count: number; readonly waiting: (() => void)[] }>();

  /** To be called in the very turn in which the namespace was looked at; the creation has ended when what it gives is called. */
  enter(namespace: string): () => void {
    let under = this.#byNamespace.get(namespace);
    if (under === undefined) {
      under = { count: 0, waiting: [] };
      this.#byNamespace.set(namespace, under);
    }
    const entered = under;
    entered.count++;
    return () => {
      if (--entered.count > 0) return;
      this.#byNamespace.delete(namespace);
      for (const resume of entered.waiting) resume();
    };
  }

  /** Resolves when none is under way any more; undefined when none is. What they made is in the caches then. */
  ended(namespace: string): Promise<void> | undefined {
    const under = this.#byNamespace.get(namespace);
    return under === undefined ? undefined : new Promise((resume) => under.waiting.push(resume));
  }
}
