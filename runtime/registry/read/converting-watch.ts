/** A watch whose objects somebody else may have to convert: a batch is asked for at a time, and handed out when it is there. */
import type { EncodableObject } from "../../codec/encodable-object.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { internalError } from "../../errors/constructors.js";
import { encodablesIn } from "../conversion/encodables.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceWatch, WatchEvent } from "../resource-watch.js";

export class ConvertingWatch implements ResourceWatch {
  #converted: readonly WatchEvent[] = [];
  #converting = false;
  #failed = false;

  /** The objects of `watch` are entries. */
  constructor(
    private readonly watch: ResourceWatch,
    private readonly definition: ResourceDefinition,
    private readonly onReady: () => void,
  ) {}

  take(): readonly WatchEvent[] {
    const events = this.#converted;
    this.#converted = [];
    if (events.length > 0 || this.#converting || this.#failed) return events;
    const next = this.watch.take();
    if (next.every(({ type }) => type === "BOOKMARK" || type === "ERROR")) return next;
    this.#converting = true;
    void this.#convert(next);
    return events;
  }

  get ended(): boolean {
    return this.#converted.length === 0 && !this.#converting && (this.#failed || this.watch.ended);
  }

  /** What somebody else has converted is kept for this watch alone. */
  isPresent(object: EncodableObject): boolean {
    return this.watch.isPresent(object);
  }

  close(): void {
    this.#failed = true;
    this.#converted = [];
    this.watch.close();
  }

  async #convert(events: readonly WatchEvent[]): Promise<void> {
    try {
      const entries = events.flatMap((event) => ("object" in event ? [event.object as ObjectEntry] : []));
      const objects = (await encodablesIn(entries, this.definition, true))[Symbol.iterator]();
      const next = (): EncodableObject => objects.next().value as EncodableObject;
      this.#converted = events.map((event) => ("object" in event ? { ...event, object: next() } : event));
    } catch (error) {
      this.watch.close();
      this.#failed = true;
      this.#converted = [{ type: "ERROR", status: internalError(`objects cannot be converted: ${String(error)}`).status }];
    }
    this.#converting = false;
    this.onReady();
  }
}
