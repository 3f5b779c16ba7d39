/** Finds programs that only some machines have; a suite that needs one says plainly when it is missing. */
import { spawnSync } from "node:child_process";

/** The reason to skip a suite, or false when `program` runs. `hint` says how to get it. */
export function skipWithout(program: string, args: readonly string[], hint: string): string | false {
  const found = spawnSync(program, args, { stdio: "ignore" }).status === 0;
  return found ? false : `${program} is not installed: ${hint}`;
}
