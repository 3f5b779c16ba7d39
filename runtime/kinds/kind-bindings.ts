/** The tables of a group's `index.ts`: for each sort of function that definitions name, names and functions. */
import type { KindFunctions } from "../definition/resource-definition.js";
import type { KindHooks } from "../registry/type-hook.js";

export interface KindBindings extends KindFunctions, KindHooks {
  /** What answers for sub-resources and kinds that store nothing; the registry says what each has to be. */
  readonly handlers: Readonly<Record<string, unknown>>;
}
