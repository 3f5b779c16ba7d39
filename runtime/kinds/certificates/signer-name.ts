/** Names of signers of certificates: a domain and a path. */
import { type FieldError, invalidValue, required, tooLong } from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import { dns1123Label, dns1123Subdomain, type TextCheck } from "../../schema/names.js";

const LONGEST_DOMAIN = 253;
const LONGEST_LABEL = 63;
const LONGEST = LONGEST_DOMAIN + 1 + LONGEST_DOMAIN + 1 + LONGEST_LABEL;

/** Mistakes of a name such as `example.com/signer`. */
export function signerNameErrors(name: string, field: string): FieldError[] {
  if (name === "") return [required(field, "")];
  if (name.length > LONGEST) return [tooLong(field, name, LONGEST)];
  const [domain = "", path, ...more] = name.split("/");
  if (path === undefined || more.length > 0) {
    return [invalidValue(field, name, "must be a fully qualified domain and path of the form 'example.com/signer-name'")];
  }
  const labels = domain.split(".");
  const errors: FieldError[] = domain.length > LONGEST_DOMAIN ? [tooLong(field, domain, LONGEST_DOMAIN)] : [];
  errors.push(...partErrors(domain, labels, dns1123Label, field));
  if (labels.length < 2) errors.push(invalidValue(field, domain, "should be a domain with at least two segments separated by dots"));
  return [...errors, ...partErrors(path, path.split("."), dns1123Subdomain, field)];
}

/** Of the first label that is wrong only: the others would read the same. */
function partErrors(part: string, labels: readonly string[], check: TextCheck, field: string): FieldError[] {
  for (const label of labels) {
    const texts = check(label);
    if (texts.length > 0) return texts.map((text) => invalidValue(field, part, `validating label ${quoteText(label)}: ${text}`));
  }
  return [];
}
