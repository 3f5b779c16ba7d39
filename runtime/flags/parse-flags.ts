/** Reads a command line against a table of flags, in the syntax of the peer: `--name value`, `--name=value`, booleans alone. */
import { type Flag, FlagError, type FlagTable, type FlagValues } from "./flag.js";

/** Values of all flags. Throws FlagError for unknown flags, missing or malformed values, and stray arguments. */
export function parseFlags<T extends FlagTable>(table: T, argv: readonly string[]): FlagValues<T> {
  const given = readArguments(table, argv);
  const values: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(table)) {
    values[name] = parseValue(name, flag, given.get(name) ?? flag.default);
  }
  return values as FlagValues<T>;
}

function parseValue(name: string, flag: Flag<unknown>, text: string): unknown {
  try {
    return flag.parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new FlagError(`flag --${name}: invalid value ${JSON.stringify(text)}: ${error.message}`);
  }
}

function readArguments(table: FlagTable, argv: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i] as string;
    if (!argument.startsWith("-")) throw new FlagError(`unexpected argument ${JSON.stringify(argument)}: only flags are accepted`);
    const equals = argument.indexOf("=");
    const shown = equals < 0 ? argument : argument.slice(0, equals);
    const name = flagName(table, shown);
    const flag = table[name] as Flag<unknown>;
    let value = equals < 0 ? flag.implied : argument.slice(equals + 1);
    if (value === undefined) {
      i += 1;
      value = argv[i];
    }
    if (value === undefined) throw new FlagError(`flag needs a value: ${shown} <${flag.value}>`);
    const earlier = flag.repeatable === true ? given.get(name) : undefined;
    given.set(name, earlier === undefined ? value : `${earlier}${flag.separator ?? ","}${value}`);
  }
  return given;
}

/** The name in the table; underscores count as dashes and `-v` is `--v`, as in the peer. */
function flagName(table: FlagTable, shown: string): string {
  const name = shown === "-v" ? "v" : shown.startsWith("--") ? shown.slice(2).replaceAll("_", "-") : "";
  if (name !== "" && Object.hasOwn(table, name)) return name;
  const names = Object.keys(table);
  const near = names.find((candidate) => editDistance(candidate, name) <= 2);
  const hint = near === undefined ? "" : `, did you mean --${near}?`;
  const accepted = names.length === 0 ? "none but --help" : names.map((each) => `--${each}`).join(", ");
  throw new FlagError(`unknown flag: ${shown}${hint}\naccepted flags: ${accepted}`);
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substitution, (previous[j] as number) + 1, (row[j - 1] as number) + 1));
    }
    previous = row;
  }
  return previous[b.length] as number;
}
