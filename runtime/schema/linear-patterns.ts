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

interface Kept {
  readonly pattern: RE2JS;
  readonly size: number;
}

const kept = new Map<string, Kept>();
let keptSize = 0;

/** A pattern ready to be matched. Throws Error for a text that is none. */
export function linearPattern(source: string): Pick<RE2JS, "test"> {
  const known = kept.get(source);
  if (known !== undefined) {
    kept.delete(source);
    kept.set(source, known);
    return known.pattern;
  }
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
