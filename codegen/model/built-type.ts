/** A type while the model is built: with its place in the definitions, and what stands beside its schema. */
import type { ImmutableField, UniqueItems, ValidationRule } from "../../runtime/definition/resource-definition.js";
import type { TypeModel } from "./model.js";
import type { Place } from "./problem-list.js";

/** A rule or mark somewhere inside a type; `path` is relative to the type, `spec.drivers[*]`. */
export interface TypeSites {
  readonly rules: ValidationRule[];
  readonly immutable: ImmutableField[];
  readonly unique: UniqueItems[];
}

/** What is known of a type while the model is built. */
export interface BuiltType {
  readonly model: TypeModel;
  readonly sites: TypeSites;
  readonly place: Place;
}

/** The place some steps below another. */
export function below(place: Place, ...steps: (string | number)[]): Place {
  return { file: place.file, path: [...place.path, ...steps] };
}
