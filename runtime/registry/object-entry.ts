/** One object at one revision as served bytes: what the watch cache holds and what every read sends. */
import type { EncodableObject } from "../codec/encodable-object.js";
import { readJsonValue } from "../codec/json/json.js";
import { readInSlices } from "../codec/json/slices.js";
import type { ApiObject, ObjectMeta } from "../definition/object-meta.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import { processMemory, type Rememberer } from "../storage/cache/cache-memory.js";
import type { CacheEntry, EntryFactory } from "../storage/cache/resource-cache.js";
import type { KeyValue, Revision } from "../storage/key-value-store.js";
import type { Normaliser } from "./conversion/normaliser.js";
import type { Soon } from "./conversion/versions.js";
import { EncodedForms } from "./encoded-forms.js";
import { type EntryLayout, EntryLayouts, type EntryPlace, MAXIMUM_JOINED_BYTES } from "./entry-layout.js";
import { resourcePrefix, separatorOf } from "./keys.js";
import { LARGE_BYTES } from "./large-objects.js";
import {
  type Beginning,
  bytesAt,
  readLabels,
  readLabelsAmong,
  readMetadataMember,
  reviseServed,
  type ServedBytes,
  type ServedJson,
  serveStored,
} from "./stored-object.js";

const NO_LABELS: Readonly<Record<string, string>> = Object.freeze({});

/** What all entries of one resource share. */
export class EntryResource {
  readonly layouts = new EntryLayouts(this);

  constructor(
    readonly prefix: string,
    readonly namespaced: boolean,
    readonly forms: EncodedForms,
    /** Absent: all are as they are stored. */
    readonly normaliser: Normaliser | undefined,
  ) {}
}

/** What was put together last: who looks at an entry often looks at it again. */
let joined: Joined | undefined;
let viewed: Joined | undefined;
const VIEW = Buffer.allocUnsafeSlow(MAXIMUM_JOINED_BYTES);

interface Joined {
  readonly entry: ObjectEntry;
  readonly json: Buffer;
}

/** Entries in other versions than the stored one, and those. */
const leftIn = new WeakMap<ObjectEntry, ResourceDefinition>();

/**
 * An immutable object in its storage version, but for what is {@link ObjectEntry.heldIn} another one. It holds the final JSON and nothing
 * parsed; labels and other encodings are made on first use.
 */
export class ObjectEntry implements CacheEntry, EncodableObject, ServedJson, EntryPlace {
  // First, for selectors: where it is not in the same line of the processor's caches a long list takes a fifth longer.
  #labels: Readonly<Record<string, string>> | undefined;
  readonly size: number;
  readonly key: string;
  readonly revision: Revision;
  #forms: Map<string, Buffer> | undefined;
  messageLength = 0;
  readonly memory: Buffer;
  readonly start: number;
  readonly #layout: EntryLayout;

  constructor(
    resource: EntryResource,
    key: string,
    revision: Revision,
    { memory, start, size, offset, layout = resource.layouts.whole(offset) }: ServedBytes,
  ) {
    this.key = key;
    this.revision = revision;
    this.memory = memory;
    this.start = start;
    this.size = size;
    this.#layout = layout;
  }

  get resource(): EntryResource {
    return this.#layout.resource;
  }

  /** Where in `json` the resourceVersion member begins: right behind the brace of `metadata`. */
  get offset(): number {
    return this.#layout.offset;
  }

  /** The object as GET, LIST and WATCH send it, resourceVersion included. Made when it is asked for: of every entry it would be memory. */
  get json(): Buffer {
    const layout = this.#layout;
    if (layout.isWhole) return bytesAt(this.memory, this.start, this.size);
    if (joined?.entry === this) return joined.json;
    const json = Buffer.allocUnsafe(this.size);
    layout.join(this, json, 0);
    joined = { entry: this, json };
    return json;
  }

