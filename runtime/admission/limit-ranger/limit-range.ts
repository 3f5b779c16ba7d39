/** A limit range as its plugin reads it. */
import type { ApiObject } from "../../definition/object-meta.js";
import { type Amounts, amountsOf } from "../../kinds/core/amounts.js";

type Texts = Readonly<Record<string, string>>;

interface StoredItem {
  readonly type: string;
  readonly min?: Texts;
  readonly max?: Texts;
  readonly default?: Texts;
  readonly defaultRequest?: Texts;
  readonly maxLimitRequestRatio?: Texts;
}

/** Bounds of one type of object. */
export interface Bounds {
  readonly type: string;
  readonly min: Amounts;
  readonly max: Amounts;
  readonly ratio: Amounts;
}

export interface LimitRange {
  readonly name: string;
  readonly bounds: readonly Bounds[];
  /** What containers get that say nothing of a resource, by resource. */
  readonly defaultLimits: Texts;
  readonly defaultRequests: Texts;
}

export function readLimitRange(object: Readonly<ApiObject>): LimitRange {
  const items = (object["spec"] as { limits?: readonly StoredItem[] | null } | undefined)?.limits ?? [];
  const containers = items.filter(({ type }) => type === "Container");
  return {
    name: object.metadata.name ?? "",
    bounds: items.map((item) => ({
      type: item.type,
      min: amountsOf(item.min),
      max: amountsOf(item.max),
      ratio: amountsOf(item.maxLimitRequestRatio),
    })),
    defaultLimits: Object.assign({}, ...containers.map((item) => item.default)),
    defaultRequests: Object.assign({}, ...containers.map((item) => item.defaultRequest)),
  };
}
