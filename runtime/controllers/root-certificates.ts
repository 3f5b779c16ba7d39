/** What clients inside verify this server by; another one once its certificates were renewed. */
export class RootCertificates {
  readonly #listeners = new Set<() => void>();

  constructor(private current: string) {}

  /** PEM. */
  get pem(): string {
    return this.current;
  }

  renew(pem: string): void {
    if (pem === this.current) return;
    this.current = pem;
    for (const listener of this.#listeners) listener();
  }

  /** Tells of others, until the function that is given back is called. */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
