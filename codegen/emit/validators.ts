/**
 * Emits the structural validators of each definition file: standalone code of the validator library, one function per type that states a
 * rule, calling each other across files. What decoding has made sure of (types, unknown fields) is not checked again.
 */
import type { ResourceModel, TypeModel } from "../model/model.js";
import { definitionModule, type EmitterContext, modulePath, typesByDefinition } from "./emitter-context.js";
import type { GeneratedModule } from "./generated-module.js";
import { typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";
import { type StandaloneValidator, standaloneValidator } from "./standalone-validator.js";
import { typesWithRules } from "./validation-schema.js";

export const validatorName = (typeName: string): string => `validate${typeName}`;

export function emitValidators(context: EmitterContext): OutputFile[] {
  const ruled = typesWithRules(context.model);
  return typesByDefinition(context.model).flatMap((types) => {
    const validated = types.filter((type) => ruled.has(type) && type.listOf === undefined);
    if (validated.length === 0) return [];
    const module = definitionModule(context, types[0], "validators", [
      "@ts-nocheck: standalone code of the validator library, which is untyped JavaScript.",
    ]);
    module.declare(validated.map((type) => validatorName(type.name)));
    const validators = validated.map((type) => ({ type, code: standaloneValidator(type, context.model, ruled) }));
    for (const { type, code } of validators) module.add(...functionOf(context, module, type, code));
    return [module.print({ format: true })];
  });
}

/** The validator of a resource, as its handler names it. */
export function validatorOf(context: EmitterContext, module: GeneratedModule, resource: ResourceModel): string {
  const type = typeNamed(context.model, resource.type);
  if (!typesWithRules(context.model).has(type)) return module.doorway("acceptAll");
  return module.generated(modulePath(type, "validators"), validatorName(type.name));
}

function functionOf(context: EmitterContext, module: GeneratedModule, type: TypeModel, validator: StandaloneValidator): string[] {
  for (const used of validator.uses) {
    const target = typeNamed(context.model, used);
    module.generated(modulePath(target, "validators"), validatorName(target.name));
  }
  for (const name of validator.doorway) module.doorway(name);
  const patterns = [...validator.patterns].map(([name, pattern]) => `const ${name} = ${pattern};`);
  return [...patterns, `/** Rules of ${type.name} (${type.source.file}). */\n${validator.code}`];
}
