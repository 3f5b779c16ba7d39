/** How much there may be in a text of JSON from others, so that reading it takes milliseconds. */

/**
 * How often characters may occur. Each comma is a value more, each bracket a list or an object; names with a backslash take tens of times
 * as long as others.
 */
const MAXIMA: readonly (readonly [character: string, most: number])[] = [
  [",", 16 * 1024],
  ["[", 16 * 1024],
  ["{", 16 * 1024],
  ["\\", 4 * 1024],
];

/** Whether the text has more in it than is read. Its length is bounded by whoever fetched it. */
export const hasTooMuch = (text: string): boolean => MAXIMA.some(([character, most]) => occursMoreThan(most, character, text));

function occursMoreThan(most: number, character: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0 && count <= most; at = text.indexOf(character, at + 1)) count++;
  return count > most;
}
