/** Emits the protobuf codecs of each definition file: per message type one function that writes its fields and one that reads them. */
import { type FunctionDeclarationStructure, StructureKind } from "ts-morph";
import type { FieldModel, TypeModel, TypeRef } from "../../runtime/schema/declared/type-model.js";
import { typesWithCodec } from "./asked-for.js";
import { definitionModule, type EmitterContext, modulePath, typesByDefinition } from "./emitter-context.js";
import type { GeneratedConstant, GeneratedModule } from "./generated-module.js";
import { camelCase, member, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";
import type { DoorwayValueName } from "./runtime-names.js";

export const codecName = (typeName: string): string => `${camelCase(typeName)}Codec`;

export function emitProtobuf(context: EmitterContext): OutputFile[] {
  const asked = typesWithCodec(context.model);
  return typesByDefinition(context.model).flatMap((all) => {
    const types = all.filter((type) => asked.has(type) || (type.listOf !== undefined && type.hasProtobuf));
    if (types.length === 0) return [];
    const module = definitionModule(context, all[0], "protobuf");
    module.declare(types.filter((type) => type.listOf === undefined).flatMap((type) => [encoderName(type), decoderName(type)]));
    for (const type of types) {
      if (type.isKind) module.addConstant(codecOf(context, module, type));
      if (type.listOf !== undefined) continue;
      module.add(encoderOf(context, module, type), decoderOf(context, module, type));
    }
    return [module.print()];
  });
}

const encoderName = (type: TypeModel): string => `encode${type.name}`;
const decoderName = (type: TypeModel): string => `decode${type.name}`;

function codecOf(context: EmitterContext, module: GeneratedModule, type: TypeModel): GeneratedConstant {
  const directions = (name: string): string => `${encoderOfType(context, module, name)}, ${decoderOfType(context, module, name)}`;
  return {
    name: codecName(type.name),
    doc: `Protobuf form of ${type.name} (${type.source.file}).`,
    initializer:
      type.listOf === undefined
        ? `${module.doorway("protobufCodec")}(${encoderName(type)}, ${decoderName(type)})`
        : `${module.doorway("listCodec")}(${directions(type.listOf)}, ${directions("meta/v1.ListMeta")})`,
  };
}

/** A member of the message: a field, or a nested message whose fields JSON shows flat. */
interface MessageMember {
  readonly proto: number;
  readonly write: string;
  readonly read: string;
}

function membersOf(context: EmitterContext, module: GeneratedModule, type: TypeModel): MessageMember[] {
  const fields = type.fields
    .filter((field) => field.embeddedIn === undefined)
    .map((field) => ({ proto: field.proto, write: writeOf(context, module, field), read: readOf(context, module, field) }));
  const embedded = type.embedded.map(({ type: name, proto }) => ({
    proto,
    write: `${module.doorway("writeMessage")}(w, ${proto}, o, ${encoderOfType(context, module, name)});`,
    read: `${module.doorway("readEmbedded")}(r, o, ${decoderOfType(context, module, name)});`,
  }));
  return [...fields, ...embedded].sort((a, b) => a.proto - b.proto);
}

function encoderOf(context: EmitterContext, module: GeneratedModule, type: TypeModel): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    name: encoderName(type),
    isExported: true,
    parameters: [
      { name: "w", type: module.doorwayType("Writer") },
      { name: "o", type: module.definitionType("JsonObject") },
    ],
    returnType: "void",
    statements: membersOf(context, module, type).map((entry) => entry.write),
  };
}

function decoderOf(context: EmitterContext, module: GeneratedModule, type: TypeModel): FunctionDeclarationStructure {
  const cases = membersOf(context, module, type).map(({ proto, read }) => `    case ${proto}:\n      ${read}\n      break;`);
  const body = cases.length === 0 ? "  r.skip();" : ["  switch (field) {", ...cases, "    default:\n      r.skip();", "  }"].join("\n");
  return {
    kind: StructureKind.Function,
    name: decoderName(type),
    isExported: true,
    parameters: [
      { name: "r", type: module.doorwayType("MessageReader") },
      { name: "o", type: module.definitionType("JsonObject") },
    ],
    returnType: "void",
    statements: [`for (let field = r.next(); field !== 0; field = r.next()) {\n${body}\n}`],
  };
}

const encoderOfType = (context: EmitterContext, module: GeneratedModule, name: string): string => {
  const type = typeNamed(context.model, name);
  return module.generated(modulePath(type, "protobuf"), encoderName(type));
};

const decoderOfType = (context: EmitterContext, module: GeneratedModule, name: string): string => {
  const type = typeNamed(context.model, name);
  return module.generated(modulePath(type, "protobuf"), decoderName(type));
};

/** A field without explicit presence is written even when empty, except bytes and wrapped lists, whose absence the peer keeps. */
function writeOf(context: EmitterContext, module: GeneratedModule, field: FieldModel): string {
  const { type } = field;
  const value = member("o", field.name);
  const write = writeCall(context, module, type, field.proto, value);
  const keepsAbsence =
    field.optional || (type.kind === "scalar" && type.type === "bytes") || (type.kind === "list" && type.wrapped !== undefined);
  return keepsAbsence && !isRepeated(type) ? `if (${value} != null) ${write}` : write;
}

