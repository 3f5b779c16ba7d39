/** The Swagger 2.0 document: the OpenAPI 3.0 documents joined, and each construct in the older form. */
import { isJsonObject, type JsonObject, type JsonValue, objectOf } from "../definition/json.js";

/** Members of a 3.0 schema that 2.0 does not have. */
const NOT_IN_2 = new Set(["deprecated", "oneOf", "nullable"]);

/** Joins OpenAPI 3.0 documents whose parameters stand in each operation, one after the other. */
export class SwaggerJoin {
  readonly #paths = new Map<string, JsonObject>();
  readonly #definitions = new Map<string, JsonValue>();
  #securityDefinitions: JsonValue = {};

  add(document: JsonObject): void {
    for (const [path, item] of entries(document["paths"])) this.#paths.set(path, pathItem(item));
    const components = objectOf(document["components"]);
    for (const [name, schema] of entries(components["schemas"])) {
      if (!this.#definitions.has(name)) this.#definitions.set(name, schemaOf(schema));
    }
    this.#securityDefinitions = components["securitySchemes"] ?? {};
  }

  /** All that was added, sorted. */
  document(title: string, version: string): JsonObject {
    return {
      swagger: "2.0",
      info: { title, version },
      paths: sorted(this.#paths),
      definitions: sorted(this.#definitions),
      securityDefinitions: this.#securityDefinitions,
      security: [{ BearerToken: [] }],
    };
  }
}

const entries = (value: JsonValue | undefined): [string, JsonValue][] => Object.entries(objectOf(value)) as [string, JsonValue][];

const sorted = (members: ReadonlyMap<string, JsonValue>): JsonObject =>
  Object.fromEntries([...members].sort(([a], [b]) => (a < b ? -1 : 1)));

function pathItem(item: JsonValue): JsonObject {
  return Object.fromEntries(
    entries(item).map(([key, value]) => [key, key === "parameters" ? parametersOf(value) : operationOf(objectOf(value))]),
  );
}

const parametersOf = (value: JsonValue | undefined): JsonValue[] => (Array.isArray(value) ? value.map(parameterOf) : []);

function operationOf(operation: JsonObject): JsonObject {
  const { requestBody, responses, parameters, description, tags, operationId, ...extensions } = operation;
  const body = requestBody === undefined ? [] : [bodyParameter(objectOf(requestBody))];
  const results = entries(responses).map(([code, response]) => [code, responseOf(objectOf(response))] as const);
  return {
    description: description ?? "",
    consumes: mediaTypes(requestBody),
    produces: mediaTypes(objectOf(responses)["200"]),
    schemes: ["https"],
    tags: tags ?? [],
    operationId: operationId ?? "",
    ...(body.length === 0 && parameters === undefined ? {} : { parameters: [...body, ...parametersOf(parameters)] }),
    responses: Object.fromEntries(results),
    ...extensions,
  };
}

function mediaTypes(holder: JsonValue | undefined): string[] {
  const types = Object.keys(objectOf(objectOf(holder)["content"]));
  return types.length === 0 ? ["*/*"] : types;
}

function bodyParameter(body: JsonObject): JsonObject {
  return { name: "body", in: "body", ...(body["required"] === true ? { required: true } : {}), schema: contentSchema(body) };
}

function responseOf(response: JsonObject): JsonObject {
  return { description: response["description"] ?? "", ...(response["content"] === undefined ? {} : { schema: contentSchema(response) }) };
}

function contentSchema(holder: JsonObject): JsonValue {
  const first = entries(holder["content"])[0]?.[1];
  return schemaOf(objectOf(first)["schema"] ?? {});
}

function parameterOf(parameter: JsonValue): JsonObject {
  const { schema, ...rest } = objectOf(parameter);
  return { ...rest, ...objectOf(schema) };
}

function schemaOf(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(schemaOf);
  if (!isJsonObject(schema)) return schema;
  const { allOf, ...rest } = schema;
  const own = Object.entries(rest)
    .filter(([name]) => !NOT_IN_2.has(name))
    .map(([name, value]) => [name, memberOf(name, value as JsonValue)] as const);
  const type = schema["oneOf"] === undefined ? {} : { type: "string" };
  const referred = Array.isArray(allOf) ? objectOf(schemaOf(allOf[0] ?? {})) : {};
  return { ...Object.fromEntries(own), ...type, ...referred };
}

function memberOf(name: string, value: JsonValue): JsonValue {
  if (name === "$ref") return String(value).replace("#/components/schemas/", "#/definitions/");
  if (name === "properties") return Object.fromEntries(entries(value).map(([key, property]) => [key, schemaOf(property)]));
  return name === "items" || name === "additionalProperties" ? schemaOf(value) : value;
}
