/** How a mistake in a definition is shown: `file:line:column: message; what would be right`. */
import type { Problem } from "./read/problem.js";

export function describeProblem(problem: Problem): string {
  const suggestion = problem.suggestion === undefined ? "" : `; ${problem.suggestion}`;
  return `${problem.file}:${problem.line}:${problem.column}: ${problem.message}${suggestion}`;
}
