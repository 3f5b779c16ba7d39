/** Messages of the published `.proto` files of OpenAPI documents, written from JSON by tables of field numbers. Untyped values are YAML text. */
import type protobuf from "protobufjs/minimal.js";
import { protobufLibrary } from "../codec/protobuf/library.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";

export type Writer = protobuf.Writer;

/** How a member of a JSON object is written. */
export type Form =
  | { readonly kind: "string" | "strings" | "bool" | "int" | "double" | "yaml" | "yamls" }
  /** One message, within single-field messages of the numbers in `inside`, the outermost first. */
  | { readonly kind: "message"; readonly type: () => Message; readonly inside: readonly number[] }
  | { readonly kind: "messages"; readonly type: () => Message; readonly inside: readonly number[] }
  /** A map by name, within messages as above; each value within those of `valueInside`. */
  | { readonly kind: "named"; readonly type: () => Message; readonly inside: readonly number[]; readonly valueInside: readonly number[] }
  | { readonly kind: "custom"; readonly write: (w: Writer, number: number, value: JsonValue) => void };

/** A message type: numbers and forms of its members, and the number that extensions go under. */
export interface Message {
  readonly members: Readonly<Record<string, readonly [number, Form]>>;
  readonly extensions?: number;
  /** Where the value says which of several messages it is: the number of that one's field, and its table. */
  readonly choose?: (value: JsonObject) => readonly [number, Message];
}

export const text: Form = { kind: "string" };
export const strings: Form = { kind: "strings" };
export const bool: Form = { kind: "bool" };
export const int: Form = { kind: "int" };
export const double: Form = { kind: "double" };
export const yaml: Form = { kind: "yaml" };
export const yamls: Form = { kind: "yamls" };
export const message = (type: () => Message, ...inside: number[]): Form => ({ kind: "message", type, inside });
export const messages = (type: () => Message, ...inside: number[]): Form => ({ kind: "messages", type, inside });
export const named = (type: () => Message, inside: number[], valueInside: number[] = []): Form => ({
  kind: "named",
  type,
  inside,
  valueInside,
});
/** Security requirements, each a map of names of schemes to lists of scopes. */
export const requirements: Form = { kind: "custom", write: writeRequirements };
export const custom = (write: (w: Writer, number: number, value: JsonValue) => void): Form => ({ kind: "custom", write });

/** Encodes a JSON object as a message. Members that the tables do not name are left out. */
export function encodeMessage(type: Message, value: JsonObject): Uint8Array {
  const writer = protobufLibrary().Writer.create();
  writeMessage(writer, type, value);
  return writer.finish();
}

export function writeMessage(w: Writer, type: Message, value: JsonValue | undefined): void {
  if (!isJsonObject(value)) return;
  if (type.choose !== undefined) {
    const [number, chosen] = type.choose(value);
    nest(w, [number], () => writeMessage(w, chosen, value));
    return;
  }
  for (const [name, entry] of Object.entries(value)) {
    const known = Object.hasOwn(type.members, name) ? type.members[name] : undefined;
    if (entry === undefined) continue;
    if (known !== undefined) writeForm(w, known[0], known[1], entry);
    else if (name.startsWith("x-") && type.extensions !== undefined) writeExtension(w, type.extensions, name, entry);
  }
}

export function writeForm(w: Writer, number: number, form: Form, value: JsonValue): void {
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

export const delimited = (w: Writer, number: number): Writer => w.uint32((number << 3) | 2);

export const listOf = (value: JsonValue): readonly JsonValue[] => (Array.isArray(value) ? value : []);

/** Writes inside nested length-delimited fields. */
export function nest(w: Writer, numbers: readonly number[], write: () => void): void {
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

function writeRequirements(w: Writer, number: number, value: JsonValue): void {
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

function writeExtension(w: Writer, number: number, name: string, value: JsonValue): void {
  nest(w, [number], () => {
    delimited(w, 1).string(name);
    writeYaml(w, 2, value);
  });
}
