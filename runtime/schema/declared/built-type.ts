/** A type while it is built and checked: with its place in the document. */
import { below, type Place } from "./place.js";
import type { TypeModel } from "./type-model.js";

/** What is known of a type while it is built and checked. */
export interface BuiltType {
  readonly model: TypeModel;
  readonly place: Place;
}

/** What is wrong, and what would be right. */
export interface Misfit {
  readonly message: string;
  readonly suggestion?: string;
}

/** Regular expressions as those who run them have them. */
export interface PatternEngine {
  /** What is wrong with a pattern, as a verb: `is no regular expression: ...`; undefined when it may be used. */
  mistakeIn(pattern: string): Misfit | undefined;
  /** Whether a pattern without mistake occurs in a text. */
  test(pattern: string, text: string): boolean;
}

/** Types by qualified name, and what runs their patterns. */
export interface BuiltTypes extends ReadonlyMap<string, BuiltType> {
  readonly patterns: PatternEngine;
}

export const fieldPlace = (built: BuiltType, field: string): Place => below(built.place, "properties", field);
