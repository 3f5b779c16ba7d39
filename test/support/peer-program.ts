/** Finds programs that only some machines have; a suite that needs one says plainly when it is missing. */
import { spawnSync } from "node:child_process";

/** How long a program of others may take. */
export const PROGRAM_TIMEOUT_MS = 240_000;

/** The reason to skip a suite, or false when `program` runs and what it prints suits. `hint` says what will do. */
export function skipWithout(
  program: string,
  args: readonly string[],
  hint: string,
  suits: (printed: string) => boolean = () => true,
): string | false {
  const { status, stdout } = spawnSync(program, args, { encoding: "utf8", timeout: PROGRAM_TIMEOUT_MS });
  if (status !== 0) return `${program} is not installed: ${hint}`;
  return suits(stdout) ? false : `the ${program} installed does not do: ${hint}`;
}
