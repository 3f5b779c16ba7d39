/** The server's side of a large request: what is sent over, and the answers to what its thread asks. */

import type { AuthorizationAttributes, Authorizer, Decision } from "../authz/authorizer.js";
import { writeInSlices } from "../codec/json/slices.js";
import { pauseWhenOver } from "../codec/lists/turns.js";
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import type { Exchange } from "../endpoints/exchange.js";
import type { ResourceRequest } from "../endpoints/resource-request.js";
import type { AdmissionOperation } from "../registry/admission/attributes.js";
import type { AdmissionChain } from "../registry/admission/chain.js";
import type { Soon } from "../registry/conversion/versions.js";
import { Outcome } from "../registry/handlers.js";
import { collectionPrefix } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ObjectTarget } from "../registry/options.js";
import type { ResourceStore } from "../registry/resource-store.js";
import type { ServedAside } from "../registry/served-aside.js";
import { requireCaller } from "../registry/write/operation.js";
import type { CommitRequest, KeyValueStore } from "../storage/key-value-store.js";
import { AskedObjects, NamesOnly, type Replace, readObjects } from "./asked-attributes.js";
import { asBuffer, ownCopy } from "./handed-over.js";
import type { AsideCaller } from "./lane.js";
import type {
  AsideRequest,
  AsideVerb,
  ChangeReply,
  CommitReply,
  FreshReply,
  HandleReply,
  Question,
  ReserveReply,
  SentEntry,
} from "./messages.js";
import { HeldReservations } from "./reservations.js";

/** How long a reader waits for a revision that another write told of. */
const REVISION_WAIT_MS = 1000;

/** What plugins may be asked about. */
const OPERATIONS: Readonly<Record<AsideVerb, readonly AdmissionOperation[]>> = {
  get: [],
  create: ["CREATE"],
  update: ["CREATE", "UPDATE"],
  patch: ["CREATE", "UPDATE"],
  delete: ["DELETE"],
};

/** What questions are answered with. */
export interface AsideServices {
  readonly storage: Pick<KeyValueStore, "commit">;
  readonly admission: AdmissionChain;
}

/** What of an exchange the thread is told. */
type Asked = Pick<ResourceRequest, "context" | "query" | "target"> & { readonly exchange: Pick<Exchange, "method" | "url" | "headers"> };

export function asideRequest(
  { exchange, context, query, target }: Asked,
  verb: AsideVerb,
  body: Buffer,
  { admission }: Pick<AsideServices, "admission">,
): AsideRequest {
  const { info, user, auditId, userAgent } = context;
  const { definition, namespace, name, subresource } = target;
  const { group, version, resource } = definition;
  // What tells who asks stays here, and so does how the answer is compressed.
  const { accept, "content-type": contentType, "user-agent": agent } = exchange.headers;
  return {
    verb,
    method: exchange.method,
    url: exchange.url,
    headers: { accept, "content-type": contentType, "user-agent": agent },
    query,
    body,
    info: { ...info, parts: [...info.parts] },
    user: { ...user },
    auditId,
    userAgent,
    isReadByPlugins: {
      admit: OPERATIONS[verb].some((operation) => admission.readsObjects(definition, operation, "admit")),
      validate: OPERATIONS[verb].some((operation) => admission.readsObjects(definition, operation, "validate")),
    },
    isReservedByPlugins: admission.reserves(definition, namespace),
    target: { group, version, resource, namespace, name, subresource },
  };
}

/** Whom a request aside is made for. */
export interface Asking {
  readonly context: RequestContext;
  readonly target: ObjectTarget;
  readonly services: { readonly authorizer: Authorizer };
}

interface Reply {
  readonly value: unknown;
  readonly handedOver: readonly ArrayBuffer[];
}

/** What the part of the server that asks makes of an object; not of what clients send. */
export type OwnChange = (object: ApiObject) => void;

export class AnsweringCaller implements AsideCaller {
  readonly #reservations = new HeldReservations();

  constructor(
    private readonly request: Asking,
    private readonly resource: ServedAside,
    private readonly services: AsideServices,
    private readonly change?: OwnChange,
  ) {}

  get signal(): AbortSignal {
    return this.request.context.signal;
  }

  warn(text: string): void {
    this.request.context.warn(text);
  }

  /** What was taken and not heard of again is given back, unless the object was stored. */
  close(): void {
    void this.#reservations.close();
  }

  async ask(question: Question, replace: Replace): Promise<Reply> {
    switch (question.kind) {
      case "turn":
        return { value: undefined, handedOver: [] };
      case "fresh": {
        const reply = await this.#fresh(question);
        return { value: reply, handedOver: reply.entries.map(({ json }) => json.buffer as ArrayBuffer) };
      }
      case "commit":
        return { value: await this.#commit(question), handedOver: [] };
      case "admission":
        return this.#admit(question, replace);
      case "reserve":
        return this.#reserve(question);
      case "handle":
        return this.#handle(question);
      case "change":
        return this.#change(question);
      case "reserved":
        await this.#reservations.end(question.reservation, question.fate);
        return { value: undefined, handedOver: [] };
      case "authorize":
        return { value: await this.#authorize(question.attributes), handedOver: [] };
    }
  }

  /** Whoever asks is known by the very object that authentication gave, of which the thread has a copy. */
  #authorize({ user, info }: AuthorizationAttributes): Decision | Promise<Decision> {
    const { context, services } = this.request;
    const isCaller = user.name === context.user.name && user.uid === context.user.uid;
    return services.authorizer.authorize({ user: isCaller ? context.user : user, info });
  }

  get #store(): ResourceStore {
    const { store } = this.resource;
    if (store === undefined) throw new TypeError("what keeps nothing has no store");
    return store;
  }

