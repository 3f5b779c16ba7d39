/** Checks files against their JSON Schemas and says where and how they differ, with what would be right. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { NodePath } from "../../runtime/schema/declared/place.js";
import { didYouMean, nearestFirst } from "../../runtime/schema/declared/suggest.js";
import { insteadOf } from "./foreign-keys.js";
import type { Problem } from "./problem.js";
import type { SourceFile } from "./source-file.js";

/** Schemas beside the definitions, by the kind of file they describe. */
export type ShapeName = "definition" | "group" | "vendor-profile" | "feature-gates";

/** The validators of one definitions folder. */
export class ShapeChecker {
  readonly #validators = new Map<ShapeName, ValidateFunction>();

  constructor(readonly root: string) {}

  /** Every deviation of `file` from the schema `shape`. */
  check(file: SourceFile, shape: ShapeName): Problem[] {
    const validate = this.#validator(shape);
    if (validate(file.value)) return [];
    const problems = (validate.errors ?? []).flatMap((error) => describe(file, error) ?? []);
    return problems.filter((problem, index) => problems.findIndex((other) => sameProblem(other, problem)) === index);
  }

  #validator(shape: ShapeName): ValidateFunction {
    let validate = this.#validators.get(shape);
    if (validate === undefined) {
      const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, formats: { regex: true } });
      validate = ajv.compile(JSON.parse(readFileSync(join(this.root, `${shape}.schema.json`), "utf8")) as object);
      this.#validators.set(shape, validate);
    }
    return validate;
  }
}

const sameProblem = (a: Problem, b: Problem): boolean => a.line === b.line && a.column === b.column && a.message === b.message;

/** Combining keywords say nothing that their parts do not say better. */
const COMBINING: ReadonlySet<string> = new Set(["if", "allOf", "oneOf", "not"]);

function describe(file: SourceFile, error: ErrorObject): Problem | undefined {
  if (COMBINING.has(error.keyword) || isOfOtherForm(error)) return undefined;
  const path = error.instancePath.split("/").slice(1).map(unescapePointer);
  const where = nameOf(path);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case "additionalProperties":
      return unknownKey(
        file,
        path,
        String(params["additionalProperty"]),
        Object.keys((error.parentSchema?.["properties"] as object) ?? {}),
      );
    case "required":
      if (error.schemaPath.includes("anyOf")) return undefined;
      return { ...file.keyAt(path), message: `${where} lacks "${String(params["missingProperty"])}"` };
    case "anyOf":
      return path.length === 0 ? { ...file.valueAt(path), message: 'neither "kind" nor "types" is given' } : undefined;
    case "enum": {
      const allowed = (params["allowedValues"] as unknown[]).map(String);
      const suggestion = didYouMean(String(error.data), allowed, 40) ?? nearestFirst(String(error.data), allowed);
      return { ...file.valueAt(path), message: `${where} may not be ${JSON.stringify(error.data)}`, ...(suggestion && { suggestion }) };
    }
    case "type":
      return {
        ...file.valueAt(path),
        message: `${where} is ${describeType(error.data)}`,
        suggestion: `give ${WANTED[String(params["type"])] ?? String(params["type"])}`,
      };
    case "minLength":
    case "minItems":
      return { ...file.valueAt(path), message: `${where} is empty` };
    case "uniqueItems":
      return {
        ...file.valueAt([...path, Number(params["i"])]),
        message: `${where} has ${JSON.stringify((error.data as unknown[])[Number(params["i"])])} twice`,
      };
    case "propertyNames":
      return undefined;
    case "pattern": {
      const name = error.propertyName;
      const at = name === undefined ? file.valueAt(path) : file.keyAt([...path, name]);
      return {
        ...at,
        message: `${JSON.stringify(name ?? error.data)} is no valid name`,
        suggestion: `it must match ${String(params["pattern"])}`,
      };
    }
    default:
      return { ...file.valueAt(path), message: `${where} ${error.message ?? "is wrong"}` };
  }
}

/** Where a list or a single one may stand, a mistake in one is none of a list that is not there. */
const isOfOtherForm = ({ keyword, schemaPath, params, data }: ErrorObject): boolean =>
  keyword === "type" && /\/(anyOf|oneOf)\/\d+\/type$/.test(schemaPath) && params["type"] === "array" && typeof data === "object";

function unknownKey(file: SourceFile, path: NodePath, key: string, known: readonly string[]): Problem {
  const suggestion = insteadOf(key, known) ?? didYouMean(key, known, 40);
  return { ...file.keyAt([...path, key]), message: `unknown key "${key}"`, ...(suggestion && { suggestion }) };
}

/** Names of JSON types as YAML's authors know them. */
const WANTED: Readonly<Record<string, string>> = {
  object: "a mapping",
  array: "a list",
  string: "a text, in quotes where it looks like something else",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
};

/** `"names"`, or `"columns" item 3`. */
function nameOf(path: NodePath): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  const list = path.at(-2);
  return /^\d+$/.test(String(last)) && list !== undefined ? `"${list}" item ${Number(last) + 1}` : `"${last}"`;
}

function describeType(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  return typeof value === "string" ? `the text ${JSON.stringify(value)}` : `the ${typeof value} ${JSON.stringify(value)}`;
}

const unescapePointer = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");
