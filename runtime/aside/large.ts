/** Which requests are large: those that could hold the event loop for longer than other requests should wait. */
import { negotiateOutput } from "../codec/negotiation/negotiation.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import { isPretty, sendWhole } from "../endpoints/answer.js";
import type { Endpoint, ResourceRequest } from "../endpoints/resource-request.js";
import { isStoredForm } from "../registry/conversion/versions.js";
import { objectKey } from "../registry/keys.js";
import type { ServedVerb } from "../registry/resource.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { StoredResource } from "../registry/resources/stored.js";
import { AnsweringCaller, type AsideServices, asideRequest } from "./answering.js";
import type { AsideLane } from "./lane.js";
import type { AsideVerb } from "./messages.js";
import { WithBody } from "./with-body.js";

/** Bodies and stored objects from this size on are worked on aside: the worst of them take some tens of milliseconds. */
export const LARGE_BYTES = 64 * 1024;

const VERBS: ReadonlySet<ServedVerb> = new Set<AsideVerb>(["get", "create", "update", "patch", "delete"]);
const WITH_BODY: ReadonlySet<ServedVerb> = new Set<ServedVerb>(["create", "update", "patch", "delete"]);

const NO_BODY = Buffer.alloc(0);

/** Serves large requests aside and others here. */
export class LargeRequests {
  constructor(
    private readonly lane: AsideLane,
    private readonly services: AsideServices,
  ) {}

  serve(request: ResourceRequest, verb: ServedVerb, endpoint: Endpoint): void | Promise<void> {
    const { resource } = request;
    if (!VERBS.has(verb) || !(resource instanceof StoredResource)) return endpoint(request);
    if (!mayGoAside(resource.definition)) return endpoint(request);
    const { store } = resource;
    const large = isLargeObject(request, store);
    if (verb === "get") return large && !isSentAsHeld(request) ? this.#aside(request, store, "get", NO_BODY) : endpoint(request);
    const announced = announcedBytes(request);
    if (!large && announced !== undefined && announced < LARGE_BYTES) return endpoint(request);
    return this.#withBody(request, store, verb as AsideVerb, endpoint);
  }

  async #withBody(request: ResourceRequest, store: ResourceStore, verb: AsideVerb, endpoint: Endpoint): Promise<void> {
    const body = WITH_BODY.has(verb) ? await request.exchange.body() : NO_BODY;
    if (body.length >= LARGE_BYTES || isLargeObject(request, store)) return this.#aside(request, store, verb, body);
    return endpoint({ ...request, exchange: new WithBody(request.exchange, body) });
  }

  async #aside(request: ResourceRequest, store: ResourceStore, verb: AsideVerb, body: Buffer): Promise<void> {
    const caller = new AnsweringCaller(request, store, this.services);
    const answer = await this.lane.run(asideRequest(request, verb, body, this.services), caller);
    const { status, contentType, body: bytes, headers, warnings } = answer;
    for (const warning of warnings) request.context.warn(warning);
    sendWhole(request, status, contentType, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), headers);
  }
}

/** Definitions that came at run time are known only where the rest of the server lives. */
export const mayGoAside = ({ origin }: ResourceDefinition): boolean => origin === "generated";

/** Bytes of the body; undefined when only its end will tell. */
function announcedBytes({ exchange }: ResourceRequest): number | undefined {
  const { "content-length": length, "transfer-encoding": coding } = exchange.headers;
  if (length !== undefined) return Number(length);
  // Without either header an HTTP/1 request has no body, an HTTP/2 request may have one.
  return coding === undefined && exchange.headers[":method"] === undefined ? 0 : undefined;
}

function isLargeObject({ target }: ResourceRequest, store: ResourceStore): boolean {
  if (target.name === "") return false;
  const entry = store.cache.get(objectKey(store.prefix, target.namespace, target.name));
  return entry !== undefined && entry.size >= LARGE_BYTES;
}

/** Whether a GET is answered with the bytes that are held; what cannot be negotiated is told of by the endpoint. */
function isSentAsHeld(request: ResourceRequest): boolean {
  try {
    const form = negotiateOutput(request.exchange.headers.accept, request.offer);
    return form.encoding === "json" && form.as === undefined && !isPretty(request, form) && isStoredForm(request.target.definition);
  } catch {
    return true;
  }
}
