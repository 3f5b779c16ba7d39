/** Works on large requests, one endpoint call each; the composition root of the thread gives what is generated. */

import type { MessagePort } from "node:worker_threads";
import { applyPatch, readPatch } from "../admission/webhook/patched-object.js";
import { type AuthorizationAttributes, type Authorizer, NO_OPINION } from "../authz/authorizer.js";
import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import { type EncodableObject, transientObject } from "../codec/encodable-object.js";
import { parseJson, stringifyJson } from "../codec/json/json.js";
import { offerMediaTypes } from "../codec/negotiation/negotiation.js";
import { type MetaTypes, ObjectCodec } from "../codec/object-codec.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import { apiVersionOf, type KindDefinition, type KindReference, type ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { createObject } from "../endpoints/create.js";
import { deleteObject } from "../endpoints/delete.js";
import { getObject } from "../endpoints/get.js";
import { patchObject } from "../endpoints/patch.js";
import type { Endpoint, ResourceRequest } from "../endpoints/resource-request.js";
import { updateObject } from "../endpoints/update.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import { fromStorage } from "../registry/conversion/versions.js";
import { EncodedForms } from "../registry/encoded-forms.js";
import type { HandlerServices, Permissions } from "../registry/handlers.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectTarget } from "../registry/options.js";
import { ContinueTokens } from "../registry/read/continue-token.js";
import type { Resource } from "../registry/resource.js";
import { ResourceStore } from "../registry/resource-store.js";
import { ResourceBuilder } from "../registry/resources/builder.js";
import { byStorage } from "../registry/resources/by-storage.js";
import type { KindHooks } from "../registry/type-hook.js";
import { CacheMemory } from "../storage/cache/cache-memory.js";
import { Asker } from "./asker.js";
import { AskingAdmission, askedChange, askingHandler, reserveAside } from "./asking-admission.js";
import { AskingStore } from "./asking-store.js";
import { BorrowedCache } from "./borrowed-cache.js";
import { failureOf } from "./failures.js";
import { asBuffer, ownBytes, ownCopy } from "./handed-over.js";
import {
  type AsideAnswer,
  type AsideRequest,
  type AsideVerb,
  type Change,
  type Changed,
  type CommitReply,
  type FreshReply,
  type PieceOrder,
  pathOf,
  type ToAside,
} from "./messages.js";
import { OneAnswer } from "./one-answer.js";
import { TimedPort } from "./timed-port.js";

/** Kinds that ask who may do what are not written here. */
const NO_PERMISSIONS: Permissions = {
  authorize: () => NO_OPINION,
  rulesGranted: () => ({ rules: [], incomplete: true, errors: [] }),
};

const ENDPOINTS: Readonly<Record<AsideVerb, Endpoint>> = {
  get: getObject,
  create: createObject,
  update: updateObject,
  patch: patchObject,
  delete: deleteObject,
};

/** What the thread is made of. */
export interface AsideParts {
  readonly port: MessagePort;
  readonly profile: VendorProfile;
  /** Every version of every resource. */
  readonly definitions: readonly ResourceDefinition[];
  /** `group/version/resource` of what is served. */
  readonly served: ReadonlySet<string>;
  readonly gates: ReadonlySet<FeatureGateName>;
  readonly hooks: KindHooks;
  readonly metaTypes: MetaTypes;
  readonly virtualKinds: readonly KindDefinition[];
  readonly clock: Clock;
  readonly random: Random;
}

/** Takes requests from the port for as long as the thread lives. */
export function workAside(parts: AsideParts): void {
  const port = new TimedPort(parts.port);
  const asker = new Asker(port);
  const workshop = new Workshop(parts, asker, port);
  const running = new Map<number, AbortController>();
  parts.port.on("message", (message: ToAside) => {
    port.begin();
    switch (message.type) {
      case "request": {
        const abort = new AbortController();
        running.set(message.id, abort);
        void workshop.work(message.id, message.request, abort.signal).finally(() => running.delete(message.id));
        break;
      }
      case "piece":
        workshop.make(message.id, message.order);
        break;
      case "replace":
        void workshop.replace(message.id, message.change);
        break;
      case "abort":
        running.get(message.id)?.abort();
        break;
      case "reply":
        asker.replied(message.question, message.value);
        break;
      case "failed":
        asker.failed(message.question, message.failure);
    }
  });
}

/** Encodings that the thread keeps: nearly every one is asked for once. */
const ENCODED_BYTES = 8 * 1024 * 1024;

class Workshop {
  readonly #forms = new EncodedForms(new CacheMemory(ENCODED_BYTES));
  readonly #codec: ObjectCodec;
  #byPlace: readonly (readonly ResourceDefinition[])[] | undefined;
  readonly #kinds: ReadonlySet<string>;
  /** What admission is being asked about, by request. */
  readonly #asked = new Map<number, AdmissionAttributes>();

