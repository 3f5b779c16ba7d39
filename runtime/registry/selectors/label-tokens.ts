/** Tokens of the label selector syntax. */

export type TokenKind = "identifier" | "end" | "error" | ")" | "(" | "," | "!" | "=" | "==" | "!=" | ">" | "<" | "in" | "notin";

export interface Token {
  readonly kind: TokenKind;
  /** The text as written; of an error its message. */
  readonly text: string;
}

const SYMBOLS: ReadonlySet<string> = new Set([")", "(", ",", "!", "=", "==", "!=", ">", "<"]);
const TOKEN = /[ \t\r\n]*(?:([=!(),><]+)|([^=!(),>< \t\r\n]+)|$)/y;

/** All tokens, the last of them `end`. A NUL ends the text, as in the peer. */
export function tokenize(selector: string): readonly Token[] {
  const text = selector.split("\0", 1)[0] ?? "";
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (;;) {
    const match = TOKEN.exec(text);
    const [, symbols, word] = match ?? [];
    if (symbols !== undefined) pushSymbols(symbols, tokens);
    else if (word !== undefined) tokens.push({ kind: word === "in" || word === "notin" ? word : "identifier", text: word });
    else break;
  }
  tokens.push({ kind: "end", text: "" });
  return tokens;
}

/** The longest symbol wins: `!==` is `!=` and `=`. */
function pushSymbols(run: string, tokens: Token[]): void {
  for (let at = 0; at < run.length; ) {
    const two = run.slice(at, at + 2);
    const text = SYMBOLS.has(two) ? two : run.charAt(at);
    tokens.push({ kind: text as TokenKind, text });
    at += text.length;
  }
}
