/** Emits the OpenAPI documents as JSON files whose vendor names are templates, and the module that reads them on demand. */
import { basename } from "node:path";
import type { EmitterContext } from "../emitter-context.js";
import { GeneratedModule } from "../generated-module.js";
import { jsonText } from "../literal.js";
import type { OutputFile } from "../output-file.js";
import { openApiDocuments } from "./documents.js";

export function emitOpenApi(context: EmitterContext): OutputFile[] {
  const documents = openApiDocuments(context.model);
  const module = new GeneratedModule("openapi-templates.ts", basename(context.definitions), context.runtime);
  const entries = documents.map(({ path, file }) => `  ${JSON.stringify(path)}: ${JSON.stringify(`v3/${file}.json`)},\n`);
  module.addConstant({
    name: "openApiTemplates",
    type: module.definitionType("OpenApiTemplates"),
    doc: "The OpenAPI documents by the path they are served at.",
    initializer: `${module.doorway("readOpenApiTemplates")}(import.meta.url, {\n${entries.join("")}})`,
  });
  return [
    module.print(),
    ...documents.map(({ file, document }) => ({ path: `openapi/v3/${file}.json`, content: `${jsonText(document)}\n` })),
  ];
}
