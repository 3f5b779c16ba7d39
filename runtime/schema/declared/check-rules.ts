/** Rules of definitions, held against the types they speak of: syntax, variables, functions, fields, and what they come to. */
import { type ASTNode, type Environment, parse } from "@marcbachmann/cel-js";
import { makeEnvironment } from "../expressions/environment.js";
import { nodesIn } from "../expressions/program.js";
import type { BuiltType, BuiltTypes } from "./built-type.js";
import { asList, asMapping, asText } from "./mapping.js";
import { below, type Mistakes, type Place, schemaAt } from "./place.js";
import { didYouMean } from "./suggest.js";
import { typeBelow } from "./type-below.js";
import type { TypeRef } from "./type-model.js";

const VARIABLES = ["self", "oldSelf", "object", "oldObject", "item"];

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

/** Reports the mistakes in every rule of `built`, those on its fields included. */
export function checkRules(built: BuiltType, scope: RuleScope, problems: Mistakes): void {
  const { model, place } = built;
  checkAt({ kind: "ref", name: `${model.package}.${model.name}` }, place, scope, problems);
  for (const field of model.fields) {
    if (field.embeddedIn === undefined) checkBelow(field.type, below(place, "properties", field.name), scope, problems);
  }
}

/** What rules on a type can speak of. */
export interface RuleScope {
  readonly types: BuiltTypes;
  /** The kinds that have the type somewhere: what `object` can be. */
  readonly roots: readonly string[];
}

/** Reports the mistakes of an expression that sees nothing but `self`. */
export function checkExpression(
  self: TypeRef,
  text: string,
  wanted: "bool" | undefined,
  types: BuiltTypes,
  tell: Expression["tell"],
): void {
  new Expression({ self }, types, tell).check(text, wanted);
}

/** The kinds that have each type at or below them, by qualified name. */
export function kindsByType(kinds: readonly string[], types: BuiltTypes): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const kind of kinds) {
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      found.set(name, [...(found.get(name) ?? []), kind]);
      for (const field of types.get(name)?.model.fields ?? []) for (const used of typeNamesIn(field.type)) visit(used);
      for (const embedded of types.get(name)?.model.embedded ?? []) visit(embedded.type);
    };
    visit(kind);
  }
  return found;
}

function typeNamesIn(type: TypeRef): string[] {
  if (type.kind === "ref") return [type.name];
  if (type.kind === "list") return typeNamesIn(type.item);
  return type.kind === "map" ? typeNamesIn(type.value) : [];
}

function checkBelow(type: TypeRef, place: Place, scope: RuleScope, problems: Mistakes): void {
  // An inline object is a type of its own.
  if (schemaAt(place)["properties"] !== undefined) return;
  checkAt(type, place, scope, problems);
  if (type.kind === "list") checkBelow(type.item, below(place, "items"), scope, problems);
  if (type.kind !== "map") return;
  checkBelow(type.value, below(place, "additionalProperties"), scope, problems);
  checkAt({ kind: "scalar", type: "string" }, below(place, "propertyNames"), scope, problems);
}

