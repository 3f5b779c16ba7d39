/**
 * The binary form of the Swagger document that command-line clients ask for: messages of the public OpenAPIv2 `.proto` file, whose
 * field numbers are the tables below. A named map is a repeated message {name=1, value=2}; untyped values are YAML text.
 */
import type protobuf from "protobufjs/minimal.js";
import { protobufLibrary } from "../codec/protobuf/library.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";

type Writer = protobuf.Writer;

/** How a member of a JSON object is written. */
type Form =
  | { readonly kind: "string" | "strings" | "bool" | "int" | "double" | "yaml" | "yamls" }
  /** One message, within single-field messages of the numbers in `inside`, the outermost first. */
  | { readonly kind: "message"; readonly type: () => Message; readonly inside: readonly number[] }
  | { readonly kind: "messages"; readonly type: () => Message; readonly inside: readonly number[] }
  /** A map by name, within messages as above; each value within those of `valueInside`. */
  | { readonly kind: "named"; readonly type: () => Message; readonly inside: readonly number[]; readonly valueInside: readonly number[] }
  | { readonly kind: "custom"; readonly write: (w: Writer, number: number, value: JsonValue) => void };

/** A message type: numbers and forms of its members, and the number that extensions go under. */
interface Message {
  readonly members: Readonly<Record<string, readonly [number, Form]>>;
  readonly extensions?: number;
}

const string: Form = { kind: "string" };
const strings: Form = { kind: "strings" };
const bool: Form = { kind: "bool" };
const int: Form = { kind: "int" };
const double: Form = { kind: "double" };
const yaml: Form = { kind: "yaml" };
const yamls: Form = { kind: "yamls" };
const message = (type: () => Message, ...inside: number[]): Form => ({ kind: "message", type, inside });
const messages = (type: () => Message, ...inside: number[]): Form => ({ kind: "messages", type, inside });
const named = (type: () => Message, inside: number[], valueInside: number[] = []): Form => ({ kind: "named", type, inside, valueInside });
const custom = (write: (w: Writer, number: number, value: JsonValue) => void): Form => ({ kind: "custom", write });

const SCHEMA: Message = {
  members: {
    $ref: [1, string],
    format: [2, string],
    title: [3, string],
    description: [4, string],
    default: [5, yaml],
    multipleOf: [6, double],
    maximum: [7, double],
    exclusiveMaximum: [8, bool],
    minimum: [9, double],
    exclusiveMinimum: [10, bool],
    maxLength: [11, int],
    minLength: [12, int],
    pattern: [13, string],
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
    in: [2, string],
    description: [3, string],
    name: [4, string],
    type: [type, string],
    format: [type + 1, string],
    uniqueItems: [offset, bool],
  },
});
const QUERY_PARAMETER = nonBody(6, 20);
const PATH_PARAMETER = nonBody(5, 19);

const BODY_PARAMETER: Message = {
  members: { description: [1, string], name: [2, string], in: [3, string], required: [4, bool], schema: [5, message(() => SCHEMA)] },
  extensions: 6,
};

const RESPONSE: Message = { members: { description: [1, string], schema: [2, message(() => SCHEMA, 1)] }, extensions: 5 };

const OPERATION: Message = {
  members: {
    tags: [1, strings],
    summary: [2, string],
    description: [3, string],
    operationId: [5, string],
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

const INFO: Message = { members: { title: [1, string], version: [2, string], description: [3, string] }, extensions: 7 };

const API_KEY: Message = {
  members: { type: [1, string], name: [2, string], in: [3, string], description: [4, string] },
  extensions: 5,
};

const DOCUMENT: Message = {
  members: {
    swagger: [1, string],
    info: [2, message(() => INFO)],
    paths: [8, named(() => PATH_ITEM, [2])],
    definitions: [9, named(() => SCHEMA, [1])],
    security: [12, custom(writeSecurity)],
    securityDefinitions: [13, named(() => API_KEY, [1], [2])],
  },
  extensions: 16,
};

/** Encodes a Swagger 2.0 document. Members that the tables do not name are left out. */
export function encodeSwagger(document: JsonObject): Buffer {
  const writer = protobufLibrary().Writer.create();
  writeMessage(writer, DOCUMENT, document);
  return Buffer.from(writer.finish());
}

function writeMessage(w: Writer, type: Message, value: JsonValue | undefined): void {
  if (!isJsonObject(value)) return;
  for (const [name, entry] of Object.entries(value)) {
    const known = Object.hasOwn(type.members, name) ? type.members[name] : undefined;
    if (entry === undefined) continue;
    if (known !== undefined) writeForm(w, known[0], known[1], entry);
    else if (name.startsWith("x-") && type.extensions !== undefined) writeExtension(w, type.extensions, name, entry);
  }
}

function writeForm(w: Writer, number: number, form: Form, value: JsonValue): void {
  switch (form.kind) {
    case "string":
      delimited(w, number).string(String(value));
      break;
    case "strings":
      for (const item of listOf(value)) delimited(w, number).string(String(item));
      break;
    case "bool":
      w.uint32(number << 3).bool(value === true);
      break;
    case "int":
      w.uint32(number << 3).int64(Number(value));
      break;
    case "double":
      w.uint32((number << 3) | 1).double(Number(value));
      break;
    case "yaml":
      writeYaml(w, number, value);
      break;
    case "yamls":
      for (const item of listOf(value)) writeYaml(w, number, item);
      break;
    case "message":
      nest(w, [number, ...form.inside], () => writeMessage(w, form.type(), value));
      break;
    case "messages":
      for (const item of listOf(value)) nest(w, [number, ...form.inside], () => writeMessage(w, form.type(), item));
      break;
    case "named":
      nest(w, [number], () => {
        for (const [name, entry] of Object.entries(isJsonObject(value) ? value : {})) {
          nest(w, form.inside, () => {
            delimited(w, 1).string(name);
            nest(w, [2, ...form.valueInside], () => writeMessage(w, form.type(), entry));
          });
        }
      });
      break;
    case "custom":
      form.write(w, number, value);
      break;
  }
}

const delimited = (w: Writer, number: number): Writer => w.uint32((number << 3) | 2);

const listOf = (value: JsonValue): readonly JsonValue[] => (Array.isArray(value) ? value : []);

/** Writes inside nested length-delimited fields. */
function nest(w: Writer, numbers: readonly number[], write: () => void): void {
  const [number, ...rest] = numbers;
  if (number === undefined) {
    write();
    return;
  }
  delimited(w, number).fork();
  nest(w, rest, write);
  w.ldelim();
}

/** An untyped value is a message with YAML text in field 2; JSON is YAML. */
function writeYaml(w: Writer, number: number, value: JsonValue): void {
  nest(w, [number], () => delimited(w, 2).string(`${JSON.stringify(value)}\n`));
}

function writeExtension(w: Writer, number: number, name: string, value: JsonValue): void {
  nest(w, [number], () => {
    delimited(w, 1).string(name);
    writeYaml(w, 2, value);
  });
}

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

/** Each requirement maps names of security definitions to lists of scopes. */
function writeSecurity(w: Writer, number: number, value: JsonValue): void {
  for (const requirement of listOf(value)) {
    nest(w, [number], () => {
      for (const [name, scopes] of Object.entries(isJsonObject(requirement) ? requirement : {})) {
        nest(w, [1], () => {
          delimited(w, 1).string(name);
          nest(w, [2], () => writeForm(w, 1, strings, scopes ?? []));
        });
      }
    });
  }
}
