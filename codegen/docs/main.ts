/** Reference pages of the API as Markdown: `node dist/codegen/docs/main.js [--definitions DIR] [--profile NAME] [--out DIR]`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DEFINITIONS_FLAG, REPOSITORY, readModel, runCommand } from "../command.js";
import { SHOWN_PROFILE } from "../emit/emitter-context.js";
import { inProfile } from "../emit/naming.js";
import { profileNamed } from "../model/profiles.js";
import { referencePages } from "./pages.js";

function main(): number {
  const { values } = parseArgs({
    options: {
      definitions: DEFINITIONS_FLAG,
      profile: { type: "string", default: SHOWN_PROFILE },
      out: { type: "string", default: join(REPOSITORY, "dist/docs") },
    },
  });
  const model = readModel(values.definitions);
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

runCommand(main);
