/** Tells people what a program did to an object: Events beside it, repeated ones counted (specification: Events). */
import type { Connection } from "../connection.js";
import { isNotFound } from "../errors.js";
import type { ObjectShape, Stored } from "../object-types.js";
import { ResourceClient } from "../resource-client.js";

export interface EventRecorderOptions {
  readonly connection: Connection;
  /** Who tells, e.g. `deployment-controller`. */
  readonly component: string;
  /** Told of events that could not be written; they are dropped, as nothing depends on them. */
  onError?(error: unknown): void;
}

const EVENTS = { group: "", version: "v1", kind: "Event", plural: "events", namespaced: true } as const;
/** Events of objects without namespace lie here. */
const CLUSTER_EVENTS = "default";
/** Events remembered to count repetitions of, and waiting to be written; the oldest go first, the newest are dropped. */
export const REMEMBERED = 1000;
export const WAITING = 1000;

/** Of a message, the last three of them dots where more was said. */
const MESSAGE_CHARACTERS = 1024;

/** What an event says of the object that it is about. */
type Involved = Pick<Stored<ObjectShape>, "apiVersion" | "kind"> & { readonly metadata: InvolvedMetadata };
type InvolvedMetadata = Pick<Stored<ObjectShape>["metadata"], "name" | "namespace" | "uid" | "resourceVersion">;

interface Written {
  readonly name: string;
  readonly count: number;
}

/** Writes one after the other, in the background. */
export class EventRecorder {
  readonly #written = new Map<string, Written>();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(private readonly options: EventRecorderOptions) {}

  /** Notes an event; never throws and never waits. `reason` is one word in capitals, `message` a sentence. */
  record(about: Stored<ObjectShape>, type: "Normal" | "Warning", reason: string, message: string): void {
    if (this.#waiting >= WAITING) return;
    this.#waiting++;
    // The object itself may be large, and is not kept.
    const { apiVersion, kind, metadata } = about;
    const { name, namespace, uid, resourceVersion } = metadata;
    const involved = { apiVersion, kind, metadata: { name, namespace, uid, resourceVersion } } as Involved;
    const told = message.length > MESSAGE_CHARACTERS ? `${message.slice(0, MESSAGE_CHARACTERS - 3)}...` : message;
    this.#last = this.#last
      .then(() => this.#write(involved, type, reason, told))
      .catch((error: unknown) => this.options.onError?.(error))
      .finally(() => {
        this.#waiting--;
      });
  }

  /** Resolves when all that was noted is written. */
  flush(): Promise<void> {
    return this.#last;
  }

  async #write(about: Involved, type: string, reason: string, message: string): Promise<void> {
    const { apiVersion = "", kind = "", metadata } = about;
    const namespace = metadata.namespace ?? CLUSTER_EVENTS;
    const events = new ResourceClient(this.options.connection, EVENTS, namespace);
    const key = JSON.stringify([namespace, metadata.uid, type, reason, message]);
    const now = `${new Date().toISOString().slice(0, 19)}Z`;
    const before = this.#written.get(key);
    if (before !== undefined) {
      const count = before.count + 1;
      const repeated = await events.patch.merge(before.name, { count, lastTimestamp: now }).catch(absent);
      if (repeated !== undefined) return this.#remember(key, { name: before.name, count });
    }
    const { component } = this.options;
    const involvedObject = {
      apiVersion,
      kind,
      name: metadata.name,
      uid: metadata.uid,
      resourceVersion: metadata.resourceVersion,
      ...(metadata.namespace ? { namespace: metadata.namespace } : {}),
    };
    const created = await events.create({
      metadata: { name: `${metadata.name}.${uniqueSuffix()}`, namespace },
      involvedObject,
      type,
      reason,
      message,
      count: 1,
      firstTimestamp: now,
      lastTimestamp: now,
      source: { component },
      reportingComponent: component,
      reportingInstance: component,
    });
    this.#remember(key, { name: created.metadata.name, count: 1 });
  }

  #remember(key: string, written: Written): void {
    this.#written.delete(key);
    this.#written.set(key, written);
    if (this.#written.size > REMEMBERED) this.#written.delete(this.#written.keys().next().value as string);
  }
}

const uniqueSuffix = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function absent(error: unknown): undefined {
  if (!isNotFound(error)) throw error;
}
