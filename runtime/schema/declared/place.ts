/** Where something is declared, and where mistakes of it go. */
import { asMapping, type Mapping } from "./mapping.js";

/** Steps from a document's root to a value: keys and indices. */
export type NodePath = readonly (string | number)[];

/** Where a definition says something; line and column from 1. */
export interface SourcePosition {
  /** Relative to the repository, e.g. `api-definitions/core/v1/secret.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A document with declarations. */
export interface DeclaringDocument {
  /** The document as plain data; undefined when it is empty or broken. */
  readonly value: unknown;
  /** Where the key of the last step of `path` stands. */
  keyAt(path: NodePath): SourcePosition;
  /** Where the value at `path` stands; the nearest parent's place when there is no such value. */
  valueAt(path: NodePath): SourcePosition;
}

/** A value in a document. */
export interface Place {
  readonly file: DeclaringDocument;
  readonly path: NodePath;
}

/** The place some steps below another. */
export function below(place: Place, ...steps: NodePath): Place {
  return { file: place.file, path: [...place.path, ...steps] };
}

/** The mapping at a place; an empty one where there is none. */
export const schemaAt = (place: Place): Mapping =>
  asMapping(place.path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], place.file.value));

/** Takes the mistakes that are found; `steps` lead from the place to what is blamed, `suggestion` says what would be right. */
export interface Mistakes {
  /** Blames a value. */
  atValue(place: Place, steps: NodePath, message: string, suggestion?: string): void;
  /** Blames the key of the last step. */
  atKey(place: Place, steps: NodePath, message: string, suggestion?: string): void;
}
