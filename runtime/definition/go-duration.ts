/** Durations as Go writes them (`1h30m`, `250ms`), which flags and the `timeout` query parameter use. */

const UNITS: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, µs: 1e-3, μs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const TERM = /^(\d+\.?\d*|\.\d+)([^\d.]*)/;

/** Milliseconds of a Go duration. Throws RangeError with Go's own text, e.g. `time: invalid duration "x"`. */
export function parseGoDuration(text: string): number {
  const quoted = JSON.stringify(text);
  const negative = text.startsWith("-");
  let rest = /^[+-]/.test(text) ? text.slice(1) : text;
  if (rest === "0") return 0;
  if (rest === "") throw new RangeError(`time: invalid duration ${quoted}`);
  let total = 0;
  while (rest !== "") {
    const term = TERM.exec(rest);
    if (term === null) throw new RangeError(`time: invalid duration ${quoted}`);
    const [whole, amount = "", unit = ""] = term;
    if (unit === "") throw new RangeError(`time: missing unit in duration ${quoted}`);
    const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
    if (factor === undefined) throw new RangeError(`time: unknown unit ${JSON.stringify(unit)} in duration ${quoted}`);
    total += Number(amount) * factor;
    rest = rest.slice(whole.length);
  }
  if (total > Number.MAX_SAFE_INTEGER / 1e6) throw new RangeError(`time: invalid duration ${quoted}`);
  return negative ? -total : total;
}
