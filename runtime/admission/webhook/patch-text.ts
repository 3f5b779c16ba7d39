/** The text of a patch, in base64, as the peer reads it: padded, with line breaks anywhere. */

/** Letters that Node takes for digits, and the peer does not. */
const FOREIGN_DIGITS = ["-", "_"];
const LINE_BREAKS = ["\n", "\r"];

/** The bytes that a text encodes; undefined when it is no base64. */
export function decodePatch(text: string): Buffer | undefined {
  // What is longer than the text has letters of other alphabets.
  if (Buffer.byteLength(text) !== text.length || FOREIGN_DIGITS.some((digit) => text.includes(digit))) return undefined;
  const kept = LINE_BREAKS.reduce((left, lineBreak) => left - countOf(lineBreak, text), text.length);
  if (kept % 4 !== 0) return undefined;
  // Node leaves out what is no digit: fewer bytes than so many digits have tell of it, in a fraction of the time of looking at each.
  const bytes = Buffer.from(text, "base64");
  return bytes.length === (kept / 4) * 3 - padsOf(text) ? bytes : undefined;
}

function countOf(letter: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count++;
  return count;
}

/** How many pads are at the end, with line breaks between them or not; two where there are more. */
function padsOf(text: string): number {
  let pads = 0;
  for (let at = text.length - 1; at >= 0 && pads < 2; at--) {
    if (text[at] === "=") pads++;
    else if (!LINE_BREAKS.includes(text[at] as string)) break;
  }
  return pads;
}
