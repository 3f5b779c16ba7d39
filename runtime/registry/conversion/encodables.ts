/** Entries in the version a client speaks, as the codec takes them. */
import { type EncodableObject, transientObject } from "../../codec/encodable-object.js";
import { stringifyJson } from "../../codec/json/json.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { Conversion, ResourceDefinition } from "../../definition/resource-definition.js";
import type { ObjectEntry } from "../object-entry.js";
import { fittedTo, fromStorage, objectIn, type Soon } from "./versions.js";

/** Objects per question where somebody else converts. */
const BATCH = 500;

type BatchConversion = Extract<Conversion, { readonly type: "batch" }>;

/** What the codec is given for a client of a version: the entry itself unless versions differ. */
export function encodableIn(entry: ObjectEntry, definition: ResourceDefinition): Soon<EncodableObject> {
  const { conversion } = definition;
  if (conversion.type === "batch" || entry.heldIn !== undefined) return Promise.resolve(objectIn(entry, definition)).then(encoded);
  return conversion.type === "none" ? entry : new ConvertedEntry(entry, definition);
}

/**
 * The same for many, of which those behind are converted when they are reached, unless somebody else is asked: `mayAsk` is whether any
 * version of the kind needs that.
 */
export function encodablesIn(
  entries: Iterable<ObjectEntry>,
  definition: ResourceDefinition,
  mayAsk: boolean,
): Soon<Iterable<EncodableObject>> {
  const { conversion } = definition;
  if (!mayAsk) return conversion.type === "none" ? entries : { [Symbol.iterator]: () => converted(entries, definition) };
  const all = Array.from(entries);
  const asks = conversion.type === "batch" || all.some(({ heldIn }) => heldIn !== undefined);
  return asks ? inBatches(all, definition) : encodablesIn(all, definition, false);
}

async function inBatches(entries: Iterable<ObjectEntry>, definition: ResourceDefinition): Promise<readonly EncodableObject[]> {
  const result: EncodableObject[] = [];
  let batch: ObjectEntry[] = [];
  for (const entry of entries) {
    if (batch.push(entry) < BATCH) continue;
    for (const object of await batchIn(batch, definition)) result.push(encoded(object));
    batch = [];
  }
  for (const object of await batchIn(batch, definition)) result.push(encoded(object));
  return result;
}

/** Those held in a version that somebody else converts are brought into the stored one first, each version with one question. */
async function batchIn(entries: readonly ObjectEntry[], definition: ResourceDefinition): Promise<readonly ApiObject[]> {
  const objects = entries.map((entry) => entry.object());
  for (const from of new Set(entries.map(({ heldIn }) => heldIn))) {
    if (from?.conversion.type !== "batch" || from === definition) continue;
    const isMeant = (i: number): boolean => entries[i]?.heldIn === from;
    await replace(objects, isMeant, from.conversion.toStorage);
    for (const [i, entry] of entries.entries()) if (isMeant(i)) objects[i] = fittedTo(entry, objects[i] as ApiObject);
  }
  const isToBeConverted = (i: number): boolean => entries[i]?.heldIn !== definition;
  const { conversion } = definition;
  if (conversion.type === "batch") await replace(objects, isToBeConverted, conversion.fromStorage);
  return conversion.type === "sync" ? objects.map((object) => conversion.fromStorage(object)) : objects;
}

/** Puts what some of the objects are converted to in their place. */
async function replace(objects: ApiObject[], isMeant: (index: number) => boolean, ask: BatchConversion["toStorage"]): Promise<void> {
  const indices = Array.from(objects.keys()).filter(isMeant);
  if (indices.length === 0) return;
  const answer = await ask(indices.map((i) => objects[i] as ApiObject));
  if (answer.length !== indices.length) {
    throw new TypeError(`${indices.length} objects were to be converted, ${answer.length} came back`);
  }
  for (const [n, i] of indices.entries()) objects[i] = answer[n] as ApiObject;
}

/** Whoever converts may write members in any order. */
function encoded({ kind, apiVersion, ...rest }: ApiObject): EncodableObject {
  const object = { kind, apiVersion, ...rest };
  return transientObject(Buffer.from(stringifyJson(object as unknown as JsonObject)), () => structuredClone(object));
}

function* converted(entries: Iterable<ObjectEntry>, definition: ResourceDefinition): Iterator<EncodableObject> {
  for (const entry of entries) yield new ConvertedEntry(entry, definition);
}

const seen = new WeakMap<ObjectEntry, ConvertedEntry[]>();

/** The same object for all watchers of a version, so that its frame is made once. */
export function watchedIn(entry: ObjectEntry, definition: ResourceDefinition): EncodableObject {
  // What somebody else converts is converted behind the watch, a batch at a time.
  if (definition.conversion.type !== "sync" || entry.resource.normaliser?.leavesVersions === true) return entry;
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
