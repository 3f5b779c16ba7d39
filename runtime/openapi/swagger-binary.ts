/** The binary form of Swagger 2.0 documents that command-line clients ask for: messages of the public OpenAPIv2 `.proto` file. */
import { isJsonObject, type JsonValue } from "../definition/json.js";
import {
  bool,
  custom,
  double,
  int,
  listOf,
  type Message,
  message,
  messages,
  named,
  nest,
  requirements,
  strings,
  text,
  type Writer,
  writeForm,
  writeMessage,
  yaml,
  yamls,
} from "./message-table.js";

const SCHEMA: Message = {
  members: {
    $ref: [1, text],
    format: [2, text],
    title: [3, text],
    description: [4, text],
    default: [5, yaml],
    multipleOf: [6, double],
    maximum: [7, double],
    exclusiveMaximum: [8, bool],
    minimum: [9, double],
    exclusiveMinimum: [10, bool],
    maxLength: [11, int],
    minLength: [12, int],
    pattern: [13, text],
    maxItems: [14, int],
    minItems: [15, int],
    uniqueItems: [16, bool],
    maxProperties: [17, int],
    minProperties: [18, int],
    required: [19, strings],
    enum: [20, yamls],
    additionalProperties: [21, custom(writeAdditionalProperties)],
    type: [22, custom((w, number, value) => nest(w, [number], () => writeForm(w, 1, strings, [value])))],
    items: [23, message(() => SCHEMA, 1)],
    allOf: [24, messages(() => SCHEMA)],
    properties: [25, named(() => SCHEMA, [1])],
    readOnly: [27, bool],
  },
  extensions: 31,
};

/** Numbers of a parameter that is no body, in a query and in a path. */
const nonBody = (type: number, offset: number): Message => ({
  members: {
    required: [1, bool],
    in: [2, text],
    description: [3, text],
    name: [4, text],
    type: [type, text],
    format: [type + 1, text],
    uniqueItems: [offset, bool],
  },
});
const QUERY_PARAMETER = nonBody(6, 20);
const PATH_PARAMETER = nonBody(5, 19);

const BODY_PARAMETER: Message = {
  members: { description: [1, text], name: [2, text], in: [3, text], required: [4, bool], schema: [5, message(() => SCHEMA)] },
  extensions: 6,
};

const RESPONSE: Message = { members: { description: [1, text], schema: [2, message(() => SCHEMA, 1)] }, extensions: 5 };

const OPERATION: Message = {
  members: {
    tags: [1, strings],
    summary: [2, text],
    description: [3, text],
    operationId: [5, text],
    produces: [6, strings],
    consumes: [7, strings],
    parameters: [8, custom(writeParameters)],
    responses: [9, named(() => RESPONSE, [1], [1])],
    schemes: [10, strings],
    deprecated: [11, bool],
  },
  extensions: 13,
};

const PATH_ITEM: Message = {
  members: {
    get: [2, message(() => OPERATION)],
    put: [3, message(() => OPERATION)],
    post: [4, message(() => OPERATION)],
    delete: [5, message(() => OPERATION)],
    options: [6, message(() => OPERATION)],
    head: [7, message(() => OPERATION)],
    patch: [8, message(() => OPERATION)],
    parameters: [9, custom(writeParameters)],
  },
  extensions: 10,
};

const INFO: Message = { members: { title: [1, text], version: [2, text], description: [3, text] }, extensions: 7 };

const API_KEY: Message = {
  members: { type: [1, text], name: [2, text], in: [3, text], description: [4, text] },
  extensions: 5,
};

/** A whole document. */
export const SWAGGER: Message = {
  members: {
    swagger: [1, text],
    info: [2, message(() => INFO)],
    paths: [8, named(() => PATH_ITEM, [2])],
    definitions: [9, named(() => SCHEMA, [1])],
    security: [12, requirements],
    securityDefinitions: [13, named(() => API_KEY, [1], [2])],
  },
  extensions: 16,
};

function writeAdditionalProperties(w: Writer, number: number, value: JsonValue): void {
  if (typeof value === "boolean") nest(w, [number], () => w.uint32(2 << 3).bool(value));
  else nest(w, [number, 1], () => writeMessage(w, SCHEMA, value));
}

/** Parameters are told apart by where they go. */
function writeParameters(w: Writer, number: number, value: JsonValue): void {
  for (const parameter of listOf(value)) {
    const place = isJsonObject(parameter) ? parameter["in"] : undefined;
    if (place === "body") nest(w, [number, 1, 1], () => writeMessage(w, BODY_PARAMETER, parameter));
    else if (place === "path") nest(w, [number, 1, 2, 4], () => writeMessage(w, PATH_PARAMETER, parameter));
    else nest(w, [number, 1, 2, 3], () => writeMessage(w, QUERY_PARAMETER, parameter));
  }
}
