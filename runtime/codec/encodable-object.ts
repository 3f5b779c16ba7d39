/** What the codec needs of an object that is to be sent: its bytes first, its content only on demand. */
import type { ApiObject } from "../definition/object-meta.js";

/** One object in one revision and one API version; the registry's ObjectEntry is one. */
export interface EncodableObject {
  /** The complete JSON of the object as it is served. Kind and API version come first, in this order. */
  readonly json: Buffer;
  /** Bytes of {@link json}. */
  readonly size: number;
  /** Puts {@link json}, or what of it begins at `from`, which is before the version, into a buffer that has room for it. */
  copyJson?(target: Buffer, at: number, from: number): void;
  /** A fresh parse of {@link json}. */
  object(): ApiObject;
  /** A parse that others may hold too; not to be mutated. */
  shared?(): Readonly<ApiObject>;
  /** The encoding named `id`, made on first use and cached. `make` must depend on nothing but the object and `id`. */
  form(id: string, make: () => Buffer): Buffer;
  /** The encoding named `id` if it has been made and is still at hand. */
  known?(id: string): Buffer | undefined;
  /** The object as it is stored, where this is another version of it. */
  readonly held?: EncodableObject;
  readonly resourceVersion?: string;
  /** Bytes of the object's binary message, for whoever measured it before; 0 until then. */
  messageLength?: number;
}

/** An object that is sent once, such as the answer to a dry run: nothing is cached. */
export function transientObject(json: Buffer, object: () => ApiObject): EncodableObject {
  return { json, size: json.length, object, form: (_, make) => make() };
}
