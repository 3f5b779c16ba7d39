/** The Swagger 2.0 document: the OpenAPI 3.0 documents joined, and each construct in the older form. */
import { isJsonObject, type JsonObject, type JsonValue, objectOf } from "../definition/json.js";
import { firstFree } from "./free-name.js";

/** Members of a 3.0 schema that 2.0 does not have. */
const NOT_IN_2 = new Set(["deprecated", "oneOf", "nullable"]);

/**
 * Joins OpenAPI 3.0 documents whose parameters stand in each operation, one after the other. Kinds of different documents may have the same
 * published name, and operations the same id: those that come later get another one, `_v2` behind it, as in the peer.
 */
export class SwaggerJoin {
  readonly #paths = new Map<string, JsonObject>();
  readonly #definitions = new Map<string, JsonValue>();
  readonly #operationIds = new Set<string>();
  #securityDefinitions: JsonValue = {};

  add(document: JsonObject): void {
    const components = objectOf(document["components"]);
    const schemas = entries(components["schemas"]);
    const names = new Map<string, string>();
    for (const [name, schema] of schemas) {
      const free = this.#nameFor(name, JSON.stringify(schemaOf(schema)));
      if (free !== name) names.set(name, free);
    }
    for (const [path, item] of entries(document["paths"])) this.#paths.set(path, this.#withOwnIds(pathItem(referringTo(names, item))));
    for (const [name, schema] of schemas) {
      const own = names.get(name) ?? name;
      if (!this.#definitions.has(own)) this.#definitions.set(own, schemaOf(referringTo(names, schema)));
    }
    this.#securityDefinitions = components["securitySchemes"] ?? {};
  }

  /** The name that is free, or has this very schema. */
  #nameFor(name: string, text: string): string {
    return firstFree(name, (each) => {
      const known = this.#definitions.get(each);
      return known === undefined || JSON.stringify(known) === text;
    });
  }

  #withOwnIds(item: JsonObject): JsonObject {
    for (const [, operation] of entries(item)) {
      if (!isJsonObject(operation) || typeof operation["operationId"] !== "string") continue;
      const own = firstFree(operation["operationId"], (each) => !this.#operationIds.has(each));
      this.#operationIds.add(own);
      operation["operationId"] = own;
    }
    return item;
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

const SCHEMAS = "#/components/schemas/";

/** What a part of a document says, of schemas that have got other names. */
function referringTo(names: ReadonlyMap<string, string>, value: JsonValue): JsonValue {
  if (names.size === 0) return value;
  if (Array.isArray(value)) return value.map((item) => referringTo(names, item));
  if (!isJsonObject(value)) return value;
  const members = entries(value).map(([name, member]) => {
    const referred = name === "$ref" && typeof member === "string" ? names.get(member.slice(SCHEMAS.length)) : undefined;
    return [name, referred === undefined ? referringTo(names, member) : SCHEMAS + referred] as const;
  });
  return Object.fromEntries(members);
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
  if (name === "$ref") return String(value).replace(SCHEMAS, "#/definitions/");
  if (name === "properties") return Object.fromEntries(entries(value).map(([key, property]) => [key, schemaOf(property)]));
  return name === "items" || name === "additionalProperties" ? schemaOf(value) : value;
}
