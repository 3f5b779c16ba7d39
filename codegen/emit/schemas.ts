/** Emits the schema trees of a package, each type once, shared by every kind that uses it. */
import type { FieldModel, TypeModel, TypeRef } from "../model/model.js";
import { orderOfDeclaration, type TypeOrder } from "./declaration-order.js";
import { type EmitterContext, modulePath, packageModule } from "./emitter-context.js";
import type { GeneratedConstant, GeneratedModule } from "./generated-module.js";
import { flatLiteral, LINE_WIDTH } from "./literal.js";
import { camelCase, propertyKey, qualifiedName, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";

export const schemaName = (typeName: string): string => `${camelCase(typeName)}Schema`;

export function emitSchemas(context: EmitterContext): OutputFile[] {
  const order = orderOfDeclaration(context.model);
  return [...order.packages].map(([packageName, types]) => {
    const module = packageModule(context, packageName, "schemas");
    module.declare(types.map((type) => schemaName(type.name)));
    for (const type of types) module.addConstant(schemaOf(context, module, order, type));
    return module.print();
  });
}

function schemaOf(context: EmitterContext, module: GeneratedModule, order: TypeOrder, type: TypeModel): GeneratedConstant {
  const fields = type.fields.map((field) => fieldLine(context, module, order, type, field));
  const body = fields.length === 0 ? "fields: {}," : `fields: {\n    ${fields.join("\n    ")}\n  },`;
  const validationOrder = type.validationOrder === undefined ? "" : orderLines(type.validationOrder);
  return {
    name: schemaName(type.name),
    type: module.definitionType("StructSchema"),
    doc: `Schema of ${type.name} (${type.source.file}).`,
    initializer: `{\n  kind: "struct",\n  typeName: ${JSON.stringify(type.name)},\n  atomic: ${type.atomic},\n  ${validationOrder}${body}\n}`,
  };
}

function orderLines(names: readonly string[]): string {
  const line = `validationOrder: ${flatLiteral(names)},\n  `;
  if (line.length <= LINE_WIDTH) return line;
  return `validationOrder: [\n    ${names.map((name) => `${JSON.stringify(name)},`).join("\n    ")}\n  ],\n  `;
}

function fieldLine(context: EmitterContext, module: GeneratedModule, order: TypeOrder, owner: TypeModel, field: FieldModel): string {
  const schema = schemaExpression(context, module, order, owner, field.type);
  const traits = flatLiteral({
    required: field.required || undefined,
    omitEmpty: field.omitEmpty || undefined,
    optional: field.optional || undefined,
    default: field.default,
    patchStrategy: field.patchStrategy,
    patchMergeKey: field.patchMergeKey,
    writeOnly: field.writeOnly || undefined,
    errorPath: field.errorPath,
  });
  const head = `${propertyKey(field.name)}: ${module.doorway("field")}(`;
  const values = [schema.isDeferred ? `() => ${schema.code}` : schema.code, String(field.proto), ...(traits === "{}" ? [] : [traits])];
  const line = `${head}${values.join(", ")}),`;
  return line.length + 4 <= LINE_WIDTH ? line : `${head}\n      ${values.join(",\n      ")},\n    ),`;
}

interface SchemaExpression {
  readonly code: string;
  /** The code names a constant that is not initialised yet where it stands. */
  readonly isDeferred: boolean;
}

function schemaExpression(
  context: EmitterContext,
  module: GeneratedModule,
  order: TypeOrder,
  owner: TypeModel,
  type: TypeRef,
): SchemaExpression {
  switch (type.kind) {
    case "ref": {
      const target = typeNamed(context.model, type.name);
      const code = module.generated(modulePath(target.package, "schemas"), schemaName(target.name));
      return { code, isDeferred: !order.isDeclaredBefore(type.name, qualifiedName(owner)) };
    }
    case "list": {
      const item = schemaExpression(context, module, order, owner, type.item);
      if (type.listType === "map") {
        return { ...item, code: `${module.doorway("mapList")}(${flatLiteral(type.keys)}, ${item.code})` };
      }
      return { ...item, code: `${module.doorway(type.listType === "set" ? "setList" : "atomicList")}(${item.code})` };
    }
    case "map": {
      const value = schemaExpression(context, module, order, owner, type.value);
      return { ...value, code: `${module.doorway(type.atomic ? "atomicMap" : "granularMap")}(${value.code})` };
    }
    case "any": {
      const name = type.message === "RawExtension" ? "rawExtension" : type.object ? "anyObject" : "anyValue";
      return { code: module.doorway(name), isDeferred: false };
    }
    case "scalar":
      return { code: `${module.doorway("scalar")}.${type.type}`, isDeferred: false };
  }
}
