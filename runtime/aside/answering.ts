/** The server's side of a large request: what is sent over, and the answers to what its thread asks. */

import type { Authorizer } from "../authz/authorizer.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { AnnotationLevel, AnnotationText, RequestContext } from "../definition/request-context.js";
import { apiVersionOf } from "../definition/resource-definition.js";
import type { Exchange } from "../endpoints/exchange.js";
import type { ResourceRequest } from "../endpoints/resource-request.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionChain } from "../registry/admission/chain.js";
import { Reinvocation } from "../registry/admission/reinvocation.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ObjectTarget } from "../registry/options.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { requireCaller } from "../registry/write/operation.js";
import type { CommitRequest, KeyValueStore } from "../storage/key-value-store.js";
import { asBuffer, ownCopy } from "./handed-over.js";
import type { AsideCaller } from "./lane.js";
import type { AsideAttributes, AsideRequest, AsideVerb, CommitReply, FreshReply, Question, SentEntry } from "./messages.js";

/** How long a reader waits for a revision that another write told of. */
const REVISION_WAIT_MS = 1000;

/** What questions are answered with. */
export interface AsideServices {
  readonly storage: Pick<KeyValueStore, "commit">;
  readonly admission: AdmissionChain;
}

/** What of an exchange the thread is told. */
type Asked = Pick<ResourceRequest, "context" | "query" | "target"> & { readonly exchange: Pick<Exchange, "method" | "url" | "headers"> };

export function asideRequest({ exchange, context, query, target }: Asked, verb: AsideVerb, body: Buffer): AsideRequest {
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
    target: { group, version, resource, namespace, name, subresource },
  };
}

/** Whom a request aside is made for. */
export interface Asking {
  readonly context: RequestContext;
  readonly target: ObjectTarget;
  readonly services: { readonly authorizer: Authorizer };
}

export class AnsweringCaller implements AsideCaller {
  constructor(
    private readonly request: Asking,
    private readonly store: ResourceStore,
    private readonly services: AsideServices,
  ) {}

  get signal(): AbortSignal {
    return this.request.context.signal;
  }

  warn(text: string): void {
    this.request.context.warn(text);
  }

  async ask(question: Question): Promise<{ value: unknown; handedOver: readonly ArrayBuffer[] }> {
    switch (question.kind) {
      case "fresh": {
        const reply = await this.#fresh(question);
        return { value: reply, handedOver: reply.entries.map(({ json }) => json.buffer as ArrayBuffer) };
      }
      case "commit":
        return { value: await this.#commit(question), handedOver: [] };
      case "admission":
        await this.#admit(question.stage, question.attributes);
        return { value: undefined, handedOver: [] };
      case "authorize":
        return { value: await this.request.services.authorizer.authorize(question.attributes), handedOver: [] };
    }
  }

  async #fresh({ keys, atLeast }: Extract<Question, { kind: "fresh" }>): Promise<FreshReply> {
    const { cache } = this.store;
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
    const { lifetimeMs } = this.store;
    const lasting = value !== undefined && lifetimeMs !== undefined ? { ttlMs: lifetimeMs } : {};
    const request: CommitRequest = { key, expected, ...(value === undefined ? {} : { value: asBuffer(value) }), ...lasting };
    const result = await this.services.storage.commit(request);
    if (result.ok) return result;
    return {
      ok: false,
      ...(result.current === undefined ? {} : { current: { value: result.current.value, revision: result.current.revision } }),
    };
  }

  async #admit(stage: "admit" | "validate", attributes: AsideAttributes): Promise<void> {
    await this.services.admission[stage](new NamesOnly(this.request, this.store, attributes), this.request.context);
  }
}

function sent({ key, revision, offset, json }: ObjectEntry): SentEntry {
  return { key, revision, offset, json: ownCopy(json) };
}

/** A write as plugins see it that never ask for its objects; those alone are asked about what is worked on aside. */
class NamesOnly implements AdmissionAttributes {
  readonly reinvocation = new Reinvocation();
  readonly namesOnly = true;

  constructor(
    private readonly request: Asking,
    private readonly store: ResourceStore,
    private readonly attributes: AsideAttributes,
  ) {}

  get operation() {
    return this.attributes.operation;
  }

  get kind() {
    return this.definition;
  }

  get resource() {
    return this.definition;
  }

  get definition() {
    return this.request.target.definition;
  }

  get equivalents() {
    return [...this.store.versions.values()];
  }

  get subresource() {
    return this.request.target.subresource;
  }

  get namespace() {
    return this.request.target.namespace;
  }

  get name() {
    return this.attributes.name;
  }

  get dryRun() {
    return this.attributes.dryRun;
  }

  /** Nothing but what the object is to be called. */
  get object(): Readonly<ApiObject> | undefined {
    const { name, generateName } = this.attributes;
    if (this.operation === "DELETE") return undefined;
    return { kind: this.definition.kind, apiVersion: apiVersionOf(this.definition), metadata: { name, generateName } };
  }

  get oldObject(): undefined {
    return undefined;
  }

  get options(): undefined {
    return undefined;
  }

  objectIn(): undefined {
    return undefined;
  }

  oldObjectIn(): undefined {
    return undefined;
  }

  mutate(): never {
    throw new TypeError("a plugin that reads no objects changes none");
  }

  replace(): never {
    throw new TypeError("a plugin that reads no objects changes none");
  }

  annotate(key: string, value: AnnotationText, level?: AnnotationLevel): void {
    this.request.context.annotate?.(key, value, level);
  }
}
