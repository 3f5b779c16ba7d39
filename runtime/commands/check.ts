/** `orch-apiserver check`: every mistake in API definitions, without generating anything. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { FlagError } from "../flags/flag.js";
import { defineCommand } from "./command.js";

/** The shipped definitions, seen from the bundle. */
const SHIPPED = fileURLToPath(new URL("../../api-definitions", import.meta.url));

export const checkCommand = defineCommand({
  name: "check",
  purpose:
    "Checks a folder of API definitions and tells every mistake with file, line, column and what would be right. A folder without schemas and profiles is checked as an addition to the shipped definitions. Default: the shipped ones. Ends with status 1 when there are mistakes.",
  argument: "<folder>?",
  flags: {},
  async run(argument) {
    const folder = argument === undefined ? SHIPPED : resolve(argument);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new FlagError(`${folder} is no folder`);
    if (!readdirSync(folder, { recursive: true, encoding: "utf8" }).some((name) => name.endsWith(".yaml")))
      throw new FlagError(`${folder} has no definitions: no .yaml file is below it`);
    const whole = existsSync(join(folder, "definition.schema.json"));
    const [{ loadModel }, { describeProblem }] = await Promise.all([
      import("../../codegen/model/load-model.js"),
      import("../../codegen/describe-problem.js"),
    ]);
    const { model, problems } = whole ? loadModel(folder) : loadModel(SHIPPED, [folder]);
    if (problems !== undefined) return { output: `${problems.map(describeProblem).join("\n")}\n`, status: 1 };
    const own = whole ? model.resources : model.resources.filter(({ source }) => resolve(SHIPPED, "..", source.file).startsWith(folder));
    return { output: `${own.length} resources, no mistakes\n`, status: 0 };
  },
});
