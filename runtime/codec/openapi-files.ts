/** Finds the OpenAPI documents that lie beside generated code. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OpenApiTemplates } from "../definition/generated-exports.js";

/**
 * Accessors of the documents below `openapi/` beside the module at `moduleUrl`. The compiler does not copy them, so that for a
 * module below `dist/` they are where it was compiled from.
 */
export function readOpenApiTemplates(moduleUrl: string, v2: string, v3: Readonly<Record<string, string>>): OpenApiTemplates {
  const read = (file: string): string => readFileSync(locate(moduleUrl, `openapi/${file}`), "utf8");
  return { v2: () => read(v2), v3: Object.fromEntries(Object.entries(v3).map(([path, file]) => [path, () => read(file)])) };
}

function locate(moduleUrl: string, file: string): string {
  const beside = fileURLToPath(new URL(file, moduleUrl));
  return existsSync(beside) ? beside : fileURLToPath(new URL(file, moduleUrl.replace(/\/dist\/(?!.*\/dist\/)/, "/")));
}
