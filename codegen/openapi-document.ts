/**
 * Prints one OpenAPI 3.0 document of the whole API, for generators of clients in other languages:
 * `node dist/codegen/openapi-document.js [--definitions DIR] [--profile NAME]`.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { describeProblem } from "./describe-problem.js";
import { SHOWN_PROFILE } from "./emit/emitter-context.js";
import { inProfile } from "./emit/naming.js";
import { joinDocuments, openApiDocuments } from "./emit/openapi/documents.js";
import { loadModel } from "./model/load-model.js";
import { profileNamed } from "./model/profiles.js";

const REPOSITORY = resolve(fileURLToPath(import.meta.url), "../../..");

function main(): number {
  const { values } = parseArgs({
    options: {
      definitions: { type: "string", default: resolve(REPOSITORY, "api-definitions") },
      profile: { type: "string", default: SHOWN_PROFILE },
    },
  });
  const { model, problems } = loadModel(resolve(values.definitions));
  if (problems !== undefined) {
    process.stderr.write(`${problems.map(describeProblem).join("\n")}\n`);
    return 1;
  }
  const profile = profileNamed(values.profile, model.profiles);
  process.stdout.write(`${inProfile(JSON.stringify(joinDocuments(openApiDocuments(model))), profile)}\n`);
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
