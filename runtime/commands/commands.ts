/** The sub-commands by name. */
import { FlagError } from "../flags/flag.js";
import { checkCommand } from "./check.js";
import { type Command, type CommandResult, runCommand } from "./command.js";
import { kubeconfigCommand } from "./kubeconfig.js";
import { restoreCommand, saveCommand, statusCommand } from "./snapshot.js";

const COMMANDS: readonly Command[] = [kubeconfigCommand, checkCommand, saveCommand, restoreCommand, statusCommand];

/** Runs what a command line names. Throws FlagError when that is no command. */
export function runNamed(argv: readonly string[]): Promise<CommandResult> {
  const words = argv.filter((word) => !word.startsWith("-"));
  for (const command of COMMANDS) {
    const name = command.name.split(" ");
    if (name.every((word, index) => argv[index] === word)) return runCommand(command, argv.slice(name.length));
  }
  const under = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `));
  const offered = under.length > 0 ? under : COMMANDS;
  if (under.length > 0 && (argv.includes("--help") || argv.includes("-h"))) return Promise.resolve({ output: overview(under), status: 0 });
  throw new FlagError(
    `there is no command ${JSON.stringify(words.slice(0, 2).join(" "))}; there are ${offered.map(({ name }) => name).join(", ")}`,
  );
}

const overview = (commands: readonly Command[]): string =>
  `${commands.map(({ name, purpose }) => `orch-apiserver ${name}\n        ${purpose}\n`).join("")}\nEach has a --help of its own.\n`;
