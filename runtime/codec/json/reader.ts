/**
 * A JSON reader that builds values without recursion, keeps 64-bit integers, tells where keys repeat, and words syntax errors
 * as the peer does. Slower than the native parser, so `json.ts` comes here only when the native one does not suffice.
 */
import { type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import { badRequest } from "../../errors/constructors.js";
import type { StatusError } from "../../errors/status.js";
import { wellFormed } from "../utf8.js";

/** Levels of arrays and objects that a document may have. */
export const MAXIMUM_DEPTH = 10_000;

/** Told of every key before its value is read; `offset` is where the value begins. Answers whether to report keys inside the value. */
export type KeyObserver = (path: string, key: string, repeated: boolean, offset: number) => boolean;

/** Told of every number that is spelled as no integer is, or is an integer beyond 64 bits. */
export type NumberObserver = (path: string, text: string) => void;

interface Frame {
  readonly container: JsonObject | JsonValue[];
  readonly path: string;
  /** False inside values whose keys the observer does not want to see. */
  readonly observed: boolean;
  key: string;
}

const [QUOTE, BACKSLASH, MINUS, COLON, COMMA] = [0x22, 0x5c, 0x2d, 0x3a, 0x2c];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", "\\": "\\", "/": "/", '"': '"' };
const INT64_MAXIMUM = 2n ** 63n - 1n;

const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;
const isHexDigit = (byte: number): boolean => isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);

/** Reads one document from valid UTF-8; throws StatusError 400. Single use. */
export class JsonReader {
  private at = 0;
  private readonly stack: Frame[] = [];
  /** A number that no double can hold: told only when the syntax of the rest is right. */
  private unrepresentable: string | undefined;

  constructor(
    private readonly bytes: Buffer,
    private readonly observer?: KeyObserver,
    /** Effective together with `observer` only. */
    private readonly numberObserver?: NumberObserver,
  ) {}

  read(): JsonValue {
    let value = this.readValueStart();
    for (;;) {
      const frame = this.stack.at(-1);
      if (frame === undefined) break;
      // A container just opened reads its first member, any other value is stored in the container around it.
      value = value === frame.container ? this.readFirst(frame) : this.storeAndReadNext(frame, value);
    }
    this.skipSpace();
    if (this.at < this.bytes.length) throw this.unexpected("after top-level value");
    if (this.unrepresentable !== undefined) {
      throw badRequest(`json: cannot unmarshal number ${this.unrepresentable} into Go value of type float64`);
    }
    return value;
  }

  private readFirst(frame: Frame): JsonValue {
    this.skipSpace();
    if (Array.isArray(frame.container)) {
      return this.bytes[this.at] === CLOSE_BRACKET ? this.close(frame) : this.readValueStart();
    }
    return this.bytes[this.at] === CLOSE_BRACE ? this.close(frame) : this.readMember(frame, frame.container);
  }

  private storeAndReadNext(frame: Frame, value: JsonValue): JsonValue {
    const { container } = frame;
    const isArray = Array.isArray(container);
    if (isArray) container.push(value);
    else setOwn(container, frame.key, value);
    this.skipSpace();
    const byte = this.bytes[this.at];
    if (byte === COMMA) {
      this.at++;
      this.skipSpace();
      return isArray ? this.readValueStart() : this.readMember(frame, container);
    }
    if (byte === (isArray ? CLOSE_BRACKET : CLOSE_BRACE)) return this.close(frame);
    throw this.unexpected(isArray ? "after array element" : "after object key:value pair");
  }

  /** Ends a container; it becomes a value of the container around it. */
  private close(frame: Frame): JsonValue {
    this.at++;
    this.stack.pop();
    return frame.container;
  }

  private readMember(frame: Frame, container: JsonObject): JsonValue {
    if (this.bytes[this.at] !== QUOTE) throw this.unexpected("looking for beginning of object key string");
    const key = this.readString();
    this.skipSpace();
    if (this.bytes[this.at] !== COLON) throw this.unexpected("after object key");
    this.at++;
    this.skipSpace();
    const repeated = Object.hasOwn(container, key);
    frame.key = key;
    let observed = frame.observed;
    if (observed && this.observer !== undefined) {
      observed = this.observer(frame.path === "" ? key : `${frame.path}.${key}`, key, repeated, this.at);
    }
    return this.readValueStart(observed);
  }

  /** Reads a scalar whole, of a container the opening bracket. */
  private readValueStart(observed = this.stack.at(-1)?.observed ?? this.observer !== undefined): JsonValue {
    this.skipSpace();
    const byte = this.bytes[this.at];
    if (byte === OPEN_BRACE) return this.open({}, observed);
    if (byte === OPEN_BRACKET) return this.open([], observed);
    if (byte === QUOTE) return this.readString();
    if (byte === 0x74) return this.readLiteral("true", true);
    if (byte === 0x66) return this.readLiteral("false", false);
    if (byte === 0x6e) return this.readLiteral("null", null);
    if (byte !== undefined && (byte === MINUS || isDigit(byte))) return this.readNumber();
    throw this.unexpected("looking for beginning of value");
  }

  private open(container: JsonObject | JsonValue[], observed: boolean): JsonValue {
    if (this.stack.length >= MAXIMUM_DEPTH) throw this.unexpected("exceeded max depth");
    this.stack.push({ container, path: observed ? this.pathOfValue() : "", observed, key: "" });
    this.at++;
    return container;
  }

  private pathOfValue(): string {
    const frame = this.stack.at(-1);
    if (frame === undefined) return "";
    if (Array.isArray(frame.container)) return `${frame.path}[${frame.container.length}]`;
    return frame.path === "" ? frame.key : `${frame.path}.${frame.key}`;
  }

