/** A control loop: informers say which keys are concerned, one function makes each right. */
import type { Handlers, Informer } from "../informer/informer.js";
import { keyOf } from "../informer/object-store.js";
import type { ObjectShape, Stored } from "../object-types.js";
import { WorkQueue, type WorkQueueOptions } from "./work-queue.js";

export interface ControllerOptions extends Pick<WorkQueueOptions, "firstPauseMs" | "holderOf" | "longestPauseMs" | "perSecond"> {
  /**
   * Makes what belongs to a key right, whatever has happened to it: it may have changed many times, or be gone. A number that is
   * returned is when to come back, in milliseconds. What it throws is told, and tried again after a growing pause.
   */
  reconcile(key: string): Promise<number | undefined> | Promise<void>;
  /** Keys worked on at the same time, never two of one key; default 1. */
  readonly parallel?: number;
  onError?(key: string, error: unknown): void;
}

/**
 * @example
 * const controller = new Controller({ reconcile: async (key) => { ... } });
 * controller.watch(informer);
 * controller.watch(owned, (object) => ownerKeys(object, "Deployment"));
 * await controller.start();
 */
export class Controller {
  readonly queue: WorkQueue;
  // biome-ignore lint/suspicious/noExplicitAny: informers of any kinds together
  readonly #informers: Informer<any>[] = [];
  readonly #ends: (() => void)[] = [];

  constructor(options: ControllerOptions) {
    const { reconcile, parallel = 1, onError, ...pauses } = options;
    this.queue = new WorkQueue({
      ...pauses,
      parallel,
      work: async (key) => {
        const again = await reconcile(key);
        if (typeof again === "number") this.queue.addAfter(key, again);
      },
      failed: (key, error) => onError?.(key, error),
    });
  }

  /** Every change of an object concerns these keys; by default its own. Both states of a changed object count. */
  watch<T extends ObjectShape>(informer: Informer<T>, keys: (object: Stored<T>) => readonly string[] = (object) => [keyOf(object)]): this {
    const add = (object: Stored<T>): void => {
      for (const key of keys(object)) this.queue.add(key);
    };
    const handlers: Handlers<T> = {
      add,
      update: (object, before) => {
        add(before);
        add(object);
      },
      delete: add,
    };
    this.#informers.push(informer);
    this.#ends.push(informer.handle(handlers));
    return this;
  }

  /** Starts the informers; resolves when all of them know everything. */
  async start(signal?: AbortSignal): Promise<void> {
    for (const informer of this.#informers) informer.start();
    await Promise.all(this.#informers.map((informer) => informer.waitForSync(signal)));
  }

  /** Ends loop and informers; resolves when work under way is done. */
  async stop(): Promise<void> {
    for (const end of this.#ends) end();
    this.queue.close();
    await Promise.all([this.queue.idle(), ...this.#informers.map((informer) => informer.stop())]);
  }
}
