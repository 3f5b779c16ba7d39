/** A type while the model is built: with its place in the definitions, and what stands beside its schema. */
import type { TypeModel } from "./model.js";
import type { Place } from "./problem-list.js";

/** What is known of a type while the model is built. */
export interface BuiltType {
  readonly model: TypeModel;
  readonly place: Place;
}

/** The place some steps below another. */
export function below(place: Place, ...steps: (string | number)[]): Place {
  return { file: place.file, path: [...place.path, ...steps] };
}
