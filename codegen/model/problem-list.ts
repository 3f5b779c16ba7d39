/** Collects mistakes while the model is built. */
import type { Mistakes, NodePath, Place, SourcePosition } from "../../runtime/schema/declared/place.js";
import type { Problem } from "../read/problem.js";

export class ProblemList implements Mistakes {
  readonly #problems: Problem[] = [];

  addAll(problems: readonly Problem[]): void {
    this.#problems.push(...problems);
  }

  atValue(place: Place, steps: NodePath, message: string, suggestion?: string): void {
    this.#add(place.file.valueAt([...place.path, ...steps]), message, suggestion);
  }

  atKey(place: Place, steps: NodePath, message: string, suggestion?: string): void {
    this.#add(place.file.keyAt([...place.path, ...steps]), message, suggestion);
  }

  /** By file, line and column; the same mistake found twice is told once. */
  sorted(): Problem[] {
    const seen = new Set<string>();
    return this.#problems
      .filter((problem) => {
        const key = `${problem.file}:${problem.line}:${problem.column}:${problem.message}`;
        return !seen.has(key) && seen.add(key);
      })
      .sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
  }

  #add(position: SourcePosition, message: string, suggestion: string | undefined): void {
    this.#problems.push({ ...position, message, ...(suggestion === undefined ? {} : { suggestion }) });
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
