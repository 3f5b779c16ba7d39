/** Which fields of a variable expressions read, by their text. */
import type { ReadFields } from "./values.js";

/** What an expression reads of `self`. */
export const fieldsOfSelf = (text: string): ReadFields => fieldsRead(text, /\bself\b(?:\s*\.\s*([A-Za-z_]\w*)(?!\w|\s*\())?/g);

/** Fields named behind a variable; undefined when it stands anywhere without one. Says rather too much than too little. */
export function fieldsRead(text: string, variable: RegExp): ReadFields {
  const fields = new Set<string>();
  for (const [, field] of text.matchAll(variable)) {
    if (field === undefined) return undefined;
    fields.add(field);
  }
  return fields;
}

/** What is read by any of those who read these. */
export function union(all: readonly ReadFields[]): ReadFields {
  const fields = new Set<string>();
  for (const each of all) {
    if (each === undefined) return undefined;
    for (const field of each) fields.add(field);
  }
  return fields;
}
