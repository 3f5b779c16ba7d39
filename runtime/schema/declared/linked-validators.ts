/** Validators of types that are declared at run time: functions that call each other, where the generator prints code. */
import type { AnySchemaObject, Code, CodeGen } from "ajv";
import type { StructuralValidator } from "../../definition/resource-definition.js";
import { hasFormat } from "../formats/formats.js";
import { linearPattern } from "../linear-patterns.js";
import { codePointLength, isEmpty, MOST_MISTAKES } from "../validator-parts.js";
import type { TypeModel } from "./type-model.js";
import { ruleSchema, typesWithRules } from "./validation-schema.js";
import { type ValidatorLinks, type ValidatorPart, validatorCompiler, withBoundedLoops } from "./validator-keywords.js";

/** The validators of types without circles, each compiled when it is first asked for, or called by that of an outer type. */
export class LinkedValidators implements ValidatorLinks {
  readonly #compiler = validatorCompiler(this, { process: (code) => withBoundedLoops(code, String(MOST_MISTAKES)) });
  readonly #ruled: ReadonlySet<TypeModel>;
  readonly #made = new Map<string, StructuralValidator>();

  constructor(private readonly types: ReadonlyMap<string, TypeModel>) {
    this.#ruled = typesWithRules(types);
  }

  /** The validator of a type by its qualified name. */
  of(name: string): StructuralValidator {
    let made = this.#made.get(name);
    if (made === undefined) {
      const rules = ruleSchema(this.types.get(name) as TypeModel, this.types, this.#ruled);
      made = this.#compiler.compile(rules as AnySchemaObject) as StructuralValidator;
      this.#made.set(name, made);
    }
    return made;
  }

  part(gen: CodeGen, name: ValidatorPart): Code {
    return gen.scopeValue("func", { ref: PARTS[name] });
  }

  pattern(gen: CodeGen, source: string): Code {
    return gen.scopeValue("pattern", { key: source, ref: linearPattern(source) });
  }

  validator(gen: CodeGen, qualified: string): Code {
    return gen.scopeValue("validate", { ref: this.of(qualified) });
  }
}

const PARTS = { codePointLength, hasFormat, isEmpty } as const satisfies Record<ValidatorPart, unknown>;
