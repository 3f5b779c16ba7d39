/** Paths and sets, written briefly. */
import type { JsonValue } from "../../../../runtime/definition/json.js";
import type { FieldPath, FieldSet } from "../../../../runtime/fields/field-set/field-set.js";
import { fieldElement, keyElement, type PathElement, valueElement } from "../../../../runtime/fields/field-set/path-element.js";
import { setOf } from "../../../../runtime/fields/field-set/set-algebra.js";

/** A step: a string is a field, an object is a list item by its keys, an array of one is an item of a set. */
export type Step = string | Readonly<Record<string, JsonValue>> | readonly [JsonValue];

const elementOf = (step: Step): PathElement => {
  if (typeof step === "string") return fieldElement(step);
  return Array.isArray(step) ? valueElement(step[0] as JsonValue) : keyElement(step as Record<string, JsonValue>);
};

export const path = (...steps: Step[]): FieldPath => steps.map(elementOf);

/** `fields(["a"], ["b", { name: "x" }])`. */
export const fields = (...paths: (readonly Step[])[]): FieldSet => setOf(...paths.map((steps) => path(...steps)));
