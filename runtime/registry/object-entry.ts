/** One object at one revision as served bytes: what the watch cache holds and what every read sends. */
import type { EncodableObject } from "../codec/encodable-object.js";
import { parseJson } from "../codec/json/json.js";
import { readInSlices } from "../codec/json/slices.js";
import type { ApiObject, ObjectMeta } from "../definition/object-meta.js";
import { processMemory, type Rememberer } from "../storage/cache/cache-memory.js";
import type { CacheEntry, EntryFactory } from "../storage/cache/resource-cache.js";
import type { KeyValue, Revision } from "../storage/key-value-store.js";
import type { Normaliser } from "./conversion/normaliser.js";
import { EncodedForms } from "./encoded-forms.js";
import { resourcePrefix, separatorOf } from "./keys.js";
import { LARGE_BYTES } from "./large-objects.js";
import {
  readLabels,
  readMetadata,
  readMetadataMember,
  reviseServed,
  type ServedJson,
  serveStored,
  stampOfStored,
} from "./stored-object.js";

const NO_LABELS: Readonly<Record<string, string>> = Object.freeze({});

/** What all entries of one resource share. */
export interface EntryResource {
  readonly prefix: string;
  readonly namespaced: boolean;
  readonly forms: EncodedForms;
}

/**
 * An immutable object in its storage version. It holds the final JSON and nothing parsed; labels and other encodings are made
 * on first use.
 */
export class ObjectEntry implements CacheEntry, EncodableObject, ServedJson {
  #labels: Readonly<Record<string, string>> | undefined;
  #forms: Map<string, Buffer> | undefined;
  messageLength = 0;

  constructor(
    readonly resource: EntryResource,
    readonly key: string,
    readonly revision: Revision,
    /** The object as GET, LIST and WATCH send it, resourceVersion included. */
    readonly json: Buffer,
    /** Where in `json` the resourceVersion member begins: right behind the brace of `metadata`. */
    readonly offset: number,
  ) {}

  get size(): number {
    return this.json.length;
  }

  /** "" for cluster-scoped objects. */
  get namespace(): string {
    if (!this.resource.namespaced) return "";
    return this.key.slice(this.resource.prefix.length, separatorOf(this.key, this.resource.prefix.length));
  }

  get name(): string {
    const start = this.resource.prefix.length;
    return this.key.slice(this.resource.namespaced ? separatorOf(this.key, start) + 1 : start);
  }

  /** `metadata.resourceVersion`. */
  get resourceVersion(): string {
    return String(this.revision);
  }

  /** `metadata.uid`, read without the rest. */
  get uid(): string {
    return readMetadataMember(this, "uid") ?? "";
  }

  /** A fresh parse; the caller may mutate it. */
  object(): ApiObject {
    return parseJson(this.json).value as ApiObject;
  }

  /** A parse shared by whoever looks at this entry at about the same time. Not to be mutated. */
  shared(): Readonly<ApiObject> {
    return recentObjects.of(this);
  }

  /**
   * Reads a large object in slices, for {@link shared} to find it read; resolves when that may be asked, and never rejects. Undefined for
   * objects that may be read at once.
   */
  readAhead(): Promise<void> | undefined {
    if (this.json.length < LARGE_BYTES || recentObjects.known(this) !== undefined) return undefined;
    let pending = beingRead.get(this);
    if (pending === undefined) {
      pending = readInSlices(this.json)
        .then(
          (object) => void recentObjects.keep(this, object as ApiObject),
          // Whoever reads it is told why it cannot be read.
          () => undefined,
        )
        .finally(() => beingRead.delete(this));
      beingRead.set(this, pending);
    }
    return pending;
  }

  /** The same of its metadata, which is read without the rest. Not to be mutated. */
  metadata(): Readonly<ObjectMeta> {
    return recentObjects.known(this)?.metadata ?? recentMetadata.of(this);
  }

  /** Labels without parsing the rest of the object. Not to be mutated. */
  labels(): Readonly<Record<string, string>> {
    this.#labels ??= readLabels(this.json, this.offset) ?? NO_LABELS;
    return this.#labels;
  }

