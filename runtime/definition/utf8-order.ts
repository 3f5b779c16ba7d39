/** The order of strings by their UTF-8 bytes, which is Go's; JavaScript's, by UTF-16 units, differs above U+D7FF. */

const ABOVE_SURROGATES = /[\ud800-\uffff]/;
const EACH_ABOVE = /[\ud800-\uffff]/g;

/** Negative, zero or positive as `a` comes before, with or after `b`. */
export function compareUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return rankOf(left) - rankOf(right);
  }
  return a.length - b.length;
}

/** A string that compares, as strings do, like the UTF-8 bytes of `text`: itself whenever it holds nothing unusual. */
export function utf8OrderKey(text: string): string {
  return ABOVE_SURROGATES.test(text) ? text.replace(EACH_ABOVE, (unit) => String.fromCharCode(rankOf(unit.charCodeAt(0)))) : text;
}

/** Surrogates stand for code points above the rest of the basic plane. */
function rankOf(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
