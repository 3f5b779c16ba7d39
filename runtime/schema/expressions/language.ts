/** The expression language of validation rules: standard CEL and a few functions of the field. */
import { type ASTNode, Environment } from "@marcbachmann/cel-js";
import { durationMistake } from "../../definition/go-duration.js";
import {
  ipFamily,
  ipVersion,
  isCidr,
  isLinkLocalIp,
  isLinkLocalMulticastIp,
  isLoopbackIp,
  isSubnetOf,
  isUnspecifiedIp,
} from "../formats/addresses.js";
import { formatTexts } from "../formats/formats.js";
import { linearPattern } from "../linear-patterns.js";
import { qualifiedName } from "../names.js";
import { compareQuantities, parseQuantity, type Quantity } from "../quantity.js";
import type { ExpressionVariables } from "./evaluate.js";
import { imageTag } from "./image.js";
import { matchingSoon, withPresence } from "./program.js";
import { isSelector, selectorMatches } from "./selector.js";
import { isSet } from "./values.js";

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

/**
 * Functions that definitions have beside standard CEL, by signature. What needs a value's type says it in the signature, so that the
 * generator tells a wrong use.
 */
const FUNCTIONS: Readonly<Record<string, (...args: never[]) => unknown>> = {
  "totalBytes(map): int": utf8Bytes,
  "totalDecodedBytes(map): int": decodedBytes,
  "isIP(string): bool": (text: string) => ipVersion(text) !== 0,
  "isIPv4(string): bool": (text: string) => ipFamily(text) === 4,
  "isIPv6(string): bool": (text: string) => ipFamily(text) === 6,
  "isUnspecifiedIP(string): bool": isUnspecifiedIp,
  "isLoopbackIP(string): bool": isLoopbackIp,
  "isLinkLocalIP(string): bool": isLinkLocalIp,
  "isLinkLocalMulticastIP(string): bool": isLinkLocalMulticastIp,
  "isCIDR(string): bool": isCidr,
  "isSubnetOf(string, string): bool": isSubnetOf,
  "isURL(string): bool": (text: string) => parsedUrl(text) !== undefined,
  "url(string): URL": (text: string) => {
    const url = parsedUrl(text);
    if (url === undefined) throw new RangeError(`not a URL: ${text}`);
    return new CelUrl(url);
  },
  "URL.getScheme(): string": ({ url }: CelUrl) => url.protocol.replace(/:$/, ""),
  "URL.getHost(): string": ({ url }: CelUrl) => url.host,
  "URL.getHostname(): string": ({ url }: CelUrl) => url.hostname.replace(/^\[|\]$/g, ""),
  "URL.getPort(): string": ({ url }: CelUrl) => url.port,
  "URL.getEscapedPath(): string": ({ url }: CelUrl) => url.pathname,
  "URL.getQuery(): string": ({ url }: CelUrl) => url.search.replace(/^\?/, ""),
  "URL.getFragment(): string": ({ url }: CelUrl) => url.hash.replace(/^#/, ""),
  "URL.getUser(): string": ({ url }: CelUrl) => url.username,
  "hasFormat(string, string): bool": (text: string, format: string) => formatTexts(format, text).length === 0,
  "subscript(string): string": subscript,
  "string.matchesLinear(string): bool": (text: string, pattern: string) => linearPattern(pattern).test(text),
  "string.matchesSoon(string): bool": matchesSoon,
  "isQualifiedName(string): bool": (text: string) => qualifiedName(text).length === 0,
  "isSelector(dyn): bool": isSelector,
  "selectorMatches(dyn, dyn): bool": selectorMatches,
  "imageTag(string): string": imageTag,
  "quantity(dyn): Quantity": (value: unknown) => new CelQuantity(parseQuantity(String(value))),
  "isQuantity(dyn): bool": isQuantity,
  "Quantity.sign(): int": ({ quantity }: CelQuantity) => BigInt(Math.sign(compareQuantities(quantity, ZERO))),
  "Quantity.compareTo(Quantity): int": (a: CelQuantity, b: CelQuantity) => BigInt(Math.sign(compareQuantities(a.quantity, b.quantity))),
  "Quantity.isLessThan(Quantity): bool": (a: CelQuantity, b: CelQuantity) => compareQuantities(a.quantity, b.quantity) < 0,
  "Quantity.isGreaterThan(Quantity): bool": (a: CelQuantity, b: CelQuantity) => compareQuantities(a.quantity, b.quantity) > 0,
  "Quantity.isMultipleOf(Quantity): bool": (a: CelQuantity, b: CelQuantity) => isMultiple(a.quantity, b.quantity),
  "Quantity.isInteger(): bool": ({ quantity }: CelQuantity) => isMultiple(quantity, parseQuantity("1")),
  "isMultipleOf(int, int): bool": (a: bigint, b: bigint) => b !== 0n && a % b === 0n,
  "isDuration(string): bool": (text: string) => durationMistake(text) === undefined,
};

/** What a text that ends in `['name']` names; "" for others. */
function subscript(text: string): string {
  const begin = text.indexOf("['") + 2;
  return begin >= 2 && text.endsWith("']") && begin <= text.length - 2 ? text.slice(begin, -2) : "";
}

/** An engine that goes back takes as long as the square of a text with many a pattern: of longer ones, as only who attacks sends, too long. */
const LONGEST_BACKTRACKED = 256;
const expressions = new Map<string, RegExp>();

/** Of the patterns of definitions; a short text is matched by the engine of the language, which is quicker there. */
function matchesSoon(text: string, pattern: string): boolean {
  if (text.length > LONGEST_BACKTRACKED) return linearPattern(pattern).test(text);
  let expression = expressions.get(pattern);
  if (expression === undefined) {
    if (expressions.size >= MOST_PROGRAMS) expressions.clear();
    expression = new RegExp(pattern);
    expressions.set(pattern, expression);
  }
  return expression.test(text);
}

/** An address inside expressions. */
class CelUrl {
  constructor(readonly url: URL) {}
}

/** An absolute address with a host, or an absolute path, as the field's own `url` library takes it. */
function parsedUrl(text: string): URL | undefined {
  try {
    return text.startsWith("/") ? new URL(text, "none://") : new URL(text);
  } catch {
    return undefined;
  }
}

function isQuantity(value: unknown): boolean {
  try {
    parseQuantity(String(value));
    return true;
  } catch {
    return false;
  }
}

/** Larger powers of ten are cut to this; whether a number is a multiple stays the same. */
const MAXIMUM_SCALE = 64;

function isMultiple(a: Quantity, b: Quantity): boolean {
  const scale = Math.min(a.scale, b.scale);
  const whole = ({ unscaled, scale: own }: Quantity): bigint => unscaled * 10n ** BigInt(Math.min(own - scale, MAXIMUM_SCALE));
  const unit = whole(b);
  return unit !== 0n && whole(a) % unit === 0n;
}

interface Evaluator {
  run(node: ASTNode, context: unknown): unknown;
}

interface TypeChecker {
  check(node: ASTNode, context: unknown): unknown;
  getType(name: string): unknown;
}

/** `isSet(a.b)`: a macro, since the library would look at the type of all that `a` holds before it calls a function of any type. */
function expandIsSet({ args }: { readonly args: readonly ASTNode[] }) {
  const [asked] = args;
  if (asked?.op !== ".") throw new RangeError("isSet() takes a field");
  const [receiver, name] = asked.args as [ASTNode, string];
  return {
    typeCheck(checker: TypeChecker, _: unknown, context: unknown): unknown {
      checker.check(receiver, context);
      return checker.getType("bool");
    },
    evaluate: (evaluator: Evaluator, _: unknown, context: unknown): boolean => isSet(evaluator.run(receiver, context), name),
    async: false,
  };
}

/** An environment with the functions above, and with any type for what is not registered in it. */
export function makeEnvironment(options: { readonly unlistedVariablesAreDyn: boolean }): Environment {
  const environment = new Environment({ ...options, homogeneousAggregateLiterals: false });
  environment.registerType("Quantity", { ctor: CelQuantity, fields: {} });
  environment.registerType("URL", { ctor: CelUrl, fields: {} });
  environment.registerFunction("isSet(ast): bool", expandIsSet as (...args: unknown[]) => unknown);
  for (const [signature, implementation] of Object.entries(FUNCTIONS)) {
    environment.registerFunction(signature, implementation as (...args: unknown[]) => unknown);
  }
  return environment;
}

type Program = (variables: ExpressionVariables) => unknown;

let environment: Environment | undefined;
const programs = new Map<string, Program>();

/** Expressions kept parsed: more than all definitions have, those of schemas that come at run time aside. */
export const MOST_PROGRAMS = 8192;

/** The value of an expression, which is parsed once as long as it is in use. Throws for one that cannot be parsed or evaluated. */
export function resultOf(expression: string, variables: ExpressionVariables): unknown {
  const program = programOf(expression);
  try {
    return program(variables);
  } catch (error) {
    // The library tells objects by their constructor, which a client's key of that name hides.
    const { self, oldSelf, object, oldObject, item } = variables;
    if (![self, oldSelf, object, oldObject, item].some(hidesConstructor)) throw error;
    return program({ self: asMap(self), oldSelf: asMap(oldSelf), object: asMap(object), oldObject: asMap(oldObject), item: asMap(item) });
  }
}

function programOf(expression: string): Program {
  let program = programs.get(expression);
  if (program === undefined) {
    environment ??= makeEnvironment({ unlistedVariablesAreDyn: true });
    program = environment.parse(withPresence(matchingSoon(expression))) as unknown as Program;
    if (programs.size >= MOST_PROGRAMS) programs.clear();
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
