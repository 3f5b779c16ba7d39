/**
 * Patterns as generated code runs them, by an engine that goes back: some are kept busy for ever by a short text, and whoever may send
 * one could stop the server.
 */
import { Script } from "node:vm";
import type { Misfit, PatternEngine } from "../../runtime/schema/declared/built-type.js";

/** The engine of the language. Each pattern is tried once. */
export class BacktrackingPatterns implements PatternEngine {
  readonly #known = new Map<string, Misfit | undefined>();

  mistakeIn(pattern: string): Misfit | undefined {
    if (!this.#known.has(pattern)) this.#known.set(pattern, mistakeIn(pattern));
    return this.#known.get(pattern);
  }

  test(pattern: string, text: string): boolean {
    return new RegExp(pattern, "u").test(text);
  }
}

function mistakeIn(pattern: string): Misfit | undefined {
  const wrong = syntaxMistake(pattern);
  if (wrong !== undefined) return { message: `is no regular expression: ${wrong}` };
  const endless = endlessText(pattern);
  if (endless === undefined) return undefined;
  const shown = JSON.stringify(endless.length > 12 ? `${endless.slice(0, 12)}...` : endless);
  return { message: `does not come to an end on ${shown}`, suggestion: "repeat nothing that is itself repeated" };
}

function syntaxMistake(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^Invalid regular expression: \/.*\/u?: /s, "") : String(error);
  }
}

/** Length of the texts tried: what takes exponential time does not finish on one of this length. */
const TEXT_LENGTH = 40;

/** What a pattern of any other kind needs a thousandth of, on all texts together. */
const TIME_LIMIT_MS = 2_000;

/** Characters taken from a pattern to make texts of. */
const ALPHABET_LIMIT = 12;

const matchAll = new Script(
  "(() => { const expression = new RegExp(pattern, 'u'); for (const text of texts) { current.text = text; expression.test(text); } })()",
);

/** A text on which `pattern` does not come to an end; undefined when none was found. `pattern` is a valid expression. */
function endlessText(pattern: string): string | undefined {
  const current = { text: "" };
  try {
    matchAll.runInNewContext({ pattern, texts: textsFor(pattern), current }, { timeout: TIME_LIMIT_MS });
    return undefined;
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return current.text;
    throw error;
  }
}

/** Each character and each pair of characters that the pattern may repeat, many times, and then what it cannot end with. */
function textsFor(pattern: string): string[] {
  const literal = [...pattern].filter((character) => !/[\\^$()[\]{}|?*+]/.test(character));
  const alphabet = [...new Set(["a", "0", ...literal])].slice(0, ALPHABET_LIMIT);
  const start = /^\^?((?:[\w/:@ -]|\\[./-])*)/.exec(pattern)?.[1]?.replaceAll("\\", "") ?? "";
  const pumps = alphabet.flatMap((first) => alphabet.map((second) => first + second));
  return ["", start].flatMap((prefix) => pumps.map((pump) => `${prefix}${pump.repeat(TEXT_LENGTH / pump.length)}\u0001`));
}
