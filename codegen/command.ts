/** What the commands of the generator have in common: the flag that says where definitions are, the model of them, and how failures are told. */
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describeProblem } from "./describe-problem.js";
import { loadModel } from "./model/load-model.js";
import type { ApiModel } from "./model/model.js";

export const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The flag `--definitions`. */
export const DEFINITIONS_FLAG = { type: "string", default: join(REPOSITORY, "api-definitions") } as const;

/** The model of the definitions in a folder. Throws with all mistakes, a line each. */
export function readModel(folder: string): ApiModel {
  const { model, problems } = loadModel(resolve(folder));
  if (problems !== undefined) throw new Error(problems.map(describeProblem).join("\n"));
  return model;
}

/** The process ends with what the command returns, or with 1 and the message of what it throws. */
export function runCommand(command: () => number): void {
  try {
    process.exitCode = command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