  /** Its JSON for those who look at it now and keep nothing of it: the memory may be that of the next one that somebody looks at. */
  view(): Buffer {
    const layout = this.#layout;
    if (layout.isWhole) return bytesAt(this.memory, this.start, this.size);
    if (joined?.entry === this) return joined.json;
    if (viewed?.entry !== this) {
      layout.join(this, VIEW, 0);
      viewed = { entry: this, json: VIEW.subarray(0, this.size) };
    }
    return viewed.json;
  }

  /** Puts its JSON from a place before the version on into a buffer. */
  copyJson(target: Buffer, at: number, from: number): void {
    const { memory, start, size } = this;
    if (this.#layout.isWhole) memory.copy(target, at, start + from, start + size);
    else this.#layout.join(this, target, at, from);
  }

  get beginning(): Beginning | undefined {
    const layout = this.#layout;
    if (layout.isWhole) return undefined;
    // Behind the quote and the comma.
    return { bytes: layout.between(this), at: this.resourceVersion.length + 2 };
  }

  /** The version it is held in because it was stored so and somebody else has to be asked to convert it; else undefined. */
  get heldIn(): ResourceDefinition | undefined {
    return this.resource.normaliser?.leavesVersions === true ? leftIn.get(this) : undefined;
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
    return readJsonValue(this.view()) as unknown as ApiObject;
  }

  /** As {@link object}, of an object that may be large: that is read in slices. */
  copy(): ApiObject | Promise<ApiObject> {
    return this.size < LARGE_BYTES ? this.object() : (readInSlices(this.json) as Promise<unknown> as Promise<ApiObject>);
  }

  /** A parse shared by whoever looks at this entry at about the same time. Not to be mutated. */
  shared(): Readonly<ApiObject> {
    return recentObjects.of(this);
  }

  /** As {@link shared}; of a large object a promise, since it is read in slices. Throws, or rejects, where it cannot be read. */
  read(): Soon<Readonly<ApiObject>> {
    const reading = this.readAhead();
    return reading === undefined ? this.shared() : reading.then((object) => object ?? this.shared());
  }

  /**
   * Reads a large object in slices, for {@link shared} to find it read; resolves when that may be asked, and never rejects. Undefined for
   * objects that may be read at once. Whoever asks later than right then holds on to what it resolves to, for {@link recall}.
   */
  readAhead(): Promise<Readonly<ApiObject> | undefined> | undefined {
    if (this.size < LARGE_BYTES || recentObjects.known(this) !== undefined) return undefined;
    let pending = beingRead.get(this);
    if (pending === undefined) {
      pending = readInSlices(this.json)
        .then(
          (object) => recentObjects.keep(this, object as ApiObject),
          // Whoever reads it is told why it cannot be read.
          () => undefined,
        )
        .finally(() => beingRead.delete(this));
      beingRead.set(this, pending);
    }
    return pending;
  }

  /** Lets {@link shared} find what {@link readAhead} gave, though others may have been read since. */
  recall(object: Readonly<ApiObject>): void {
    if (recentObjects.known(this) === undefined) recentObjects.keep(this, object);
  }

  /** One member of its metadata, read without the others, which may be large. Not to be mutated. */
  metadataMember<N extends keyof ObjectMeta>(name: N): ObjectMeta[N] | undefined {
    const known = recentObjects.known(this);
    return known === undefined ? readMetadataMember(this, name) : known.metadata[name];
  }

  /** Whether its labels have been read. */
  get hasLabels(): boolean {
    return this.#labels !== undefined;
  }

  /** Labels without parsing the rest of the object. Not to be mutated. */
  labels(): Readonly<Record<string, string>> {
    this.#labels ??= this.#readLabels() ?? NO_LABELS;
    return this.#labels;
  }

  /** The labels that a selector looks at: others of a large object are passed over, and nothing of it is kept. Not to be mutated. */
  labelsFor(selector: { readonly keys?: ReadonlySet<string> }): Readonly<Record<string, string>> {
    if (this.hasLabels || this.size < LARGE_BYTES || selector.keys === undefined) return this.labels();
    return readLabelsAmong(this.view(), this.offset, selector.keys);
  }

  #readLabels(): Readonly<Record<string, string>> | undefined {
    const { beginning } = this;
    return beginning === undefined ? readLabels(this.json, this.offset) : readLabels(beginning.bytes, beginning.at);
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
    const revised = new ObjectEntry(this.resource, this.key, revision, reviseServed(this, this.revision, revision));
    if (this.heldIn !== undefined) leftIn.set(revised, this.heldIn);
    return revised;
  }
}

