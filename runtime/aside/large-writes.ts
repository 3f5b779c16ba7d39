/** What the ledger of quotas writes to large objects: on the thread that is there for large requests, by the endpoints that clients use. */
import type { Authorizer } from "../authz/authorizer.js";
import { writeInSlices } from "../codec/json/slices.js";
import type { JsonObject } from "../definition/json.js";
import type { RequestContext } from "../definition/request-context.js";
import { LARGE_BYTES } from "../registry/large-objects.js";
import type { LargeWrites } from "../registry/large-writes.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ObjectTarget } from "../registry/options.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { AnsweringCaller, type AsideServices, asideRequest } from "./answering.js";
import { asBuffer } from "./handed-over.js";
import type { AsideLane } from "./lane.js";
import { mayGoAside } from "./large.js";

const STRATEGIC_PATCH = "application/strategic-merge-patch+json";

export class AsideWrites implements LargeWrites {
  constructor(
    private readonly lane: AsideLane,
    private readonly services: AsideServices,
    private readonly authorizer: Authorizer,
  ) {}

  takes(store: ResourceStore, entry: ObjectEntry): boolean {
    return entry.size >= LARGE_BYTES && mayGoAside(store.definition);
  }

  async strategicPatch(store: ResourceStore, context: RequestContext, target: ObjectTarget, patch: JsonObject): Promise<void> {
    const headers = { accept: "application/json", "content-type": STRATEGIC_PATCH, "user-agent": context.userAgent };
    const exchange = { method: "PATCH", url: "/", headers };
    const request = asideRequest({ exchange, context, query: "", target }, "patch", asBuffer(await writeInSlices(patch)), this.services);
    const asking = { context, target, services: { authorizer: this.authorizer } };
    const { definition: takes, versions } = store;
    await this.lane.run(request, new AnsweringCaller(asking, { takes, versions, store }, this.services));
  }
}