  constructor(
    private readonly parts: AsideParts,
    private readonly asker: Asker,
    private readonly port: TimedPort,
  ) {
    const { profile, metaTypes, virtualKinds, clock, definitions, served } = parts;
    this.#kinds = new Set(
      [...definitions.filter((each) => served.has(pathOf(each))), ...virtualKinds].map(
        ({ group, version, kind }) => `${group}/${version}/${kind}`,
      ),
    );
    const isRegistered = (group: string, version: string, kind: string): boolean => this.#kinds.has(`${group}/${version}/${kind}`);
    this.#codec = new ObjectCodec({ profile, metaTypes, clock, isRegistered });
  }

  /** Never rejects: whatever happens is posted. */
  async work(id: number, request: AsideRequest, signal: AbortSignal): Promise<void> {
    const context = new AsideContext(request, this.parts, signal);
    const exchange = new OneAnswer(request);
    try {
      await this.#serve(id, request, context, exchange);
      if (exchange.answer === undefined) throw new Error("the endpoint gave no answer");
      const { status, contentType, body, headers } = exchange.answer;
      const own = ownCopy(body);
      const answer: AsideAnswer = { status, contentType, body: own, headers, warnings: context.warnings };
      this.port.post({ type: "answer", id, answer }, [own.buffer]);
    } catch (error) {
      this.port.post({ type: "failed", id, failure: failureOf(error), warnings: context.warnings });
    }
  }

  /** Never throws: whatever happens is posted. */
  make(id: number, { path, json, isOtherVersion, piece }: PieceOrder): void {
    try {
      const definition = this.parts.definitions.find((each) => pathOf(each) === path);
      if (definition === undefined) throw new Error(`nothing is known of ${path}`);
      const bytes = ownBytes(this.#codec.piece(definition, heldObject(asBuffer(json), isOtherVersion ? definition : undefined), piece));
      this.port.post({ type: "made", id, bytes }, [bytes.buffer]);
    } catch (error) {
      this.port.post({ type: "failed", id, failure: failureOf(error), warnings: [] });
    }
  }

  /** Never rejects: whatever happens is posted. */
  async replace(id: number, { json, patch: given }: Change): Promise<void> {
    const { port } = this;
    try {
      const attributes = this.#asked.get(id);
      if (attributes === undefined) throw new Error("admission is not asked about anything");
      if (json !== undefined) await attributes.replace(parseJson(asBuffer(json)).value as ApiObject);
      const patch = given === undefined ? undefined : readPatch(given.hook, asBuffer(given.bytes));
      const definition = this.parts.definitions.find((each) => pathOf(each) === given?.path) ?? attributes.definition;
      const isChanged = patch !== undefined && (await applyPatch(attributes, { hook: given?.hook ?? "", definition, patch }, false));
      const own = ownBytes(Buffer.from(stringifyJson(attributes.object as unknown as JsonObject)));
      const outcome: Changed = { kind: "changed", json: own, patch: patch === undefined ? undefined : stringifyJson(patch), isChanged };
      port.post({ type: "replaced", id, outcome }, [own.buffer]);
    } catch (error) {
      port.post({ type: "replaced", id, outcome: failureOf(error) });
    }
  }

  async #serve(id: number, request: AsideRequest, context: RequestContext, exchange: OneAnswer): Promise<void> {
    const { parts } = this;
    const { group, version, resource, namespace, name, subresource } = request.target;
    const definition = parts.definitions.find((each) => each.group === group && each.version === version && each.resource === resource);
    const versions = definition === undefined ? undefined : this.#places().find((each) => each.includes(definition));
    if (definition === undefined || versions === undefined) throw new Error(`nothing is known of ${group}/${version}/${resource}`);
    if (request.own !== undefined)
      return this.#writeOwn(id, request, versions, { definition, namespace, name, subresource }, context, exchange);
    const served = await this.#resourceOf(id, definition, versions, request);
    const endpointRequest: ResourceRequest = {
      exchange,
      context,
      query: request.query,
      target: { definition, namespace, name, subresource },
      resource: served,
      subpath: "",
      offer: offerMediaTypes(parts.profile, {
        protobuf: served.takes.protobuf !== undefined && served.gives.protobuf !== undefined,
        transforms: "objects",
      }),
      services: {
        codec: this.#codec,
        authorizer: this.#authorizer(id),
        gate: (gate) => parts.gates.has(gate),
        minimumWatchSeconds: 0,
        // No exchange is handed over here.
        withoutCredentials: () => ({}),
        draining: context.signal,
      },
    };
    await ENDPOINTS[request.verb](endpointRequest);
  }

  /** What a part of the server writes; nothing is shown of it. */
  async #writeOwn(
    id: number,
    request: AsideRequest,
    versions: readonly ResourceDefinition[],
    target: ObjectTarget,
    context: RequestContext,
    exchange: OneAnswer,
  ): Promise<void> {
    const store = this.#storeOf(id, versions, request);
    await store.ready();
    const options = request.own ?? {};
    if (request.verb === "delete") await store.delete(context, target, options);
    else await store.update(context, target, (current) => askedChange(this.asker, id, current as ApiObject), options);
    exchange.send(200, "application/json", Buffer.alloc(0));
  }

  /** Definitions that share a place in the store. */
  #places(): readonly (readonly ResourceDefinition[])[] {
    this.#byPlace ??= [...byStorage(this.parts.definitions).values()];
    return this.#byPlace;
  }

  /** What serves the request, as in the server itself. */
  async #resourceOf(
    id: number,
    definition: ResourceDefinition,
    versions: readonly ResourceDefinition[],
    request: AsideRequest,
  ): Promise<Resource> {
    const { parts, asker } = this;
    const { subresource } = request.target;
    const through = definition.subresources.find(({ name }) => name === subresource);
    const handler = definition.storage.type === "none" ? definition.storage.handler : through?.type === "handler" ? through.handler : "";
    const builder = new ResourceBuilder({
      services: servicesOf(parts),
      handlers: { [handler]: askingHandler(asker, id) },
      hooks: parts.hooks,
      kind: (reference) => this.#kind(reference),
      admission: () => new AskingAdmission(id, asker, request, this.#asked),
    });
    const byVersion = new Map(versions.map((each) => [apiVersionOf(each), each]));
    if (definition.storage.type === "none") return builder.unstored(definition, handler, byVersion);
    if (through?.type === "handler") return builder.subresource(definition, through, undefined, byVersion);
    const store = this.#storeOf(id, versions, request);
    await store.ready();
    return through === undefined ? builder.stored(definition, store) : builder.subresource(definition, through, store, byVersion);
  }

  #kind({ group, version, kind }: KindReference): KindDefinition {
    const { definitions, virtualKinds } = this.parts;
    const known = [...definitions, ...virtualKinds].find((each) => each.group === group && each.version === version && each.kind === kind);
    if (known === undefined) throw new RangeError(`there is no kind ${group}/${version}/${kind}`);
    return known;
  }

  /** A store for one request: what it holds, it was given. */
  #storeOf(id: number, definitions: readonly ResourceDefinition[], request: AsideRequest): ResourceStore {
    const { namespace, name } = request.target;
    const { asker, parts } = this;
    const { profile, clock, random } = parts;
    let cache: BorrowedCache | undefined;
    return new ResourceStore({
      definitions,
      profile,
      clock,
      random,
      forms: this.#forms,
      tokens: new ContinueTokens(),
      hooks: parts.hooks,
      objects: () => undefined,
      permissions: NO_PERMISSIONS,
      pools: new Map(),
      gate: (gate) => parts.gates.has(gate),
      admission: () => new AskingAdmission(id, asker, request, this.#asked),
      reserve: (object, old, { dryRun }) => reserveAside(asker, id, object, old, dryRun),
      store: new AskingStore(
        (question, handedOver) => asker.ask<CommitReply>(id, question, handedOver),
        (current) => cache?.note(current),
      ),
      openCache: ({ resource, factory }) => {
        const key = name === "" ? undefined : objectKey(resource.prefix, namespace, name);
        cache = new BorrowedCache(key, resource, factory, (keys, atLeast) =>
          asker.ask<FreshReply>(id, { kind: "fresh", keys, ...(atLeast === undefined ? {} : { atLeast }) }),
        );
        return cache;
      },
    });
  }

  #authorizer(id: number): Authorizer {
    return {
      name: "asked",
      authorize: ({ user, info }: AuthorizationAttributes) =>
        this.asker.ask(id, { kind: "authorize", attributes: { user, info: { ...info } } }),
    };
  }
}

