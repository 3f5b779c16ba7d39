/** Compiles the rules of one type to the standalone code of the validator library and tidies that into readable TypeScript. */
import { type Ajv, type AnySchemaObject, type Code, type CodeGen, Name } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import type { TypeModel } from "../../runtime/schema/declared/type-model.js";
import { ruleSchema } from "../../runtime/schema/declared/validation-schema.js";
import {
  type ValidatorLinks,
  type ValidatorPart,
  validatorCompiler,
  withBoundedLoops,
} from "../../runtime/schema/declared/validator-keywords.js";
import type { ApiModel } from "../model/model.js";
import { camelCase, typeNamed } from "./naming.js";
import type { DoorwayValueName } from "./runtime-names.js";
import { settleNames } from "./settled-names.js";

export interface StandaloneValidator {
  /** The exported function. */
  readonly code: string;
  /** Qualified names of the types whose validators it calls. */
  readonly uses: readonly string[];
  /** Constants for its own patterns. */
  readonly patterns: ReadonlyMap<string, string>;
  readonly doorway: readonly DoorwayValueName[];
}

export function standaloneValidator(type: TypeModel, model: ApiModel, ruled: ReadonlySet<TypeModel>): StandaloneValidator {
  const collected = new Collector(model, camelCase(type.name));
  const ajv = validatorCompiler(collected, { source: true, esm: true, optimize: 2 });
  const validate = ajv.compile(ruleSchema(type, model.types, ruled) as AnySchemaObject);
  const code = tidy(standaloneCode(ajv, validate), `validate${type.name}`);
  if (code.includes(MOST_MISTAKES)) collected.doorway(MOST_MISTAKES);
  return { ...collected.result(), code };
}

const MOST_MISTAKES = "MOST_MISTAKES";

const standaloneCode = (standalone as unknown as { default: (ajv: Ajv, validate: unknown) => string }).default ?? standalone;

class Collector implements ValidatorLinks {
  readonly #uses = new Set<string>();
  readonly #patterns = new Map<string, string>();
  readonly #doorway = new Set<DoorwayValueName>();

  constructor(
    private readonly model: ApiModel,
    private readonly prefix: string,
  ) {}

  validator(_: CodeGen, qualified: string): Code {
    this.#uses.add(qualified);
    this.#doorway.add("addErrors");
    return new Name(`validate${typeNamed(this.model, qualified).name}`);
  }

  pattern(_: CodeGen, source: string): Code {
    const text = regExpLiteral(source);
    const known = [...this.#patterns].find(([, pattern]) => pattern === text)?.[0];
    const name = known ?? `${this.prefix}Pattern${this.#patterns.size === 0 ? "" : this.#patterns.size + 1}`;
    this.#patterns.set(name, text);
    return new Name(name);
  }

  part(_: CodeGen, name: ValidatorPart): Code {
    return this.doorway(name);
  }

  doorway(name: DoorwayValueName): Code {
    this.#doorway.add(name);
    return new Name(name);
  }

  result(): Omit<StandaloneValidator, "code"> {
    return { uses: [...this.#uses], patterns: this.#patterns, doorway: [...this.#doorway] };
  }
}

const regExpLiteral = (source: string): string => String(new RegExp(source, "u"));

const PUSH_ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;

/** Names the function, bounds what loops find, drops what the runtime does not read, and says shorter what recurs. */
function tidy(code: string, name: string): string {
  const generatedName = /function (validate\d+)\(/.exec(code)?.[1] ?? "";
  const body = withBoundedLoops(code.slice(code.indexOf("function validate")), MOST_MISTAKES)
    .replaceAll(generatedName, name)
    .replaceAll(/schemaPath:"[^"]*",/g, "")
    .replace(/\{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/, '{ instancePath = "" } = {}')
    .replaceAll(/,parentData:[^,]+,parentDataProperty:[^,]+,rootData\}/g, "}")
    .replaceAll(PUSH_ERROR, "(vErrors ??= []).push($2);\nerrors++;")
    .replaceAll(/if\(!\((validate\w+\(.*\))\)\)\{/g, "if (!$1) {")
    .replaceAll(/vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g, "vErrors = addErrors(vErrors, $1.errors);")
    .replaceAll(/\{(instancePath|keyword|params):/g, "{ $1:");
  return `export ${settleNames(body)}`;
}
