/** Objects between the version a client speaks and the version they are stored in. */
import type { EncodableObject } from "../codec/encodable-object.js";
import { stringifyJson } from "../codec/json/json.js";
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { ObjectEntry } from "./object-entry.js";

/** A fresh object in a served version; the caller may mutate it. */
export function objectIn(entry: ObjectEntry, definition: ResourceDefinition): ApiObject {
  const stored = entry.object();
  return definition.conversion === undefined ? stored : definition.conversion.fromStorage(stored);
}

/** The object as it is stored; shares with its input. */
export function toStorage(object: ApiObject, definition: ResourceDefinition): ApiObject {
  return definition.conversion === undefined ? object : definition.conversion.toStorage(object);
}

/** What the codec is given for a client of a version. */
export function encodableIn(entry: ObjectEntry, definition: ResourceDefinition): EncodableObject {
  return definition.conversion === undefined ? entry : new ConvertedEntry(entry, definition);
}

/** An entry seen in another version: its bytes and encodings are kept with the entry, under names of their own. */
class ConvertedEntry implements EncodableObject {
  constructor(
    private readonly entry: ObjectEntry,
    private readonly definition: ResourceDefinition,
  ) {}

  get json(): Buffer {
    return this.form("json", () => Buffer.from(stringifyJson(this.object() as unknown as JsonObject)));
  }

  object(): ApiObject {
    return objectIn(this.entry, this.definition);
  }

  form(id: string, make: () => Buffer): Buffer {
    return this.entry.form(`${this.definition.version}:${id}`, make);
  }
}
