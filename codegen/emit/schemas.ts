/**
 * Emits the schema trees of each definition file, each type once, made when it is first needed and shared by every kind that
 * uses it. Lists of kinds have none: nobody writes one.
 */
import type { Checks } from "../../runtime/definition/schema.js";
import { fieldTraits } from "../../runtime/schema/declared/schema-tree.js";
import type { FieldModel, TypeModel, TypeRef } from "../../runtime/schema/declared/type-model.js";
import { typesWithSchema } from "./asked-for.js";
import { definitionModule, type EmitterContext, modulePath, typesByDefinition } from "./emitter-context.js";
import type { GeneratedConstant, GeneratedModule } from "./generated-module.js";
import { flatLiteral, LINE_WIDTH, literal } from "./literal.js";
import { camelCase, propertyKey, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";

export const schemaName = (typeName: string): string => `${camelCase(typeName)}Schema`;

export function emitSchemas(context: EmitterContext): OutputFile[] {
  const asked = typesWithSchema(context.model);
  return typesByDefinition(context.model).flatMap((types) => {
    const own = types.filter((type) => asked.has(type));
    if (own.length === 0) return [];
    const module = definitionModule(context, types[0], "schemas");
    module.declare(own.map((type) => schemaName(type.name)));
    for (const type of own) module.addConstant(schemaOf(context, module, type));
    return [module.print()];
  });
}

function schemaOf(context: EmitterContext, module: GeneratedModule, type: TypeModel): GeneratedConstant {
  const fields = type.fields.map((field) => fieldLine(context, module, field));
  const body = fields.length === 0 ? "fields: {}," : `fields: {\n    ${fields.join("\n    ")}\n  },`;
  const demands = [
    ...(type.checks === undefined ? [] : [`checks: ${literal(type.checks, 2, 10)},\n  `]),
    ...(type.unions === undefined ? [] : [`unions: ${literal(type.unions, 2, 10)},\n  `]),
    ...(type.defaultsBelow === undefined ? [] : [`defaultsBelow: ${literal(type.defaultsBelow, 2, 20)},\n  `]),
    ...(type.hooks === undefined ? [] : [`hooks: ${flatLiteral(type.hooks)},\n  `]),
  ].join("");
  const validationOrder = type.validationOrder === undefined ? "" : orderLines(type.validationOrder);
  const traits = `${type.atomic ? "atomic: true,\n  " : ""}${type.isKind ? "isKind: true,\n  " : ""}`;
  return {
    name: schemaName(type.name),
    type: module.definitionType("StructSchema"),
    doc: `Schema of ${type.name} (${type.source.file}).`,
    initializer: `${module.doorway("struct")}(${JSON.stringify(type.name)}, () => ({\n  ${traits}${validationOrder}${demands}${body}\n}))`,
  };
}

function orderLines(names: readonly string[]): string {
  const line = `validationOrder: ${flatLiteral(names)},\n  `;
  if (line.length <= LINE_WIDTH) return line;
  return `validationOrder: [\n    ${names.map((name) => `${JSON.stringify(name)},`).join("\n    ")}\n  ],\n  `;
}

function fieldLine(context: EmitterContext, module: GeneratedModule, field: FieldModel): string {
  const schema = schemaExpression(context, module, field.type);
  const traits = fieldTraits(field);
  const flat = flatLiteral(traits);
  const head = `${propertyKey(field.name)}: ${module.doorway("field")}(`;
  const values = [schema, ...(flat === "{}" ? [] : [flat])];
  const line = `${head}${values.join(", ")}),`;
  if (line.length + 4 <= LINE_WIDTH) return line;
  const parts = flat === "{}" ? values : [...values.slice(0, -1), literal(traits, 6)];
  return `${head}\n      ${parts.join(",\n      ")},\n    ),`;
}

function schemaExpression(context: EmitterContext, module: GeneratedModule, type: TypeRef): string {
  switch (type.kind) {
    case "ref": {
      const target = typeNamed(context.model, type.name);
      return module.generated(modulePath(target, "schemas"), schemaName(target.name));
    }
    case "list": {
      const item = schemaExpression(context, module, type.item);
      const checks = checksArgument(type.itemChecks);
      if (type.listType === "map") return `${module.doorway("mapList")}(${flatLiteral(type.keys)}, ${item}${checks})`;
      return `${module.doorway(type.listType === "set" ? "setList" : "atomicList")}(${item}${checks})`;
    }
    case "map": {
      const value = schemaExpression(context, module, type.value);
      const checks = checksArgument(type.valueChecks) + checksArgument(type.keyChecks, type.valueChecks === undefined ? 2 : 1);
      return `${module.doorway(type.atomic ? "atomicMap" : "granularMap")}(${value}${checks})`;
    }
    case "any":
      return module.doorway(type.message === "RawExtension" ? "rawExtension" : type.object ? "anyObject" : "anyValue");
    case "scalar":
      return `${module.doorway("scalar")}.${type.type}`;
  }
}

/** Checks as a further argument of a list's or map's function, in the place that `position` counts from. */
function checksArgument(checks: Checks | undefined, position = 1): string {
  if (checks === undefined) return "";
  return `${", undefined".repeat(position - 1)}, ${literal(checks, 6, 40)}`;
}
