/**
 * Prints one OpenAPI 3.0 document of the whole API, for generators of clients in other languages:
 * `node dist/codegen/openapi-document.js [--definitions DIR] [--profile NAME]`.
 */
import { parseArgs } from "node:util";
import { DEFINITIONS_FLAG, readModel, runCommand } from "./command.js";
import { SHOWN_PROFILE } from "./emit/emitter-context.js";
import { inProfile } from "./emit/naming.js";
import { joinDocuments, openApiDocuments } from "./emit/openapi/documents.js";
import { profileNamed } from "./model/profiles.js";

function main(): number {
  const { values } = parseArgs({
    options: {
      definitions: DEFINITIONS_FLAG,
      profile: { type: "string", default: SHOWN_PROFILE },
    },
  });
  const model = readModel(values.definitions);
  const profile = profileNamed(values.profile, model.profiles);
  process.stdout.write(`${inProfile(JSON.stringify(joinDocuments(openApiDocuments(model))), profile)}\n`);
  return 0;
}

runCommand(main);
