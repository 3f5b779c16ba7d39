/** Finds the OpenAPI documents that lie beside generated code, and those that the build made of them. */
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { OpenApiTemplates, PreparedDocument, PreparedDocuments } from "../definition/generated-exports.js";

/** Names of what the build makes, below the folder of the templates. */
export const PREPARED_FOLDER = "prepared";
export const PREPARED_INDEX = "index.json";

/**
 * Accessors of the documents below `openapi/` beside the module at `moduleUrl`. The compiler does not copy them, so that for a
 * module below `dist/` they are where it was compiled from.
 */
export function readOpenApiTemplates(moduleUrl: string, v3: Readonly<Record<string, string>>): OpenApiTemplates {
  const read = (file: string): string => readFileSync(locate(moduleUrl, `openapi/${file}`), "utf8");
  return {
    v3: Object.fromEntries(Object.entries(v3).map(([path, file]) => [path, () => read(file)])),
    prepared: (profile) => preparedBeside(moduleUrl, profile),
  };
}

function preparedBeside(moduleUrl: string, profile: string): PreparedDocuments | undefined {
  const folder = new URL(`openapi/${PREPARED_FOLDER}/${profile}/`, moduleUrl);
  const index = new URL(PREPARED_INDEX, folder);
  if (!existsSync(index)) return undefined;
  const documents = JSON.parse(readFileSync(index, "utf8")) as Readonly<Record<string, PreparedDocument>>;
  return { documents, read: (file) => readFile(new URL(file, folder)) };
}

function locate(moduleUrl: string, file: string): string {
  const beside = fileURLToPath(new URL(file, moduleUrl));
  return existsSync(beside) ? beside : fileURLToPath(new URL(file, moduleUrl.replace(/\/dist\/(?!.*\/dist\/)/, "/")));
}
