/** Emits the interfaces of a package: what an object of each type looks like in JSON. */
import { type InterfaceDeclarationStructure, type OptionalKind, type PropertySignatureStructure, StructureKind } from "ts-morph";
import type { FieldModel, TypeModel, TypeRef } from "../model/model.js";
import { docText } from "./doc-comment.js";
import { type EmitterContext, modulePath, packageModule, typesByPackage } from "./emitter-context.js";
import type { GeneratedModule } from "./generated-module.js";
import { inProfile, isTemplate, propertyKey, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";

export function emitTypes(context: EmitterContext): OutputFile[] {
  return [...typesByPackage(context.model)].map(([packageName, types]) => {
    const module = packageModule(context, packageName, "types");
    module.declare(types.map((type) => type.name));
    module.add(...types.map((type) => interfaceOf(context, module, type)));
    return module.print();
  });
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
      return module.generated(modulePath(target.package, "types"), target.name, true);
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
        : SCALARS[type.type];
  }
}

const SCALARS = {
  string: "string",
  boolean: "boolean",
  int32: "number",
  int64: "number | bigint",
  double: "number",
  bytes: "string",
  Quantity: "string",
  IntOrString: "number | string",
  Time: "string",
  MicroTime: "string",
  Duration: "string",
} as const;
