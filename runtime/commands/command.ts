/** A sub-command of `orch-apiserver`, and how one is run. */
import { FlagError, type FlagTable, type FlagValues } from "../flags/flag.js";
import { helpText } from "../flags/help.js";
import { parseFlags } from "../flags/parse-flags.js";

/** What a command prints, and how it ends. */
export interface CommandResult {
  readonly output: string;
  /** Exit status; 1 for a check that found something. */
  readonly status: number;
}

export interface Command {
  /** e.g. `snapshot save`. */
  readonly name: string;
  readonly purpose: string;
  /** What stands before the flags, in help, e.g. `<file>`; absent: nothing does. A trailing `?` means that it may be left out. */
  readonly argument?: string;
  readonly flags: FlagTable;
  run(argument: string | undefined, flags: never): Promise<CommandResult>;
}

/** Gives a command's flags their types. */
export function defineCommand<T extends FlagTable>(
  command: Omit<Command, "flags" | "run"> & {
    readonly flags: T;
    run(argument: string | undefined, flags: FlagValues<T>): Promise<CommandResult>;
  },
): Command {
  return command as unknown as Command;
}

/** Runs a command on what stands behind its name. Throws FlagError for a command line that cannot be used. */
export async function runCommand(command: Command, argv: readonly string[]): Promise<CommandResult> {
  if (argv.includes("--help") || argv.includes("-h")) return { output: helpOf(command), status: 0 };
  const hasArgument = command.argument !== undefined && argv[0] !== undefined && !argv[0].startsWith("-");
  if (command.argument !== undefined && !command.argument.endsWith("?") && !hasArgument) {
    throw new FlagError(`${command.name} needs ${command.argument}${argv.length === 0 ? "" : ", before any flag"}`);
  }
  const flags = parseFlags(command.flags, argv.slice(hasArgument ? 1 : 0));
  return command.run(hasArgument ? argv[0] : undefined, flags as never);
}

function helpOf({ name, argument = "", purpose, flags }: Command): string {
  const shown = argument.endsWith("?") ? ` [${argument.slice(0, -1)}]` : argument === "" ? "" : ` ${argument}`;
  return helpText(`orch-apiserver ${name}${shown}`, purpose, Object.keys(flags).length === 0 ? [] : [{ title: "Flags", flags }]);
}
