/** The generator: definitions in, code out. `node dist/codegen/main.js [--definitions DIR] [--out DIR] [--check]`. */
import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { DEFINITIONS_FLAG, REPOSITORY, readModel, runCommand } from "./command.js";
import { emit } from "./emit/emit.js";
import { emitterContext } from "./emit/emitter-context.js";
import { compareFiles, writeFiles } from "./write/write-files.js";

const USAGE = `Generates code from API definitions.

  --definitions DIR  folder of definitions (default: api-definitions of the repository)
  --out DIR          folder that will hold the generated code and nothing else (default: generated, beside the definitions)
  --check            write nothing; list the files that are not current and exit 1 if there are any
`;

interface Options {
  readonly definitions: string;
  readonly out: string;
  readonly check: boolean;
}

function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      definitions: DEFINITIONS_FLAG,
      out: { type: "string" },
      check: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return undefined;
  const definitions = resolve(values.definitions);
  return { definitions, out: resolve(values.out ?? join(dirname(definitions), "generated")), check: values.check };
}

/** The runtime that generated code will import, relative to it: its neighbour if it has one, else this repository's. */
function runtimePath(out: string): string {
  const neighbour = join(dirname(out), "runtime");
  const runtime = existsSync(neighbour) ? neighbour : join(REPOSITORY, "runtime");
  return relative(out, runtime).split(sep).join("/");
}

function main(): number {
  const options = readOptions();
  if (options === undefined) {
    process.stdout.write(USAGE);
    return 0;
  }
  const model = readModel(options.definitions);
  const definitions = relative(dirname(options.definitions), options.definitions);
  const files = emit(emitterContext({ model, runtime: runtimePath(options.out), definitions }));
  const difference = options.check ? compareFiles(options.out, files) : writeFiles(options.out, files);
  const lines = [
    ...difference.missing.map((path) => `${options.check ? "missing" : "wrote"} ${path}`),
    ...difference.changed.map((path) => `${options.check ? "not current" : "wrote"} ${path}`),
    ...difference.surplus.map((path) => `${options.check ? "surplus" : "removed"} ${path}`),
  ];
  if (lines.length > 0) process.stdout.write(`${lines.join("\n")}\n`);
  return options.check && lines.length > 0 ? 1 : 0;
}

runCommand(main);
