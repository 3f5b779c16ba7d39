/** Finds the OpenAPI documents that lie beside generated code, and those that the build made of them. */
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { OpenApiTemplates, PreparedDocument, PreparedDocuments } from "../definition/generated-exports.js";
import { joinParts, type OpenApiCommon, type OpenApiPart } from "../definition/openapi-parts.js";

/** Names of what the build makes, below the folder of the templates. */
export const PREPARED_FOLDER = "prepared";
export const PREPARED_INDEX = "index.json";

/** The part that all documents share. */
const COMMON = "common";

/**
 * Accessors of the documents, given by the names of their parts below `openapi/` beside the module at `moduleUrl`. The compiler does not copy them, so that for a
 * module below `dist/` they are where it was compiled from.
 */
export function readOpenApiTemplates(moduleUrl: string, v3: Readonly<Record<string, readonly string[]>>): OpenApiTemplates {
  const read = <T>(name: string): T => JSON.parse(readFileSync(locate(moduleUrl, `openapi/${name}.json`), "utf8")) as T;
  const joined = (parts: readonly string[]): string => JSON.stringify(joinParts(parts, read<OpenApiPart>, read<OpenApiCommon>(COMMON)));
  return {
    v3: Object.fromEntries(Object.entries(v3).map(([path, parts]) => [path, () => joined(parts)])),
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
