/** The expression language of validation rules: standard CEL and a few functions of the field. */
import { isIP } from "node:net";
import { Environment } from "@marcbachmann/cel-js";
import { compareQuantities, parseQuantity, type Quantity } from "../../fields/quantity.js";
import { qualifiedName } from "./names.js";

/** A quantity inside expressions. */
class CelQuantity {
  constructor(readonly quantity: Quantity) {}
}

const ZERO = parseQuantity("0");

const utf8Bytes = (map: Record<string, unknown> | Map<string, unknown>): bigint => sum(map, (text) => Buffer.byteLength(text));
const decodedBytes = (map: Record<string, unknown> | Map<string, unknown>): bigint => sum(map, (text) => Buffer.byteLength(text, "base64"));

function sum(map: Record<string, unknown> | Map<string, unknown>, measure: (text: string) => number): bigint {
  let total = 0;
  const values = map instanceof Map ? map.values() : Object.values(map);
  for (const value of values) if (typeof value === "string") total += measure(value);
  return BigInt(total);
}

function makeEnvironment(): Environment {
  const environment = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false });
  environment.registerType("Quantity", { ctor: CelQuantity, fields: {} });
  environment.registerFunction("totalBytes(map): int", utf8Bytes);
  environment.registerFunction("totalDecodedBytes(map): int", decodedBytes);
  environment.registerFunction("isIP(string): bool", (text: string) => isIP(text) !== 0 && !text.includes("%"));
  environment.registerFunction("subscript(string): string", (text: string) => /\['(.*)'\]$/.exec(text)?.[1] ?? "");
  environment.registerFunction("isQualifiedName(string): bool", (text: string) => qualifiedName(text).length === 0);
  environment.registerFunction("quantity(dyn): Quantity", (value: unknown) => new CelQuantity(parseQuantity(String(value))));
  environment.registerFunction("Quantity.sign(): int", ({ quantity }: CelQuantity) => BigInt(Math.sign(compareQuantities(quantity, ZERO))));
  environment.registerFunction("Quantity.compareTo(Quantity): int", (a: CelQuantity, b: CelQuantity) =>
    BigInt(Math.sign(compareQuantities(a.quantity, b.quantity))),
  );
  return environment;
}

/** Values an expression sees. */
export interface CelVariables {
  readonly self: unknown;
  readonly oldSelf: unknown;
  readonly object: unknown;
  readonly oldObject: unknown;
}

type CelProgram = (variables: CelVariables) => unknown;

let environment: Environment | undefined;
const programs = new Map<string, CelProgram>();

/**
 * The value of an expression, which is parsed once; rules of definitions are few, so all are kept. Throws for one that cannot be
 * parsed or evaluated.
 */
export function celResult(expression: string, variables: CelVariables): unknown {
  const program = celProgram(expression);
  try {
    return program(variables);
  } catch (error) {
    // The library tells objects by their constructor, which a client's key of that name hides.
    const { self, oldSelf, object, oldObject } = variables;
    if (![self, oldSelf, object, oldObject].some(hidesConstructor)) throw error;
    return program({ self: asMap(self), oldSelf: asMap(oldSelf), object: asMap(object), oldObject: asMap(oldObject) });
  }
}

function celProgram(expression: string): CelProgram {
  let program = programs.get(expression);
  if (program === undefined) {
    environment ??= makeEnvironment();
    program = environment.parse(expression) as unknown as CelProgram;
    programs.set(expression, program);
  }
  return program;
}

function hidesConstructor(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return (!Array.isArray(value) && Object.hasOwn(value, "constructor")) || Object.values(value).some(hidesConstructor);
}

function asMap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asMap);
  if (typeof value !== "object" || value === null) return value;
  return new Map(Object.entries(value).map(([key, member]) => [key, asMap(member)]));
}
