/** Tokens of the label selector syntax. */

export type TokenKind = "identifier" | "end" | ")" | "(" | "," | "!" | "=" | "==" | "!=" | ">" | "<" | "in" | "notin";

export interface Token {
  readonly kind: TokenKind;
  /** The text as written. */
  readonly text: string;
}

/** A selector that cannot be read; the message is the peer's. */
export class SelectorSyntaxError extends Error {}

/** Keys, values and commas of a selector. */
const MAXIMUM_PARTS = 16_384;

const SYMBOLS: ReadonlySet<string> = new Set([")", "(", ",", "!", "=", "==", "!=", ">", "<"]);
const TOKEN = /[ \t\r\n]*(?:([=!(),><]+)|([^=!(),>< \t\r\n]+)|$)/y;

/** All tokens, the last of them `end`. A NUL ends the text, as in the peer. @throws SelectorSyntaxError when they are too many. */
export function tokenize(selector: string): readonly Token[] {
  const text = selector.split("\0", 1)[0] ?? "";
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let parts = 0; ; ) {
    const match = TOKEN.exec(text);
    const [, symbols, word] = match ?? [];
    if (symbols !== undefined) parts += pushSymbols(symbols, tokens);
    else if (word !== undefined) {
      tokens.push({ kind: word === "in" || word === "notin" ? word : "identifier", text: word });
      parts++;
    } else break;
    if (parts > MAXIMUM_PARTS) throw new SelectorSyntaxError(`the selector has more than ${MAXIMUM_PARTS} keys, values and commas`);
  }
  tokens.push({ kind: "end", text: "" });
  return tokens;
}

/** Symbols in a row that can be read, in characters: all but a few are commas, of which there may be fewer. */
const LONGEST_RUN = 2 * MAXIMUM_PARTS;

/** The longest symbol wins: `!==` is `!=` and `=`. Tells how many commas there are. */
function pushSymbols(symbols: string, tokens: Token[]): number {
  const run = symbols.slice(0, LONGEST_RUN);
  let commas = 0;
  for (let at = 0; at < run.length; ) {
    const two = run.slice(at, at + 2);
    const text = SYMBOLS.has(two) ? two : run.charAt(at);
    tokens.push({ kind: text as TokenKind, text });
    if (text === ",") commas++;
    at += text.length;
  }
  return commas;
}
