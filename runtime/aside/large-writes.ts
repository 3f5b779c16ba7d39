/** What parts of the server write to large objects: on the thread that is there for large requests, as clients write them. */
import type { Authorizer } from "../authz/authorizer.js";
import { writeInSlices } from "../codec/json/slices.js";
import type { JsonObject } from "../definition/json.js";
import type { RequestContext } from "../definition/request-context.js";
import { isLargeEntry } from "../registry/large-objects.js";
import type { LargeWrites } from "../registry/large-writes.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { DeleteOptions, ObjectTarget, UpdateOptions } from "../registry/options.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { AnsweringCaller, type AsideServices, asideRequest, type OwnChange } from "./answering.js";
import { asBuffer } from "./handed-over.js";
import type { AsideLane, Rank } from "./lane.js";
import { mayGoAside } from "./large.js";
import type { AsideRequest } from "./messages.js";

const STRATEGIC_PATCH = "application/strategic-merge-patch+json";
const NO_BODY = Buffer.alloc(0);
/** In answer to requests of clients. */
const FOR_CLIENTS = 1;
/** By the ledger of quotas, for whatever is written. */
const BY_LEDGERS = 2;

/** For whom something is written, and where. */
interface Place {
  readonly store: ResourceStore;
  readonly context: RequestContext;
  readonly target: ObjectTarget;
}

export class AsideWrites implements LargeWrites {
  constructor(
    private readonly lane: AsideLane,
    private readonly services: AsideServices,
    private readonly authorizer: Authorizer,
  ) {}

  takes(store: ResourceStore, entry: ObjectEntry): boolean {
    return isLargeEntry(entry) && mayGoAside(store.definition);
  }

  async strategicPatch(store: ResourceStore, context: RequestContext, target: ObjectTarget, patch: JsonObject): Promise<void> {
    const headers = { accept: "application/json", "content-type": STRATEGIC_PATCH, "user-agent": context.userAgent };
    const exchange = { method: "PATCH", url: "/", headers };
    const request = asideRequest({ exchange, context, query: "", target }, "patch", asBuffer(await writeInSlices(patch)), this.services);
    await this.#run({ store, context, target }, request, BY_LEDGERS);
  }

  update(store: ResourceStore, context: RequestContext, target: ObjectTarget, change: OwnChange, options: UpdateOptions): Promise<void> {
    return this.#write({ store, context, target }, "update", options, change);
  }

  delete(store: ResourceStore, context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<void> {
    return this.#write({ store, context, target }, "delete", options);
  }

  async #write(place: Place, verb: "update" | "delete", own: UpdateOptions | DeleteOptions, change?: OwnChange): Promise<void> {
    const { context, target } = place;
    const exchange = { method: "", url: "/", headers: { "user-agent": context.userAgent } };
    const request = asideRequest({ exchange, context, query: "", target }, verb, NO_BODY, this.services);
    await this.#run(place, { ...request, own }, FOR_CLIENTS, change);
  }

  async #run({ store, context, target }: Place, request: AsideRequest, rank: Rank, change?: OwnChange): Promise<void> {
    const asking = { context, target, services: { authorizer: this.authorizer } };
    const { definition: takes, versions } = store;
    const caller = new AnsweringCaller(asking, { takes, versions, store, isDerived: false }, this.services, change);
    const { warnings } = await this.lane.run(request, caller, rank);
    for (const warning of warnings) context.warn(warning);
  }
}
