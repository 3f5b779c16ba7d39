/** The items of collections that are sent as they are held, counted before the first is sent. */
import type { EncodableObject } from "../encodable-object.js";
import { collectionTurn } from "./turns.js";

/** Items whose bytes are there that are measured before other work may run. */
const ITEMS_PER_TURN = 4096;
/** Shorter collections are measured for each list. */
const MANY_ITEMS = 512;

export interface MeasuredItems {
  readonly items: readonly EncodableObject[];
  /** Of the JSON of all. */
  readonly bytes: number;
}

interface Known {
  /** The array that lists have, as long as any of them does. */
  readonly items: WeakRef<readonly EncodableObject[]>;
  readonly bytes: number;
}

/** Of long collections, as long as a list is on its way: hundreds of lists of the same state are one array. */
const known = new WeakMap<Iterable<EncodableObject>, Promise<MeasuredItems> | Known>();

/** What the items come to; those of the same object, which nobody changes, are counted once for all lists that are under way. */
export function measured(collection: Iterable<EncodableObject>): MeasuredItems | Promise<MeasuredItems> {
  const shared = known.get(collection);
  if (shared instanceof Promise) return shared;
  const items = shared?.items.deref();
  if (shared !== undefined && items !== undefined) return { items, bytes: shared.bytes };
  const counting = new Counting(collection);
  if (counting.goOn(MANY_ITEMS)) return counting;
  const rest = counted(counting);
  known.set(collection, rest);
  const share = (): void => void known.set(collection, { items: new WeakRef(counting.items), bytes: counting.bytes });
  rest.then(share, () => known.delete(collection));
  return rest;
}

async function counted(counting: Counting): Promise<MeasuredItems> {
  while (!counting.goOn(ITEMS_PER_TURN)) await collectionTurn();
  return counting;
}

class Counting implements MeasuredItems {
  readonly items: EncodableObject[] = [];
  bytes = 0;
  readonly #rest: Iterator<EncodableObject>;

  constructor(collection: Iterable<EncodableObject>) {
    this.#rest = collection[Symbol.iterator]();
  }

  /** True once all have been counted. */
  goOn(count: number): boolean {
    for (let i = 0; i < count; i++) {
      const { done, value } = this.#rest.next();
      if (done === true) return true;
      this.items.push(value);
      this.bytes += value.size;
    }
    return false;
  }
}
