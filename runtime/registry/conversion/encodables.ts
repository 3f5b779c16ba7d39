/** Entries in the version a client speaks, as the codec takes them. */
import { type EncodableObject, transientObject } from "../../codec/encodable-object.js";
import { stringifyJson } from "../../codec/json/json.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { Conversion, ResourceDefinition } from "../../definition/resource-definition.js";
import type { ObjectEntry } from "../object-entry.js";
import { fromStorage, type Soon } from "./versions.js";

/** Objects per question where somebody else converts. */
const BATCH = 500;

type BatchConversion = Extract<Conversion, { readonly type: "batch" }>;

/** What the codec is given for a client of a version: the entry itself unless versions differ. */
export function encodableIn(entry: ObjectEntry, definition: ResourceDefinition): Soon<EncodableObject> {
  const { conversion } = definition;
  if (conversion.type === "none") return entry;
  if (conversion.type === "sync") return new ConvertedEntry(entry, definition);
  return Promise.resolve(fromStorage(entry.object(), definition)).then(encoded);
}

/** The same for many, of which those behind are converted when they are reached. */
export function encodablesIn(entries: Iterable<ObjectEntry>, definition: ResourceDefinition): Soon<Iterable<EncodableObject>> {
  const { conversion } = definition;
  if (conversion.type === "none") return entries;
  if (conversion.type === "batch") return inBatches(entries, conversion);
  return { [Symbol.iterator]: () => converted(entries, definition) };
}

async function inBatches(entries: Iterable<ObjectEntry>, conversion: BatchConversion): Promise<readonly EncodableObject[]> {
  const result: EncodableObject[] = [];
  let batch: ApiObject[] = [];
  const flush = async (): Promise<void> => {
    const objects = await conversion.fromStorage(batch);
    if (objects.length !== batch.length) throw new TypeError(`${batch.length} objects were to be converted, ${objects.length} came back`);
    for (const object of objects) result.push(encoded(object));
    batch = [];
  };
  for (const entry of entries) if (batch.push(entry.object()) === BATCH) await flush();
  if (batch.length > 0) await flush();
  return result;
}

function encoded(object: ApiObject): EncodableObject {
  return transientObject(Buffer.from(stringifyJson(object as unknown as JsonObject)), () => structuredClone(object));
}

function* converted(entries: Iterable<ObjectEntry>, definition: ResourceDefinition): Iterator<EncodableObject> {
  for (const entry of entries) yield new ConvertedEntry(entry, definition);
}

const seen = new WeakMap<ObjectEntry, ConvertedEntry[]>();

/** The same object for all watchers of a version, so that its frame is made once. */
export function watchedIn(entry: ObjectEntry, definition: ResourceDefinition): EncodableObject {
  // What somebody else converts is converted behind the watch, a batch at a time.
  if (definition.conversion.type !== "sync") return entry;
  let versions = seen.get(entry);
  if (versions === undefined) {
    versions = [];
    seen.set(entry, versions);
  }
  let found = versions.find((each) => each.definition === definition);
  if (found === undefined) {
    found = new ConvertedEntry(entry, definition);
    versions.push(found);
  }
  return found;
}

/** An entry seen in another version: its bytes and encodings are kept with the entry, under names of their own. */
class ConvertedEntry implements EncodableObject {
  constructor(
    readonly held: ObjectEntry,
    readonly definition: ResourceDefinition,
  ) {}

  get resourceVersion(): string {
    return this.held.resourceVersion;
  }

  get json(): Buffer {
    return this.form("json", () => Buffer.from(stringifyJson(this.object() as unknown as JsonObject)));
  }

  get size(): number {
    return this.json.length;
  }

  object(): ApiObject {
    return fromStorage(this.held.object(), this.definition) as ApiObject;
  }

  form(id: string, make: () => Buffer): Buffer {
    return this.held.form(this.#nameOf(id), make);
  }

  known(id: string): Buffer | undefined {
    return this.held.known(this.#nameOf(id));
  }

  #nameOf(id: string): string {
    const { group, version } = this.definition;
    return `${group}/${version}:${id}`;
  }
}
