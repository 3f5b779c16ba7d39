/** How much of what a client sent an error message shows: enough to find it, never a multiple of the request. */
import { isJsonObject, type JsonValue } from "../definition/json.js";

/** Characters of one value in a message. */
export const SHOWN_CHARACTERS = 8 * 1024;

/** Characters of one name or path in a message. */
export const SHOWN_NAME_CHARACTERS = 1024;

const CUT = "...";

/** The text, its beginning only when it is long. */
export function shown(text: string, limit = SHOWN_CHARACTERS): string {
  return text.length <= limit ? text : `${wholeCharacters(text, limit)}${CUT}`;
}

/** The beginning of a text, so many UTF-16 units at most, not cut between the halves of a surrogate pair. */
export function wholeCharacters(text: string, length: number): string {
  const last = text.length <= length ? 0 : text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length);
}

/** How one form of text writes the values that a message shows; each part is asked for only while there is room. */
export interface ValueSyntax {
  scalar(value: Exclude<JsonValue, object>): string;
  readonly list: readonly [open: string, separator: string, close: string];
  readonly map: readonly [open: string, separator: string, close: string];
  /** What stands before the value of a member. */
  key(name: string): string;
  readonly sorted: boolean;
}

const JSON_SYNTAX: ValueSyntax = {
  scalar: (value) => (typeof value === "bigint" ? value.toString() : JSON.stringify(value)),
  list: ["[", ",", "]"],
  map: ["{", ",", "}"],
  key: (name) => `${JSON.stringify(name)}:`,
  sorted: false,
};

/** JSON of a value as far as a message shows it; costs no more than what is shown, however large or deep the value. */
export function shownJson(value: JsonValue): string {
  return shownValue(value, JSON_SYNTAX);
}

/** A value in any syntax, cut at {@link SHOWN_CHARACTERS}. */
export function shownValue(value: JsonValue, syntax: ValueSyntax): string {
  const writer = new ShownValue(syntax);
  writer.write(value);
  return shown(writer.text);
}

/** Levels of lists and maps that a message shows. */
const SHOWN_LEVELS = 200;

class ShownValue {
  text = "";
  #level = 0;

  constructor(private readonly syntax: ValueSyntax) {}

  write(value: JsonValue): void {
    if (typeof value === "object" && value !== null && this.#level >= SHOWN_LEVELS) {
      this.text += CUT;
      return;
    }
    this.#level++;
    if (Array.isArray(value)) this.#items(value);
    else if (isJsonObject(value)) this.#members(value);
    else this.text += this.syntax.scalar(typeof value === "string" ? value.slice(0, SHOWN_CHARACTERS + 1) : value);
    this.#level--;
  }

  get #full(): boolean {
    return this.text.length > SHOWN_CHARACTERS;
  }

  #items(items: readonly JsonValue[]): void {
    const [open, separator, close] = this.syntax.list;
    this.text += open;
    for (let index = 0; index < items.length && !this.#full; index++) {
      if (index > 0) this.text += separator;
      this.write(items[index] ?? null);
    }
    this.text += close;
  }

  #members(members: { readonly [name: string]: JsonValue | undefined }): void {
    const [open, separator, close] = this.syntax.map;
    this.text += open;
    let first = true;
    for (const name of this.#names(members)) {
      const value = members[name];
      if (value === undefined) continue;
      if (!first) this.text += separator;
      first = false;
      this.text += this.syntax.key(shown(name));
      this.write(value);
      if (this.#full) break;
    }
    this.text += close;
  }

  #names(members: { readonly [name: string]: JsonValue | undefined }): readonly string[] {
    const names = Object.keys(members);
    return this.syntax.sorted ? names.sort() : names;
  }
}
