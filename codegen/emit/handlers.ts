/** Emits one module per resource: everything the server needs to handle requests on it, under a vendor profile's names. */
import type { ResourceModel } from "../model/model.js";
import { kebabCase } from "../model/names.js";
import { type EmitterContext, modulePath } from "./emitter-context.js";
import { GeneratedModule } from "./generated-module.js";
import { Expression, literal } from "./literal.js";
import { camelCase, isTemplate, textExpression, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";
import { printerName } from "./printers.js";
import { codecName } from "./protobuf.js";
import { schemaName } from "./schemas.js";
import { validatorOf } from "./validators.js";

export const handlerPath = (resource: ResourceModel): string => `${resource.package}/handlers/${kebabCase(resource.kind)}.ts`;

export const handlerName = (resource: ResourceModel): string => `${camelCase(resource.kind)}Handler`;

export function emitHandlers(context: EmitterContext): OutputFile[] {
  return context.model.resources.map((resource) => handlerOf(context, resource).print());
}

function handlerOf(context: EmitterContext, resource: ResourceModel): GeneratedModule {
  const module = new GeneratedModule(handlerPath(resource), resource.source.file, context.runtime);
  const definition = literal(withExpressions(definitionOf(context, module, resource), context));
  const parameter = definition.includes("profile.") ? "profile" : "";
  module.addConstant({
    name: handlerName(resource),
    type: module.definitionType("DefinitionFactory"),
    doc: `Handles requests on ${resource.resource} in ${resource.package}.`,
    initializer: `(${parameter}) => (${definition})`,
  });
  return module;
}

/** A ResourceDefinition; texts are templates still. */
function definitionOf(context: EmitterContext, module: GeneratedModule, resource: ResourceModel): Record<string, unknown> {
  const type = typeNamed(context.model, resource.type);
  const {
    package: packageName,
    type: _type,
    listType: _listType,
    folder: _folder,
    source: _source,
    columns: _columns,
    conversion,
    ...rest
  } = resource;
  return {
    ...rest,
    schema: new Expression(module.generated(modulePath(packageName, "schemas"), schemaName(type.name))),
    validate: new Expression(validatorOf(context, module, resource)),
    protobuf: type.hasProtobuf ? new Expression(module.generated(modulePath(packageName, "protobuf"), codecName(type.name))) : undefined,
    printer: new Expression(module.generated(modulePath(packageName, "printers"), printerName(resource.kind))),
    conversion: conversion === undefined ? undefined : identityConversion(context, module, resource),
  };
}

function identityConversion(context: EmitterContext, module: GeneratedModule, resource: ResourceModel): Expression {
  const apiVersion = (version: string): string =>
    textExpression(resource.group === "" ? version : `${resource.group}/${version}`, context.profile);
  return new Expression(`${module.doorway("identityConversion")}(${apiVersion(resource.storageVersion)}, ${apiVersion(resource.version)})`);
}

/** Turns every text that names entries of the profile into an expression. */
function withExpressions(value: unknown, context: EmitterContext): unknown {
  if (typeof value === "string") return isTemplate(value) ? new Expression(textExpression(value, context.profile)) : value;
  if (value instanceof Expression || value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => withExpressions(item, context));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withExpressions(entry, context)]));
}
