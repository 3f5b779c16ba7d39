const METADATA_START = '"metadata":{';

/** A cache whose watch can be overrun: who follows it then starts over from what is there. */
export class OverrunCache {
  readonly objects = new Map<string, object>();
  #watch: { ended: "slow" | undefined; onReady(): void } | undefined;

  snapshot() {
    const entries = [...this.objects].map(([key, object]) => {
      const json = Buffer.from(JSON.stringify(object));
      return {
        key,
        ...(object as { readonly metadata?: { readonly namespace?: string; readonly name?: string } }).metadata,
        json,
        view: () => json,
        offset: json.indexOf(METADATA_START) + METADATA_START.length,
        size: json.length,
        object: () => object,
        shared: () => object,
        readAhead: () => undefined,
      };
    });
    return { revision: 1, entries: () => entries };
  }

  watch({ onReady }: { onReady(): void }) {
    const watch = { ended: undefined, onReady, take: () => [], close: () => undefined };
    this.#watch = watch;
    return watch;
  }

  overrun(): void {
    if (this.#watch === undefined) return;
    this.#watch.ended = "slow";
    this.#watch.onReady();
  }
}
