/** Mistakes in patterns, as the engine finds them that matches in time linear in the text. */
import { linearPattern } from "../linear-patterns.js";
import type { PatternEngine } from "./built-type.js";

/** The engine of patterns that come at run time, and of those that expressions match long texts against. */
export const linearPatterns: PatternEngine = {
  mistakeIn(pattern) {
    try {
      linearPattern(pattern);
      return undefined;
    } catch (error) {
      return { message: `is no regular expression: ${error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : ""}` };
    }
  },
  test: (pattern, text) => linearPattern(pattern).test(text),
};
