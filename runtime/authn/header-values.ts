/** Header values as they came: each line by itself, in order, because joined ones cannot be told apart from ones that hold a comma. */

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
 * Values of all headers whose names begin with a lower-case prefix, by the rest of their names: lower-cased first and then
 * percent-decoded, once; a rest that cannot be decoded stays as it is.
 */
export function valuesByPrefix(rawHeaders: readonly string[], prefix: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase();
    if (!name.startsWith(prefix)) continue;
    const key = percentDecoded(name.slice(prefix.length));
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

const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/;

/** To have the library say what is broken takes many times as long as to see it. */
function percentDecoded(text: string): string {
  if (!text.includes("%") || BROKEN_ESCAPE.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