  async #fresh({ keys, atLeast }: Extract<Question, { kind: "fresh" }>): Promise<FreshReply> {
    const { cache } = this.#store;
    const pending = atLeast === undefined ? cache.fresh() : cache.waitFor(atLeast, REVISION_WAIT_MS);
    if (pending !== undefined) await pending;
    const entries: SentEntry[] = [];
    const gone: string[] = [];
    for (const { key, revision } of keys) {
      const entry = cache.get(key);
      if (entry === undefined) {
        if (revision !== 0) gone.push(key);
      } else if (entry.revision !== revision) {
        entries.push(sent(entry));
      }
    }
    return { revision: cache.revision, entries, gone };
  }

  async #commit({ key, value, expected }: Extract<Question, { kind: "commit" }>): Promise<CommitReply> {
    requireCaller(this.request.context);
    const { lifetimeMs } = this.#store;
    const lasting = value !== undefined && lifetimeMs !== undefined ? { ttlMs: lifetimeMs } : {};
    const request: CommitRequest = { key, expected, ...(value === undefined ? {} : { value: asBuffer(value) }), ...lasting };
    const leave = await this.#enter(request);
    const result = await this.#reservations.during(this.services.storage.commit(request), value === undefined).finally(leave);
    if (result.ok) return result;
    return {
      ok: false,
      ...(result.current === undefined ? {} : { current: { value: result.current.value, revision: result.current.revision } }),
    };
  }

  /** What the thread creates is looked at here once more, as what is created here. */
  #enter({ key, value, expected }: CommitRequest): Soon<(() => void) | undefined> {
    if (value === undefined || expected !== 0) return undefined;
    const { definition, namespace } = this.request.target;
    return this.services.admission.enter({
      definition,
      namespace,
      name: key.slice(collectionPrefix(this.#store.prefix, namespace).length),
    });
  }

  /** What plugins have made of the object is the reply, unless they left it as it was. */
  async #admit({ stage, attributes, objects }: Extract<Question, { kind: "admission" }>, replace: Replace): Promise<Reply> {
    const { request, resource } = this;
    const { admission } = this.services;
    if (objects === undefined) {
      await admission[stage](new NamesOnly(request, resource, attributes), request.context);
      return { value: undefined, handedOver: [] };
    }
    const asked = new AskedObjects(request, resource, attributes, { ...(await readObjects(objects)), options: objects.options }, replace);
    await admission[stage](asked, request.context, pauseWhenOver);
    const changed = await asked.changed();
    return changed === undefined ? { value: undefined, handedOver: [] } : { value: changed, handedOver: [changed.buffer] };
  }

  async #handle({ object: json, dryRun }: Extract<Question, { kind: "handle" }>): Promise<Reply> {
    const { context, target } = this.request;
    const { object } = await readObjects({ object: json });
    const answer = object === undefined ? undefined : await this.resource.answer?.({ context, target, object, dryRun });
    if (answer === undefined) throw new TypeError("nobody here answers");
    if (answer instanceof Outcome) return { value: { status: answer.status } satisfies HandleReply, handedOver: [] };
    const reply = await writeInSlices(answer as unknown as JsonObject);
    return { value: reply satisfies HandleReply, handedOver: [reply.buffer] };
  }

  async #change({ object: json }: Extract<Question, { kind: "change" }>): Promise<Reply> {
    const { object } = await readObjects({ object: json });
    if (object === undefined || this.change === undefined) throw new TypeError("nobody here changes it");
    this.change(object);
    const reply: ChangeReply = await writeInSlices(object as unknown as JsonObject);
    return { value: reply, handedOver: [reply.buffer as ArrayBuffer] };
  }

  async #reserve({ by, attributes, objects }: Extract<Question, { kind: "reserve" }>): Promise<Reply> {
    const { request, resource } = this;
    const { context, target } = request;
    const { object, oldObject: old } = await readObjects(objects);
    if (object === undefined) throw new TypeError("there is nothing that could be stored");
    if (by === "admission") {
      const asked = new AskedObjects(request, resource, attributes, { object, oldObject: old, options: objects.options }, notNow);
      const taken = await this.services.admission.reserve(asked, context);
      const reply: ReserveReply =
        taken === undefined ? {} : { reservation: this.#reservations.add((fate) => taken.end(fate === "stored")) };
      return { value: reply, handedOver: [] };
    }
    const taken = await this.#store.reserve(context, target, { object, old, dryRun: attributes.dryRun });
    const { metadata: _, ...written } = object;
    const json = await writeInSlices(written as unknown as JsonObject);
    const held = taken === undefined ? {} : { reservation: this.#reservations.add((fate) => taken.end(fate)) };
    return { value: { ...held, object: json } satisfies ReserveReply, handedOver: [json.buffer] };
  }
}

const notNow: Replace = () => Promise.reject(new TypeError("nothing is replaced when something is taken for an object"));

function sent({ key, revision, offset, json }: ObjectEntry): SentEntry {
  return { key, revision, offset, json: ownCopy(json) };
}
