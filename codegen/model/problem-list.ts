/** Collects mistakes while the model is built. */
import type { NodePath, SourceFile } from "../read/source-file.js";
import type { Problem, SourcePosition } from "./model.js";

/** A value in a file, for messages. */
export interface Place {
  readonly file: SourceFile;
  readonly path: NodePath;
}

export class ProblemList {
  readonly #problems: Problem[] = [];

  addAll(problems: readonly Problem[]): void {
    this.#problems.push(...problems);
  }

  /** Blames the value at `place`, below it when `steps` are given. */
  atValue(place: Place, steps: NodePath, message: string, suggestion?: string): void {
    this.#add(place.file.valueAt([...place.path, ...steps]), message, suggestion);
  }

  /** Blames the key of the last step. */
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
