/** A YAML text and a position in it; lines are counted from 0. */

export const [TAB, SPACE, LINE_FEED, CARRIAGE_RETURN] = [0x09, 0x20, 0x0a, 0x0d];
const [NEXT_LINE, LINE_SEPARATOR, PARAGRAPH_SEPARATOR] = [0x85, 0x2028, 0x2029];

/** Stands for the end of the text: no text holds it, since control characters are refused. */
export const END = 0;

const FORBIDDEN = /[^\P{Cc}\t\n\r\u0085]|[\ufffe\uffff]/u;

/** A text that is no YAML; the message is the peer's. */
export class YamlSyntaxError extends Error {}

export const isBreak = (code: number): boolean =>
  code === LINE_FEED || code === CARRIAGE_RETURN || code === NEXT_LINE || code === LINE_SEPARATOR || code === PARAGRAPH_SEPARATOR;
export const isBlank = (code: number): boolean => code === SPACE || code === TAB;
export const isBlankOrEnd = (code: number): boolean => code === SPACE || code === TAB || code === END || isBreak(code);
export const isBreakOrEnd = (code: number): boolean => code === END || isBreak(code);

export class YamlSource {
  at = 0;
  line = 0;
  private lineStart = 0;

  /** @throws YamlSyntaxError for characters that no YAML text may hold. */
  constructor(readonly text: string) {
    if (FORBIDDEN.test(text)) throw new YamlSyntaxError("control characters are not allowed");
    if (text.startsWith("\ufeff")) this.at = this.lineStart = 1;
  }

  get column(): number {
    return this.at - this.lineStart;
  }

  /** The character at an offset from the position, {@link END} behind the text. */
  code(offset = 0): number {
    const index = this.at + offset;
    return index < this.text.length ? this.text.charCodeAt(index) : END;
  }

  skipBlanks(): void {
    while (isBlank(this.code())) this.at++;
  }

  /** Moves to the end of the line. */
  skipComment(): void {
    if (this.code() !== 0x23) return;
    while (!isBreakOrEnd(this.code())) this.at++;
  }

  /** Passes one line break and gives it in normal form, "" when there is none. */
  readBreak(): string {
    const code = this.code();
    if (!isBreak(code)) return "";
    this.at += code === CARRIAGE_RETURN && this.code(1) === LINE_FEED ? 2 : 1;
    this.line++;
    this.lineStart = this.at;
    return code === LINE_SEPARATOR || code === PARAGRAPH_SEPARATOR ? String.fromCharCode(code) : "\n";
  }

  /** Whether a line begins here with the given three characters and nothing after them. */
  isDocumentMarker(marker: "---" | "..."): boolean {
    return this.column === 0 && this.text.startsWith(marker, this.at) && isBlankOrEnd(this.code(3));
  }

  /** The text matched by a sticky expression at the position, which moves behind it. */
  take(expression: RegExp): string {
    expression.lastIndex = this.at;
    const found = expression.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  /** An error at the position, as the scanner words it. */
  problem(text: string): YamlSyntaxError {
    return new YamlSyntaxError(this.line === 0 ? text : `line ${this.line + 1}: ${text}`);
  }
}

/** How line breaks between two pieces of a scalar are folded: one is a space, each further one stays. */
export function foldBreaks(first: string, further: string): string {
  if (!first.startsWith("\n")) return first + further;
  return further === "" ? " " : further;
}
