/** Reference pages of the API as Markdown: `node dist/codegen/docs/main.js [--definitions DIR] [--profile NAME] [--out DIR]`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { describeProblem } from "../describe-problem.js";
import { SHOWN_PROFILE } from "../emit/emitter-context.js";
import { inProfile } from "../emit/naming.js";
import { loadModel } from "../model/load-model.js";
import { profileNamed } from "../model/profiles.js";
import { referencePages } from "./pages.js";

const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

function main(): number {
  const { values } = parseArgs({
    options: {
      definitions: { type: "string", default: join(REPOSITORY, "api-definitions") },
      profile: { type: "string", default: SHOWN_PROFILE },
      out: { type: "string", default: join(REPOSITORY, "dist/docs") },
    },
  });
  const { model, problems } = loadModel(resolve(values.definitions));
  if (problems !== undefined) {
    process.stderr.write(`${problems.map(describeProblem).join("\n")}\n`);
    return 1;
  }
  const profile = profileNamed(values.profile, model.profiles);
  const out = resolve(values.out);
  rmSync(out, { recursive: true, force: true });
  for (const { path, content } of referencePages(model)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), inProfile(content, profile));
  }
  process.stdout.write(`the reference begins at ${relative(process.cwd(), join(out, "README.md"))}\n`);
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
