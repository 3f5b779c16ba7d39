/** Query and path parameters of operations, made from the fields of the options kinds, so that nothing is listed twice. */
import type { JsonObject } from "../../../runtime/definition/json.js";
import type { KindReference } from "../../../runtime/definition/resource-definition.js";
import { parameterReference } from "../../../runtime/openapi/leaves.js";
import type { ParameterReferences } from "../../../runtime/openapi/operations.js";
import { type OptionsKind, optionsFields } from "../../../runtime/openapi/options-fields.js";
import type { FieldModel } from "../../../runtime/schema/declared/type-model.js";
import type { ApiModel } from "../../model/model.js";
import { typeNamed } from "../naming.js";

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  name: "Name of the object.",
  namespace: "Namespace of the object.",
  path: "What follows the sub-resource.",
};

/** Collects the parameters that a document refers to. */
export class ParameterCollector implements ParameterReferences {
  readonly #parameters = new Map<string, JsonObject>();

  constructor(private readonly model: ApiModel) {}

  /** References to the query parameters of some options kinds, sorted by name. */
  query(...kinds: OptionsKind[]): JsonObject[] {
    const fields = optionsFields(kinds, (kind) => fieldsOfQuery(this.model, `meta/v1.${kind}`));
    return fields.map((field) => this.#reference(field.name, queryParameter(field)));
  }

  options({ group, version, kind }: KindReference): JsonObject[] {
    const folder = this.model.groups.find(({ name, versions }) => name === group && versions.includes(version))?.folder;
    return fieldsOfQuery(this.model, `${folder}/${version}.${kind}`)
      .map(queryParameter)
      .sort((a, b) => (String(a["name"]) < String(b["name"]) ? -1 : 1));
  }

  path(name: "name" | "namespace" | "path"): JsonObject {
    return this.#reference(name, {
      name,
      in: "path",
      description: PATH_PARAMETERS[name] ?? "",
      required: true,
      schema: { type: "string" },
    });
  }

  pretty(): JsonObject {
    return this.#reference("pretty", {
      name: "pretty",
      in: "query",
      description: "If 'true', then the output is pretty printed.",
      schema: { type: "string" },
    });
  }

  /** All parameters asked for, sorted by name. */
  parameters(): JsonObject {
    return Object.fromEntries([...this.#parameters].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #reference(name: string, parameter: JsonObject): JsonObject {
    this.#parameters.set(name, parameter);
    return parameterReference(name);
  }
}

/** Options that a query can say: scalars and lists of them. */
const fieldsOfQuery = (model: ApiModel, type: string): FieldModel[] =>
  typeNamed(model, type).fields.filter(
    ({ name, type }) =>
      !["apiVersion", "kind"].includes(name) && (type.kind === "scalar" || (type.kind === "list" && type.item.kind === "scalar")),
  );

function queryParameter(field: FieldModel): JsonObject {
  const item = field.type.kind === "list" ? field.type.item : field.type;
  const type = item.kind === "scalar" ? item.type : "string";
  const isInteger = type === "int32" || type === "int64";
  return {
    name: field.name,
    in: "query",
    ...(field.description === "" ? {} : { description: field.description }),
    schema: { type: isInteger ? "integer" : type === "boolean" ? "boolean" : "string" },
  };
}
