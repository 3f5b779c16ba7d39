/**
 * Patterns that come at run time: matched in time linear in the text, whatever the pattern, by the syntax that all clients in Go know.
 * The engine is loaded when the first one comes.
 */
import { createRequire } from "node:module";
import type { RE2JS } from "re2js";

const require = createRequire(import.meta.url);
let engine: typeof RE2JS | undefined;

/** Patterns kept compiled; the one asked for least recently is compiled again. */
const MOST_KEPT = 1024;

const kept = new Map<string, RE2JS>();

/** A pattern ready to be matched. Throws Error for a text that is none. */
export function linearPattern(source: string): Pick<RE2JS, "test"> {
  let pattern = kept.get(source);
  if (pattern === undefined) {
    engine ??= (require("re2js") as typeof import("re2js")).RE2JS;
    pattern = engine.compile(source);
  } else kept.delete(source);
  kept.set(source, pattern);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return pattern;
}
