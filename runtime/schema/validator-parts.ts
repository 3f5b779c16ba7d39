/** What generated structural validators call beside plain comparisons. */
import type { JsonValue } from "../definition/json.js";
import type { StructuralError, StructuralValidator } from "../definition/resource-definition.js";

/** Mistakes after which a list or map is looked at no further: more than are told, and than memory has to be found for. */
export const MOST_MISTAKES = 1024;

/** Validator of a kind whose schema states no rule. */
export const acceptAll: StructuralValidator = () => true;

/** Number of code points, in which length limits count. */
export function codePointLength(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      length--;
      i++;
    }
  }
  return length;
}

/** True for what a field that has to be filled may not be: absent, null, "" and an empty list or map. */
export function isEmpty(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== "object") return false;
  for (const key in value) if (Object.hasOwn(value, key)) return false;
  return true;
}

/** The errors of a nested value after those found so far; extends the list it is given, so that many errors cost no copies. */
export function addErrors(found: StructuralError[] | null, more: StructuralError[]): StructuralError[] {
  if (found === null) return more;
  for (const error of more) found.push(error);
  return found;
}
