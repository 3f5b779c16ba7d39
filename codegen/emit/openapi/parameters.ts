/** Query and path parameters of operations, made from the fields of the options kinds, so that nothing is listed twice. */
import type { JsonObject } from "../../../runtime/definition/json.js";
import type { ApiModel, FieldModel } from "../../model/model.js";
import { typeNamed } from "../naming.js";

/** Which options kinds the parameters of an operation come from. */
export type OptionsKind = "ListOptions" | "CreateOptions" | "UpdateOptions" | "PatchOptions" | "DeleteOptions";

/** Fields of the options kinds that a collection is watched by, which deleting it takes no notice of. */
const WATCHING = new Set(["watch", "allowWatchBookmarks", "sendInitialEvents"]);

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  name: "Name of the object.",
  namespace: "Namespace of the object.",
};

/** Collects the parameters that a document refers to. */
export class ParameterCollector {
  readonly #parameters = new Map<string, JsonObject>();

  constructor(private readonly model: ApiModel) {}

  /** References to the query parameters of some options kinds, sorted by name. */
  query(...kinds: OptionsKind[]): JsonObject[] {
    const isDeletion = kinds.includes("DeleteOptions") && kinds.includes("ListOptions");
    const fields = new Map<string, FieldModel>();
    for (const kind of kinds) {
      for (const field of this.#optionsFields(kind)) {
        if (!(isDeletion && WATCHING.has(field.name))) fields.set(field.name, field);
      }
    }
    return [...fields.values()]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((field) => this.#reference(field.name, queryParameter(field)));
  }

  path(name: "name" | "namespace"): JsonObject {
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

  /** Options that a query can say: scalars and lists of them. */
  #optionsFields(kind: OptionsKind): FieldModel[] {
    return typeNamed(this.model, `meta/v1.${kind}`).fields.filter(
      ({ type }) => type.kind === "scalar" || (type.kind === "list" && type.item.kind === "scalar"),
    );
  }

  #reference(name: string, parameter: JsonObject): JsonObject {
    this.#parameters.set(name, parameter);
    return { $ref: `#/components/parameters/${name}` };
  }
}

function queryParameter(field: FieldModel): JsonObject {
  const type = field.type.kind === "scalar" ? field.type.type : "string";
  const isInteger = type === "int32" || type === "int64";
  return {
    name: field.name,
    in: "query",
    ...(field.description === "" ? {} : { description: field.description }),
    schema: { type: isInteger ? "integer" : type === "boolean" ? "boolean" : "string" },
  };
}
