/**
 * Emits the structural validators of each definition file: standalone code of the validator library, one function per type that states a
 * rule, calling each other across files; versions with the same rules share one. What decoding has made sure of (types, unknown fields) is not checked again.
 */

import type { TypeModel } from "../../runtime/schema/declared/type-model.js";
import { typesWithRules } from "../../runtime/schema/declared/validation-schema.js";
import type { ApiModel, ResourceModel } from "../model/model.js";
import { judgedTypes, reachedFrom } from "./asked-for.js";
import { definitionModule, type EmitterContext, modulePath, typesByDefinition } from "./emitter-context.js";
import type { GeneratedModule } from "./generated-module.js";
import { typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";
import { validatedAs } from "./shared-validators.js";
import { type StandaloneValidator, standaloneValidator } from "./standalone-validator.js";

const validatorName = (typeName: string): string => `validate${typeName}`;

export function emitValidators(context: EmitterContext): OutputFile[] {
  const validators = validatorsAskedFor(context.model);
  return typesByDefinition(context.model).flatMap((types) => {
    const validated = types.filter((type) => validators.has(type));
    if (validated.length === 0) return [];
    const module = definitionModule(context, types[0], "validators", [
      "@ts-nocheck: standalone code of the validator library, which is untyped JavaScript.",
    ]);
    module.declare(validated.map((type) => validatorName(type.name)));
    for (const type of validated) module.add(...functionOf(context, module, type, validators.get(type) as StandaloneValidator));
    return [module.print({ format: true })];
  });
}

/** Of the types that somebody judges by themselves, and of what their validators call. */
function validatorsAskedFor(model: ApiModel): ReadonlyMap<TypeModel, StandaloneValidator> {
  const ruled = typesWithRules(model.types);
  const validators = new Map<TypeModel, StandaloneValidator>();
  const roots = judgedTypes(model).filter((type) => ruled.has(type));
  reachedFrom(
    roots.map((type) => validatedAs(type, model)),
    (type) => {
      const validator = standaloneValidator(type, model, ruled);
      validators.set(type, validator);
      return validator.uses.map((used) => validatedAs(typeNamed(model, used), model));
    },
  );
  return validators;
}

/** The validator of a resource, as its handler names it. */
export function validatorOf(context: EmitterContext, module: GeneratedModule, resource: ResourceModel): string {
  return validatorOfType(context, module, typeNamed(context.model, resource.type)) ?? module.doorway("acceptAll");
}

/** The validator of a type; undefined when it has no rules. */
export function validatorOfType({ model }: EmitterContext, module: GeneratedModule, type: TypeModel): string | undefined {
  if (!typesWithRules(model.types).has(type)) return undefined;
  return module.generated(modulePath(validatedAs(type, model), "validators"), validatorName(type.name));
}

function functionOf(context: EmitterContext, module: GeneratedModule, type: TypeModel, validator: StandaloneValidator): string[] {
  for (const used of validator.uses) {
    validatorOfType(context, module, typeNamed(context.model, used));
  }
  for (const name of validator.doorway) module.doorway(name);
  const patterns = [...validator.patterns].map(([name, pattern]) => `const ${name} = ${pattern};`);
  return [...patterns, `/** Rules of ${type.name} (${type.source.file}). */\n${validator.code}`];
}
