/** The URL syntax of label selectors: `a=b,c!=d,e in (f,g),h notin (i),j,!k,l>1,m<2`. */

import { quoteText } from "../../errors/quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown } from "../../errors/shown-text.js";
import { qualifiedName } from "../../schema/names.js";
import { BINARY_OPERATORS, type LabelOperator, LabelRequirement, requirementErrors } from "./label-requirement.js";
import { SelectorSyntaxError, type Token, type TokenKind, tokenize } from "./label-tokens.js";

const OPERATOR_TOKENS: Readonly<Partial<Record<TokenKind, LabelOperator>>> = {
  in: "in",
  notin: "notin",
  "=": "=",
  "==": "==",
  "!=": "!=",
  ">": "gt",
  "<": "lt",
};

/** Requirements of a selector; each takes as much to check and to arrange as a dozen of the values that one of them may have. */
const MAXIMUM_TERMS = 1000;

/** All requirements as written. @throws SelectorSyntaxError */
export function parseRequirements(selector: string): readonly LabelRequirement[] {
  return new Parser(tokenize(selector)).parse();
}

class Parser {
  private position = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): readonly LabelRequirement[] {
    const requirements: LabelRequirement[] = [];
    for (;;) {
      const start = this.peek();
      if (start.kind === "end") return requirements;
      if (requirements.length === MAXIMUM_TERMS) throw new SelectorSyntaxError(`the selector has more than ${MAXIMUM_TERMS} terms`);
      if (!startsRequirement(start)) throw found(start, ", expected: !, identifier, or 'end of string'");
      requirements.push(this.requirement());
      const separator = this.next();
      if (separator.kind === "end") return requirements;
      if (separator.kind !== ",") throw found(separator, ", expected: ',' or 'end of string'");
      if (!startsRequirement(this.peek())) throw found(this.peek(), ", expected: identifier after ','");
    }
  }

  private requirement(): LabelRequirement {
    try {
      return this.readRequirement();
    } catch (error) {
      throw error instanceof SelectorSyntaxError ? new SelectorSyntaxError(`unable to parse requirement: ${error.message}`) : error;
    }
  }

  private readRequirement(): LabelRequirement {
    let token = this.next();
    const negated = token.kind === "!";
    if (negated) token = this.next();
    if (token.kind !== "identifier") throw found(token, ", expected: identifier");
    const key = token.text;
    const wrong = qualifiedName(key);
    // The peer has no path to name here and prints its absence.
    if (wrong.length > 0)
      throw new SelectorSyntaxError(`<nil>: Invalid value: ${quoteText(shown(key, SHOWN_NAME_CHARACTERS))}: ${wrong.join("; ")}`);
    if (negated) return checked(key, "!", []);
    const after = this.peek().kind;
    if (after === "end" || after === ",") return checked(key, "exists", []);
    const operator = this.operator();
    return checked(key, operator, operator === "in" || operator === "notin" ? this.values() : [this.exactValue()]);
  }

  private operator(): LabelOperator {
    const token = this.tokens[this.position++] as Token;
    const operator = OPERATOR_TOKENS[token.kind];
    if (operator === undefined) throw found(token, `, expected: ${BINARY_OPERATORS.join(", ")}`);
    return operator;
  }

  private exactValue(): string {
    const { kind } = this.peek();
    if (kind === "end" || kind === ",") return "";
    const token = this.next();
    if (token.kind !== "identifier") throw found(token, ", expected: identifier");
    return token.text;
  }

  /** `(a,b)`; `()` and empty places hold the empty string. */
  private values(): readonly string[] {
    const opening = this.next();
    if (opening.kind !== "(") throw found(opening, " expected: '('");
    const first = this.peek();
    if (first.kind === ")") {
      this.next();
      return [""];
    }
    if (first.kind !== "identifier" && first.kind !== ",") throw found(first, ", expected: ',', ')' or identifier");
    const values = this.identifiers();
    if (this.next().kind !== ")") throw found(first, ", expected: ')'");
    return values;
  }

  private identifiers(): readonly string[] {
    const values: string[] = [];
    for (;;) {
      const token = this.next();
      if (token.kind === "identifier") {
        values.push(token.text);
        const after = this.peek();
        if (after.kind === ")") return values;
        if (after.kind !== ",") throw found(after, ", expected: ',' or ')'");
      } else if (token.kind === ",") {
        if (values.length === 0) values.push("");
        const after = this.peek();
        if (after.kind === ")") return [...values, ""];
        if (after.kind === ",") {
          this.next();
          values.push("");
        }
      } else throw found(token, ", expected: ',', or identifier");
    }
  }

  /** The token ahead; `in` and `notin` are identifiers everywhere but between key and values. */
  private peek(): Token {
    return asValue(this.tokens[this.position] as Token);
  }

  /** Takes the token ahead; the end stays. */
  private next(): Token {
    const token = this.peek();
    if (token.kind !== "end") this.position++;
    return token;
  }
}

function checked(key: string, operator: LabelOperator, values: readonly string[]): LabelRequirement {
  const errors = requirementErrors(key, operator, values.length > 1 ? [...new Set(values)].sort() : values);
  if (errors !== undefined) throw new SelectorSyntaxError(errors);
  return new LabelRequirement(key, operator, values);
}

const asValue = (token: Token): Token => (token.kind === "in" || token.kind === "notin" ? { kind: "identifier", text: token.text } : token);

const startsRequirement = (token: Token): boolean => token.kind === "identifier" || token.kind === "!";

const found = (token: Token, expectation: string): SelectorSyntaxError => new SelectorSyntaxError(`found '${token.text}'${expectation}`);
