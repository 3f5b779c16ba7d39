/** Header values as they came: each line by itself, in order, because joined ones cannot be told apart from ones that hold a comma. */
import { isUtf8 } from "node:buffer";
import { percentDecoded } from "../definition/percent-encoding.js";

/** All values of the header of a lower-case name. */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  const values: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const given = rawHeaders[i] as string;
    if (given.length === name.length && given.toLowerCase() === name) values.push(headerText(rawHeaders[i + 1] as string));
  }
  return values;
}

/**
 * Values of all headers whose names begin with a lower-case prefix, or of the first `most` of them, by the rest of their names: lower-cased
 * first and then percent-decoded, once; a rest that cannot be decoded stays as it is.
 */
export function valuesByPrefix(rawHeaders: readonly string[], prefix: string, most = Number.POSITIVE_INFINITY): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let left = most;
  for (let i = 0; i < rawHeaders.length && left > 0; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase();
    if (!name.startsWith(prefix)) continue;
    left--;
    const key = decoded(name.slice(prefix.length));
    const value = headerText(rawHeaders[i + 1] as string);
    const values = found.get(key);
    if (values === undefined) found.set(key, [value]);
    else values.push(value);
  }
  return found;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a text of ASCII alone
const ASCII = /^[\x00-\x7f]*$/;

/** Node gives one character for each byte; clients write UTF-8. */
const headerText = (value: string): string => (ASCII.test(value) ? value : Buffer.from(value, "latin1").toString("utf8"));

function decoded(text: string): string {
  const bytes = text.includes("%") ? percentDecoded(text) : undefined;
  return bytes !== undefined && isUtf8(bytes) ? bytes.toString() : text;
}
