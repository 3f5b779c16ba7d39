/** One quota as it is stored, read once per change, and what other servers have taken of it lately. */

import type { ResourceQuota } from "../../../../generated/core/v1/types.js";
import { atOnce, forEachOf, inSlices, type Steps } from "../../../codec/lists/steps.js";
import { LARGE_BYTES } from "../../../registry/large-objects.js";
import type { ObjectEntry } from "../../../registry/object-entry.js";
import type { Quantity } from "../../../schema/quantity.js";
import type { Revision } from "../../../storage/key-value-store.js";
import { type Amounts, addTo, amountsIn, increase, NOTHING } from "../amounts.js";
import { countedNames } from "./counts.js";
import { type Measure, type Measures, qualified } from "./measure.js";
import { demandsOf, type Scope, scopeOf } from "./scopes.js";

/**
 * For so long an amount that another server has taken may not show in any object yet: between taking it and handing the object to the
 * store nobody is asked, so that this is many times what it takes.
 */
const UNDER_WAY_MS = 5_000;

interface Taken {
  readonly revision: Revision;
  readonly at: number;
  readonly amounts: Amounts;
}

/** What a version of a quota says. */
interface QuotaContent {
  readonly scope: Scope;
  readonly hard: Amounts;
  readonly status: { readonly hard: Amounts; readonly used: Amounts };
  /** Resources whose objects `hard` speaks of, besides those that are only counted. */
  readonly special: ReadonlySet<string>;
}

/** Where a quota is read. */
export interface QuotaSurroundings {
  readonly measures: Measures;
  /** The scope with that key, where a quota has it already. */
  scopeWith(key: string): Scope | undefined;
}

function* contentOf(entry: ObjectEntry, around: QuotaSurroundings): Steps<QuotaContent> {
  const { spec, status } = entry.shared() as unknown as ResourceQuota;
  const scope = yield* scopeOf(yield* demandsOf(spec ?? {}), (key) => around.scopeWith(key));
  const hard = yield* amountsIn(spec?.hard);
  const said = { hard: yield* amountsIn(status?.hard), used: yield* amountsIn(status?.used) };
  const special = new Set<string>();
  yield* forEachOf(hard.keys(), (name) => {
    const measure = around.measures.special(name);
    if (measure !== undefined) special.add(qualified(measure));
  });
  return { scope, hard, status: said, special };
}

const contents = new WeakMap<ObjectEntry, QuotaContent>();

/** From this size on a quota is read in slices: many may have changed at once, each of which is some milliseconds below {@link LARGE_BYTES}. */
const SLICED_BYTES = 8 * 1024;

/** Reads a quota in slices, for {@link KnownQuota} to find it read; undefined for those that may be read at once. Never rejects. */
export function readQuotaAhead(entry: ObjectEntry, around: QuotaSurroundings): Promise<void> | undefined {
  if (entry.size < SLICED_BYTES || contents.has(entry)) return undefined;
  return inSlices(contentOf(entry, around)).then(
    (content) => void contents.set(entry, content),
    // Whoever makes a quota of it is told why it cannot be read.
    () => undefined,
  );
}

export class KnownQuota {
  readonly name: string;
  readonly scope: Scope;
  /** What may be used. */
  readonly hard: Amounts;
  /** What its status says. */
  readonly status: { readonly hard: Amounts; readonly used: Amounts };
  /** Its status takes more than a value may: there is no use in writing it. */
  isUnwritable = false;
  readonly #special: ReadonlySet<string>;
  #taken: readonly Taken[] = [];

  constructor(
    readonly entry: ObjectEntry,
    around: QuotaSurroundings,
    previous?: KnownQuota,
  ) {
    const { scope, hard, status, special } = contents.get(entry) ?? atOnce(contentOf(entry, around));
    this.name = entry.name;
    this.scope = scope;
    this.hard = hard;
    this.status = status;
    this.#special = special;
    if (previous !== undefined) this.#taken = previous.#taken;
  }

  get isLarge(): boolean {
    return this.entry.size >= LARGE_BYTES;
  }

  /** Whether it has a name that the measure says something of. */
  speaksOf(measure: Measure): boolean {
    if (!measure.countsOnly) return this.#special.has(qualified(measure));
    return countedNames(measure).some((name) => this.hard.has(name));
  }

  /** Whether the same objects and resources count, however many of them. */
  speaksOfTheSameAs({ scope, hard }: KnownQuota): boolean {
    if (scope.key !== this.scope.key || hard.size !== this.hard.size) return false;
    for (const name of hard.keys()) if (!this.hard.has(name)) return false;
    return true;
  }

  /** Its status may say more than it did. */
  noteTaken(before: KnownQuota | undefined): void {
    const amounts = increase(this.status.used, before?.status.used ?? NOTHING);
    if (amounts.size > 0) this.#taken = [...this.#taken, { revision: this.entry.revision, at: performance.now(), amounts }];
  }

  /** What others have taken lately; `own` are the revisions that this process has written. */
  underWay(own: ReadonlySet<Revision>): Amounts {
    if (this.#taken.length === 0) return NOTHING;
    const since = performance.now() - UNDER_WAY_MS;
    this.#taken = this.#taken.filter(({ revision, at }) => at > since && !own.has(revision));
    const sum = new Map<string, Quantity>();
    for (const { amounts } of this.#taken) addTo(sum, amounts);
    return sum;
  }
}
