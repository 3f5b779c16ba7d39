/**
 * Splits YAML text into tokens. Block structure becomes tokens too: indentation opens and closes collections, and a key is
 * recognised, after the fact, by the colon behind it. At most {@link KEY_LENGTH} characters are looked ahead, so that time and
 * memory are linear.
 */
import { scanBlock, scanPlain, scanQuoted } from "./scalar-scanner.js";
import { END, isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, SPACE, TAB, type YamlSource, type YamlSyntaxError } from "./source.js";

export type YamlTokenType =
  | "stream-end"
  | "directive"
  | "document-start"
  | "document-end"
  | "block-sequence-start"
  | "block-mapping-start"
  | "block-end"
  | "["
  | "]"
  | "{"
  | "}"
  | "-"
  | ","
  | "key"
  | "value"
  | "alias"
  | "anchor"
  | "tag"
  | "scalar";

export interface YamlToken {
  readonly type: YamlTokenType;
  /** Counted from 0. */
  readonly line: number;
  /** Text of a scalar, name of an anchor or alias, a tag as written, a directive as written. */
  readonly text: string;
  /** A scalar without quotes or block indicator. */
  readonly plain: boolean;
}

/** A place where a key may have begun. */
interface KeyCandidate {
  readonly token: number;
  readonly at: number;
  readonly line: number;
  readonly column: number;
  /** The line can be nothing but a key. */
  readonly required: boolean;
  possible: boolean;
}

/** Characters of a key before its colon, and levels of nesting. */
const KEY_LENGTH = 1024;
const MAXIMUM_DEPTH = 10_000;

