/** What requirements of a label selector ask of their one key. */
import { type LabelRequirement, parseInt64 } from "./label-requirement.js";

export class LabelTerm {
  #isDemanded = false;
  #isBarred = false;
  #allowed: ReadonlySet<string> | undefined;
  #refused: ReadonlySet<string> | undefined;
  /** Values refused by several requirements. */
  #gathered: Set<string> | undefined;
  #above: bigint | undefined;
  #below: bigint | undefined;

  constructor(requirements: readonly LabelRequirement[]) {
    for (const requirement of requirements) this.#add(requirement);
  }

  #add({ operator, values, bound }: LabelRequirement): void {
    switch (operator) {
      case "!":
        this.#isBarred = true;
        return;
      case "!=":
      case "notin":
        this.#refuse(values);
        return;
      case "exists":
        break;
      case "gt":
        if (bound !== undefined && (this.#above === undefined || bound > this.#above)) this.#above = bound;
        break;
      case "lt":
        if (bound !== undefined && (this.#below === undefined || bound < this.#below)) this.#below = bound;
        break;
      default:
        this.#allow(values);
    }
    this.#isDemanded = true;
  }

  /** Whether a label of this value meets all requirements; undefined is an object without the label. */
  holds(value: string | undefined): boolean {
    if (value === undefined) return !this.#isDemanded;
    if (this.#isBarred || this.#refused?.has(value) || this.#allowed?.has(value) === false) return false;
    if (this.#above === undefined && this.#below === undefined) return true;
    const number = parseInt64(value);
    if (number === undefined) return false;
    return (this.#above === undefined || number > this.#above) && (this.#below === undefined || number < this.#below);
  }

  #allow(values: ReadonlySet<string>): void {
    const allowed = this.#allowed;
    this.#allowed = allowed === undefined ? values : new Set([...values].filter((value) => allowed.has(value)));
  }

  #refuse(values: ReadonlySet<string>): void {
    if (this.#refused === undefined) {
      this.#refused = values;
      return;
    }
    this.#gathered ??= new Set(this.#refused);
    for (const value of values) this.#gathered.add(value);
    this.#refused = this.#gathered;
  }
}
