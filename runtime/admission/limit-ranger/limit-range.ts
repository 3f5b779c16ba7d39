/** A limit range as its plugin reads it. */
import { forEachOf, type Steps, sortedInSteps } from "../../codec/lists/steps.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { amountOf } from "../../kinds/core/amounts.js";
import type { Quantity } from "../../schema/quantity.js";

type Texts = Readonly<Record<string, string>>;

interface StoredItem {
  readonly type: string;
  readonly min?: Texts;
  readonly max?: Texts;
  readonly default?: Texts;
  readonly defaultRequest?: Texts;
  readonly maxLimitRequestRatio?: Texts;
}

/** By resource, in the order of their names. */
type InOrder<T> = readonly (readonly [name: string, value: T])[];

/** Bounds of one type of object. */
export interface Bounds {
  readonly type: string;
  readonly min: InOrder<Quantity>;
  readonly max: InOrder<Quantity>;
  readonly ratio: InOrder<Quantity>;
}

export interface LimitRange {
  readonly name: string;
  readonly bounds: readonly Bounds[];
  /** What containers get that say nothing of a resource. */
  readonly defaultLimits: InOrder<string>;
  readonly defaultRequests: InOrder<string>;
}

export function* readLimitRange(object: Readonly<ApiObject>): Steps<LimitRange> {
  const items = (object["spec"] as { limits?: readonly StoredItem[] | null } | undefined)?.limits ?? [];
  const bounds: Bounds[] = [];
  const [limits, requests] = [new Map<string, string>(), new Map<string, string>()];
  for (const { type, min, max, maxLimitRequestRatio, ...defaults } of items) {
    bounds.push({
      type,
      min: yield* inOrder(min, amountOf),
      max: yield* inOrder(max, amountOf),
      ratio: yield* inOrder(maxLimitRequestRatio, amountOf),
    });
    if (type !== "Container") continue;
    for (const [given, all] of [
      [defaults.default, limits],
      [defaults.defaultRequest, requests],
    ] as const) {
      if (given !== undefined) yield* forEachOf(Object.keys(given), (name) => all.set(name, given[name] as string));
    }
  }
  return {
    name: object.metadata.name ?? "",
    bounds,
    defaultLimits: yield* ordered(limits),
    defaultRequests: yield* ordered(requests),
  };
}

function* inOrder<T>(texts: Texts = {}, read: (text: string) => T): Steps<InOrder<T>> {
  const values: [string, T][] = [];
  yield;
  yield* forEachOf(Object.keys(texts), (name) => values.push([name, read(texts[name] as string)]));
  return yield* sortedInSteps(values, isBefore);
}

function* ordered<T>(values: ReadonlyMap<string, T>): Steps<InOrder<T>> {
  const all: (readonly [string, T])[] = [];
  yield* forEachOf(values, (each) => all.push(each));
  return yield* sortedInSteps(all, isBefore);
}

const isBefore = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): boolean => one < other;
