/**
 * JSON of large objects read and written where others wait: a slice at a time, with the other collections. The documents are our own:
 * valid, without spaces, no name twice.
 */
import { type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import { parseJsonText } from "../../definition/json-text.js";
import { pauseWhenOver } from "../lists/turns.js";
import { wellFormed } from "../utf8.js";
import { readJsonValue, stringifyJson } from "./json.js";

/** Bytes that are read, or written, in one piece: a fraction of a millisecond. */
const PIECE_BYTES = 8 * 1024;
/** Bytes, or characters, of a long text that are. */
const LONG_TEXT_PIECE = 64 * 1024;
/** Bytes of a long text that are looked at one by one before others have their turn. */
const LOOK_BYTES = 64 * 1024;
/** Values and characters of texts in what is written in one piece. */
const PIECE_WEIGHT = 1024;

const [QUOTE, BACKSLASH, COMMA, COLON, LETTER_U] = [0x22, 0x5c, 0x2c, 0x3a, 0x75];
const [OPEN, CLOSE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** A container that is being read. */
interface Level {
  readonly isList: boolean;
  /** Absent as long as it may turn out to be small enough to be read as part of what holds it. */
  container: JsonObject | JsonValue[] | undefined;
  /** Where what has not been read yet begins. */
  unread: number;
  /** Where the member begins that is being looked at: its name, in an object. */
  member: number;
  /** Of the members that have been put into the container of an object. */
  names: string[];
  /** The long name of that member, once it has been read: what is unread begins with its value. */
  name: string | undefined;
}

/** Members of an object from which on it takes milliseconds to list their names. */
const MANY_NAMES = 16 * 1024;

/** Of levels without a container. */
const NONE: string[] = [];

/** Names of the members of objects as they were read. */
const remembered = new WeakMap<JsonObject, readonly string[]>();

/** Names of the members of an object that nobody has changed since it was read; those of many were remembered then. */
export const memberNames = (object: JsonObject): readonly string[] => remembered.get(object) ?? Object.keys(object);

/** The value of a document, in slices. */
export async function readInSlices(json: Buffer): Promise<JsonValue> {
  return new SlicedReader(json).read();
}

class SlicedReader {
  readonly #levels: Level[] = [];

  constructor(private readonly json: Buffer) {}

  async read(): Promise<JsonValue> {
    const { json } = this;
    const levels = this.#levels;
    for (let at = 0; at < json.length; at++) {
      switch (json[at]) {
        case QUOTE: {
          const level = levels.at(-1);
          const near = this.#textEnd(at, at + PIECE_BYTES);
          const end = json[near] === QUOTE ? near : await this.#longTextEnd(near);
          if (level === undefined || end === near) {
            at = end;
            break;
          }
          this.#readUpTo(level.member - 1);
          if (json[end + 1] === COLON) {
            level.name = await textOf(json.subarray(at, end + 1));
            at = end + 1;
            level.unread = at + 1;
            await pauseWhenOver();
            break;
          }
          this.#place(level, await textOf(json.subarray(at, end + 1)));
          await pauseWhenOver();
          at = this.#passOver(level, end);
          break;
        }
        case OPEN:
        case OPEN_BRACKET:
          levels.push({
            isList: json[at] === OPEN_BRACKET,
            container: undefined,
            unread: at + 1,
            member: at + 1,
            names: NONE,
            name: undefined,
          });
          break;
        case COMMA: {
          const level = levels.at(-1) as Level;
          if (level.name !== undefined || at - level.unread >= PIECE_BYTES) {
            this.#readUpTo(at);
            level.unread = at + 1;
            await pauseWhenOver();
          }
          level.member = at + 1;
          break;
        }
        case CLOSE:
        case CLOSE_BRACKET: {
          const level = levels.at(-1) as Level;
          if (level.container === undefined && at - level.unread < PIECE_BYTES) {
            levels.pop();
            break;
          }
          const container = this.#readUpTo(at);
          await pauseWhenOver();
          const { names } = levels.pop() as Level;
          if (names.length > MANY_NAMES) remembered.set(container as JsonObject, names);
          const outer = levels.at(-1);
          if (outer === undefined) return container;
          this.#place(outer, container);
          at = this.#passOver(outer, at);
        }
      }
    }
    return readJsonValue(json);
  }

  /** Goes on behind a member that has been put into its container, and behind the comma after it. */
  #passOver(level: Level, end: number): number {
    level.unread = end + 2;
    level.member = end + 2;
    return this.json[end + 1] === COMMA ? end + 1 : end;
  }

  /** Index of the closing quote of a text of which nothing up to `index` closes it; with pauses. */
  async #longTextEnd(index: number): Promise<number> {
    const { json } = this;
    let quote = -1;
    for (let at = index; ; ) {
      if (quote < at) quote = json.indexOf(QUOTE, at);
      const backslash = json.subarray(at, quote).indexOf(BACKSLASH);
      if (backslash < 0) return quote;
      at += backslash;
      const stop = at + LOOK_BYTES;
      while (at < stop && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
      if (json[at] === QUOTE) return at;
      await pauseWhenOver();
    }
  }

  /** Index of the closing quote, or one from `limit` on when it is not before that. */
  #textEnd(at: number, limit = this.json.length): number {
    const { json } = this;
    let index = at + 1;
    while (json[index] !== QUOTE && index < limit) index += json[index] === BACKSLASH ? 2 : 1;
    return index;
  }

  /** Reads what is unread of the innermost level, up to `end`; what holds it is read up to the member that it is. */
  #readUpTo(end: number): JsonObject | JsonValue[] {
    const levels = this.#levels;
    let closed = levels.length;
    while (closed > 0 && levels[closed - 1]?.container === undefined) closed--;
    for (; closed < levels.length; closed++) {
      const level = levels[closed] as Level;
      level.container = level.isList ? [] : {};
      level.names = [];
      const outer = levels[closed - 1];
      if (outer === undefined) continue;
      this.#take(outer, outer.member - 1);
      outer.unread = outer.member;
    }
    const level = levels.at(-1) as Level;
    this.#take(level, end);
    return level.container as JsonObject | JsonValue[];
  }

  #take(level: Level, end: number): void {
    const { container, isList, unread, name } = level;
    if (unread >= end) return;
    const text = this.json.subarray(unread, end);
    if (name !== undefined) this.#place(level, readJsonValue(text));
    else if (isList) {
      const items = readJsonValue(enclosed("[", text, "]")) as JsonValue[];
      for (const item of items) (container as JsonValue[]).push(item);
    } else {
      const members = readJsonValue(enclosed("{", text, "}")) as JsonObject;
      for (const name of Object.keys(members)) this.#set(level, name, members[name] as JsonValue);
    }
  }

  /** Puts what the member that is being looked at holds into its container. */
  #place(level: Level, value: JsonValue): void {
    const { container, isList, member, name } = level;
    if (isList) {
      (container as JsonValue[]).push(value);
      return;
    }
    if (name !== undefined) {
      this.#set(level, name, value);
      level.name = undefined;
      return;
    }
    const nameEnd = this.#textEnd(member) + 1;
    if (this.json[nameEnd] !== COLON) throw new TypeError("the document is not our own");
    this.#set(level, readJsonValue(this.json.subarray(member, nameEnd)) as string, value);
  }

  #set({ container, names }: Level, name: string, value: JsonValue): void {
    setOwn(container as JsonObject, name, value);
    names.push(name);
  }
}

