/** Calls in expressions, held against the functions that there are. */
import { makeEnvironment } from "../expressions/language.js";
import type { Misfit } from "./built-type.js";
import { nearestFirst } from "./suggest.js";

/** A call with the types of what is given, as CEL names them; `dyn` where nothing is known. */
export interface FunctionCall {
  readonly name: string;
  /** Absent for functions that are no methods. */
  readonly receiver?: string;
  readonly args: readonly string[];
}

interface KnownFunction {
  readonly name: string;
  readonly signature: string;
  readonly receiver: string | undefined;
  readonly params: readonly string[];
  readonly result: string;
}

/** What `has` and `matches` are made; nobody writes them. */
const MADE: readonly string[] = ["isSet", "matchesLinear", "matchesSoon"];

let known: readonly KnownFunction[] | undefined;

/** Those of the language and of definitions; made when the first call is looked at. */
function knownFunctions(): readonly KnownFunction[] {
  known ??= makeEnvironment({ unlistedVariablesAreDyn: false })
    .getDefinitions()
    .functions.filter(({ name }) => !MADE.includes(name))
    .map(({ name, signature, receiverType, params, returnType }) => ({
      name,
      signature,
      receiver: receiverType ?? undefined,
      params: params.map(({ type }) => type),
      result: returnType,
    }));
  return known;
}

/** What is wrong with a call, and which functions there are, the nearest first; undefined when nothing is known to be. */
export function callMistake(call: FunctionCall): Misfit | undefined {
  const isMethod = call.receiver !== undefined;
  const ofForm = knownFunctions().filter(({ receiver }) => (receiver !== undefined) === isMethod);
  const named = ofForm.filter(({ name }) => name === call.name);
  const what = isMethod ? "method" : "function";
  if (named.length === 0) return { message: `there is no ${what} "${call.name}"`, suggestion: otherwise(call, ofForm) };
  const counted = named.filter(({ params }) => params.length === call.args.length);
  if (counted.some((found) => takes(found, call))) return undefined;
  const given = `${isMethod ? `${call.receiver}.` : ""}${call.name}(${call.args.join(", ")})`;
  return { message: `there is no ${what} ${given}`, suggestion: [...new Set(named.map(({ signature }) => signature))].join(", ") };
}

function otherwise({ name, receiver }: FunctionCall, ofForm: readonly KnownFunction[]): string {
  const other = knownFunctions().find((found) => found.name === name);
  if (other !== undefined) return `it is ${other.signature}`;
  const fitting = ofForm.filter((found) => receiver === undefined || fits(found.receiver as string, receiver));
  return nearestFirst(name, [...new Set(fitting.map((found) => found.name))]);
}

/** What a call gives; undefined where that depends. */
export function resultOfCall({ name, receiver }: FunctionCall): string | undefined {
  const results = new Set(
    knownFunctions()
      .filter((found) => found.name === name && (found.receiver !== undefined) === (receiver !== undefined))
      .map(({ result }) => result),
  );
  return results.size === 1 ? [...results][0] : undefined;
}

const takes = (found: KnownFunction, { receiver, args }: FunctionCall): boolean =>
  (receiver === undefined || fits(found.receiver as string, receiver) || (receiver === "map" && isMacro(found))) &&
  found.params.every((param, index) => fits(param, args[index] as string));

/** `all`, `exists` and their like go through the keys of maps, too. */
const isMacro = ({ params }: KnownFunction): boolean => params.includes("ast");

/** Whether a value of one type may stand for another; types without name are any. */
function fits(wanted: string, given: string): boolean {
  const plain = wanted.replace(/<.*/, "");
  return given === "dyn" || given === plain || ["dyn", "ast", "A"].includes(plain);
}
