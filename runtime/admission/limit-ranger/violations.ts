/** What of a pod or a claim is outside the bounds of a limit range, in the peer's words. */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type Amounts, amountsIn, NOTHING, ZERO } from "../../kinds/core/amounts.js";
import { addQuantities, compareQuantities, formatQuantity, type Quantity } from "../../schema/quantity.js";
import type { Bounds, LimitRange } from "./limit-range.js";

/** What something asks for and is allowed. */
interface Resources {
  readonly requests: Amounts;
  readonly limits: Amounts;
}

type Texts = Readonly<Record<string, string>>;

interface Stored {
  readonly resources?: { readonly requests?: Texts; readonly limits?: Texts };
}

interface PodSpec {
  readonly containers?: readonly Stored[] | null;
  readonly initContainers?: readonly Stored[];
}

/** Violations that are told of one object. */
const MAXIMUM_TOLD = 200;
/** Those that are looked for: most containers of many say the same. */
const MAXIMUM_FOUND = 10_000;

/** Each once, in the order they were found. */
class Violations {
  readonly #texts = new Set<string>();
  #count = 0;

  get isFull(): boolean {
    return this.#texts.size >= MAXIMUM_TOLD || this.#count >= MAXIMUM_FOUND;
  }

  get texts(): string[] {
    return [...this.#texts];
  }

  *check<T>(bounds: readonly T[], check: (bound: T) => string | undefined): Steps<void> {
    yield* forEachOf(bounds, (bound) => {
      if (this.isFull) return;
      const text = check(bound);
      if (text === undefined) return;
      this.#count++;
      this.#texts.add(text);
    });
  }

  *checkAll({ type, min, max, ratio }: Bounds, resources: Resources): Steps<void> {
    yield* this.check(min, ([name, least]) => tooLittle(type, name, least, resources));
    yield* this.check(max, ([name, most]) => tooMuch(type, name, most, resources));
    yield* this.check(ratio, ([name, most]) => tooFarApart(type, name, most, resources));
  }
}

/** What is held against one limit range after the other. */
export type Check = (range: LimitRange) => Steps<readonly string[]>;

/**
 * Looks at a pod once, however many ranges there are. Of each bound only whoever is outside it first is asked; of the range that somebody is
 * outside of, everybody.
 */
export function* podCheck(pod: Readonly<ApiObject>): Steps<Check> {
  const { containers, initContainers = [] } = (pod["spec"] ?? {}) as PodSpec;
  const main = yield* allResources(containers ?? []);
  const init = yield* allResources(initContainers);
  const bounded = new Map([
    ["Container", new Bounded([...main, ...init])],
    ["Pod", new Bounded([yield* podResources(main, init)])],
  ]);
  return function* ({ bounds }) {
    if (!(yield* isAnyOutside(bounds, bounded))) return [];
    const found = new Violations();
    for (const each of bounds) {
      for (const resources of bounded.get(each.type)?.all ?? []) {
        if (found.isFull) break;
        yield* found.checkAll(each, resources);
        yield;
      }
    }
    return found.texts;
  };
}

/** Only what a claim asks for counts, also against the most there may be. */
export function* claimCheck(claim: Readonly<ApiObject>): Steps<Check> {
  const { requests } = yield* resourcesOf((claim["spec"] ?? {}) as Stored);
  return function* ({ bounds }) {
    const found = new Violations();
    for (const { type, min, max } of bounds) {
      if (type !== "PersistentVolumeClaim") continue;
      yield* found.check(min, ([name, least]) => tooLittle(type, name, least, { requests, limits: NOTHING }));
      yield* found.check(max, ([name, most]) => {
        const request = requests.get(name);
        if (request === undefined) return `maximum ${name} usage per ${type} is ${formatQuantity(most)}.  No request is specified`;
        return isMore(request, most) ? beyond("maximum", type, name, most, "request", request) : undefined;
      });
    }
    return found.texts;
  };
}

function* isAnyOutside(bounds: readonly Bounds[], bounded: ReadonlyMap<string, Bounded>): Steps<boolean> {
  for (const { type, ...kinds } of bounds) {
    const all = bounded.get(type);
    if (all === undefined) continue;
    for (const kind of KINDS) {
      for (const [name, bound] of kinds[kind]) {
        const first = yield* all.firstOutside(kind, name);
        if (first !== undefined && RULES[kind].check(type, name, bound, first) !== undefined) return true;
      }
      yield;
    }
  }
  return false;
}

function* allResources(containers: readonly Stored[]): Steps<readonly Resources[]> {
  const all: Resources[] = [];
  for (const container of containers) {
    all.push(yield* resourcesOf(container));
    yield;
  }
  return all;
}

function* resourcesOf({ resources }: Stored): Steps<Resources> {
  return { requests: yield* amountsIn(resources?.requests), limits: yield* amountsIn(resources?.limits) };
}

/** All main containers together where each says something of a resource, or the largest of those that run before them. */
function* podResources(main: readonly Resources[], init: readonly Resources[]): Steps<Resources> {
  return { requests: yield* together(main, init, "requests"), limits: yield* together(main, init, "limits") };
}

function* together(main: readonly Resources[], init: readonly Resources[], of: keyof Resources): Steps<Amounts> {
  const sums = new Map<string, { readonly amount: Quantity; readonly count: number }>();
  for (const resources of main) {
    yield* forEachOf(resources[of], ([name, amount]) => {
      const known = sums.get(name);
      sums.set(name, known === undefined ? { amount, count: 1 } : { amount: addQuantities(known.amount, amount), count: known.count + 1 });
    });
    yield;
  }
  const most = new Map<string, Quantity>();
  yield* forEachOf(sums, ([name, { amount, count }]) => {
    if (count === main.length) most.set(name, amount);
  });
  for (const resources of init) {
    yield* forEachOf(resources[of], ([name, amount]) => {
      const known = most.get(name);
      if (known === undefined || isMore(amount, known)) most.set(name, amount);
    });
    yield;
  }
  return most;
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

type BoundKind = "min" | "max" | "ratio";

const KINDS = ["min", "max", "ratio"] as const;

interface Rule {
  check(type: string, name: string, bound: Quantity, resources: Resources): string | undefined;
  /** Whether the one is outside whatever bound the other is outside of. */
  isFurtherOut(name: string, one: Resources, other: Resources): boolean;
  /** Whether that is any bound. */
  isOutOfAll(name: string, resources: Resources): boolean;
}

const lesser = (a: Quantity, b = a): Quantity => (isMore(a, b) ? b : a);
const greater = (a: Quantity, b = a): Quantity => (isMore(b, a) ? b : a);
const isNone = (amount: Quantity | undefined): boolean => amount === undefined || amount.unscaled === 0n;

const RULES: Readonly<Record<BoundKind, Rule>> = {
  min: {
    check: tooLittle,
    isFurtherOut: (name, one, other) => isMore(leastOf(name, other), leastOf(name, one)),
    isOutOfAll: (name, { requests }) => !requests.has(name),
  },
  max: {
    check: tooMuch,
    isFurtherOut: (name, one, other) => isMore(mostOf(name, one), mostOf(name, other)),
    isOutOfAll: (name, { limits }) => !limits.has(name),
  },
  ratio: {
    check: tooFarApart,
    isFurtherOut: (name, one, other) =>
      isMore(
        product(one.limits.get(name) ?? ZERO, other.requests.get(name) ?? ZERO),
        product(other.limits.get(name) ?? ZERO, one.requests.get(name) ?? ZERO),
      ),
    isOutOfAll: (name, { requests, limits }) => isNone(requests.get(name)) || isNone(limits.get(name)),
  },
};

const leastOf = (name: string, { requests, limits }: Resources): Quantity => lesser(requests.get(name) ?? ZERO, limits.get(name));
const mostOf = (name: string, { requests, limits }: Resources): Quantity => greater(limits.get(name) ?? ZERO, requests.get(name));

/** What bounds of one type are about. */
class Bounded {
  readonly #first: Readonly<Record<BoundKind, Map<string, Resources | undefined>>> = { min: new Map(), max: new Map(), ratio: new Map() };

  constructor(readonly all: readonly Resources[]) {}

  /** Who is outside a bound of a resource if anybody is: looked for once. Undefined where there is nobody. */
  *firstOutside(kind: BoundKind, name: string): Steps<Resources | undefined> {
    const known = this.#first[kind];
    if (known.has(name)) return known.get(name);
    const { isFurtherOut, isOutOfAll } = RULES[kind];
    let first: Resources | undefined;
    let count = 0;
    for (const resources of this.all) {
      if (isOutOfAll(name, resources)) {
        first = resources;
        break;
      }
      if (first === undefined || isFurtherOut(name, resources, first)) first = resources;
      if (++count % COMPARED_AT_ONCE === 0) yield;
    }
    known.set(name, first);
    return first;
  }
}

/** Of a step. */
const COMPARED_AT_ONCE = 64;

const product = (a: Quantity, b: Quantity): Quantity => ({ ...a, unscaled: a.unscaled * b.unscaled, scale: a.scale + b.scale });

const approximate = ({ unscaled, scale }: Quantity): number => Number(unscaled) * 10 ** scale;