function checkAt(self: TypeRef, place: Place, { types, roots }: RuleScope, problems: Mistakes): void {
  asList(schemaAt(place)["x-orch-validations"]).forEach((entry, index) => {
    const rule = asMapping(entry);
    const at =
      (key: string) =>
      (message: string, suggestion?: string): void =>
        problems.atValue(place, ["x-orch-validations", index, key], message, suggestion);
    const item = itemOf(self, asText(rule["forEach"]), types, at("forEach"));
    for (const [key, wanted] of [
      ["rule", "bool"],
      ["messageExpression", "string"],
      ["valueExpression", undefined],
    ] as const) {
      const text = asText(rule[key]);
      if (text === undefined || text === "") continue;
      const objects = /\b(object|oldObject)\b/.test(text) && roots.length > 0 ? roots : [undefined];
      for (const root of objects) {
        const object: TypeRef | undefined = root === undefined ? undefined : { kind: "ref", name: root };
        new Expression(
          { self, ...(item === undefined ? {} : { item }), ...(object === undefined ? {} : { object }) },
          types,
          at(key),
        ).check(text, wanted);
      }
    }
    const [, blamed] = /^\.([^.[]+)/.exec(asText(rule["fieldPath"]) ?? "") ?? [];
    const holder = item === undefined ? self : item.type;
    const fields = holder?.kind === "ref" ? types.get(holder.name)?.model.fields.map((field) => field.name) : undefined;
    if (blamed !== undefined && fields !== undefined && !fields.includes(blamed)) {
      at("fieldPath")(`there is no field "${blamed}"`, didYouMean(blamed, fields));
    }
  });
}

/** What `item` is in a rule for each of some; undefined where it is a rule for the value itself. */
function itemOf(self: TypeRef, path: string | undefined, types: BuiltTypes, tell: Expression["tell"]): Item | undefined {
  if (path === undefined) return undefined;
  return { type: typeBelow(self, `${path}[*]`, types, tell) };
}

/** An item whose type may not be known. */
interface Item {
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

function celType(type: TypeRef): string {
  if (type.kind === "list") return "list";
  if (type.kind === "map") return "map";
  if (type.kind !== "scalar" || type.type === "IntOrString") return "dyn";
  if (type.type === "boolean") return "bool";
  if (type.type === "int32" || type.type === "int64") return "int";
  return type.type === "double" ? "double" : "string";
}

/** One expression and the types of what it names; undefined where nothing is known of a value. */
class Expression {
  constructor(
    private readonly seen: { readonly self: TypeRef; readonly item?: Item; readonly object?: TypeRef },
    private readonly types: BuiltTypes,
    readonly tell: (message: string, suggestion?: string) => void,
  ) {}

  check(text: string, wanted: "bool" | "string" | undefined): void {
    let ast: ASTNode;
    try {
      ({ ast } = parse(text));
    } catch (error) {
      this.tell(`this is no CEL expression: ${firstLine(error)}`);
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
      case "[]":
        this.#typeOf(node.args[1], variables, tell);
        return elementOf(this.#typeOf(node.args[0], variables, tell));
      case "rcall":
        this.#call(node.args, variables, tell);
        return undefined;
      default: {
        const types = nodesIn(node.args).map((child) => literalType(child) ?? known(this.#typeOf(child, variables, tell)));
        const [left, right] = types;
        if (COMPARISONS.has(node.op) && left !== undefined && right !== undefined && left !== right)
          tell(`a ${left} and a ${right} cannot be compared`);
        return undefined;
      }
    }
  }

  /** A method; `all`, `exists` and their like name a variable for each element. */
  #call(
    [name, receiver, args]: readonly [string, ASTNode, readonly ASTNode[]],
    variables: ReadonlyMap<string, TypeRef | undefined>,
    tell: (message: string, suggestion?: string) => void,
  ): void {
    const over = this.#typeOf(receiver, variables, tell);
    const [first, ...rest] = args;
    const binds = rest.length > 0 && first?.op === "id";
    const inner = binds ? new Map([...variables, [first.args, over?.kind === "list" ? over.item : undefined]]) : variables;
    for (const arg of binds ? rest : args) this.#typeOf(arg, inner, tell);
    if (name === "matches" && first?.op === "value" && typeof first.args === "string") {
      const mistake = this.types.patterns.mistakeIn(first.args);
      if (mistake !== undefined) tell(`${JSON.stringify(first.args)} ${mistake.message}`, mistake.suggestion);
    }
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

/** Between values of one type; numbers of any sort are one. */
const COMPARISONS: ReadonlySet<string> = new Set(["==", "!=", "<", "<=", ">", ">="]);

/** Type of a literal, as far as comparisons tell them apart. */
function literalType({ op, args }: ASTNode): string | undefined {
  if (op !== "value") return undefined;
  if (typeof args === "bigint" || typeof args === "number") return "number";
  return typeof args === "string" ? "string" : typeof args === "boolean" ? "bool" : undefined;
}

function known(type: TypeRef | undefined): string | undefined {
  if (type?.kind !== "scalar") return undefined;
  const name = celType(type);
  return name === "dyn" ? undefined : name === "int" || name === "double" ? "number" : name;
}

function elementOf(type: TypeRef | undefined): TypeRef | undefined {
  if (type?.kind === "list") return type.item;
  return type?.kind === "map" ? type.value : undefined;
}

const firstLine = (error: unknown): string => (error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
