/** What the objects within a scope use in all, taken in kind by kind and name by name: there may be thousands of kinds, and hundreds of thousands of names. */
import { forEachOf, type Steps } from "../../../codec/lists/steps.js";
import type { Quantity } from "../../../schema/quantity.js";
import { type Amounts, addAmount, addTo, masked, NOTHING, takeAmount, takeFrom } from "../amounts.js";
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

/** Changes of objects that wait to be taken in; where more would, all is taken in anew. */
const MOST_WAITING = 64;

interface Change {
  readonly amounts: Amounts;
  /** Whether they are used no longer. */
  readonly isTaken: boolean;
}

export class ScopeSum {
  readonly #sum = new Map<string, Quantity>();
  /** What is under way. */
  #steps: Steps<void>;
  /** Changes that are to be taken in, the oldest first. */
  #waiting: Change[] = [];
  /** Kinds up to this number are in the sum as far as they are in the scope: infinite once none is left. */
  #upTo = 0;
  /** The kind that is being taken in, and the names of it that are in the sum. */
  #entering: Alike | undefined;
  readonly #entered = new Set<string>();

  /** `kinds` gives them in the order of their numbers; one that goes has nothing in its sum from then on, those that come are the last. */
  constructor(
    private readonly scope: Scope,
    private readonly kinds: () => Iterable<Alike>,
  ) {
    this.#steps = this.#takeIn();
  }

  /** As far as it has been taken in. */
  get amounts(): Amounts {
    return this.#sum;
  }

  get isWhole(): boolean {
    return this.#upTo === Number.POSITIVE_INFINITY && this.#waiting.length === 0;
  }

  /** Takes in what is left; false once `isOver` says so. */
  takeIn(isOver?: () => boolean): boolean {
    while (!this.isWhole) {
      if (this.#steps.next().done === true) this.#steps = this.#takeChanges();
      if (isOver?.() === true) return this.isWhole;
    }
    return true;
  }

  *#takeChanges(): Steps<void> {
    for (let [change] = this.#waiting; change !== undefined; [change] = this.#waiting) {
      const take = change.isTaken ? takeAmount : addAmount;
      yield* forEachOf(change.amounts, ([name, amount]) => take(this.#sum, name, amount));
      this.#waiting.shift();
    }
  }

  *#takeIn(): Steps<void> {
    for (const alike of this.kinds()) {
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

  /** Objects of a kind use more, in whose own sum it is: taken in at once unless that is left to {@link takeIn}. */
  add(alike: Alike, more: Amounts, isLeft = false): void {
    this.#change({ amounts: this.#held(alike, more), isTaken: false }, isLeft);
  }

  /** They use less, as {@link add}. */
  take(alike: Alike, less: Amounts, isLeft = false): void {
    this.#change({ amounts: this.#held(alike, less), isTaken: true }, isLeft);
  }

  #change(change: Change, isLeft: boolean): void {
    const { amounts, isTaken } = change;
    if (amounts.size === 0) return;
    if (!isLeft) (isTaken ? takeFrom : addTo)(this.#sum, amounts);
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(change);
    else this.#startOver();
  }

  /** The sums of kinds have the change already. */
  #startOver(): void {
    this.#sum.clear();
    this.#waiting = [];
    this.#entering = undefined;
    this.#entered.clear();
    this.#upTo = 0;
    this.#steps = this.#takeIn();
  }

  /** What of the amounts of a kind is in the sum, or belongs there. */
  #held(alike: Alike, amounts: Amounts): Amounts {
    if (alike === this.#entering) return masked(amounts, (name) => this.#entered.has(name));
    return alike.number <= this.#upTo && this.scope.selects(alike.traits) ? amounts : NOTHING;
  }
}
