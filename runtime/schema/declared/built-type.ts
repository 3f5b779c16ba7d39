/** A type while it is built and checked: with its place in the document. */
import { below, type Place } from "./place.js";
import type { TypeModel } from "./type-model.js";

/** What is known of a type while it is built and checked. */
export interface BuiltType {
  readonly model: TypeModel;
  readonly place: Place;
}

/** Types by qualified name. */
export type BuiltTypes = ReadonlyMap<string, BuiltType>;

export const fieldPlace = (built: BuiltType, field: string): Place => below(built.place, "properties", field);
