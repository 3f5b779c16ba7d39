/** Expressions, held against the types they speak of: syntax, variables, functions, fields, and what they come to. */
import { type ASTNode, type Environment, parse } from "@marcbachmann/cel-js";
import type { ScalarType } from "../../definition/schema.js";
import { makeEnvironment } from "../expressions/language.js";
import { nodesIn } from "../expressions/program.js";
import { formats } from "../formats/formats.js";
import type { BuiltTypes } from "./built-type.js";
import { callMistake, type FunctionCall, resultOfCall } from "./check-calls.js";
import { operation } from "./check-operations.js";
import { linearPatterns } from "./linear-engine.js";
import { nestsDeeperThan } from "./mapping.js";
import { didYouMean, nearestFirst } from "./suggest.js";
import type { TypeRef } from "./type-model.js";

const VARIABLES = ["self", "oldSelf", "object", "oldObject", "item"];

/** Operators below each other, which a chain of `&&` has as many of as links; whatever walks through expressions has the stack for it. */
const DEEPEST = 1000;

/** Names that stand for types. */
const TYPE_NAMES: ReadonlySet<string> = new Set([
  "int",
  "uint",
  "double",
  "string",
  "bool",
  "bytes",
  "list",
  "map",
  "type",
  "dyn",
  "null_type",
]);

/** Reports the mistakes of an expression that sees nothing but `self`. */
export function checkExpression(
  self: TypeRef,
  text: string,
  wanted: string | undefined,
  types: BuiltTypes,
  tell: Expression["tell"],
): void {
  new Expression({ self }, types, tell).check(text, wanted);
}

/** An item whose type may not be known. */
export interface Item {
  readonly type: TypeRef | undefined;
}

/** An environment in which `self` has a type of CEL, and whatever else is seen has any. */
function environmentOf(self: string): Environment {
  const environment = makeEnvironment({ unlistedVariablesAreDyn: false });
  for (const name of VARIABLES) environment.registerVariable(name, name.endsWith("elf") ? self : "dyn");
  return environment;
}

const environments = new Map<string, Environment>();

function environmentFor(type: TypeRef): Environment {
  const name = celType(type);
  let environment = environments.get(name);
  if (environment === undefined) {
    environment = environmentOf(name);
    environments.set(name, environment);
  }
  return environment;
}

/** CEL's name for a type of definitions; `dyn` for what has none. */
export function celType(type: TypeRef): string {
  if (type.kind === "list") return "list";
  if (type.kind === "map") return "map";
  if (type.kind !== "scalar" || type.type === "IntOrString") return "dyn";
  if (type.type === "boolean") return "bool";
  if (type.type === "int32" || type.type === "int64") return "int";
  return type.type === "double" ? "double" : "string";
}

/** One expression and the types of what it names; undefined where nothing is known of a value. */
export class Expression {
  constructor(
    private readonly seen: { readonly self: TypeRef; readonly item?: Item; readonly object?: TypeRef },
    private readonly types: BuiltTypes,
    readonly tell: (message: string, suggestion?: string) => void,
  ) {}

