/** Patterns that a short text keeps busy for ever: whoever may send one could stop the server. */
import { Script } from "node:vm";

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
export function endlessText(pattern: string): string | undefined {
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
