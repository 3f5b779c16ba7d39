/** Keys: how long they may be, and ranges of them, which are ordered by their UTF-8 bytes. */

/** Largest key of any store; none is longer in characters. */
export const MAXIMUM_KEY_BYTES = 16 * 1024;

const LAST_CODE_POINT = 0x10ffff;

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