  /**
   * Another encoding of this object, made once and shared by everyone who asks for the same `id`. Kept as long as the process has
   * room for it, so `make` may run again.
   */
  form(id: string, make: () => Buffer): Buffer {
    const known = this.#forms?.get(id);
    if (known !== undefined) return known;
    const encoded = make();
    this.#forms ??= new Map();
    this.resource.forms.keep(this.#forms, id, encoded);
    return encoded;
  }

  known(id: string): Buffer | undefined {
    return this.#forms?.get(id);
  }

  /** The same content under another revision. */
  withRevision(revision: Revision): ObjectEntry {
    return new ObjectEntry(this.resource, this.key, revision, reviseServed(this, this.revision, revision), this.offset);
  }
}

/** What was read of the entries looked at last; a handful serves all watchers of one change. */
const RECENT_OBJECTS = 64;
/** JSON of these objects, bytes, unless one alone has more: parsed it takes many times as much. */
const RECENT_BYTES = 4 * 1024 * 1024;
/** What a byte of JSON takes in memory when it is parsed, about; of metadata, which are a part of it, less than one. */
const PARSED_WEIGHT = 8;
const METADATA_WEIGHT = 1;

class Recent<T> implements Rememberer {
  readonly #values = new Map<ObjectEntry, T>();
  #jsonBytes = 0;

  constructor(
    private readonly read: (entry: ObjectEntry) => T,
    private readonly weight: number,
  ) {
    processMemory.join(this);
  }

  get bytes(): number {
    return this.#jsonBytes * this.weight;
  }

  known(entry: ObjectEntry): T | undefined {
    return this.#values.get(entry);
  }

  of(entry: ObjectEntry): T {
    const known = this.#values.get(entry);
    if (known !== undefined) return known;
    return this.keep(entry, this.read(entry));
  }

  keep(entry: ObjectEntry, value: T): T {
    if (this.#values.delete(entry)) this.#grow(-entry.json.length);
    this.#values.set(entry, value);
    this.#grow(entry.json.length);
    while (this.#values.size > RECENT_OBJECTS || (this.#values.size > 1 && this.#jsonBytes > RECENT_BYTES)) this.forgetSome();
    return value;
  }

  /** Drops what was read first. */
  forgetSome(): void {
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      this.#grow(-oldest.json.length);
      return;
    }
  }

  #grow(jsonBytes: number): void {
    this.#jsonBytes += jsonBytes;
    processMemory.changed(jsonBytes * this.weight);
  }
}

const recentObjects = new Recent<ApiObject>((entry) => entry.object(), PARSED_WEIGHT);
const recentMetadata = new Recent<ObjectMeta>((entry) => readMetadata(entry), METADATA_WEIGHT);

/** Objects on the way into those, which everybody waits for together. */
const beingRead = new WeakMap<ObjectEntry, Promise<void>>();

const outdated = new WeakSet<ObjectEntry>();

/** Whether the store holds the object in another form than it would be written in today: then any write stores it anew. */
export const isOutdated = (entry: ObjectEntry): boolean => outdated.has(entry);

function normalisedValue(value: Buffer, normaliser: Normaliser): Buffer | undefined {
  return stampOfStored(value) === normaliser.stamp ? undefined : normaliser.normalised(value);
}

/** Makes the entries of one resource. */
export function objectEntryFactory(
  group: string,
  resource: string,
  namespaced: boolean,
  forms = new EncodedForms(),
  normaliser?: () => Normaliser,
): EntryFactory<ObjectEntry> & { readonly resource: EntryResource } {
  const shared: EntryResource = { prefix: resourcePrefix(group, resource), namespaced, forms };
  return {
    resource: shared,
    create(stored: KeyValue, replaced?: ObjectEntry): ObjectEntry {
      const normal = normaliser === undefined ? undefined : normalisedValue(stored.value, normaliser());
      const served = serveStored(normal ?? stored.value, stored.revision, replaced !== undefined);
      const entry = new ObjectEntry(shared, stored.key, stored.revision, served.json, served.offset);
      if (normal !== undefined) outdated.add(entry);
      return entry;
    },
    withRevision: (entry, revision) => entry.withRevision(revision),
  };
}
