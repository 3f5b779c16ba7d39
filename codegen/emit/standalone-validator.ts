/** Compiles the rules of one type to the standalone code of the validator library and tidies that into readable TypeScript. */
import { _, Ajv, type AnySchemaObject, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, str } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { callRef } from "ajv/dist/vocabularies/core/ref.js";
import type { FormatName } from "../../runtime/schema/formats/formats.js";
import type { ApiModel, TypeModel } from "../model/model.js";
import { camelCase, typeNamed } from "./naming.js";
import type { DoorwayValueName } from "./runtime-names.js";
import { settleNames } from "./settled-names.js";
import { type Requirement, ruleSchema } from "./validation-schema.js";

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
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: false,
    inlineRefs: false,
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  for (const keyword of ["required", "enum", "format", "pattern", "minimum", "maximum", "minLength", "maxLength"])
    ajv.removeKeyword(keyword);
  for (const keyword of keywords(collected)) ajv.addKeyword(keyword);
  const validate = ajv.compile(ruleSchema(type, model, ruled) as AnySchemaObject);
  const code = tidy(standaloneCode(ajv, validate), `validate${type.name}`);
  if (code.includes(MOST_MISTAKES)) collected.doorway(MOST_MISTAKES);
  return { ...collected.result(), code };
}

const MOST_MISTAKES = "MOST_MISTAKES";

const standaloneCode = (standalone as unknown as { default: (ajv: Ajv, validate: unknown) => string }).default ?? standalone;

class Collector {
  readonly #uses = new Set<string>();
  readonly #patterns = new Map<string, string>();
  readonly #doorway = new Set<DoorwayValueName>();

  constructor(
    private readonly model: ApiModel,
    private readonly prefix: string,
  ) {}

  validator(qualified: string): Code {
    this.#uses.add(qualified);
    this.#doorway.add("addErrors");
    return new Name(`validate${typeNamed(this.model, qualified).name}`);
  }

