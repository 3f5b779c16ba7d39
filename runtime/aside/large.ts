/** Which requests are large: those that could hold the event loop for longer than other requests should wait. */
import { negotiateOutput } from "../codec/negotiation/negotiation.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import { isPretty, sendWhole } from "../endpoints/answer.js";
import type { Endpoint, ResourceRequest } from "../endpoints/resource-request.js";
import { isStoredForm } from "../registry/conversion/versions.js";
import { objectKey } from "../registry/keys.js";
import { isLargeEntry, isLargeText, isLargeYaml, SMALL_BODY_BYTES, SMALL_BYTES, TurnedLarge } from "../registry/large-objects.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ServedVerb } from "../registry/resource.js";
import type { ServedAside } from "../registry/served-aside.js";
import { AnsweringCaller, type AsideServices, asideRequest } from "./answering.js";
import type { AsideLane } from "./lane.js";
import type { AsideVerb } from "./messages.js";

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
    const resource = VERBS.has(verb) ? request.resource.aside : undefined;
    if (resource === undefined || !mayGoAside(request.resource.definition)) return endpoint(request);
    if (verb === "get") return isMadeAside(request, resource) ? this.#aside(request, resource, "get", NO_BODY) : endpoint(request);
    const announced = announcedBytes(request);
    const mayTurnLarge = (verb === "patch" && isJsonPatch(request)) || this.services.admission.replacesObjects(request.resource.definition);
    const isSmall = !mayTurnLarge && announced !== undefined && announced < smallBytes(request) && !isLargeObject(request, resource);
    if (isSmall) return isYaml(request) ? this.#here(request, resource, verb as AsideVerb, endpoint) : endpoint(request);
    return this.#withBody(request, resource, verb as AsideVerb, endpoint);
  }

  async #withBody(request: ResourceRequest, resource: ServedAside, verb: AsideVerb, endpoint: Endpoint): Promise<void> {
    const body = WITH_BODY.has(verb) ? await request.exchange.body() : NO_BODY;
    if (isLargeBody(request, body) || isLargeObject(request, resource)) return this.#aside(request, resource, verb, body);
    return this.#here(request, resource, verb, endpoint);
  }

  /** What webhooks of admission, a JSON patch or the aliases of YAML make of a small object may be a large one. */
  async #here(request: ResourceRequest, resource: ServedAside, verb: AsideVerb, endpoint: Endpoint): Promise<void> {
    const { context } = request;
    context.mayTurnLarge = true;
    try {
      return await endpoint(request);
    } catch (error) {
      if (!(error instanceof TurnedLarge)) throw error;
    } finally {
      context.mayTurnLarge = false;
    }
    await this.#aside(request, resource, verb, await request.exchange.body());
  }

  async #aside(request: ResourceRequest, resource: ServedAside, verb: AsideVerb, body: Buffer): Promise<void> {
    const caller = new AnsweringCaller(request, resource, this.services);
    const answer = await this.lane.run(asideRequest(request, verb, body, this.services), caller);
    const { status, contentType, body: bytes, headers, warnings } = answer;
    for (const warning of warnings) request.context.warn(warning);
    sendWhole(request, status, contentType, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), headers);
  }
}

/** Definitions that came at run time are known only where the rest of the server lives. */
export const mayGoAside = ({ origin }: ResourceDefinition): boolean => origin === "generated";

/** Which may copy. */
const isJsonPatch = ({ exchange }: ResourceRequest): boolean => /json-patch/i.test(exchange.headers["content-type"] ?? "");

/** Bytes of the body; undefined when only its end will tell. */
function announcedBytes({ exchange }: ResourceRequest): number | undefined {
  const { "content-length": length, "transfer-encoding": coding } = exchange.headers;
  if (length !== undefined) return Number(length);
  // Without either header an HTTP/1 request has no body, an HTTP/2 request may have one.
  return coding === undefined && exchange.headers[":method"] === undefined ? 0 : undefined;
}

/** Bodies of fewer bytes are not looked at before they are read. */
const smallBytes = (request: ResourceRequest): number => (isBinary(request) ? SMALL_BINARY_BYTES : SMALL_BODY_BYTES);

/** Binary bodies from this size on are large, smaller than the other never: two bytes are enough for a value. */
const [LARGE_BINARY_BYTES, SMALL_BINARY_BYTES] = [8 * 1024, 1024];

/** Bytes that may be lengths of messages which hold next to nothing, but have defaults and rules each: more than ordinary bodies have. */
const MANY_SHORT_LENGTHS = 400;
const SHORT_LENGTH = 8;

function isLargeBody(request: ResourceRequest, body: Buffer): boolean {
  if (isBinary(request)) return isLargeBinary(body);
  return isYaml(request) ? isLargeYaml(body) : isLargeText(body);
}

/** Large and small letters of media types are the same. */
const isBinary = ({ exchange }: ResourceRequest): boolean => /protobuf/i.test(exchange.headers["content-type"] ?? "");
const isYaml = ({ exchange }: ResourceRequest): boolean => /yaml/i.test(exchange.headers["content-type"] ?? "");

function isLargeBinary(body: Buffer): boolean {
  if (body.length >= LARGE_BINARY_BYTES || body.length < SMALL_BINARY_BYTES) return body.length >= LARGE_BINARY_BYTES;
  let lengths = 0;
  for (let at = 0; at < body.length && lengths < MANY_SHORT_LENGTHS; at++) if ((body[at] as number) < SHORT_LENGTH) lengths++;
  return lengths >= MANY_SHORT_LENGTHS;
}

function storedEntry({ target }: ResourceRequest, { store }: ServedAside): ObjectEntry | undefined {
  if (target.name === "" || store === undefined) return undefined;
  return store.cache.get(objectKey(store.prefix, target.namespace, target.name));
}

function isLargeObject(request: ResourceRequest, resource: ServedAside): boolean {
  const entry = storedEntry(request, resource);
  return entry !== undefined && isLargeEntry(entry);
}

function isMadeAside(request: ResourceRequest, resource: ServedAside): boolean {
  const entry = storedEntry(request, resource);
  if (entry === undefined || entry.size < SMALL_BYTES) return false;
  return (resource.isDerived || !isSentAsHeld(request)) && isLargeEntry(entry);
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
