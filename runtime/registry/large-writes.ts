/** Where writes of large objects are made that nobody asked for over the network. */
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import type { ObjectEntry } from "./object-entry.js";
import type { DeleteOptions, ObjectTarget, UpdateOptions } from "./options.js";
import type { ResourceStore } from "./resource-store.js";

/** Writes of large objects, which would hold the event loop, made where they do not. Fail as those of a store do. */
export interface LargeWrites {
  /** Whether writes of this object are to be made here. */
  takes(store: ResourceStore, entry: ObjectEntry): boolean;
  strategicPatch(store: ResourceStore, context: RequestContext, target: ObjectTarget, patch: JsonObject): Promise<void>;
  /** `change` is called here, with what it may mutate; throws to refuse. */
  update(
    store: ResourceStore,
    context: RequestContext,
    target: ObjectTarget,
    change: (object: ApiObject) => void,
    options: Pick<UpdateOptions, "dryRun" | "admitted">,
  ): Promise<void>;
  delete(store: ResourceStore, context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<void>;
}