  pattern(source: string): Code {
    const text = regExpLiteral(source);
    const known = [...this.#patterns].find(([, pattern]) => pattern === text)?.[0];
    const name = known ?? `${this.prefix}Pattern${this.#patterns.size === 0 ? "" : this.#patterns.size + 1}`;
    this.#patterns.set(name, text);
    return new Name(name);
  }

  doorway(name: DoorwayValueName): Code {
    this.#doorway.add(name);
    return new Name(name);
  }

  result(): Omit<StandaloneValidator, "code"> {
    return { uses: [...this.#uses], patterns: this.#patterns, doorway: [...this.#doorway] };
  }
}

/** The wording of errors is the runtime's. */
const NO_MESSAGE = "";

const regExpLiteral = (source: string): string => String(new RegExp(source, "u"));

/** A keyword for texts that fails when `condition` holds. */
function textRule<S>(keyword: string, condition: (data: Name, schema: S) => Code, params: (schema: S) => Code): CodeKeywordDefinition {
  return {
    keyword,
    type: "string",
    error: { message: NO_MESSAGE, params: ({ schema }) => params(schema as S) },
    code: (cxt) => cxt.fail(condition(cxt.data, cxt.schema as S)),
  };
}

/**
 * A keyword for numbers, also those that are bigint because they are too large to be exact otherwise. Where both bounds are given
 * the parameters name both, so that messages can.
 */
function numberRule(keyword: "minimum" | "maximum", comparison: ">=" | "<="): CodeKeywordDefinition {
  return {
    keyword,
    error: {
      message: NO_MESSAGE,
      params: ({ schema, parentSchema }) => _`{comparison: ${comparison}, limit: ${schema}${range(parentSchema)}}`,
    },
    code(cxt) {
      const isNumber = _`(typeof ${cxt.data} == "number" || typeof ${cxt.data} == "bigint")`;
      const fails = keyword === "minimum" ? _`${cxt.data} < ${cxt.schema}` : _`${cxt.data} > ${cxt.schema}`;
      cxt.fail(_`${isNumber} && ${fails}`);
    },
  };
}

function range(schema: AnySchemaObject | undefined): Code {
  const { minimum, maximum } = (schema ?? {}) as { minimum?: unknown; maximum?: unknown };
  return typeof minimum === "number" && typeof maximum === "number" ? _`, minimum: ${minimum}, maximum: ${maximum}` : _``;
}

function keywords(collected: Collector): CodeKeywordDefinition[] {
  const length = (data: Name): Code => _`${collected.doorway("codePointLength")}(${data})`;
  const limit = (schema: number): Code => _`{limit: ${schema}}`;
  return [
    numberRule("minimum", ">="),
    numberRule("maximum", "<="),
    textRule("minLength", (data, schema: number) => _`${length(data)} < ${schema}`, limit),
    textRule("maxLength", (data, schema: number) => _`${length(data)} > ${schema}`, limit),
    textRule(
      "pattern",
      (data, schema: string) => _`!${collected.pattern(schema)}.test(${data})`,
      (schema: string) => _`{pattern: ${schema}}`,
    ),
    textRule(
      "format",
      (data, schema: FormatName) => formatFails(collected, data, schema),
      (schema: string) => _`{format: ${schema}}`,
    ),
    textRule("enum", notOneOf, (schema: readonly string[]) => _`{allowedValues: ${arrayCode(schema)}}`),
    { keyword: "typeRef", code: (cxt) => callRef(cxt, collected.validator(cxt.schema)) },
    { keyword: "unlessEmpty", code: (cxt) => unlessEmpty(cxt, collected) },
    {
      keyword: "required",
      type: "object",
      error: { message: NO_MESSAGE, params: ({ params }) => _`{missingProperty: ${params["missing"]}}` },
      code: (cxt) => required(cxt, collected),
    },
  ];
}

const formatFails = (collected: Collector, data: Name, format: FormatName): Code =>
  _`!${collected.doorway("hasFormat")}(${format}, ${data})`;

const notOneOf = (data: Name, values: readonly string[]): Code =>
  values.map((value) => _`${data} !== ${value}`).reduce((all, one) => _`${all} && ${one}`);

const arrayCode = (values: readonly string[]): Code => _`[${values.map((value) => _`${value}`).reduce((all, one) => _`${all}, ${one}`)}]`;

function unlessEmpty(cxt: KeywordCxt, collected: Collector): void {
  cxt.gen.if(_`!${collected.doorway("isEmpty")}(${cxt.data})`, () => {
    cxt.subschema({ keyword: "unlessEmpty" }, cxt.gen.name("valid"));
  });
}

function required(cxt: KeywordCxt, collected: Collector): void {
  for (const [name, requirement] of Object.entries(cxt.schema as Requirement)) {
    const value = _`${cxt.data}${accessor(name)}`;
    const isMissing = requirement === "filled" ? _`${collected.doorway("isEmpty")}(${value})` : _`${value} == null`;
    cxt.gen.if(isMissing, () => {
      cxt.setParams({ missing: str`${name}` });
      cxt.error();
    });
  }
}

const accessor = (name: string): Code => (/^[A-Za-z_$][\w$]*$/.test(name) ? _`.${new Name(name)}` : _`[${name}]`);

const PUSH_ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;

const LIST_LOOP = /for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{/g;
const MAP_LOOP = /for\(const (key\d+) in (\w+)\)\{/g;

/** Names the function, bounds what loops find, drops what the runtime does not read, and says shorter what recurs. */
function tidy(code: string, name: string): string {
  const generatedName = /function (validate\d+)\(/.exec(code)?.[1] ?? "";
  const body = code
    .slice(code.indexOf("function validate"))
    .replaceAll(generatedName, name)
    .replaceAll(/schemaPath:"[^"]*",/g, "")
    .replace(/\{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/, '{ instancePath = "" } = {}')
    .replaceAll(/,parentData:[^,]+,parentDataProperty:[^,]+,rootData\}/g, "}")
    .replaceAll(LIST_LOOP, "for(let $1=0; $1<$2 && errors < MOST_MISTAKES; $1++){")
    .replaceAll(MAP_LOOP, "for(const $1 in $2){\nif(errors >= MOST_MISTAKES) break;")
    .replaceAll(PUSH_ERROR, "(vErrors ??= []).push($2);\nerrors++;")
    .replaceAll(/if\(!\((validate\w+\(.*\))\)\)\{/g, "if (!$1) {")
    .replaceAll(/vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g, "vErrors = addErrors(vErrors, $1.errors);")
    .replaceAll(/\{(instancePath|keyword|params):/g, "{ $1:");
  return `export ${settleNames(body)}`;
}
