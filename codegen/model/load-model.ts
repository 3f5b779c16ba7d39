/** First two stages of the generator: reads and checks all definitions, resolves them into the model. */
import type { ApiModel, Problem } from "./model.js";

/** Outcome of {@link loadModel}: a model, or every mistake found, sorted by file and position. */
export type LoadResult =
  | { readonly model: ApiModel; readonly problems?: undefined }
  | { readonly model?: undefined; readonly problems: readonly Problem[] };

/**
 * Loads the definitions below `root` (the `api-definitions` folder). Never throws for a mistake in a definition; throws only when
 * the folder cannot be read. `extra` names further folders of the same layout whose definitions are added.
 */
export function loadModel(root: string): LoadResult {
  throw new Error(`not loaded yet: ${root}`);
}
