/** Reads the text of YAML scalars in their five styles. */
import { END, foldBreaks, isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, SPACE, TAB, type YamlSource } from "./source.js";

const [DOUBLE_QUOTE, HASH, APOSTROPHE, COMMA, COLON, QUESTION] = [0x22, 0x23, 0x27, 0x2c, 0x3a, 0x3f];
const [OPEN_BRACKET, BACKSLASH, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5c, 0x5d, 0x7b, 0x7d];

const ESCAPES: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  t: "\t",
  "\t": "\t",
  n: "\n",
  v: "\v",
  f: "\f",
  r: "\r",
  e: "\x1b",
  " ": " ",
  '"': '"',
  "'": "'",
  "\\": "\\",
  N: "\x85",
  _: "\xa0",
  L: "\u2028",
  P: "\u2029",
};
const CODE_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** The text of an unquoted scalar, and whether it ended behind a line break. */
export interface PlainScalar {
  readonly text: string;
  readonly brokeLine: boolean;
}

const isFlowIndicator = (code: number): boolean =>
  code === COMMA || code === QUESTION || code === OPEN_BRACKET || code === CLOSE_BRACKET || code === OPEN_BRACE || code === CLOSE_BRACE;

/** Reads an unquoted scalar; in block context it goes on while lines are indented by `indent` at least. */
export function scanPlain(source: YamlSource, indent: number, inFlow: boolean): PlainScalar {
  let text = "";
  let separator = "";
  let brokeLine = false;
  for (;;) {
    if (source.isDocumentMarker("---") || source.isDocumentMarker("...") || source.code() === HASH) break;
    const word = scanPlainWords(source, inFlow);
    if (word !== "") {
      text += separator + word;
      separator = "";
      brokeLine = false;
    }
    const code = source.code();
    if (!isBlank(code) && !isBreak(code)) break;
    const gap = scanGap(source, false, indent);
    separator = gap.text;
    brokeLine = gap.brokeLine;
    if (!inFlow && source.column < indent) break;
  }
  return { text, brokeLine };
}

/** Everything up to a blank, a line break or the end of the scalar. */
function scanPlainWords(source: YamlSource, inFlow: boolean): string {
  const start = source.at;
  for (let code = source.code(); !isBlankOrEnd(code); code = source.code()) {
    if (code === COLON && isBlankOrEnd(source.code(1))) break;
    if (inFlow && isFlowIndicator(code)) break;
    source.at++;
  }
  return source.text.slice(start, source.at);
}

/** Blanks within a line are kept, breaks are folded. `indent` is set where tabs may not indent. */
function scanGap(source: YamlSource, brokeBefore: boolean, indent?: number): { text: string; brokeLine: boolean } {
  const start = source.at;
  let brokeLine = brokeBefore;
  let first = "";
  let further = "";
  for (let code = source.code(); isBlank(code) || isBreak(code); code = source.code()) {
    if (isBreak(code)) {
      if (brokeLine) further += source.readBreak();
      else first = source.readBreak();
      brokeLine = true;
    } else {
      if (brokeLine && indent !== undefined && code === TAB && source.column < indent) {
        throw source.problem("found a tab character that violates indentation");
      }
      source.at++;
    }
  }
  if (!brokeLine) return { text: source.text.slice(start, source.at), brokeLine };
  return { text: first === "" ? further : foldBreaks(first, further), brokeLine };
}

/** Reads a scalar in quotes; the position is at the opening one. */
export function scanQuoted(source: YamlSource): string {
  const quote = source.code();
  source.at++;
  let text = "";
  for (;;) {
    if (source.isDocumentMarker("---") || source.isDocumentMarker("...")) throw source.problem("found unexpected document indicator");
    if (source.code() === END) throw source.problem("found unexpected end of stream");
    const words = scanQuotedWords(source, quote);
    text += words.text;
    if (source.code() === quote) break;
    // An escaped line break joins the lines, so that the blanks of the next one are dropped.
    text += scanGap(source, words.brokeLine).text;
  }
  source.at++;
  return text;
}