/** What was read of the entries looked at last; a handful serves all watchers of one change. */
const RECENT_OBJECTS = 64;
/** JSON of these objects, bytes, unless one alone has more: parsed it takes many times as much. */
const RECENT_BYTES = 4 * 1024 * 1024;
/** What a byte of JSON takes in memory when it is parsed, about. */
const PARSED_WEIGHT = 8;

class RecentObjects implements Rememberer {
  readonly #objects = new Map<ObjectEntry, Readonly<ApiObject>>();
  #jsonBytes = 0;

  constructor() {
    processMemory.join(this);
  }

  get bytes(): number {
    return this.#jsonBytes * PARSED_WEIGHT;
  }

  known(entry: ObjectEntry): Readonly<ApiObject> | undefined {
    return this.#objects.get(entry);
  }

  of(entry: ObjectEntry): Readonly<ApiObject> {
    return this.#objects.get(entry) ?? this.keep(entry, entry.object());
  }

  keep(entry: ObjectEntry, object: Readonly<ApiObject>): Readonly<ApiObject> {
    if (this.#objects.delete(entry)) this.#grow(-entry.size);
    // Where the process has no room what was read before makes some, not this: somebody is about to look at it.
    processMemory.changed(entry.size * PARSED_WEIGHT);
    this.#jsonBytes += entry.size;
    this.#objects.set(entry, object);
    while (this.#objects.size > RECENT_OBJECTS || (this.#objects.size > 1 && this.#jsonBytes > RECENT_BYTES)) this.forgetSome();
    return object;
  }

  /** Drops what was read first. */
  forgetSome(): void {
    for (const oldest of this.#objects.keys()) {
      this.#objects.delete(oldest);
      this.#grow(-oldest.size);
      return;
    }
  }

  #grow(jsonBytes: number): void {
    this.#jsonBytes += jsonBytes;
    processMemory.changed(jsonBytes * PARSED_WEIGHT);
  }
}

const recentObjects = new RecentObjects();

/** Objects on the way into those, which everybody waits for together. */
const beingRead = new WeakMap<ObjectEntry, Promise<Readonly<ApiObject> | undefined>>();

const outdated = new WeakSet<ObjectEntry>();

/** Whether the store holds the object in another form than it would be written in today: then any write stores it anew. */
export const isOutdated = (entry: ObjectEntry): boolean => outdated.has(entry);

/** Makes the entries of one resource. */
export function objectEntryFactory(
  group: string,
  resource: string,
  namespaced: boolean,
  forms = new EncodedForms(),
  normaliser?: Normaliser,
): EntryFactory<ObjectEntry> & { readonly resource: EntryResource } {
  const shared = new EntryResource(resourcePrefix(group, resource), namespaced, forms, normaliser);
  return {
    resource: shared,
    create(stored: KeyValue, replaced?: ObjectEntry): ObjectEntry {
      const { key, revision, value } = stored;
      const normal = normaliser?.normalised(value);
      const entry = new ObjectEntry(
        shared,
        key,
        revision,
        serveStored(Buffer.isBuffer(normal) ? normal : value, revision, replaced !== undefined, shared.layouts),
      );
      if (normal !== undefined) outdated.add(entry);
      if (normal !== undefined && !Buffer.isBuffer(normal)) leftIn.set(entry, normal);
      return entry;
    },
    withRevision: (entry, revision) => entry.withRevision(revision),
  };
}
