/** What is told of a mistake, by whichever stage finds it. */
import type { SourcePosition } from "../../runtime/schema/declared/place.js";

/** A mistake in a definition. */
export interface Problem extends SourcePosition {
  readonly message: string;
  /** What would be right. */
  readonly suggestion?: string;
}