function scanQuotedWords(source: YamlSource, quote: number): { text: string; brokeLine: boolean } {
  let text = "";
  let start = source.at;
  for (let code = source.code(); !isBlankOrEnd(code); code = source.code()) {
    if (code === quote) {
      if (quote === DOUBLE_QUOTE || source.code(1) !== APOSTROPHE) break;
      text += source.text.slice(start, ++source.at);
      start = ++source.at;
    } else if (code === BACKSLASH && quote === DOUBLE_QUOTE) {
      text += source.text.slice(start, source.at);
      if (isBreak(source.code(1))) {
        source.at++;
        source.readBreak();
        return { text, brokeLine: true };
      }
      text += scanEscape(source);
      start = source.at;
    } else source.at++;
  }
  return { text: text + source.text.slice(start, source.at), brokeLine: false };
}

function scanEscape(source: YamlSource): string {
  const letter = String.fromCharCode(source.code(1));
  const plain = ESCAPES[letter];
  const length = CODE_LENGTHS[letter];
  if (plain === undefined && length === undefined) throw source.problem("found unknown escape character");
  source.at += 2;
  if (plain !== undefined) return plain;
  const digits = source.text.slice(source.at, source.at + (length as number));
  if (digits.length !== length || !/^[0-9a-fA-F]+$/.test(digits)) throw source.problem("did not find expected hexdecimal number");
  const value = Number.parseInt(digits, 16);
  if (value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff)) throw source.problem("found invalid Unicode character escape code");
  source.at += digits.length;
  return String.fromCodePoint(value);
}

interface BlockHeader {
  readonly chomping: "" | "+" | "-";
  /** Indentation given by the author; 0 to find it out. */
  readonly increment: number;
}

/** Reads a literal or folded scalar; the position is at its indicator, `parentIndent` is -1 at the top. */
export function scanBlock(source: YamlSource, literal: boolean, parentIndent: number): string {
  source.at++;
  const { chomping, increment } = scanBlockHeader(source);
  const given = increment === 0 ? 0 : Math.max(parentIndent, 0) + increment;
  const lead = scanBlockBreaks(source, given, parentIndent);
  const { indent } = lead;
  const pieces: string[] = [];
  let lineBreak = "";
  let { breaks } = lead;
  let blankBefore = false;
  while (source.column === indent && source.code() !== END) {
    const blankNow = isBlank(source.code());
    const folds = !literal && !blankBefore && !blankNow && lineBreak.startsWith("\n");
    if (!folds) pieces.push(lineBreak);
    else if (breaks === "") pieces.push(" ");
    pieces.push(breaks, source.take(/[^\n\r\x85\u2028\u2029]*/y));
    blankBefore = blankNow;
    lineBreak = source.readBreak();
    breaks = scanBlockBreaks(source, indent, parentIndent).breaks;
  }
  if (chomping !== "-") pieces.push(lineBreak);
  if (chomping === "+") pieces.push(breaks);
  return pieces.join("");
}

function scanBlockHeader(source: YamlSource): BlockHeader {
  const [, before = "", digit = "", after = ""] = /^([+-]?)([0-9]?)([+-]?)/.exec(source.text.slice(source.at, source.at + 3)) ?? [];
  if (digit === "0") throw source.problem("found an indentation indicator equal to 0");
  const chomping = (before || (digit === "" ? "" : after)) as BlockHeader["chomping"];
  source.at += before.length + digit.length + (before === "" && digit !== "" ? after.length : 0);
  source.skipBlanks();
  source.skipComment();
  if (!isBreakOrEnd(source.code())) throw source.problem("did not find expected comment or line break");
  source.readBreak();
  return { chomping, increment: Number(digit) };
}

/** Empty lines and the indentation of the next one; finds the indentation out when `given` is 0. */
function scanBlockBreaks(source: YamlSource, given: number, parentIndent: number): { breaks: string; indent: number } {
  const breaks: string[] = [];
  let widest = 0;
  for (;;) {
    while ((given === 0 || source.column < given) && source.code() === SPACE) source.at++;
    widest = Math.max(widest, source.column);
    if ((given === 0 || source.column < given) && source.code() === TAB) {
      throw source.problem("found a tab character where an indentation space is expected");
    }
    if (!isBreak(source.code())) break;
    breaks.push(source.readBreak());
  }
  return { breaks: breaks.join(""), indent: given === 0 ? Math.max(widest, parentIndent + 1, 1) : given };
}