/** What is there of a server. The rest is for handlers, of which none runs here. */
function servicesOf({ profile, clock, random, gates }: AsideParts): HandlerServices {
  const there: Pick<HandlerServices, "profile" | "clock" | "random" | "gate"> = { profile, clock, random, gate: (gate) => gates.has(gate) };
  return there as HandlerServices;
}

/** An object as it is stored, in another version if there is one; parsed once. */
function heldObject(json: Buffer, version: ResourceDefinition | undefined): EncodableObject {
  const stored = parseJson(json).value as ApiObject;
  if (version === undefined) return transientObject(json, () => stored);
  const object = fromStorage(stored, version);
  if (object instanceof Promise) throw new TypeError("what others convert is not made here");
  return transientObject(Buffer.from(stringifyJson(object as unknown as JsonObject)), () => object);
}

class AsideContext implements RequestContext {
  readonly warnings: string[] = [];

  constructor(
    private readonly request: AsideRequest,
    private readonly parts: AsideParts,
    readonly signal: AbortSignal,
  ) {}

  get info() {
    return this.request.info;
  }

  get user() {
    return this.request.user;
  }

  get auditId(): string {
    return this.request.auditId;
  }

  get userAgent(): string {
    return this.request.userAgent;
  }

  get isGone(): boolean {
    return this.signal.aborted;
  }

  get profile(): VendorProfile {
    return this.parts.profile;
  }

  get clock(): Clock {
    return this.parts.clock;
  }

  get random(): Random {
    return this.parts.random;
  }

  /** As many as one answer has room for are kept by whoever makes the headers; more than these no body gives. */
  warn(text: string): void {
    if (this.warnings.length < MAXIMUM_WARNINGS) this.warnings.push(text);
  }
}

const MAXIMUM_WARNINGS = 1000;
