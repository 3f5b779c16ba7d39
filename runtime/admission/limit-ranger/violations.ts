/** What of a pod or a claim is outside the bounds of a limit range, in the peer's words. */
import type { ApiObject } from "../../definition/object-meta.js";
import { type Amounts, amountsOf, largerOf, NOTHING, sumOf, ZERO } from "../../kinds/core/amounts.js";
import { compareQuantities, formatQuantity, type Quantity } from "../../schema/quantity.js";
import type { Bounds, LimitRange } from "./limit-range.js";

/** What something asks for and is allowed. */
interface Resources {
  readonly requests: Amounts;
  readonly limits: Amounts;
}

interface Stored {
  readonly resources?: { readonly requests?: Readonly<Record<string, string>>; readonly limits?: Readonly<Record<string, string>> };
}

interface PodSpec {
  readonly containers?: readonly Stored[] | null;
  readonly initContainers?: readonly Stored[];
}

const resourcesOf = ({ resources }: Stored): Resources => ({
  requests: amountsOf(resources?.requests),
  limits: amountsOf(resources?.limits),
});

export function podViolations(pod: Readonly<ApiObject>, { bounds }: LimitRange): string[] {
  const { containers, initContainers = [] } = (pod["spec"] ?? {}) as PodSpec;
  const main = (containers ?? []).map(resourcesOf);
  const init = initContainers.map(resourcesOf);
  return bounds.flatMap((each) => {
    if (each.type === "Container") return [...main, ...init].flatMap((resources) => violations(each, resources));
    return each.type === "Pod" ? violations(each, podResources(main, init)) : [];
  });
}

/** Only what a claim asks for counts, also against the most there may be. */
export function claimViolations(claim: Readonly<ApiObject>, { bounds }: LimitRange): string[] {
  const { requests } = resourcesOf((claim["spec"] ?? {}) as Stored);
  return bounds
    .filter(({ type }) => type === "PersistentVolumeClaim")
    .flatMap((each) => [
      ...eachOf(each.min, (name, least) => tooLittle(each.type, name, least, { requests, limits: NOTHING })),
      ...eachOf(each.max, (name, most) => {
        const request = requests.get(name);
        if (request === undefined) return `maximum ${name} usage per ${each.type} is ${formatQuantity(most)}.  No request is specified`;
        return isMore(request, most) ? beyond("maximum", each.type, name, most, "request", request) : undefined;
      }),
    ]);
}

/** All main containers together where each says something of a resource, or the largest of those that run before them. */
function podResources(main: readonly Resources[], init: readonly Resources[]): Resources {
  const together = (of: keyof Resources): Amounts => {
    const given = main.map((resources) => resources[of]);
    const sum = new Map([...sumOf(...given)].filter(([name]) => given.every((amounts) => amounts.has(name))));
    return init.reduce<Amounts>((most, resources) => largerOf(most, resources[of]), sum);
  };
  return { requests: together("requests"), limits: together("limits") };
}

function violations({ type, min, max, ratio }: Bounds, resources: Resources): string[] {
  return [
    ...eachOf(min, (name, least) => tooLittle(type, name, least, resources)),
    ...eachOf(max, (name, most) => tooMuch(type, name, most, resources)),
    ...eachOf(ratio, (name, most) => tooFarApart(type, name, most, resources)),
  ];
}

function eachOf(bounds: Amounts, check: (name: string, bound: Quantity) => string | undefined): string[] {
  return [...bounds].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, bound]) => check(name, bound) ?? []);
}

const isMore = (a: Quantity, b: Quantity): boolean => compareQuantities(a, b) > 0;

const beyond = (word: string, type: string, name: string, bound: Quantity, what: string, amount: Quantity): string =>
  `${word} ${name} usage per ${type} is ${formatQuantity(bound)}, but ${what} is ${formatQuantity(amount)}`;

function tooLittle(type: string, name: string, least: Quantity, { requests, limits }: Resources): string | undefined {
  const [request, limit] = [requests.get(name), limits.get(name)];
  if (request === undefined) return `minimum ${name} usage per ${type} is ${formatQuantity(least)}.  No request is specified`;
  if (isMore(least, request)) return beyond("minimum", type, name, least, "request", request);
  return limit !== undefined && isMore(least, limit) ? beyond("minimum", type, name, least, "limit", limit) : undefined;
}

function tooMuch(type: string, name: string, most: Quantity, { requests, limits }: Resources): string | undefined {
  const [request, limit] = [requests.get(name), limits.get(name)];
  if (limit === undefined) return `maximum ${name} usage per ${type} is ${formatQuantity(most)}.  No limit is specified`;
  if (isMore(limit, most)) return beyond("maximum", type, name, most, "limit", limit);
  return request !== undefined && isMore(request, most) ? beyond("maximum", type, name, most, "request", request) : undefined;
}

function tooFarApart(type: string, name: string, most: Quantity, { requests, limits }: Resources): string | undefined {
  const [request = ZERO, limit = ZERO] = [requests.get(name), limits.get(name)];
  const text = `${name} max limit to request ratio per ${type} is ${formatQuantity(most)}`;
  if (request.unscaled === 0n) return `${text}, but no request is specified or request is 0`;
  if (limit.unscaled === 0n) return `${text}, but no limit is specified or limit is 0`;
  if (!isMore(limit, product(request, most))) return undefined;
  return `${text}, but provided ratio is ${(approximate(limit) / approximate(request)).toFixed(6)}`;
}

const product = (a: Quantity, b: Quantity): Quantity => ({ ...a, unscaled: a.unscaled * b.unscaled, scale: a.scale + b.scale });

const approximate = ({ unscaled, scale }: Quantity): number => Number(unscaled) * 10 ** scale;
