/** Entries in the version a client speaks, as the codec takes them. */
import type { EncodableObject } from "../../codec/encodable-object.js";
import { stringifyJson } from "../../codec/json/json.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { ObjectEntry } from "../object-entry.js";
import { fromStorage, isStoredForm, type Soon } from "./versions.js";

/** What the codec is given for a client of a version: the entry itself unless versions differ. */
export function encodableIn(entry: ObjectEntry, definition: ResourceDefinition): Soon<EncodableObject> {
  if (isStoredForm(definition)) return entry;
  return new ConvertedEntry(entry, definition);
}

/** The same for many, of which those behind are converted when they are reached. */
export function encodablesIn(entries: Iterable<ObjectEntry>, definition: ResourceDefinition): Soon<Iterable<EncodableObject>> {
  if (isStoredForm(definition)) return entries;
  return { [Symbol.iterator]: () => converted(entries, definition) };
}

function* converted(entries: Iterable<ObjectEntry>, definition: ResourceDefinition): Iterator<EncodableObject> {
  for (const entry of entries) yield new ConvertedEntry(entry, definition);
}

const seen = new WeakMap<ObjectEntry, ConvertedEntry[]>();

/** The same object for all watchers of a version, so that its frame is made once. */
export function watchedIn(entry: ObjectEntry, definition: ResourceDefinition): EncodableObject {
  if (isStoredForm(definition)) return entry;
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
    private readonly entry: ObjectEntry,
    readonly definition: ResourceDefinition,
  ) {}

  get json(): Buffer {
    return this.form("json", () => Buffer.from(stringifyJson(this.object() as unknown as JsonObject)));
  }

  object(): ApiObject {
    return fromStorage(this.entry.object(), this.definition) as ApiObject;
  }

  form(id: string, make: () => Buffer): Buffer {
    const { group, version } = this.definition;
    return this.entry.form(`${group}/${version}:${id}`, make);
  }
}