const ANCHOR_NAME = /[0-9A-Za-z_-]*/y;
const TAG = /!(?:<[^>\s]*>|[0-9A-Za-z_-]*!?(?:[0-9A-Za-z_\-;/?:@&=+$,.!~*'()[\]]|%[0-9a-fA-F]{2})*)/y;
const DIRECTIVE = /%(?:YAML[ \t]+[0-9]+\.[0-9]+|TAG[ \t]+![0-9A-Za-z_-]*!?[ \t]+[^\s]+)/y;
const AFTER_ANCHOR = "?:,]}%@`";
const NEVER_PLAIN = "-?:,[]{}#&*!|>'\"%@`";

export class YamlScanner {
  private readonly queue: YamlToken[] = [];
  private head = 0;
  /** Tokens taken so far; the number of the next one. */
  private taken = 0;
  private flowLevel = 0;
  private indent = -1;
  private readonly indents: number[] = [];
  /** One per level of flow, the block level first. */
  private readonly candidates: (KeyCandidate | undefined)[] = [undefined];
  /** Per level of flow the number of its last candidate, or of its opening bracket. */
  private readonly lastCandidates: number[] = [];
  /** Numbers of the tokens that may turn out to begin a key: they cannot be handed out yet. */
  private readonly pending = new Map<number, KeyCandidate>();
  private keyAllowed = true;

  constructor(private readonly source: YamlSource) {}

  /** The next token, which stays. @throws YamlSyntaxError */
  peek(): YamlToken {
    while (this.head === this.queue.length || this.headMayBeKey()) this.fetch();
    return this.queue[this.head] as YamlToken;
  }

  /** Passes the token last peeked at. */
  skip(): void {
    this.head++;
    this.taken++;
    if (this.head === this.queue.length) this.head = this.queue.length = 0;
  }

  private headMayBeKey(): boolean {
    const candidate = this.pending.get(this.taken);
    return candidate !== undefined && this.isStillPossible(candidate);
  }

  private isStillPossible(candidate: KeyCandidate): boolean {
    if (candidate.line === this.source.line && candidate.at + KEY_LENGTH >= this.source.at) return true;
    if (candidate.required) throw this.source.problem("could not find expected ':'");
    this.pending.delete(candidate.token);
    candidate.possible = false;
    return false;
  }

  private fetch(): void {
    const { source } = this;
    this.skipToToken();
    this.unroll(source.column);
    const code = source.code();
    const character = String.fromCharCode(code);
    if (code === END) this.fetchEnd();
    else if (source.column === 0 && character === "%") this.fetchDirective();
    else if (source.isDocumentMarker("---")) this.fetchDocumentMarker("document-start");
    else if (source.isDocumentMarker("...")) this.fetchDocumentMarker("document-end");
    else if (!this.fetchIndicator(character, isBlankOrEnd(source.code(1)))) {
      const plain = !isBlank(code) && (!NEVER_PLAIN.includes(character) || this.mayBeginPlain(character));
      if (!plain) throw source.problem("found character that cannot start any token");
      this.fetchPlain();
    }
  }

  /** Reads the token that the character introduces; false when here it introduces none. */
  private fetchIndicator(character: string, spaceFollows: boolean): boolean {
    const inFlow = this.flowLevel > 0;
    if (character === "[" || character === "{") this.fetchFlowStart(character);
    else if (character === "]" || character === "}") this.fetchFlowEnd(character);
    else if (character === ",") this.fetchFlowEntry();
    else if (character === "-" && spaceFollows) this.fetchBlockEntry();
    else if (character === "?" && (inFlow || spaceFollows)) this.fetchExplicitKey();
    else if (character === ":" && (inFlow || spaceFollows)) this.fetchValue();
    else if (character === "*" || character === "&") this.fetchAnchor(character === "*" ? "alias" : "anchor");
    else if (character === "!") this.fetchTag();
    else if ((character === "|" || character === ">") && !inFlow) this.fetchBlockScalar(character === "|");
    else if (character === "'" || character === '"') this.fetchQuoted();
    else return false;
    return true;
  }

  /** A dash, and outside flow a question mark or colon, begins a scalar when no blank follows. */
  private mayBeginPlain(character: string): boolean {
    if (character === "-") return !isBlank(this.source.code(1));
    return this.flowLevel === 0 && (character === "?" || character === ":") && !isBlankOrEnd(this.source.code(1));
  }

  private skipToToken(): void {
    const { source } = this;
    for (;;) {
      // A tab may separate tokens, but not indent a key.
      for (let code = source.code(); code === SPACE || (code === TAB && (this.flowLevel > 0 || !this.keyAllowed)); code = source.code()) {
        source.at++;
      }
      source.skipComment();
      if (!isBreak(source.code())) return;
      source.readBreak();
      if (this.flowLevel === 0) this.keyAllowed = true;
    }
  }

  private push(type: YamlTokenType, line = this.source.line, text = "", plain = false): void {
    this.queue.push({ type, line, text, plain });
  }

  /** Pushes an indicator and passes its characters. */
  private pushIndicator(type: YamlTokenType, length = 1): void {
    this.push(type);
    this.source.at += length;
  }

  /** Inserts a token before the one with the given number, at the end when that one was handed out. */
  private insert(number: number, type: YamlTokenType, line: number): void {
    const index = number < this.taken ? this.queue.length : this.head + number - this.taken;
    this.queue.splice(index, 0, { type, line, text: "", plain: false });
  }

  private get nextNumber(): number {
    return this.taken + this.queue.length - this.head;
  }

  private saveCandidate(): void {
    if (!this.keyAllowed) return;
    const { at, line, column } = this.source;
    this.dropCandidate();
    const required = this.flowLevel === 0 && this.indent === column;
    const candidate: KeyCandidate = { token: this.nextNumber, at, line, column, required, possible: true };
    this.candidates[this.candidates.length - 1] = candidate;
    this.pending.set(candidate.token, candidate);
    if (this.flowLevel > 0) this.lastCandidates[this.flowLevel - 1] = candidate.token;
  }

  private dropCandidate(): void {
    const candidate = this.candidates.at(-1);
    if (candidate === undefined) return;
    if (candidate.required && candidate.possible) throw this.source.problem("could not find expected ':'");
    this.forget(candidate);
  }

  private forget(candidate: KeyCandidate): void {
    this.pending.delete(candidate.token);
    this.candidates[this.candidates.length - 1] = undefined;
  }

  /** Opens a block collection when the column is further in; `number` is the token it starts with, the next one by default. */
  private roll(column: number, type: YamlTokenType, line: number, number = this.nextNumber): void {
    if (this.flowLevel > 0 || this.indent >= column) return;
    this.indents.push(this.indent);
    this.indent = column;
    if (this.indents.length > MAXIMUM_DEPTH) throw this.tooDeep();
    this.insert(number, type, line);
  }

  /** Closes block collections further in than the column. */
  private unroll(column: number): void {
    if (this.flowLevel > 0) return;
    while (this.indent > column) {
      this.push("block-end");
      this.indent = this.indents.pop() as number;
    }
  }

  private tooDeep(): YamlSyntaxError {
    return this.source.problem(`exceeded max depth of ${MAXIMUM_DEPTH}`);
  }

  private fetchEnd(): void {
    const { source } = this;
    if (source.column !== 0) source.line++;
    this.unroll(-1);
    this.dropCandidate();
    this.keyAllowed = false;
    this.push("stream-end");
  }

  private fetchDirective(): void {
    const { source } = this;
    this.unroll(-1);
    this.dropCandidate();
    this.keyAllowed = false;
    const text = source.take(DIRECTIVE);
    if (text === "") throw source.problem("found unknown directive name");
    this.push("directive", source.line, text);
    source.skipBlanks();
    source.skipComment();
    if (!isBreakOrEnd(source.code())) throw source.problem("did not find expected comment or line break");
  }

  private fetchDocumentMarker(type: "document-start" | "document-end"): void {
    this.unroll(-1);
    this.dropCandidate();
    this.keyAllowed = false;
    this.pushIndicator(type, 3);
  }

  private fetchFlowStart(type: "[" | "{"): void {
    this.saveCandidate();
    this.candidates.push(undefined);
    this.lastCandidates.push(this.nextNumber);
    this.flowLevel++;
    if (this.flowLevel > MAXIMUM_DEPTH) throw this.tooDeep();
    this.keyAllowed = true;
    this.pushIndicator(type);
  }

  private fetchFlowEnd(type: "]" | "}"): void {
    this.dropCandidate();
    if (this.flowLevel > 0) {
      this.flowLevel--;
      this.candidates.pop();
      // As in the peer, an empty collection does not wait for a colon.
      this.pending.delete(this.lastCandidates.pop() as number);
    }
    this.keyAllowed = false;
    this.pushIndicator(type);
  }

  private fetchFlowEntry(): void {
    this.dropCandidate();
    this.keyAllowed = true;
    this.pushIndicator(",");
  }

  private fetchBlockEntry(): void {
    if (this.flowLevel === 0) {
      if (!this.keyAllowed) throw this.source.problem("block sequence entries are not allowed in this context");
      this.roll(this.source.column, "block-sequence-start", this.source.line);
    }
    this.dropCandidate();
    this.keyAllowed = true;
    this.pushIndicator("-");
  }

  private fetchExplicitKey(): void {
    if (this.flowLevel === 0) {
      if (!this.keyAllowed) throw this.source.problem("mapping keys are not allowed in this context");
      this.roll(this.source.column, "block-mapping-start", this.source.line);
    }
    this.dropCandidate();
    this.keyAllowed = this.flowLevel === 0;
    this.pushIndicator("key");
  }

  private fetchValue(): void {
    const candidate = this.candidates.at(-1);
    if (candidate?.possible && this.isStillPossible(candidate)) {
      this.insert(candidate.token, "key", candidate.line);
      this.roll(candidate.column, "block-mapping-start", candidate.line, candidate.token);
      this.forget(candidate);
      this.keyAllowed = false;
    } else {
      if (this.flowLevel === 0) {
        if (!this.keyAllowed) throw this.source.problem("mapping values are not allowed in this context");
        this.roll(this.source.column, "block-mapping-start", this.source.line);
      }
      this.keyAllowed = this.flowLevel === 0;
    }
    this.pushIndicator("value");
  }

  private fetchAnchor(type: "alias" | "anchor"): void {
    const { source } = this;
    this.saveCandidate();
    this.keyAllowed = false;
    source.at++;
    const name = source.take(ANCHOR_NAME);
    const after = source.code();
    if (name === "" || !(isBlankOrEnd(after) || AFTER_ANCHOR.includes(String.fromCharCode(after)))) {
      throw source.problem("did not find expected alphabetic or numeric character");
    }
    this.push(type, source.line, name);
  }

  private fetchTag(): void {
    const { source } = this;
    this.saveCandidate();
    this.keyAllowed = false;
    const text = source.take(TAG);
    if (!isBlankOrEnd(source.code())) throw source.problem("did not find expected whitespace or line break");
    this.push("tag", source.line, text);
  }

  private fetchBlockScalar(literal: boolean): void {
    const { line } = this.source;
    this.dropCandidate();
    this.keyAllowed = true;
    this.push("scalar", line, scanBlock(this.source, literal, this.indent));
  }

  private fetchQuoted(): void {
    const { line } = this.source;
    this.saveCandidate();
    this.keyAllowed = false;
    this.push("scalar", line, scanQuoted(this.source));
  }

  private fetchPlain(): void {
    const { line } = this.source;
    this.saveCandidate();
    this.keyAllowed = false;
    const { text, brokeLine } = scanPlain(this.source, this.indent + 1, this.flowLevel > 0);
    this.push("scalar", line, text, true);
    if (brokeLine) this.keyAllowed = true;
  }
}
