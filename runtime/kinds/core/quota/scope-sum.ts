/** What the objects within a scope use in all, taken in kind by kind and name by name: there may be thousands of kinds, and hundreds of thousands of names. */
import { forEachOf, type Steps } from "../../../codec/lists/steps.js";
import type { Quantity } from "../../../schema/quantity.js";
import { type Amounts, addAmount, addTo, masked, NOTHING, takeFrom } from "../amounts.js";
import type { Scope, ScopeTraits } from "./scopes.js";

/** What objects that are the same to all scopes use in all. */
export interface Alike {
  readonly key: string;
  /** Counted up: of a later kind it is larger. */
  readonly number: number;
  readonly traits: ScopeTraits | undefined;
  readonly sum: Map<string, Quantity>;
  objects: number;
}

export class ScopeSum {
  readonly #sum = new Map<string, Quantity>();
  readonly #steps: Steps<void>;
  /** Kinds up to this number are in the sum as far as they are in the scope: infinite once none is left. */
  #upTo = 0;
  /** The kind that is being taken in, and the names of it that are in the sum. */
  #entering: Alike | undefined;
  readonly #entered = new Set<string>();

  /** `kinds` in the order of their numbers; one that goes has nothing in its sum from then on, those that come are the last. */
  constructor(
    private readonly scope: Scope,
    kinds: Iterable<Alike>,
  ) {
    this.#steps = this.#takeIn(kinds);
  }

  /** As far as it has been taken in. */
  get amounts(): Amounts {
    return this.#sum;
  }

  get isWhole(): boolean {
    return this.#upTo === Number.POSITIVE_INFINITY;
  }

  /** Takes in what is left; false once `isOver` says so. */
  takeIn(isOver?: () => boolean): boolean {
    while (this.#steps.next().done !== true) if (isOver?.() === true) return false;
    return true;
  }

  *#takeIn(kinds: Iterable<Alike>): Steps<void> {
    for (const alike of kinds) {
      if (this.scope.selects(alike.traits)) {
        this.#entering = alike;
        // What is added to the kind meanwhile is come to: a map shows what it has when it is gone on with.
        yield* forEachOf(alike.sum, ([name, amount]) => {
          addAmount(this.#sum, name, amount);
          this.#entered.add(name);
        });
        this.#entering = undefined;
        this.#entered.clear();
      }
      this.#upTo = alike.number;
      yield;
    }
    this.#upTo = Number.POSITIVE_INFINITY;
  }

  /** Objects of a kind use more, in whose own sum it is. */
  add(alike: Alike, more: Amounts): void {
    addTo(this.#sum, this.#held(alike, more));
  }

  /** They use less. */
  take(alike: Alike, less: Amounts): void {
    takeFrom(this.#sum, this.#held(alike, less));
  }

  /** What of the amounts of a kind is in the sum, or belongs there. */
  #held(alike: Alike, amounts: Amounts): Amounts {
    if (alike === this.#entering) return masked(amounts, (name) => this.#entered.has(name));
    return alike.number <= this.#upTo && this.scope.selects(alike.traits) ? amounts : NOTHING;
  }
}