/** What a text in quotes says, a piece at a time: it holds neither numbers nor brackets to look for first, as documents do. */
async function textOf(json: Buffer): Promise<string> {
  const end = json.length - 1;
  const hasEscapes = json.includes(BACKSLASH);
  let text = "";
  for (let at = 1; at < end; await pauseWhenOver()) {
    const stop = pieceEnd(json, at, end, hasEscapes);
    const piece = json.toString("utf8", at, stop);
    text += hasEscapes ? (parseJsonText(`"${piece}"`) as string) : piece;
    at = stop;
  }
  return !hasEscapes || text.isWellFormed() ? text : wellFormed(text);
}

/** Where the piece of a text ends that begins at `at`: not within a character, or what stands for one. */
function pieceEnd(json: Buffer, at: number, end: number, hasEscapes: boolean): number {
  const limit = at + LONG_TEXT_PIECE;
  if (limit >= end) return end;
  let stop = limit;
  if (hasEscapes) for (stop = at; stop < limit; ) stop += json[stop] === BACKSLASH ? (json[stop + 1] === LETTER_U ? 6 : 2) : 1;
  while (stop < end && ((json[stop] as number) & 0xc0) === 0x80) stop++;
  return stop;
}

const enclosed = (open: string, text: Buffer, close: string): Buffer => Buffer.concat([Buffer.from(open), text, Buffer.from(close)]);

