/** The binary form of OpenAPI 3.0 documents: messages of the public OpenAPIv3 `.proto` file. */
import type { JsonValue } from "../definition/json.js";
import {
  bool,
  custom,
  delimited,
  double,
  type Form,
  int,
  listOf,
  type Message,
  message,
  named,
  nest,
  requirements,
  strings,
  text,
  type Writer,
  writeMessage,
  yamls,
} from "./message-table.js";

const REFERENCE: Message = { members: { $ref: [1, text] } };

/** Either the thing itself, number 1, or a reference to it, number 2. */
const either = (type: () => Message): Message => ({
  members: {},
  choose: (value) => (typeof value["$ref"] === "string" ? [2, REFERENCE] : [1, type()]),
});

const SCHEMA: Message = {
  members: {
    nullable: [1, bool],
    readOnly: [3, bool],
    writeOnly: [4, bool],
    deprecated: [8, bool],
    title: [9, text],
    multipleOf: [10, double],
    maximum: [11, double],
    exclusiveMaximum: [12, bool],
    minimum: [13, double],
    exclusiveMinimum: [14, bool],
    maxLength: [15, int],
    minLength: [16, int],
    pattern: [17, text],
    maxItems: [18, int],
    minItems: [19, int],
    uniqueItems: [20, bool],
    maxProperties: [21, int],
    minProperties: [22, int],
    required: [23, strings],
    enum: [24, yamls],
    type: [25, text],
    allOf: [26, custom(writeSchemas)],
    oneOf: [27, custom(writeSchemas)],
    anyOf: [28, custom(writeSchemas)],
    items: [30, custom((w, number, value) => nest(w, [number, 1], () => writeMessage(w, SCHEMA_OR_REFERENCE, value)))],
    properties: [31, named(() => SCHEMA_OR_REFERENCE, [1])],
    additionalProperties: [32, custom(writeAdditionalProperties)],
    default: [33, custom(writeDefault)],
    description: [34, text],
    format: [35, text],
  },
  extensions: 36,
};
const SCHEMA_OR_REFERENCE = either(() => SCHEMA);

const MEDIA_TYPE: Message = { members: { schema: [1, message(() => SCHEMA_OR_REFERENCE)] }, extensions: 5 };
const content: Form = named(() => MEDIA_TYPE, [1]);

const PARAMETER: Message = {
  members: {
    name: [1, text],
    in: [2, text],
    description: [3, text],
    required: [4, bool],
    deprecated: [5, bool],
    schema: [10, message(() => SCHEMA_OR_REFERENCE)],
  },
  extensions: 14,
};
const parameters: Form = custom((w, number, value) => writeEach(w, number, value, PARAMETER_OR_REFERENCE));
const PARAMETER_OR_REFERENCE = either(() => PARAMETER);

const REQUEST_BODY: Message = { members: { description: [1, text], content: [2, content], required: [3, bool] }, extensions: 4 };
const REQUEST_BODY_OR_REFERENCE = either(() => REQUEST_BODY);

const RESPONSE: Message = { members: { description: [1, text], content: [3, content] }, extensions: 5 };
const RESPONSE_OR_REFERENCE = either(() => RESPONSE);

const OPERATION: Message = {
  members: {
    tags: [1, strings],
    summary: [2, text],
    description: [3, text],
    operationId: [5, text],
    parameters: [6, parameters],
    requestBody: [7, message(() => REQUEST_BODY_OR_REFERENCE)],
    // By code.
    responses: [8, named(() => RESPONSE_OR_REFERENCE, [2])],
    deprecated: [10, bool],
  },
  extensions: 13,
};

const PATH_ITEM: Message = {
  members: {
    get: [4, message(() => OPERATION)],
    put: [5, message(() => OPERATION)],
    post: [6, message(() => OPERATION)],
    delete: [7, message(() => OPERATION)],
    options: [8, message(() => OPERATION)],
    head: [9, message(() => OPERATION)],
    patch: [10, message(() => OPERATION)],
    parameters: [13, parameters],
  },
  extensions: 14,
};

const INFO: Message = { members: { title: [1, text], description: [2, text], version: [6, text] }, extensions: 7 };

const SECURITY_SCHEME: Message = { members: { type: [1, text], description: [2, text], name: [3, text], in: [4, text] }, extensions: 9 };
const SECURITY_SCHEME_OR_REFERENCE = either(() => SECURITY_SCHEME);

const COMPONENTS: Message = {
  members: {
    schemas: [1, named(() => SCHEMA_OR_REFERENCE, [1])],
    securitySchemes: [7, named(() => SECURITY_SCHEME_OR_REFERENCE, [1])],
  },
  extensions: 10,
};

/** A whole document. */
export const OPENAPI_3: Message = {
  members: {
    openapi: [1, text],
    info: [2, message(() => INFO)],
    paths: [4, named(() => PATH_ITEM, [1])],
    components: [5, message(() => COMPONENTS)],
    security: [6, requirements],
  },
  extensions: 9,
};

function writeEach(w: Writer, number: number, value: JsonValue, type: Message): void {
  for (const item of listOf(value)) nest(w, [number], () => writeMessage(w, type, item));
}

function writeSchemas(w: Writer, number: number, value: JsonValue): void {
  writeEach(w, number, value, SCHEMA_OR_REFERENCE);
}

function writeAdditionalProperties(w: Writer, number: number, value: JsonValue): void {
  if (typeof value === "boolean") nest(w, [number], () => w.uint32(2 << 3).bool(value));
  else nest(w, [number, 1], () => writeMessage(w, SCHEMA_OR_REFERENCE, value));
}

/** Numbers, booleans and texts; the published message has no other defaults. */
function writeDefault(w: Writer, number: number, value: JsonValue): void {
  if (typeof value === "number") nest(w, [number], () => w.uint32((1 << 3) | 1).double(value));
  if (typeof value === "boolean") nest(w, [number], () => w.uint32(2 << 3).bool(value));
  if (typeof value === "string") nest(w, [number], () => delimited(w, 3).string(value));
}
