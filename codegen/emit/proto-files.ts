/**
 * Emits the `.proto` files clients compile against, one per package, under the default profile's names. Messages are sorted by
 * name; a leaf with a message of its own (Quantity, Time ...) is declared in the package where the peer has it.
 */

import type { FieldModel, TypeModel, TypeRef } from "../../runtime/schema/declared/type-model.js";
import type { ApiModel } from "../model/model.js";
import type { EmitterContext } from "./emitter-context.js";
import { inProfile, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";

/** A message of a leaf: its package, as path below the machinery package, and its body. */
interface LeafMessage {
  readonly path: string;
  readonly fields: string;
}

const LEAVES: Readonly<Record<string, LeafMessage>> = {
  Duration: { path: "apis/meta/v1", fields: "  optional int64 duration = 1;" },
  FieldsV1: { path: "apis/meta/v1", fields: "  optional bytes Raw = 1;" },
  IntOrString: { path: "util/intstr", fields: "  optional int64 type = 1;\n  optional int32 intVal = 2;\n  optional string strVal = 3;" },
  MicroTime: { path: "apis/meta/v1", fields: "  optional int64 seconds = 1;\n  optional int32 nanos = 2;" },
  Quantity: { path: "api/resource", fields: "  optional string string = 1;" },
  RawExtension: { path: "runtime", fields: "  optional bytes raw = 1;" },
  Time: { path: "apis/meta/v1", fields: "  optional int64 seconds = 1;\n  optional int32 nanos = 2;" },
};

/** A `.proto` file in the making. */
interface ProtoFile {
  readonly path: string;
  readonly packageName: string;
  readonly imports: Set<string>;
  /** Text of each message by name. */
  readonly messages: Map<string, string>;
}

export function emitProtoFiles(context: EmitterContext): OutputFile[] {
  return [...new ProtoFiles(context).files()].map((file) => ({ path: file.path, content: print(file, context) }));
}

class ProtoFiles {
  readonly #files = new Map<string, ProtoFile>();
  readonly #model: ApiModel;

  constructor(private readonly context: EmitterContext) {
    this.#model = context.model;
    for (const type of this.#model.types.values()) {
      if (type.hasProtobuf) this.#addMessage(this.#file(this.#protoPackage(type.package)), type);
    }
  }

  files(): ProtoFile[] {
    return [...this.#files.values()].sort((a, b) => compare(a.path, b.path));
  }

  #file(packageName: string): ProtoFile {
    const known = this.#files.get(packageName);
    if (known !== undefined) return known;
    const file = {
      path: `proto/${packageName.replaceAll(".", "/")}/generated.proto`,
      packageName,
      imports: new Set<string>(),
      messages: new Map(),
    };
    this.#files.set(packageName, file);
    return file;
  }

  /** `core/v1` gives `orch.io.api.core.v1`. */
  #protoPackage(packageName: string): string {
    const [folder, version] = packageName.split("/");
    const group = this.#model.groups.find((candidate) => candidate.folder === folder);
    if (group === undefined) throw new Error(`package ${packageName} has no group`);
    return this.#resolve(version === undefined ? group.protobufPackage : `${group.protobufPackage}.${version}`);
  }

  #resolve(template: string): string {
    return inProfile(template, this.context.profile);
  }

  #addMessage(file: ProtoFile, type: TypeModel): void {
    const fields = type.fields
      .filter((field) => field.embeddedIn === undefined)
      .map((field) => ({ proto: field.proto, text: this.#field(file, field) }));
    const embedded = type.embedded.map(({ name, type: target, proto }) => ({
      proto,
      text: `  optional ${this.#reference(file, target)} ${name} = ${proto};`,
    }));
    const body = [...fields, ...embedded].sort((a, b) => a.proto - b.proto).map(({ text }) => text);
    const doc = comment(this.#resolve(type.description), "");
    file.messages.set(type.name, `${doc}message ${type.name} {\n${body.map((text) => `${text}\n`).join("\n")}}`);
  }

  #field(file: ProtoFile, field: FieldModel): string {
    const doc = comment(this.#resolve(field.description), "  ");
    const name = protoName(field.name);
    const { type } = field;
    if (type.kind === "map") return `${doc}  map<string, ${this.#value(file, type.value)}> ${name} = ${field.proto};`;
    const label = type.kind === "list" && type.wrapped === undefined ? "repeated" : "optional";
    const value = type.kind === "list" && type.wrapped === undefined ? type.item : type;
    return `${doc}  ${label} ${this.#value(file, value)} ${name} = ${field.proto};`;
  }

  #value(file: ProtoFile, type: TypeRef): string {
    switch (type.kind) {
      case "ref":
        return this.#reference(file, type.name);
      case "any":
        return this.#leaf(file, type.message);
      case "scalar":
        return LEAVES[type.type] === undefined ? (SCALARS[type.type] ?? type.type) : this.#leaf(file, type.type);
      case "list": {
        const name = type.wrapped ?? "ExtraValue";
        file.messages.set(name, `message ${name} {\n  repeated ${this.#value(file, type.item)} items = 1;\n}`);
        return name;
      }
      case "map":
        throw new Error("a map within a list or map has no protobuf form");
    }
  }

  #reference(file: ProtoFile, qualified: string): string {
    const type = typeNamed(this.#model, qualified);
    return this.#use(file, this.#file(this.#protoPackage(type.package)), type.name);
  }

  #leaf(file: ProtoFile, name: string): string {
    const leaf = LEAVES[name];
    if (leaf === undefined) throw new Error(`no message is known for ${name}`);
    const home = this.#file(this.#resolve(`\${machineryPackage}.${leaf.path.replaceAll("/", ".")}`));
    home.messages.set(name, `message ${name} {\n${leaf.fields}\n}`);
    return this.#use(file, home, name);
  }

  #use(file: ProtoFile, home: ProtoFile, name: string): string {
    if (home === file) return name;
    file.imports.add(home.path.replace(/^proto\//, ""));
    return `.${home.packageName}.${name}`;
  }
}

const SCALARS: Readonly<Record<string, string>> = { boolean: "bool" };

function print(file: ProtoFile, context: EmitterContext): string {
  const imports = [...file.imports].sort(compare).map((path) => `import "${path}";\n`);
  const messages = [...file.messages].sort(([a], [b]) => compare(a, b)).map(([, text]) => `\n${text}\n`);
  return [
    `// Generated from ${context.definitions}. Do not edit.\n\nsyntax = "proto2";\n\npackage ${file.packageName};\n`,
    ...(imports.length === 0 ? [] : ["\n", ...imports]),
    ...messages,
  ].join("");
}

/** `$ref` and `x-some-name` become `ref` and `xSomeName`. */
function protoName(name: string): string {
  return name.replace(/^\$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function comment(text: string, indent: string): string {
  if (text === "") return "";
  const words = text.replace(/\s+/g, " ").trim().split(" ");
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= 110) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `${indent}// ${line}\n`).join("");
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
