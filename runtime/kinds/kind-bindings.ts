/** The tables of a group's `index.ts`: for each sort of function that definitions name, names and functions. */
import type { KindFunctions } from "../definition/resource-definition.js";
import type { Handlers } from "../registry/handlers.js";
import type { KindHooks } from "../registry/type-hook.js";

export interface KindBindings extends KindFunctions, KindHooks {
  /** What answers sub-resources of another kind, and resources that keep nothing. */
  readonly handlers: Handlers;
}
