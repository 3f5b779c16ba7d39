/**
 * Patterns that come at run time: matched in time linear in the text, whatever the pattern, by the syntax that all clients in Go know.
 * The engine is loaded when the first one comes.
 */
import { createRequire } from "node:module";
import type { RE2JS } from "re2js";

const require = createRequire(import.meta.url);
let engine: typeof RE2JS | undefined;

/** Instructions and characters of all patterns kept compiled, some 100 bytes each; the one asked for least recently is compiled again. */
export const MOST_KEPT = 1 << 18;

/** Those of one pattern that is kept. */
const LARGEST_KEPT = 1 << 14;

/** Characters that a pattern may have, and instructions that it may come to: each takes the engine a microsecond, and a few characters can ask for a thousand. */
const MOST_INSTRUCTIONS = 1 << 14;
/** What a class of Unicode counts for, which is hundreds of ranges. */
const UNICODE_CLASS = 64;

interface Kept {
  readonly pattern: RE2JS;
  readonly size: number;
}

const kept = new Map<string, Kept>();
let keptSize = 0;

/** A pattern ready to be matched. Throws Error for a text that is none, RangeError for one that is too large. */
export function linearPattern(source: string): Pick<RE2JS, "test"> {
  const known = kept.get(source);
  if (known !== undefined) {
    kept.delete(source);
    kept.set(source, known);
    return known.pattern;
  }
  if (source.length > MOST_INSTRUCTIONS || instructionsOf(source) > MOST_INSTRUCTIONS) throw new RangeError("the pattern is too large");
  engine ??= (require("re2js") as typeof import("re2js")).RE2JS;
  const pattern = engine.compile(source);
  const size = pattern.programSize() + source.length;
  if (size > LARGEST_KEPT) return pattern;
  kept.set(source, { pattern, size });
  keptSize += size;
  for (const [oldest, { size: freed }] of kept) {
    if (keptSize <= MOST_KEPT) break;
    kept.delete(oldest);
    keptSize -= freed;
  }
  return pattern;
}

/** At least those that a pattern comes to, as far as it is one: what is repeated counts as often as it may be. */
function instructionsOf(source: string): number {
  const around: number[] = [];
  let total = 0;
  let last = 0;
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character === "(") {
      around.push(total + 1);
      total = 0;
      last = 0;
    } else if (character === ")") {
      last = total + 1;
      total += around.pop() ?? 0;
    } else if (character === "{") {
      const [text, least, most] = /^\{(\d{1,4})(?:,(\d{0,4}))?\}/.exec(source.slice(at, at + LONGEST_REPETITION)) ?? [];
      const times = Math.max(1, Number(least ?? 1), Number(most || 1));
      total += last * (times - 1);
      last *= times;
      at += (text?.length ?? 1) - 1;
    } else {
      last = /\\[pP]/.test(source.slice(at, at + 2)) ? UNICODE_CLASS : 1;
      if (character === "\\") at++;
      else if (character === "[") at = endOfClass(source, at);
      total += last;
    }
  }
  return around.reduce((sum, outer) => sum + outer, total);
}

/** Where its bracket is closed: not right behind the one that opens it. */
function endOfClass(source: string, start: number): number {
  let at = source[start + 1] === "^" ? start + 2 : start + 1;
  do at += source[at] === "\\" ? 2 : 1;
  while (at < source.length && source[at] !== "]");
  return at;
}

const LONGEST_REPETITION = "{1000,1000}".length;
