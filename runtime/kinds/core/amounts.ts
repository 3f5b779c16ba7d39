/** Amounts of resources by name: exact, as quotas add and compare them. */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import {
  addQuantities,
  compareQuantities,
  formatQuantity,
  negateQuantity,
  parseQuantity,
  type Quantity,
  QuantityError,
} from "../../schema/quantity.js";

export type Amounts = ReadonlyMap<string, Quantity>;

export const NOTHING: Amounts = new Map();
export const ZERO: Quantity = parseQuantity("0");
export const ONE: Quantity = parseQuantity("1");

export const wholeNumber = (count: number): Quantity => ({ unscaled: BigInt(count), scale: 0, format: "decimal" });

/** Decimal places that no amount of anything needs; more count as so many, so that any two amounts can be added. */
const MAXIMUM_PLACES = 30;

/** An amount as an object says it; what is no quantity counts nothing. */
export function amountOf(text: unknown): Quantity {
  try {
    const quantity = parseQuantity(String(text));
    const { unscaled, scale, format } = quantity;
    if (unscaled.toString().length + scale <= MAXIMUM_PLACES) return quantity;
    return { unscaled: unscaled < 0n ? -1n : 1n, scale: MAXIMUM_PLACES, format };
  } catch (error) {
    if (error instanceof QuantityError) return ZERO;
    throw error;
  }
}

/** Amounts as an object says them. */
export function* amountsIn(texts: Readonly<Record<string, unknown>> = {}): Steps<Amounts> {
  const amounts = new Map<string, Quantity>();
  yield* forEachOf(Object.keys(texts), (name) => amounts.set(name, amountOf(texts[name])));
  return amounts;
}

export function textsOf(amounts: Amounts): Record<string, string> {
  return Object.fromEntries([...amounts].sort(byName).map(([name, amount]) => [name, formatQuantity(amount)]));
}

/** Adds in place. */
export function addTo(sum: Map<string, Quantity>, more: Amounts): void {
  for (const [name, amount] of more) addAmount(sum, name, amount);
}

/** Adds one in place. */
export function addAmount(sum: Map<string, Quantity>, name: string, amount: Quantity): void {
  const known = sum.get(name);
  sum.set(name, known === undefined ? amount : addQuantities(known, amount));
}

/** Takes away in place. */
export function takeFrom(sum: Map<string, Quantity>, less: Amounts): void {
  for (const [name, amount] of less) takeAmount(sum, name, amount);
}

/** Takes one away in place. */
export function takeAmount(sum: Map<string, Quantity>, name: string, amount: Quantity): void {
  sum.set(name, addQuantities(sum.get(name) ?? ZERO, negateQuantity(amount)));
}

export function sumOf(...parts: readonly Amounts[]): Map<string, Quantity> {
  const sum = new Map<string, Quantity>();
  for (const part of parts) addTo(sum, part);
  return sum;
}

/** The larger of each. */
export function largerOf(a: Amounts, b: Amounts): Map<string, Quantity> {
  const larger = new Map(a);
  for (const [name, amount] of b) {
    const known = larger.get(name);
    if (known === undefined || compareQuantities(amount, known) > 0) larger.set(name, amount);
  }
  return larger;
}

/** What `after` has more than `before`, without what is not more. */
export function increase(after: Amounts, before: Amounts): Map<string, Quantity> {
  const more = new Map<string, Quantity>();
  for (const [name, amount] of after) {
    const least = before.get(name) ?? ZERO;
    if (compareQuantities(amount, least) > 0) more.set(name, addQuantities(amount, negateQuantity(least)));
  }
  return more;
}

export function masked(amounts: Amounts, has: (name: string) => boolean): Map<string, Quantity> {
  return new Map([...amounts].filter(([name]) => has(name)));
}

/** Those of some names. */
export function selected(amounts: Amounts, names: Iterable<string>): Map<string, Quantity> {
  const found = new Map<string, Quantity>();
  for (const name of names) {
    const amount = amounts.get(name);
    if (amount !== undefined) found.set(name, amount);
  }
  return found;
}

/** Names of which there is more than is allowed. */
export function exceeding(amounts: Amounts, allowed: Amounts): string[] {
  return [...amounts]
    .filter(([name, amount]) => {
      const most = allowed.get(name);
      return most !== undefined && compareQuantities(amount, most) > 0;
    })
    .map(([name]) => name);
}

export const negativeNames = (amounts: Amounts): string[] =>
  [...amounts].filter(([, amount]) => compareQuantities(amount, ZERO) < 0).map(([name]) => name);

export function sameAmounts(a: Amounts, b: Amounts): boolean {
  if (a.size !== b.size) return false;
  for (const [name, amount] of a) {
    const other = b.get(name);
    if (other === undefined || compareQuantities(amount, other) !== 0) return false;
  }
  return true;
}

/** `cpu=1,pods=2`, as refusals show amounts. */
export function shownAmounts(amounts: Amounts): string {
  return [...amounts]
    .sort(byName)
    .map(([name, amount]) => `${name}=${formatQuantity(amount)}`)
    .join(",");
}

const byName = ([a]: readonly [string, Quantity], [b]: readonly [string, Quantity]): number => (a < b ? -1 : a > b ? 1 : 0);

/** The first, or the nearer of the other two where it is not between them. */
export function within(amount: Quantity, least: Quantity, most: Quantity): Quantity {
  if (compareQuantities(amount, least) < 0) return least;
  return compareQuantities(amount, most) > 0 ? most : amount;
}