/** Lists and maps write one element each, so that absent ones write nothing anyway. */
const isRepeated = (type: TypeRef): boolean => type.kind === "map" || (type.kind === "list" && type.wrapped === undefined);

function writeCall(context: EmitterContext, module: GeneratedModule, type: TypeRef, proto: number, value: string): string {
  switch (type.kind) {
    case "ref":
      return `${module.doorway("writeMessage")}(w, ${proto}, ${value}, ${encoderOfType(context, module, type.name)});`;
    case "list": {
      if (type.wrapped !== undefined) return `${module.doorway("writeWrappedList")}(w, ${proto}, ${value}, ${writer(module, type.item)});`;
      if (type.item.kind !== "ref") return `${module.doorway("writeList")}(w, ${proto}, ${value}, ${writer(module, type.item)});`;
      return `${module.doorway("writeMessages")}(w, ${proto}, ${value}, ${encoderOfType(context, module, type.item.name)});`;
    }
    case "map": {
      if (type.value.kind === "ref") {
        return `${module.doorway("writeMessageMap")}(w, ${proto}, ${value}, ${encoderOfType(context, module, type.value.name)});`;
      }
      if (type.value.kind !== "list") return `${module.doorway("writeMap")}(w, ${proto}, ${value}, ${writer(module, type.value)});`;
      const item = writer(module, type.value.item);
      const entry = `${module.doorway("writeWrappedList")}(writer, field, items, ${item})`;
      return `${module.doorway("writeMap")}(w, ${proto}, ${value}, (writer, field, items) => ${entry});`;
    }
    default:
      return `${writer(module, type)}(w, ${proto}, ${value});`;
  }
}

/** The writer of a leaf. */
function writer(module: GeneratedModule, type: TypeRef): string {
  return module.doorway(`write${leafName(type)}` as DoorwayValueName);
}

function reader(module: GeneratedModule, type: TypeRef): string {
  return module.doorway(`read${leafName(type)}` as DoorwayValueName);
}

function leafName(type: TypeRef): string {
  if (type.kind === "any") return "Json";
  if (type.kind !== "scalar") throw new Error(`a ${type.kind} within a list or map has no protobuf form`);
  if (type.type === "boolean") return "Bool";
  return type.type.charAt(0).toUpperCase() + type.type.slice(1);
}

function readOf(context: EmitterContext, module: GeneratedModule, field: FieldModel): string {
  const { type } = field;
  const name = JSON.stringify(field.name);
  switch (type.kind) {
    case "ref":
      return `${module.doorway("mergeMessage")}(r, o, ${name}, ${decoderOfType(context, module, type.name)});`;
    case "list":
      return readList(context, module, field, type);
    case "map":
      return readMap(context, module, name, type.value);
    default: {
      const value = `${reader(module, type)}(r)`;
      const isDropped = field.omitEmpty && !field.optional;
      return isDropped ? `${module.doorway("setNonEmpty")}(o, ${name}, ${value});` : `${member("o", field.name)} = ${value};`;
    }
  }
}

function readList(context: EmitterContext, module: GeneratedModule, field: FieldModel, type: TypeRef & { kind: "list" }): string {
  const name = JSON.stringify(field.name);
  if (type.wrapped !== undefined) {
    return `${member("o", field.name)} = ${module.doorway("readWrappedList")}(r, ${reader(module, type.item)});`;
  }
  if (type.item.kind === "ref") {
    return `${module.doorway("appendMessage")}(r, o, ${name}, ${decoderOfType(context, module, type.item.name)});`;
  }
  const isVarint = type.item.kind === "scalar" && ["int32", "int64", "boolean"].includes(type.item.type);
  return `${module.doorway(isVarint ? "appendNumber" : "appendItem")}(r, o, ${name}, ${reader(module, type.item)});`;
}

function readMap(context: EmitterContext, module: GeneratedModule, name: string, value: TypeRef): string {
  if (value.kind === "ref") return `${module.doorway("putMessage")}(r, o, ${name}, ${decoderOfType(context, module, value.name)});`;
  if (value.kind === "list") {
    const read = `${module.doorway("readWrappedList")}(reader, ${reader(module, value.item)})`;
    return `${module.doorway("putEntry")}(r, o, ${name}, (reader) => ${read}, []);`;
  }
  return `${module.doorway("putEntry")}(r, o, ${name}, ${reader(module, value)}, ${zeroValue(value)});`;
}

function zeroValue(type: TypeRef): string {
  if (type.kind !== "scalar") return "null";
  switch (type.type) {
    case "boolean":
      return "false";
    case "int32":
    case "int64":
    case "double":
    case "IntOrString":
      return "0";
    case "Quantity":
      return '"0"';
    case "Time":
    case "MicroTime":
      return "null";
    case "Duration":
      return '"0s"';
    default:
      return '""';
  }
}
