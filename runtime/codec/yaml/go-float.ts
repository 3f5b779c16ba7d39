/** Floating point numbers as the peer prints them outside JSON. */

/** The shortest text that reads back as the same number of that precision; with an exponent below 0.0001 and from 1e+06 on. */
export function formatFloat(value: number, bits: 32 | 64): string {
  const [mantissa, exponent] = shortest(value, bits).split("e") as [string, string];
  const power = Number(exponent);
  if (power >= -4 && power < 6) return String(Number(`${mantissa}e${power}`));
  return `${mantissa}e${power < 0 ? "-" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;
}

function shortest(value: number, bits: 32 | 64): string {
  if (bits === 32) {
    for (let digits = 0; digits < 9; digits++) {
      const text = value.toExponential(digits);
      if (Math.fround(Number(text)) === Math.fround(value)) return text;
    }
  }
  return value.toExponential();
}
