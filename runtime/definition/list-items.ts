/** Headers that hold lists, as `Connection` and `Accept-Encoding` do (RFC 9110, 5.6.1). */

/**
 * The items in order, without the spaces around them; empty ones are none. A header may be nothing but hundreds of thousands of commas, for
 * which next to nothing is done.
 */
export function* listItems(header: string): Generator<string> {
  for (let start = 0; start < header.length; ) {
    if (isBetween(header.charCodeAt(start))) {
      start++;
      continue;
    }
    const comma = header.indexOf(",", start);
    const end = comma < 0 ? header.length : comma;
    const item = header.slice(start, end).trim();
    if (item !== "") yield item;
    start = end + 1;
  }
}

const [COMMA, SPACE, TAB] = [0x2c, 0x20, 0x09];

const isBetween = (code: number): boolean => code === COMMA || code === SPACE || code === TAB;
