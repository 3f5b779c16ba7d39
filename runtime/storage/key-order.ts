/** The order of keys is that of their UTF-8 bytes; strings compare by UTF-16 units, which differs above U+D7FF. */

const ABOVE_SURROGATES = /[\ud800-\uffff]/;
const EACH_ABOVE = /[\ud800-\uffff]/g;
const LAST_CODE_POINT = 0x10ffff;

/**
 * A string that compares, as strings do, like the key's UTF-8 bytes: surrogates move behind all other units. The key itself
 * whenever it holds nothing so unusual.
 */
export function orderKey(key: string): string {
  if (!ABOVE_SURROGATES.test(key)) return key;
  return key.replace(EACH_ABOVE, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });
}

/** The first key that is behind all keys with the prefix; undefined when there is none. */
export function prefixEnd(prefix: string): string | undefined {
  for (let end = prefix.length; end > 0; ) {
    const start = end > 1 && isLowSurrogate(prefix.charCodeAt(end - 1)) ? end - 2 : end - 1;
    const last = prefix.codePointAt(start) as number;
    // The code points of surrogates have no UTF-8 form.
    if (last !== LAST_CODE_POINT) return prefix.slice(0, start) + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
    end = start;
  }
  return undefined;
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;
