/** Emits the interfaces of each definition file, and a module for each package that has them all: what an object of each type looks like in JSON. */
import { posix } from "node:path";
import {
  type InterfaceDeclarationStructure,
  type OptionalKind,
  type PropertySignatureStructure,
  StructureKind,
  type TypeAliasDeclarationStructure,
} from "ts-morph";
import type { FieldModel, TypeModel, TypeRef } from "../../runtime/schema/declared/type-model.js";
import { isTemplate } from "../../runtime/schema/names-of-profile.js";
import { docText } from "./doc-comment.js";
import { definitionModule, type EmitterContext, modulePath, typesByDefinition } from "./emitter-context.js";
import { GeneratedModule } from "./generated-module.js";
import { inProfile, propertyKey, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";

export function emitTypes(context: EmitterContext): OutputFile[] {
  const definitions = typesByDefinition(context.model);
  const modules = definitions.map((types) => {
    const module = definitionModule(context, types[0], "types");
    module.declare(types.map((type) => type.name));
    module.add(...types.map((type) => (type.listOf === undefined ? interfaceOf(context, module, type) : listOf(context, module, type))));
    return module.print();
  });
  const packages = new Set(definitions.map(([type]) => type.package));
  return [...modules, ...[...packages].map((packageName) => packageTypes(context, packageName, definitions))];
}

function packageTypes(context: EmitterContext, packageName: string, definitions: ReturnType<typeof typesByDefinition>): OutputFile {
  const module = new GeneratedModule(`${packageName}/types.ts`, `${context.definitions}/${packageName}`, context.runtime);
  const own = definitions.filter(([type]) => type.package === packageName);
  module.add(
    ...own.map(([type]) => `export type * from "./${posix.relative(packageName, modulePath(type, "types")).replace(/ts$/, "js")}";`),
  );
  return module.print();
}

function interfaceOf(context: EmitterContext, module: GeneratedModule, type: TypeModel): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    name: type.name,
    isExported: true,
    docs: type.description === "" ? [] : [{ description: docText(describe(context, type.description)) }],
    properties: [...(type.isKind ? typeMeta(type.name) : []), ...type.fields.map((field) => propertyOf(context, module, field))],
  };
}

function listOf(
  context: EmitterContext,
  module: GeneratedModule,
  { name, listOf: item = "", description }: TypeModel,
): TypeAliasDeclarationStructure {
  const reference = (target: string): string => typeExpression(context, module, { kind: "ref", name: target });
  const list = module.definitionType("ObjectList");
  const parameters = `${JSON.stringify(name)}, ${reference(item)}, ${reference("meta/v1.ListMeta")}`;
  const docs = description === "" ? [] : [{ description: docText(describe(context, description)) }];
  return { kind: StructureKind.TypeAlias, name, isExported: true, docs, type: `${list}<${parameters}>` };
}

const typeMeta = (kind: string): OptionalKind<PropertySignatureStructure>[] => [
  { name: "apiVersion", type: "string", hasQuestionToken: true, docs: [{ description: "Group and version of this form of the object." }] },
  { name: "kind", type: JSON.stringify(kind), hasQuestionToken: true, docs: [{ description: "Name of this type." }] },
];

function propertyOf(context: EmitterContext, module: GeneratedModule, field: FieldModel): OptionalKind<PropertySignatureStructure> {
  const deprecated = field.deprecated ? "\n\n@deprecated" : "";
  const description = field.description === "" ? "" : docText(describe(context, field.description), 2);
  return {
    name: propertyKey(field.name),
    type: typeExpression(context, module, field.type),
    hasQuestionToken: !field.required,
    docs: description + deprecated === "" ? [] : [{ description: description + deprecated }],
  };
}

const describe = (context: EmitterContext, description: string): string => inProfile(description, context.profile);

function typeExpression(context: EmitterContext, module: GeneratedModule, type: TypeRef): string {
  switch (type.kind) {
    case "ref": {
      const target = typeNamed(context.model, type.name);
      return module.generated(modulePath(target, "types"), target.name, true);
    }
    case "list": {
      const item = typeExpression(context, module, type.item);
      return /[ |]/.test(item) ? `Array<${item}>` : `${item}[]`;
    }
    case "map":
      return `Record<string, ${typeExpression(context, module, type.value)}>`;
    case "any":
      return module.definitionType(type.object ? "JsonObject" : "JsonValue");
    case "scalar":
      return type.enum?.every((value) => !isTemplate(value))
        ? type.enum.map((value) => JSON.stringify(value)).join(" | ")
        : type.large === true
          ? "number | bigint"
          : SCALARS[type.type];
  }
}

const SCALARS = {
  string: "string",
  boolean: "boolean",
  int32: "number",
  int64: "number",
  double: "number",
  bytes: "string",
  Quantity: "string",
  IntOrString: "number | string",
  Time: "string",
  MicroTime: "string",
  Duration: "string",
} as const;
