/** Emits one module per resource: everything the server needs to handle requests on it, under a vendor profile's names. */

import { isTemplate } from "../../runtime/schema/names-of-profile.js";
import type { ResourceModel } from "../model/model.js";
import { columnsOf } from "./columns.js";
import { definitionModule, type EmitterContext, modulePath } from "./emitter-context.js";
import type { GeneratedModule } from "./generated-module.js";
import { Expression, literal } from "./literal.js";
import { camelCase, textExpression, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";
import { codecName } from "./protobuf.js";
import { schemaName } from "./schemas.js";
import { validatorOf } from "./validators.js";

export const handlerName = (resource: ResourceModel): string => `${camelCase(resource.kind)}Handler`;

export function emitHandlers(context: EmitterContext): OutputFile[] {
  return context.model.resources.map((resource) => handlerOf(context, resource).print());
}

function handlerOf(context: EmitterContext, resource: ResourceModel): GeneratedModule {
  const module = definitionModule(context, resource, "handler");
  const definition = literal(withExpressions(definitionOf(context, module, resource), context));
  const usesKinds = /[(,\s]kinds[,)]/.test(definition);
  const parameter = usesKinds ? "profile, kinds" : definition.includes("profile.") ? "profile" : "";
  module.addConstant({
    name: handlerName(resource),
    type: module.definitionType("DefinitionFactory"),
    doc: `Handles requests on ${resource.resource} in ${resource.package}.`,
    initializer: `(${parameter}) => ${module.doorway("resourceDefinition")}(${definition})`,
  });
  return module;
}

/** A ResourceDefinition; texts are templates still. */
function definitionOf(context: EmitterContext, module: GeneratedModule, resource: ResourceModel): Record<string, unknown> {
  const type = typeNamed(context.model, resource.type);
  const {
    package: _package,
    type: _type,
    listType: _listType,
    folder: _folder,
    source: _source,
    example: _example,
    columns,
    conversion: _conversion,
    ...rest
  } = resource;
  return {
    origin: "generated",
    ...rest,
    schema: new Expression(module.generated(modulePath(type, "schemas"), schemaName(type.name))),
    validate: new Expression(validatorOf(context, module, resource)),
    protobuf: type.hasProtobuf ? new Expression(module.generated(modulePath(type, "protobuf"), codecName(type.name))) : undefined,
    columns: columnsOf(module, columns),
    conversion: conversionOf(context, module, resource),
  };
}

function conversionOf(context: EmitterContext, module: GeneratedModule, resource: ResourceModel): Expression {
  const { conversion } = resource;
  if (conversion.type === "none") return new Expression(module.doorway("noConversion"));
  const apiVersion = (group: string, version: string): string =>
    textExpression(group === "" ? version : `${group}/${version}`, context.profile);
  const stored = apiVersion(conversion.storedGroup, conversion.storedVersion);
  const served = apiVersion(resource.group, resource.version);
  if (conversion.type === "identity") return new Expression(`${module.doorway("identityConversion")}(${stored}, ${served})`);
  const storedType = typeNamed(context.model, conversion.storedType);
  const schema = module.generated(modulePath(storedType, "schemas"), schemaName(storedType.name));
  const named = (version: string, kind: string): string => `apiVersion: ${version}, kind: ${JSON.stringify(kind)}`;
  const types = `{ ${named(stored, conversion.storedKind)}, schema: ${schema} }, { ${named(served, resource.kind)} }`;
  return new Expression(`${module.doorway("namedConversion")}(kinds, ${JSON.stringify(conversion.name)}, ${types}, profile)`);
}

/** Turns every text that names entries of the profile into an expression. */
function withExpressions(value: unknown, context: EmitterContext): unknown {
  if (typeof value === "string") return isTemplate(value) ? new Expression(textExpression(value, context.profile)) : value;
  if (value instanceof Expression || value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => withExpressions(item, context));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withExpressions(entry, context)]));
}
