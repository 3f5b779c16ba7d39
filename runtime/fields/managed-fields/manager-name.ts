/** Names of field managers: the limits they keep and how one is read off a User-Agent (SSA-10). */
import { type FieldError, invalidValue, MAXIMUM_FIELD_ERRORS, tooLong } from "../../errors/field-error.js";

/** Bytes of UTF-8 that a manager name may have. */
const MANAGER_NAME_MAX_BYTES = 128;

/** Most names; they are as long in bytes as in characters. */
const PLAIN = /^[ -~]*$/;
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

const NO_ERRORS: readonly FieldError[] = [];

/** Name of a manager that gave none: the User-Agent before its first `/`, without unprintable characters, cut to 128 bytes. */
export function managerFromUserAgent(userAgent: string): string {
  const slash = userAgent.indexOf("/");
  const product = slash < 0 ? userAgent : userAgent.slice(0, slash);
  if (product.length <= MANAGER_NAME_MAX_BYTES && PLAIN.test(product)) return product;
  let name = "";
  let bytes = 0;
  for (const character of product) {
    if (!PRINTABLE.test(character)) continue;
    bytes += Buffer.byteLength(character);
    if (bytes > MANAGER_NAME_MAX_BYTES) break;
    name += character;
  }
  return name;
}

/** Mistakes of a `fieldManager` parameter; `field` is the path to blame. An empty name counts as not given. */
export function validateManagerName(name: string, field = "fieldManager"): readonly FieldError[] {
  if (name.length <= MANAGER_NAME_MAX_BYTES && PLAIN.test(name)) return NO_ERRORS;
  const errors: FieldError[] = [];
  if (Buffer.byteLength(name) > MANAGER_NAME_MAX_BYTES) errors.push(tooLong(field, name, MANAGER_NAME_MAX_BYTES));
  let offset = 0;
  for (const character of name) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
    if (!PRINTABLE.test(character)) {
      errors.push(invalidValue(field, name, `invalid character ${codePointText(character)} (at position ${offset})`));
    }
    offset += Buffer.byteLength(character);
  }
  return errors;
}

function codePointText(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}