  private readLiteral<V extends JsonValue>(word: string, value: V): V {
    for (const expected of word) {
      if (this.bytes[this.at] !== expected.charCodeAt(0)) throw this.misplaced(`in literal ${word} (expecting '${expected}')`);
      this.at++;
    }
    return value;
  }

  private readNumber(): JsonValue {
    const start = this.at;
    if (this.bytes[this.at] === MINUS) this.at++;
    if (this.bytes[this.at] === 0x30) this.at++;
    else this.skipDigits("in numeric literal");
    let integer = true;
    if (this.bytes[this.at] === 0x2e) {
      integer = false;
      this.at++;
      this.skipDigits("after decimal point in numeric literal");
    }
    const exponent = this.bytes[this.at];
    if (exponent === 0x65 || exponent === 0x45) {
      integer = false;
      this.at++;
      const sign = this.bytes[this.at];
      if (sign === 0x2b || sign === MINUS) this.at++;
      this.skipDigits("in exponent of numeric literal");
    }
    return this.numberFrom(this.bytes.toString("latin1", start, this.at), integer);
  }

  private numberFrom(text: string, integer: boolean): JsonValue {
    const value = Number(text);
    if (integer && !Number.isSafeInteger(value) && text.length <= 20) {
      const exact = BigInt(text);
      if (exact <= INT64_MAXIMUM && exact >= -INT64_MAXIMUM - 1n) return exact;
    }
    if ((!integer || !Number.isSafeInteger(value)) && this.stack.at(-1)?.observed !== false)
      this.numberObserver?.(this.pathOfValue(), text);
    if (!Number.isFinite(value)) this.unrepresentable ??= text;
    return value;
  }

  private skipDigits(context: string): void {
    const start = this.at;
    while (this.at < this.bytes.length && isDigit(this.bytes[this.at] as number)) this.at++;
    if (this.at === start) throw this.misplaced(context);
  }

  private readString(): string {
    const { bytes } = this;
    let start = ++this.at;
    let text = "";
    let escapedSurrogate = false;
    for (;;) {
      const byte = bytes[this.at];
      if (byte === undefined || byte < 0x20) throw this.unexpected("in string literal");
      if (byte !== QUOTE && byte !== BACKSLASH) {
        this.at++;
        continue;
      }
      text += bytes.toString("utf8", start, this.at);
      if (byte === QUOTE) break;
      const unit = this.readEscape();
      escapedSurrogate ||= unit >= "\ud800" && unit <= "\udfff";
      text += unit;
      start = this.at;
    }
    this.at++;
    return escapedSurrogate ? wellFormed(text) : text;
  }

  private readEscape(): string {
    this.at++;
    const byte = this.bytes[this.at];
    if (byte === 0x75) return this.readUnicodeEscape();
    const plain = byte === undefined ? undefined : ESCAPES[String.fromCharCode(byte)];
    if (plain === undefined) throw this.misplaced("in string escape code");
    this.at++;
    return plain;
  }

  private readUnicodeEscape(): string {
    const start = ++this.at;
    for (; this.at < start + 4; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === undefined || !isHexDigit(byte)) throw this.misplaced("in \\u hexadecimal character escape");
    }
    return String.fromCharCode(Number.parseInt(this.bytes.toString("latin1", start, this.at), 16));
  }

  private skipSpace(): void {
    while (this.at < this.bytes.length && isSpace(this.bytes[this.at] as number)) this.at++;
  }

  private unexpected(context: string): StatusError {
    return this.bytes[this.at] === undefined ? badRequest("unexpected end of JSON input") : this.misplaced(context);
  }

  /** As {@link unexpected} inside a literal, number or escape, where the peer reads a space behind the end. */
  private misplaced(context: string): StatusError {
    return badRequest(`invalid character ${quoteByte(this.bytes[this.at] ?? 0x20)} ${context}`);
  }
}

/** The byte as a character literal; bytes above 0x7f show as the Latin-1 character of that number, as in the peer. */
function quoteByte(byte: number): string {
  if (byte === 0x27) return "'\\''";
  if (byte === QUOTE) return `'"'`;
  if (byte === BACKSLASH) return "'\\\\'";
  const short = { 7: "\\a", 8: "\\b", 9: "\\t", 10: "\\n", 11: "\\v", 12: "\\f", 13: "\\r" }[byte];
  if (short !== undefined) return `'${short}'`;
  if (byte < 0x20 || byte === 0x7f) return `'\\x${byte.toString(16).padStart(2, "0")}'`;
  if ((byte > 0x7f && byte < 0xa1) || byte === 0xad) return `'\\u${byte.toString(16).padStart(4, "0")}'`;
  return `'${String.fromCharCode(byte)}'`;
}

/** Whether arrays and objects nest deeper than a document may; linear, and next to nothing for documents with few brackets. */
export function isTooDeep(bytes: Buffer): boolean {
  if (bytes.length <= MAXIMUM_DEPTH || !hasManyBrackets(bytes)) return false;
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      do at++;
      while (at < bytes.length && (bytes[at] !== QUOTE || isEscaped(bytes, at)));
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (++depth > MAXIMUM_DEPTH) return true;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--;
  }
  return false;
}

function hasManyBrackets(bytes: Buffer): boolean {
  let count = 0;
  for (const bracket of [OPEN_BRACE, OPEN_BRACKET]) {
    for (let at = bytes.indexOf(bracket); at >= 0; at = bytes.indexOf(bracket, at + 1)) {
      if (++count > MAXIMUM_DEPTH) return true;
    }
  }
  return false;
}

function isEscaped(bytes: Buffer, at: number): boolean {
  let backslashes = 0;
  while (bytes[at - 1 - backslashes] === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}
