/** What a command-line flag is, and how a table of them becomes typed values. */

/** One flag of the command line. `V` is the type of its parsed value. */
export interface Flag<V> {
  /** Name of the value in help, e.g. `port`. */
  readonly value: string;
  /** One or more sentences. */
  readonly help: string;
  /** Text parsed when the flag is not given. */
  readonly default: string;
  /** What the value may be left out for, e.g. `true` for booleans: `--anonymous-auth` alone. */
  readonly implied?: string;
  /** A repeated list flag adds to the earlier values; otherwise the last one counts. */
  readonly repeatable?: boolean;
  /** Put between the values of a repeated flag; default a comma. */
  readonly separator?: string;
  /** Turns text into the value; throws RangeError telling what is accepted. */
  parse(text: string): V;
}

export type FlagTable = Readonly<Record<string, Flag<unknown>>>;

/** The parsed values by flag name. */
export type FlagValues<T extends FlagTable> = { readonly [K in keyof T]: T[K] extends Flag<infer V> ? V : never };

/** Flags of one concern, shown under one heading of `--help`. */
export interface FlagGroup {
  readonly title: string;
  readonly flags: FlagTable;
}

/** A command line that cannot be used; `message` names the flag and what is accepted. */
export class FlagError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "FlagError";
  }
}