/** Its compact JSON, made in slices, in memory of its own. */
export async function writeInSlices(value: JsonValue): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new SlicedWriter();
  await writer.write(value);
  return writer.end();
}

interface Frame {
  readonly closing: "]" | "}";
  /** Member names; absent for lists. */
  readonly names: readonly string[] | undefined;
  readonly values: JsonObject | readonly JsonValue[];
  readonly count: number;
  next: number;
  isFirst: boolean;
}

class SlicedWriter {
  readonly #pieces: Buffer[] = [];
  readonly #names = new LongNames();
  #text = "";

  async write(root: JsonValue): Promise<void> {
    const stack: Frame[] = [];
    this.#begin(root, stack);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      if (frame.next === frame.count) {
        this.#text += frame.closing;
        stack.pop();
        continue;
      }
      const index = frame.next++;
      const name = frame.names?.[index];
      const value = name === undefined ? (frame.values as readonly JsonValue[])[index] : (frame.values as JsonObject)[name];
      // Absent members are left out, absent items are null.
      if (value === undefined && name !== undefined) continue;
      if (!frame.isFirst) this.#text += ",";
      frame.isFirst = false;
      if (name !== undefined) {
        if (name.length > LONG_TEXT_PIECE) await this.#writeLongText(name);
        else this.#text += JSON.stringify(name);
        this.#text += ":";
      }
      if (typeof value === "string" && value.length > LONG_TEXT_PIECE) await this.#writeLongText(value);
      else this.#begin(value ?? null, stack);
      if (this.#text.length < PIECE_BYTES) continue;
      this.#flush();
      await pauseWhenOver();
    }
    this.#flush();
  }

  end(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.#pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.#pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  }

  /** Pieces do not end between the halves of a character. */
  async #writeLongText(text: string): Promise<void> {
    this.#text += '"';
    for (let at = 0; at < text.length; await pauseWhenOver()) {
      let end = Math.min(at + LONG_TEXT_PIECE, text.length);
      if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end--;
      this.#text += JSON.stringify(text.slice(at, end)).slice(1, -1);
      this.#flush();
      at = end;
    }
    this.#text += '"';
  }

  /** Writes what is small whole, of what is large the bracket. */
  #begin(value: JsonValue, stack: Frame[]): void {
    if (typeof value !== "object" || value === null || lighterBy(value, PIECE_WEIGHT, this.#names) > 0) {
      this.#text += stringifyJson(value);
      return;
    }
    const isList = Array.isArray(value);
    const names = isList ? undefined : this.#names.of(value);
    this.#text += isList ? "[" : "{";
    const count = names?.length ?? (value as JsonValue[]).length;
    stack.push({ closing: isList ? "]" : "}", names, values: value, count, next: 0, isFirst: true });
  }

  #flush(): void {
    this.#pieces.push(Buffer.from(this.#text));
    this.#text = "";
  }
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** Names of the members of objects: with tens of thousands of them, to list them takes milliseconds each time. */
class LongNames {
  readonly #known = new Map<JsonObject, readonly string[]>();

  of(object: JsonObject): readonly string[] {
    const known = this.#known.get(object);
    if (known !== undefined) return known;
    const names = Object.keys(object);
    if (names.length > PIECE_WEIGHT) this.#known.set(object, names);
    return names;
  }
}

/** By how much a value is lighter than a weight; 0 and less when it is not, of which no more is looked at then. */
function lighterBy(value: JsonValue | undefined, weight: number, longNames: LongNames): number {
  if (typeof value === "string") return weight - 1 - value.length / 8;
  if (typeof value !== "object" || value === null) return weight - 1;
  let left = weight - 1;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left > 0; i++) left = lighterBy(value[i], left, longNames);
    return left;
  }
  const names = longNames.of(value);
  if (names.length >= left) return 0;
  for (let i = 0; i < names.length && left > 0; i++) {
    const name = names[i] as string;
    left = lighterBy(value[name], left - name.length / 8, longNames);
  }
  return left;
}
