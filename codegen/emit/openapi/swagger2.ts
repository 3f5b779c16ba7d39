/** The Swagger 2.0 document: the OpenAPI 3.0 documents joined, and each construct in the older form. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../../runtime/definition/json.js";
import { placeholder } from "../naming.js";
import type { OpenApiDocument } from "./documents.js";

/** Members of a 3.0 schema that 2.0 does not have. */
const NOT_IN_2 = new Set(["deprecated", "writeOnly", "oneOf", "nullable"]);

export function swaggerDocument(documents: readonly OpenApiDocument[]): JsonObject {
  const paths: JsonObject = {};
  const definitions: JsonObject = {};
  const parameters: JsonObject = {};
  let securityDefinitions: JsonValue = {};
  for (const { document } of documents) {
    for (const [path, item] of entries(document["paths"])) paths[path] = pathItem(item);
    const components = objectOf(document["components"]);
    for (const [name, schema] of entries(components["schemas"])) definitions[name] = schemaOf(schema);
    for (const [name, parameter] of entries(components["parameters"])) parameters[name] = parameterOf(parameter);
    securityDefinitions = components["securitySchemes"] ?? {};
  }
  return {
    swagger: "2.0",
    info: { title: placeholder("name"), version: "unversioned" },
    paths: sorted(paths),
    definitions: sorted(definitions),
    parameters: sorted(parameters),
    securityDefinitions,
    security: [{ BearerToken: [] }],
  };
}

const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

const entries = (value: JsonValue | undefined): [string, JsonValue][] => Object.entries(objectOf(value)) as [string, JsonValue][];

const sorted = (object: JsonObject): JsonObject => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

function pathItem(item: JsonValue): JsonObject {
  return Object.fromEntries(
    entries(item).map(([key, value]) => [key, key === "parameters" ? parameterReferences(value) : operationOf(objectOf(value))]),
  );
}

const parameterReferences = (value: JsonValue | undefined): JsonValue[] =>
  (Array.isArray(value) ? value : []).map((parameter) => ({
    $ref: String(objectOf(parameter)["$ref"]).replace("#/components/parameters/", "#/parameters/"),
  }));

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
    ...(body.length === 0 && parameters === undefined ? {} : { parameters: [...body, ...parameterReferences(parameters)] }),
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
