/**
 * Emits the OpenAPI documents in parts, whose vendor names are templates: one for each definition file, and the module that joins them on
 * demand. What a definition says stands in its part alone, however many documents show it.
 */
import { basename } from "node:path";
import { type JsonObject, objectOf } from "../../../runtime/definition/json.js";
import { type OpenApiCommon, type OpenApiPart, referencesIn, referredName } from "../../../runtime/definition/openapi-parts.js";
import { documentOf } from "../../../runtime/openapi/document-parts.js";
import { pathsOf } from "../../../runtime/openapi/paths.js";
import type { ApiModel } from "../../model/model.js";
import { definitionFolder, type EmitterContext, typesByDefinition } from "../emitter-context.js";
import { GeneratedModule } from "../generated-module.js";
import { flatLiteral, jsonText } from "../literal.js";
import type { OutputFile } from "../output-file.js";
import { newContext, type OpenApiDocument, openApiDocuments } from "./documents.js";
import { publishedName } from "./schemas.js";

export function emitOpenApi(context: EmitterContext): OutputFile[] {
  const documents = openApiDocuments(context.model);
  const module = new GeneratedModule("openapi-templates.ts", basename(context.definitions), context.runtime);
  const entries = documents.map(({ path, file, resources }) => {
    const names = [`v3/${file}`, ...resources.map(definitionFolder)].map((name) => `    ${JSON.stringify(name)},\n`);
    return `  ${JSON.stringify(path)}: ${names.length === 1 ? flatLiteral([`v3/${file}`]) : `[\n${names.join("")}  ]`},\n`;
  });
  module.addConstant({
    name: "openApiTemplates",
    type: module.definitionType("OpenApiTemplates"),
    doc: "The OpenAPI documents by the path they are served at: the parts that each is joined of.",
    initializer: `${module.doorway("readOpenApiTemplates")}(import.meta.url, {\n${entries.join("")}})`,
  });
  const parts = new PartEmitter(context.model, documents);
  return [module.print(), ...parts.files()];
}

class PartEmitter {
  readonly #schemas: JsonObject;
  /** Definitions by the published names of their types. */
  readonly #owners: ReadonlyMap<string, string>;

  constructor(
    private readonly model: ApiModel,
    private readonly documents: readonly OpenApiDocument[],
  ) {
    this.#schemas = componentsOf(documents, "schemas");
    this.#owners = new Map([...model.types.values()].map((type) => [publishedName(type, model), definitionFolder(type)]));
  }

  files(): OutputFile[] {
    return [
      fileOf("common", this.#common()),
      ...this.documents.map(({ file, own }) => fileOf(`v3/${file}`, this.#part(`v3/${file}`, own, {}))),
      ...typesByDefinition(this.model).flatMap((types) => {
        const folder = definitionFolder(types[0]);
        const named = types.map((type) => publishedName(type, this.model)).filter((name) => this.#schemas[name] !== undefined);
        if (named.length === 0) return [];
        return [
          fileOf(folder, this.#part(folder, this.#pathsIn(folder), Object.fromEntries(named.map((name) => [name, this.#schemas[name]])))),
        ];
      }),
    ];
  }

  #pathsIn(folder: string): JsonObject {
    const resources = this.model.resources.filter((resource) => definitionFolder(resource) === folder);
    return Object.assign({}, ...resources.map((resource) => pathsOf(resource, newContext(this.model))));
  }

  #part(file: string, paths: JsonObject, schemas: JsonObject): OpenApiPart {
    const owners = referencesIn([paths, schemas]).flatMap((reference) => this.#owners.get(referredName(reference)) ?? []);
    const uses = [...new Set(owners)].filter((owner) => owner !== file).sort();
    return {
      ...(uses.length === 0 ? {} : { uses }),
      ...(Object.keys(paths).length === 0 ? {} : { paths }),
      ...(Object.keys(schemas).length === 0 ? {} : { schemas }),
    };
  }

  #common(): OpenApiCommon {
    const { paths, components, ...head } = documentOf({}, {}, {});
    const { schemas, ...others } = components as JsonObject;
    const leaves = Object.entries(this.#schemas).filter(([name]) => !this.#owners.has(name));
    return {
      frame: { ...head, components: others },
      schemas: Object.fromEntries(leaves),
      parameters: componentsOf(this.documents, "parameters"),
    };
  }
}

/** Components of one sort in any document, sorted by name. */
function componentsOf(documents: readonly OpenApiDocument[], sort: "schemas" | "parameters"): JsonObject {
  const all = documents.flatMap(({ document }) => Object.entries(objectOf(objectOf(document["components"])[sort])));
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const fileOf = (name: string, content: OpenApiPart | OpenApiCommon): OutputFile => ({
  path: `openapi/${name}.json`,
  content: `${jsonText(content)}\n`,
});
