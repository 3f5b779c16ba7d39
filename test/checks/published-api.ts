/**
 * Nothing that was released goes or becomes another thing (VER-10): prevents that a change of a definition takes a field from clients that
 * rely on it. `api-definitions/released-api.txt` lists what releases published; `--release` puts down what is published now.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedBy, publishedFromText, publishedText, withdrawn } from "../support/published-api.js";

const DOCUMENTS = "generated/openapi/v3";
const RELEASED = "api-definitions/released-api.txt";

const files = readdirSync(DOCUMENTS).filter((name) => name.endsWith(".json"));
const present = publishedBy(files.map((name) => JSON.parse(readFileSync(join(DOCUMENTS, name), "utf8"))));
const problems = withdrawn(publishedFromText(readFileSync(RELEASED, "utf8")), present);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
} else if (process.argv.includes("--release")) {
  writeFileSync(RELEASED, publishedText(present));
}