  check(text: string, wanted: string | undefined): void {
    let ast: ASTNode;
    try {
      ({ ast } = parse(text));
    } catch (error) {
      this.tell(`this is no CEL expression: ${firstLine(error)}`);
      return;
    }
    if (nestsDeeperThan<ASTNode>(DEEPEST, ast, ({ args }) => nodesIn(args))) {
      this.tell(`this is nested more than ${DEEPEST} levels deep`);
      return;
    }
    const { self, item, object } = this.seen;
    const variables = new Map<string, TypeRef | undefined>([
      ["self", self],
      ["oldSelf", self],
      ["object", object],
      ["oldObject", object],
      ...(item === undefined ? [] : [["item", item.type] as const]),
    ]);
    let mistakes = 0;
    const declared = this.#typeOf(ast, variables, (message, suggestion) => {
      mistakes += 1;
      this.tell(message, suggestion);
    });
    if (mistakes > 0) return;
    const { valid, type, error } = environmentFor(this.seen.self).check(text);
    if (!valid) {
      this.tell(`this cannot be evaluated: ${firstLine(error)}`);
      return;
    }
    // The library knows the type of `self` alone, the definition those of all fields.
    const given = type === "dyn" && declared !== undefined ? celType(declared) : type;
    if (wanted !== undefined && given !== wanted && given !== "dyn") this.tell(`this gives ${given}`, `it has to give ${wanted}`);
  }

  #typeOf(
    node: ASTNode,
    variables: ReadonlyMap<string, TypeRef | undefined>,
    tell: (message: string, suggestion?: string) => void,
  ): TypeRef | undefined {
    switch (node.op) {
      case "value":
        return undefined;
      case "id":
        if (!variables.has(node.args) && !TYPE_NAMES.has(node.args))
          tell(`unknown variable "${node.args}"`, didYouMean(node.args, [...variables.keys()]));
        return variables.get(node.args);
      case ".":
        return this.#member(this.#typeOf(node.args[0], variables, tell), node.args[1], tell);
      case "[]": {
        const over = this.#typeOf(node.args[0], variables, tell);
        const index = typeText(node.args[1], this.#typeOf(node.args[1], variables, tell));
        if (over?.kind === "list" && !["int", "double", "dyn"].includes(index)) tell(`items of a list have numbers, not a ${index}`);
        return elementOf(over);
      }
      case "rcall":
        return this.#method(node.args, variables, tell);
      case "call":
        return this.#function(node.args, variables, tell);
      default: {
        const operands = nodesIn(node.args).map((child) => typeText(child, this.#typeOf(child, variables, tell)));
        const { mistake, result = "" } = operation(node.op, operands);
        if (mistake !== undefined) tell(mistake);
        return scalarOf(result);
      }
    }
  }

  /** A method; `all`, `exists` and their like name a variable for each element. */
  #method(
    [name, receiver, args]: readonly [string, ASTNode, readonly ASTNode[]],
    variables: ReadonlyMap<string, TypeRef | undefined>,
    tell: Expression["tell"],
  ): TypeRef | undefined {
    const over = this.#typeOf(receiver, variables, tell);
    const [first, ...rest] = args;
    const binds = rest.length > 0 && first?.op === "id";
    const inner = binds ? new Map([...variables, [first.args, over?.kind === "list" ? over.item : undefined]]) : variables;
    const given = (binds ? rest : args).map((arg) => typeText(arg, this.#typeOf(arg, inner, tell)));
    if (name === "matches" && first?.op === "value" && typeof first.args === "string") {
      const mistake = this.types.patterns.mistakeIn(first.args) ?? linearPatterns.mistakeIn(first.args);
      if (mistake !== undefined) tell(`${JSON.stringify(first.args)} ${mistake.message}`, mistake.suggestion);
    }
    return this.#called({ name, receiver: typeText(receiver, over), args: binds ? ["dyn", ...given] : given }, tell);
  }

  #function(
    [name, args]: readonly [string, readonly ASTNode[]],
    variables: ReadonlyMap<string, TypeRef | undefined>,
    tell: Expression["tell"],
  ): TypeRef | undefined {
    const given = args.map((arg) => typeText(arg, this.#typeOf(arg, variables, tell)));
    const [, format] = args;
    if (name === "hasFormat" && typeof format?.args === "string" && !Object.hasOwn(formats, format.args))
      tell(`there is no format "${format.args}"`, nearestFirst(format.args, Object.keys(formats)));
    return this.#called({ name, args: given }, tell);
  }

  /** What a call gives, as far as types of definitions say it. */
  #called(call: FunctionCall, tell: Expression["tell"]): TypeRef | undefined {
    const mistake = callMistake(call);
    if (mistake !== undefined) tell(mistake.message, mistake.suggestion);
    return scalarOf(resultOfCall(call) ?? "");
  }

  #member(type: TypeRef | undefined, name: string, tell: (message: string, suggestion?: string) => void): TypeRef | undefined {
    if (type?.kind === "map") return type.value;
    if (type?.kind === "scalar" || type?.kind === "list") tell(`"${name}" is below a ${type.kind === "list" ? "list" : type.type}`);
    const model = type?.kind === "ref" ? this.types.get(type.name)?.model : undefined;
    if (model === undefined || (model.isKind && (name === "kind" || name === "apiVersion"))) return undefined;
    const field = model.fields.find((candidate) => candidate.name === name);
    if (field === undefined) {
      const names = model.fields.map((candidate) => candidate.name);
      tell(`${model.name} has no field "${name}"`, didYouMean(name, names));
    }
    return field?.type;
  }
}

/** Results of functions that are values of leaves. */
const SCALAR_RESULTS: Partial<Readonly<Record<string, ScalarType>>> = { bool: "boolean", int: "int64", double: "double", string: "string" };

function scalarOf(result: string): TypeRef | undefined {
  const type = SCALAR_RESULTS[result];
  return type === undefined ? undefined : { kind: "scalar", type };
}

/** CEL's name for the type of an operand; `dyn` where it is not known. */
function typeText(node: ASTNode, type: TypeRef | undefined): string {
  if (node.op === "list" || node.op === "map") return node.op;
  if (node.op !== "value") return type === undefined ? "dyn" : celType(type);
  return LITERALS[typeof node.args] ?? "dyn";
}

/** Types of literals by what JavaScript has for them. */
const LITERALS: Partial<Readonly<Record<string, string>>> = { bigint: "int", number: "double", string: "string", boolean: "bool" };

function elementOf(type: TypeRef | undefined): TypeRef | undefined {
  if (type?.kind === "list") return type.item;
  return type?.kind === "map" ? type.value : undefined;
}

const firstLine = (error: unknown): string => (error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
