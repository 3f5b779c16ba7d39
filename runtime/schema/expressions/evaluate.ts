/** What the runtime asks of the expression language, which is loaded with the first question: that takes a twentieth of a start. */
import { createRequire } from "node:module";
import type * as Language from "./language.js";

/** Values an expression sees; `item` is that of a rule with `forEach`. */
export interface ExpressionVariables {
  readonly self: unknown;
  readonly oldSelf?: unknown;
  readonly object?: unknown;
  readonly oldObject?: unknown;
  readonly item?: unknown;
}

let language: typeof Language | undefined;

/** The value of an expression, which is parsed once as long as it is in use. Throws for one that cannot be parsed or evaluated. */
export function resultOf(expression: string, variables: ExpressionVariables): unknown {
  // At once, as whoever asks cannot wait; the bundle has the file under the same name, beside the one that this is in.
  language ??= createRequire(import.meta.url)("./language.js") as typeof Language;
  return language.resultOf(expression, variables);
}
