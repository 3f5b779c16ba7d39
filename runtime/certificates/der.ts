/** Reads what is encoded by the distinguished rules, one element after the other, without copies: nothing is built of what nobody asks for (X.690). */

/** Tags of what requests and certificates are made of. */
export const DER = {
  BOOLEAN: 0x01,
  INTEGER: 0x02,
  BIT_STRING: 0x03,
  OCTET_STRING: 0x04,
  NULL: 0x05,
  OBJECT_IDENTIFIER: 0x06,
  UTF8_STRING: 0x0c,
  PRINTABLE_STRING: 0x13,
  UTC_TIME: 0x17,
  GENERALIZED_TIME: 0x18,
  SEQUENCE: 0x30,
  SET: 0x31,
  /** Context-specific, by number; constructed unless said. */
  context: (number: number, primitive = false): number => (primitive ? 0x80 : 0xa0) | number,
} as const;

/** What is not what it should be. */
export class DerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DerError";
  }
}

export interface DerElement {
  readonly tag: number;
  readonly content: Buffer;
  /** Tag and length included. */
  readonly whole: Buffer;
}

/** Elements that follow each other. */
export class DerReader {
  #at = 0;

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.#at >= this.bytes.length;
  }

  /** Tag of what comes next; undefined at the end. */
  get nextTag(): number | undefined {
    return this.bytes[this.#at];
  }

  /** @throws DerError at the end, and for what is not encoded by the rules. */
  next(): DerElement {
    const { bytes } = this;
    const start = this.#at;
    const tag = bytes[start];
    const first = bytes[start + 1];
    if (tag === undefined || first === undefined) throw new DerError("data truncated");
    if ((tag & 0x1f) === 0x1f) throw new DerError("tag of several bytes");
    let from = start + 2;
    let length = first;
    if (first >= 0x80) {
      const count = first & 0x7f;
      if (count === 0 || count > 4 || from + count > bytes.length) throw new DerError("length is malformed");
      length = bytes.readUIntBE(from, count);
      if (length < 0x80 || bytes[from] === 0) throw new DerError("length is not minimal");
      from += count;
    }
    const end = from + length;
    if (end > bytes.length) throw new DerError("data truncated");
    this.#at = end;
    return { tag, content: bytes.subarray(from, end), whole: bytes.subarray(start, end) };
  }

  /** The next element. @throws DerError when it is of another tag. */
  take(tag: number): DerElement {
    const element = this.next();
    if (element.tag !== tag) throw new DerError("unexpected tag");
    return element;
  }

  /** What the next element, of this tag, is made of. */
  inside(tag: number): DerReader {
    return new DerReader(this.take(tag).content);
  }

  /** The next element when it is of this tag. */
  optional(tag: number): DerElement | undefined {
    return this.nextTag === tag ? this.next() : undefined;
  }

  /** The next element, an object identifier, as dotted numbers. */
  objectIdentifier(): string {
    return objectIdentifierText(this.take(DER.OBJECT_IDENTIFIER).content);
  }

  /** @throws DerError when something is left. */
  end(): void {
    if (!this.isAtEnd) throw new DerError("trailing data");
  }
}

/** Longest identifier in use, with room. */
const LONGEST_IDENTIFIER = 64;

function objectIdentifierText(content: Buffer): string {
  if (content.length === 0 || content.length > LONGEST_IDENTIFIER) throw new DerError("object identifier is malformed");
  const numbers: number[] = [];
  let number = 0;
  for (const [index, byte] of content.entries()) {
    number = number * 128 + (byte & 0x7f);
    if (number > Number.MAX_SAFE_INTEGER || (number === 0 && byte === 0x80)) throw new DerError("object identifier is malformed");
    if (byte < 0x80) {
      numbers.push(number);
      number = 0;
    } else if (index === content.length - 1) throw new DerError("object identifier is malformed");
  }
  const [head = 0, ...rest] = numbers;
  const top = Math.min(Math.floor(head / 40), 2);
  return [top, head - top * 40, ...rest].join(".");
}
