/** Pretty printing of JSON bytes as they stream by, without parsing them (PATH-16). */

const [QUOTE, BACKSLASH, COLON, COMMA, SPACE, NEWLINE] = [0x22, 0x5c, 0x3a, 0x2c, 0x20, 0x0a];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Levels that are indented; deeper ones stay at this indentation. */
const MAXIMUM_INDENT = 256;
/**
 * Indentation, bytes, for each byte of input, and besides: a long list on the last of those levels would have hundreds of times as much.
 * What finds none left goes on in its line.
 */
const INDENTATION_SHARE = 4;
const FREE_INDENTATION = 1024 * 1024;
const INDENTATION = Buffer.alloc(1 + 2 * MAXIMUM_INDENT, SPACE);
INDENTATION[0] = NEWLINE;

/** Indents one JSON document by two spaces a level; feed it in chunks of any size, cut anywhere. */
export class JsonIndenter {
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** A bracket was opened and nothing has followed yet: an empty container stays on its line. */
  private opened = false;
  private output = Buffer.allocUnsafe(0);
  private length = 0;
  private indentationLeft = FREE_INDENTATION;

  /** The indented form of the next chunk. */
  write(chunk: Buffer): Buffer {
    this.output = Buffer.allocUnsafe(chunk.length * 2 + 64);
    this.length = 0;
    this.indentationLeft += chunk.length * INDENTATION_SHARE;
    for (let at = 0; at < chunk.length; ) {
      at = this.inString ? this.copyString(chunk, at) : this.copyByte(chunk[at] as number, at);
    }
    return this.output.subarray(0, this.length);
  }

  /** Copies up to and with the quote that ends the string, or to the end of the chunk. */
  private copyString(chunk: Buffer, start: number): number {
    let at = start;
    for (; at < chunk.length && this.inString; at++) {
      const byte = chunk[at];
      if (this.escaped) this.escaped = false;
      else if (byte === BACKSLASH) this.escaped = true;
      else if (byte === QUOTE) this.inString = false;
    }
    this.reserve(at - start);
    chunk.copy(this.output, this.length, start, at);
    this.length += at - start;
    return at;
  }

  private copyByte(byte: number, at: number): number {
    if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      this.depth--;
      if (!this.opened) this.breakLine();
      this.opened = false;
      this.push(byte);
    } else if (byte !== SPACE && byte !== NEWLINE && byte !== 0x0d && byte !== 0x09) {
      if (this.opened) this.breakLine();
      this.opened = byte === OPEN_BRACE || byte === OPEN_BRACKET;
      this.inString = byte === QUOTE;
      this.push(byte);
      if (this.opened) this.depth++;
      else if (byte === COMMA) this.breakLine();
      else if (byte === COLON) this.push(SPACE);
    }
    return at + 1;
  }

  private breakLine(): void {
    const width = 1 + 2 * Math.min(this.depth, MAXIMUM_INDENT);
    if (width > this.indentationLeft) return;
    this.indentationLeft -= width;
    this.reserve(width);
    INDENTATION.copy(this.output, this.length, 0, width);
    this.length += width;
  }

  private push(byte: number): void {
    this.reserve(1);
    this.output[this.length++] = byte;
  }

  private reserve(bytes: number): void {
    if (this.length + bytes <= this.output.length) return;
    const larger = Buffer.allocUnsafe((this.length + bytes) * 2);
    this.output.copy(larger, 0, 0, this.length);
    this.output = larger;
  }
}
