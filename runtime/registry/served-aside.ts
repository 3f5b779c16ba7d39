/** What a resource gives to whoever works on its large requests beside the event loop, with the same definitions but none of the objects. */
import type { ApiObject } from "../definition/object-meta.js";
import type { KindDefinition, ResourceDefinition } from "../definition/resource-definition.js";
import type { Soon } from "./conversion/versions.js";
import type { CreationRequest, Outcome } from "./handlers.js";
import type { ResourceStore } from "./resource-store.js";

export interface ServedAside {
  readonly takes: KindDefinition;
  /** The resource in all its versions. */
  readonly versions: ReadonlyMap<string, ResourceDefinition>;
  /** Undefined for those that keep nothing. */
  readonly store: ResourceStore | undefined;
  /** Whether GET shows what is made of an object, in whatever form: its bytes never do for an answer. */
  readonly isDerived: boolean;
  /** The answer of those that keep nothing. */
  answer?(request: CreationRequest): Soon<ApiObject | Outcome>;
}
