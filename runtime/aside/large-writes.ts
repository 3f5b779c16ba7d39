/** What control loops write to large objects: on the thread that is there for large requests, by the endpoints that clients use. */
import type { Authorizer } from "../authz/authorizer.js";
import { writeInSlices } from "../codec/json/slices.js";
import type { JsonObject } from "../definition/json.js";
import type { RequestContext } from "../definition/request-context.js";
import { LARGE_BYTES } from "../registry/large-objects.js";
import type { LargeWrites } from "../registry/large-writes.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { DeleteOptions, ObjectTarget } from "../registry/options.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { AnsweringCaller, type AsideServices, asideRequest } from "./answering.js";
import { asBuffer } from "./handed-over.js";
import type { AsideLane } from "./lane.js";
import { mayGoAside } from "./large.js";
import type { AsideVerb } from "./messages.js";

const STRATEGIC_PATCH = "application/strategic-merge-patch+json";

export class AsideWrites implements LargeWrites {
  constructor(
    private readonly lane: AsideLane,
    private readonly services: AsideServices,
    private readonly authorizer: Authorizer,
  ) {}

  takes(store: ResourceStore, entry: ObjectEntry, bytes = 0): boolean {
    return Math.max(entry.size, bytes) >= LARGE_BYTES && mayGoAside(store.definition);
  }

  delete(store: ResourceStore, context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<void> {
    const document = { kind: "DeleteOptions", apiVersion: "v1", ...(options as JsonObject) };
    return this.#write(store, context, target, { verb: "delete", method: "DELETE", contentType: "application/json" }, document);
  }

  strategicPatch(store: ResourceStore, context: RequestContext, target: ObjectTarget, patch: JsonObject): Promise<void> {
    return this.#write(store, context, target, { verb: "patch", method: "PATCH", contentType: STRATEGIC_PATCH }, patch);
  }

  async #write(
    store: ResourceStore,
    context: RequestContext,
    target: ObjectTarget,
    { verb, method, contentType }: { readonly verb: AsideVerb; readonly method: string; readonly contentType: string },
    body: JsonObject,
  ): Promise<void> {
    const headers = { accept: "application/json", "content-type": contentType, "user-agent": context.userAgent };
    const exchange = { method, url: "/", headers };
    const request = asideRequest({ exchange, context, query: "", target }, verb, asBuffer(await writeInSlices(body)), this.services);
    const asking = { context, target, services: { authorizer: this.authorizer } };
    const { definition: takes, versions } = store;
    await this.lane.run(request, new AnsweringCaller(asking, { takes, versions, store }, this.services));
  }
}
