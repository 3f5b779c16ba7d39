/**
 * Nothing that was released goes or becomes another thing (VER-10): prevents that a change of a definition takes a field from clients that
 * rely on it. `api-definitions/released-api.txt` lists what releases published; `--release` puts down what is published now.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { openApiTemplates } from "../../generated/index.js";
import { publishedBy, publishedFromText, publishedText, withdrawn } from "../support/published-api.js";

const RELEASED = "api-definitions/released-api.txt";

const present = publishedBy(Object.values(openApiTemplates.v3).map((read) => JSON.parse(read())));
const problems = withdrawn(publishedFromText(readFileSync(RELEASED, "utf8")), present);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
} else if (process.argv.includes("--release")) {
  writeFileSync(RELEASED, publishedText(present));
}
