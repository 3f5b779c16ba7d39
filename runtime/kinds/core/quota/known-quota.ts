/** One quota as it is stored, read once per change, and what other servers have taken of it lately. */
import type { ApiObject } from "../../../definition/object-meta.js";
import type { ObjectEntry } from "../../../registry/object-entry.js";
import type { Quantity } from "../../../schema/quantity.js";
import type { Revision } from "../../../storage/key-value-store.js";
import { type Amounts, addTo, amountsOf, increase, NOTHING } from "../amounts.js";
import type { Scope } from "./object-usage.js";
import { demandsOf } from "./scopes.js";

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

interface QuotaContent {
  readonly spec?: { readonly hard?: Readonly<Record<string, string>> };
  readonly status?: { readonly hard?: Readonly<Record<string, string>>; readonly used?: Readonly<Record<string, string>> };
}

export class KnownQuota {
  readonly name: string;
  readonly scope: Scope;
  /** What may be used. */
  readonly hard: Amounts;
  /** What its status says. */
  readonly status: { readonly hard: Amounts; readonly used: Amounts };
  #taken: readonly Taken[] = [];

  constructor(
    readonly entry: ObjectEntry,
    previous?: KnownQuota,
  ) {
    const object: Readonly<ApiObject> = entry.shared();
    const { spec, status } = object as unknown as QuotaContent;
    this.name = entry.name;
    const demands = demandsOf(object);
    this.scope = { key: demands.length === 0 ? "" : JSON.stringify(demands), demands };
    this.hard = amountsOf(spec?.hard);
    this.status = { hard: amountsOf(status?.hard), used: amountsOf(status?.used) };
    if (previous !== undefined) this.#taken = previous.#taken;
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
    const since = performance.now() - UNDER_WAY_MS;
    this.#taken = this.#taken.filter(({ revision, at }) => at > since && !own.has(revision));
    const sum = new Map<string, Quantity>();
    for (const { amounts } of this.#taken) addTo(sum, amounts);
    return sum;
  }
}
