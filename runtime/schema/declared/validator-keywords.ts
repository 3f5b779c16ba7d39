/**
 * The validator library with the keywords of definitions: one function per type, calling each other. Generated code and schemas that
 * come at run time are compiled by the same; they differ in how a validator gets at what it calls.
 */
import {
  _,
  Ajv,
  type AnySchemaObject,
  type Code,
  type CodeGen,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  type Options,
  str,
  stringify,
} from "ajv";
import { _Code } from "ajv/dist/compile/codegen/code.js";
import { callRef } from "ajv/dist/vocabularies/core/ref.js";
import type { FormatName } from "../formats/formats.js";
import type { Requirement } from "./validation-schema.js";

/** Functions of the runtime that validators call. */
export type ValidatorPart = "codePointLength" | "hasFormat" | "isEmpty";

/** What a validator calls, as its code names it. */
export interface ValidatorLinks {
  part(gen: CodeGen, name: ValidatorPart): Code;
  /** Something with `test`, as regular expressions have it. */
  pattern(gen: CodeGen, source: string): Code;
  /** The validator of a type by its qualified name. */
  validator(gen: CodeGen, qualified: string): Code;
}

/** Keywords of JSON Schema that mean something else here, or are told otherwise. */
const REPLACED = ["required", "enum", "format", "pattern", "minimum", "maximum", "minLength", "maxLength"];

/** A compiler of schemas in the vocabulary of {@link ruleSchema}. */
export function validatorCompiler(links: ValidatorLinks, code: Options["code"]): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: false,
    inlineRefs: false,
    meta: false,
    validateSchema: false,
    code: { ...code, lines: true },
  });
  for (const keyword of REPLACED) ajv.removeKeyword(keyword);
  for (const keyword of keywords(links)) ajv.addKeyword(keyword);
  return ajv;
}

/** A text, which is left as it is, or the head of a loop through a list or a map. */
const TEXT_OR_LOOP = /"(?:[^"\\]|\\.)*"|for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{|for\(const (key\d+) in (\w+)\)\{/g;

/** The code of a validator that looks no further in lists and maps after `most` mistakes. */
export function withBoundedLoops(code: string, most: string): string {
  return code.replaceAll(TEXT_OR_LOOP, (found: string, index?: string, length?: string, key?: string, map?: string) => {
    if (index !== undefined) return `for(let ${index}=0; ${index}<${length} && errors < ${most}; ${index}++){`;
    return key === undefined ? found : `for(const ${key} in ${map}){\nif(errors >= ${most}) break;`;
  });
}

/** The wording of errors is the runtime's. */
const NO_MESSAGE = "";

/** A keyword for texts that fails when `condition` holds. */
function textRule<S>(keyword: string, condition: (cxt: KeywordCxt, schema: S) => Code, params: (schema: S) => Code): CodeKeywordDefinition {
  return {
    keyword,
    type: "string",
    error: { message: NO_MESSAGE, params: ({ schema }) => params(schema as S) },
    code: (cxt) => cxt.fail(condition(cxt, cxt.schema as S)),
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

function keywords(links: ValidatorLinks): CodeKeywordDefinition[] {
  const length = ({ gen, data }: KeywordCxt): Code => _`${links.part(gen, "codePointLength")}(${data})`;
  const limit = (schema: number): Code => _`{limit: ${schema}}`;
  return [
    numberRule("minimum", ">="),
    numberRule("maximum", "<="),
    textRule("minLength", (cxt, schema: number) => _`${length(cxt)} < ${schema}`, limit),
    textRule("maxLength", (cxt, schema: number) => _`${length(cxt)} > ${schema}`, limit),
    textRule(
      "pattern",
      ({ gen, data }, schema: string) => _`!${links.pattern(gen, schema)}.test(${data})`,
      (schema: string) => _`{pattern: ${schema}}`,
    ),
    textRule(
      "format",
      ({ gen, data }, schema: FormatName) => _`!${links.part(gen, "hasFormat")}(${schema}, ${data})`,
      (schema: string) => _`{format: ${schema}}`,
    ),
    textRule("enum", notOneOf, (schema: readonly string[]) => _`{allowedValues: ${arrayCode(schema)}}`),
    { keyword: "typeRef", code: (cxt) => callRef(cxt, links.validator(cxt.gen, cxt.schema)) },
    { keyword: "unlessEmpty", code: (cxt) => unlessEmpty(cxt, links) },
    {
      keyword: "required",
      type: "object",
      error: { message: NO_MESSAGE, params: ({ params }) => _`{missingProperty: ${params["missing"]}}` },
      code: (cxt) => required(cxt, links),
    },
  ];
}

/** One piece of code for all values but the first: what is joined piece by piece takes time in the square of their number. */
const notOneOf = ({ data }: KeywordCxt, [first, ...others]: readonly string[]): Code =>
  _`${data} !== ${first}${new _Code(others.map((value) => ` && ${data} !== ${stringify(value)}`).join(""))}`;

const arrayCode = (values: readonly string[]): Code => new _Code(`[${values.map((value) => stringify(value)).join(", ")}]`);

function unlessEmpty(cxt: KeywordCxt, links: ValidatorLinks): void {
  cxt.gen.if(_`!${links.part(cxt.gen, "isEmpty")}(${cxt.data})`, () => {
    cxt.subschema({ keyword: "unlessEmpty" }, cxt.gen.name("valid"));
  });
}

function required(cxt: KeywordCxt, links: ValidatorLinks): void {
  for (const [name, requirement] of Object.entries(cxt.schema as Requirement)) {
    const value = _`${cxt.data}${accessor(name)}`;
    const isMissing = requirement === "filled" ? _`${links.part(cxt.gen, "isEmpty")}(${value})` : _`${value} == null`;
    cxt.gen.if(isMissing, () => {
      cxt.setParams({ missing: str`${name}` });
      cxt.error();
    });
  }
}

const accessor = (name: string): Code => (/^[A-Za-z_$][\w$]*$/.test(name) ? _`.${new Name(name)}` : _`[${name}]`);
