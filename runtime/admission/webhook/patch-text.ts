/** The text of a patch, in base64, as the peer reads it: padded, with line breaks anywhere. */

const [LINE_FEED, CARRIAGE_RETURN, PAD] = [0x0a, 0x0d, 0x3d];

/** Whether a byte is a digit of base64. */
const IS_DIGIT = new Uint8Array(256);
for (const digit of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") IS_DIGIT[digit.charCodeAt(0)] = 1;

/** The bytes that a text encodes; undefined when it is no base64. Decoded only when it is: to decode what is none takes several times as long. */
export function decodePatch(text: string): Buffer | undefined {
  const digits = digitsOf(text);
  return digits === undefined ? undefined : Buffer.from(digits, "base64");
}

/** The text without line breaks, when it is made of digits and at most two pads behind them, four by four. */
function digitsOf(text: string): string | undefined {
  const letters = Buffer.from(text);
  // What is longer than the text has letters of other alphabets.
  if (letters.length !== text.length) return undefined;
  let [kept, pads] = [0, 0];
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as number;
    if (letter === LINE_FEED || letter === CARRIAGE_RETURN) continue;
    if (letter === PAD) pads++;
    else if (IS_DIGIT[letter] === 0 || pads > 0) return undefined;
    letters[kept++] = letter;
  }
  return pads <= 2 && kept % 4 === 0 ? letters.toString("latin1", 0, kept) : undefined;
}
