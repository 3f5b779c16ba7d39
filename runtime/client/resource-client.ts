/** The one implementation below all generated and dynamic clients: calls of a resource's verbs become requests. */
import type {
  ApplyOptions,
  DeleteCollectionOptions,
  DeleteOptions,
  GetOptions,
  ItemsOptions,
  ListOptions,
  WatchOptions,
  WriteOptions,
} from "./call-options.js";
import { COMMAND_PROTOCOLS, type CommandResult, type CommandStreams, runCommand } from "./command.js";
import type { CallOptions, Connection } from "./connection.js";
import type { RequestBody } from "./encoding.js";
import { stringifyExactJson } from "./exact-json.js";
import { extractApplied } from "./extract.js";
import { FORWARD_PROTOCOLS, type ForwardedPort, forwardedPort } from "./forwarded-port.js";
import type { DynamicObject, JsonPatchOperation, Page, Stored } from "./object-types.js";
import { itemsOf, pageOf, pagesOf } from "./pages.js";
import {
  apiVersionOf,
  collectionPath,
  type GroupVersionKind,
  type QueryValue,
  queryOf,
  type ResourceDescriptor,
  segment,
} from "./resource-descriptor.js";
import type { ProxyRequest } from "./resource-types.js";
import type { TransportResponse } from "./transport.js";
import { openWatch, type Watch } from "./watch.js";

const APPLY_TYPE = "application/apply-patch+yaml";

/** A resource in one namespace, across all, or without any. */
export class ResourceClient {
  readonly patch = patchTypes(
    (patch) => this.#json(patch),
    (name, body, options) => this.#patch(name, body, options),
  );
  readonly #path: string;

  constructor(
    readonly connection: Connection,
    readonly descriptor: ResourceDescriptor,
    readonly namespaceName?: string,
  ) {
    this.#path = collectionPath(descriptor, connection.profile, namespaceName);
  }

  /** The resource in one namespace. Throws TypeError for resources without namespaces. */
  namespace(name: string): ResourceClient {
    if (!this.descriptor.namespaced) throw new TypeError(`${this.descriptor.plural} have no namespaces`);
    return new ResourceClient(this.connection, this.descriptor, name);
  }

  async get(name: string, options: GetOptions = {}): Promise<Stored<DynamicObject>> {
    const query = queryOf({ resourceVersion: options.resourceVersion });
    return this.#call<Stored<DynamicObject>>("GET", this.#item(name), query, options);
  }

  async list(options: ListOptions = {}, onBytes?: () => void): Promise<Page<DynamicObject>> {
    const { signal, ...parameters } = options;
    const request = { method: "GET" as const, path: this.#path, query: queryOf(parameters), ...(signal ? { signal } : {}) };
    return pageOf((await this.connection.call(request, onBytes)) as object, options);
  }

  pages(options: ItemsOptions = {}, onBytes?: () => void): AsyncIterable<Page<DynamicObject>> {
    return pagesOf((page) => this.list(page, onBytes), options);
  }

  items(options: ItemsOptions = {}): AsyncIterable<Stored<DynamicObject>> {
    return itemsOf(this.pages(options));
  }

  watch(options: WatchOptions = {}, onBytes?: () => void): Watch<DynamicObject> {
    const { signal, bookmarks, sendInitialEvents, ...parameters } = options;
    const initial = sendInitialEvents ? { sendInitialEvents, resourceVersionMatch: "NotOlderThan" } : {};
    const query = queryOf({ watch: true, allowWatchBookmarks: bookmarks || sendInitialEvents || undefined, ...parameters, ...initial });
    return openWatch(this.connection, { path: this.#path, query, signal, onBytes });
  }

  async create(object: DynamicObject, options: WriteOptions = {}): Promise<Stored<DynamicObject>> {
    return this.#call("POST", this.#path, writeQuery(options), options, this.#encode(object, this.descriptor));
  }

  async replace(object: DynamicObject, options: WriteOptions = {}): Promise<Stored<DynamicObject>> {
    const path = this.#item(object.metadata?.name as string);
    return this.#call("PUT", path, writeQuery(options), options, this.#encode(object, this.descriptor));
  }

  async apply(configuration: DynamicObject, options: ApplyOptions): Promise<Stored<DynamicObject>> {
    return this.#patch(configuration.metadata?.name as string, this.#applied(configuration, this.descriptor), options);
  }

  extract(object: Stored<DynamicObject>, fieldManager: string): DynamicObject | undefined {
    return extractApplied(object, fieldManager);
  }

  async delete(name: string, options: DeleteOptions = {}): Promise<unknown> {
    return this.#call("DELETE", this.#item(name), queryOf({ dryRun: dryRun(options) }), options, deleteBody(options));
  }

  async deleteCollection(options: DeleteCollectionOptions = {}): Promise<void> {
    const { labelSelector, fieldSelector } = options;
    const query = queryOf({ labelSelector, fieldSelector, dryRun: dryRun(options) });
    await this.#call<object>("DELETE", this.#path, query, options, deleteBody(options));
  }

  /** A sub-resource, e.g. `status`; its kind is the descriptor's word, or the resource's own. */
  subresource(subresource: string): SubresourceClient {
    const kind = this.descriptor.subresources?.[subresource] ?? this.descriptor;
    return new SubresourceClient({
      call: (method, name, query, options, object) => {
        const body = object === undefined ? undefined : this.#encode(object, kind);
        return this.#call(method, `${this.#item(name)}/${subresource}`, query, options, body);
      },
      json: (value) => this.#json(value),
      patch: (name, body, options) => this.#patch(name, body, options, `/${subresource}`),
      applied: (configuration) => this.#applied(configuration, kind),
      text: (name, query, signal) => this.#text(`${this.#item(name)}/${subresource}`, query, signal),
      connection: this.connection,
      path: (name) => `${this.#item(name)}/${subresource}`,
    });
  }

  #item(name: string): string {
    return `${this.#path}/${segment(name)}`;
  }

  async #call<T>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    query: string,
    options: { signal?: AbortSignal },
    body?: RequestBody,
  ): Promise<T> {
    const { signal } = options;
    return (await this.connection.call({ method, path, query, ...(body ? { body } : {}), ...(signal ? { signal } : {}) })) as T;
  }

  async #patch(name: string, body: RequestBody, options: WriteOptions & { force?: boolean }, below = ""): Promise<Stored<DynamicObject>> {
    const { signal } = options;
    const request = { method: "PATCH" as const, path: this.#item(name) + below, query: writeQuery(options), body };
    return (await this.connection.call({ ...request, ...(signal ? { signal } : {}) })) as Stored<DynamicObject>;
  }

  #applied(configuration: DynamicObject, kind: GroupVersionKind): RequestBody {
    return { type: APPLY_TYPE, body: this.#json(this.#identified(configuration, kind)) };
  }

  #json(value: object): RequestBody["body"] {
    return this.connection.encoding.json?.(value) ?? stringifyExactJson(value);
  }

  #encode(object: DynamicObject, kind: GroupVersionKind): RequestBody {
    return this.connection.encoding.encode(this.#identified(object, kind));
  }

  #identified(object: DynamicObject, kind: GroupVersionKind): DynamicObject {
    return { apiVersion: apiVersionOf(kind, this.connection.profile), kind: kind.kind, ...object };
  }

  async *#text(path: string, query: string, signal: AbortSignal | undefined): AsyncGenerator<string, void> {
    const response = await this.connection.open({ method: "GET", path, query, accept: "*/*", ...(signal ? { signal } : {}) });
    const decoder = new TextDecoder();
    for await (const chunk of response.chunks()) yield decoder.decode(chunk, { stream: true });
  }
}

interface SubresourceCalls {
  call(
    method: "GET" | "POST" | "PUT",
    name: string,
    query: string,
    options: { signal?: AbortSignal },
    object?: DynamicObject,
  ): Promise<DynamicObject>;
  json(value: object): RequestBody["body"];
  patch(name: string, body: RequestBody, options: WriteOptions): Promise<Stored<DynamicObject>>;
  applied(configuration: DynamicObject): RequestBody;
  text(name: string, query: string, signal: AbortSignal | undefined): AsyncIterable<string>;
  readonly connection: Connection;
  path(name: string): string;
}

/** A sub-resource of any object of a resource. */
export class SubresourceClient {
  readonly patch: ReturnType<typeof patchTypes>;

  constructor(private readonly calls: SubresourceCalls) {
    this.patch = patchTypes(calls.json, calls.patch);
  }

  get(name: string, options: GetOptions = {}): Promise<DynamicObject> {
    return this.calls.call("GET", name, queryOf({ resourceVersion: options.resourceVersion }), options);
  }

  create(name: string, body: DynamicObject, options: WriteOptions = {}): Promise<DynamicObject> {
    return this.calls.call("POST", name, writeQuery(options), options, body);
  }

  replace(name: string, object: DynamicObject, options: WriteOptions = {}): Promise<DynamicObject> {
    return this.calls.call("PUT", name, writeQuery(options), options, object);
  }

  apply(name: string, configuration: DynamicObject, options: ApplyOptions): Promise<DynamicObject> {
    return this.calls.patch(name, this.calls.applied(configuration), options);
  }

  read(
    name: string,
    parameters: Readonly<Record<string, string | number | boolean>> = {},
    options: { signal?: AbortSignal } = {},
  ): AsyncIterable<string> {
    return this.calls.text(name, queryOf(parameters), options.signal);
  }

  async run(
    name: string,
    parameters: Readonly<Record<string, QueryValue | readonly QueryValue[]>> = {},
    streams: CommandStreams = {},
    options: CallOptions = {},
  ): Promise<CommandResult> {
    const { stdin, stdout, stderr, sizes } = streams;
    const tty = parameters["tty"] === true || sizes !== undefined;
    const query = queryOf({
      ...parameters,
      stdin: stdin !== undefined || undefined,
      // The agent wants one stream at least, and has no errors apart on a terminal.
      stdout: stdout !== undefined || (stdin === undefined && stderr === undefined) || undefined,
      stderr: (stderr !== undefined && !tty) || undefined,
      tty: tty || undefined,
    });
    const path = this.calls.path(name);
    const socket = await this.calls.connection.openSocket({ ...options, path, query, protocols: COMMAND_PROTOCOLS });
    return runCommand(socket, streams, `GET ${path}`);
  }

  async open(name: string, port: number, options: CallOptions = {}): Promise<ForwardedPort> {
    const query = queryOf({ ports: port });
    const protocols = FORWARD_PROTOCOLS;
    return forwardedPort(await this.calls.connection.openSocket({ ...options, path: this.calls.path(name), query, protocols }));
  }

  send(name: string, request: ProxyRequest = {}, options: CallOptions = {}): Promise<TransportResponse> {
    const { method = "GET", path = "/", query = {}, headers, body } = request;
    if (!path.startsWith("/")) throw new TypeError(`a path begins with a slash, unlike ${JSON.stringify(path)}`);
    const below = path.split("/").map(encodeURIComponent).join("/");
    return this.calls.connection.relay({
      ...options,
      method,
      path: this.calls.path(name) + below,
      query: queryOf(query),
      accept: "*/*",
      ...(headers === undefined ? {} : { headers }),
      ...(body === undefined ? {} : { body }),
    });
  }
}

type SendPatch = (name: string, body: RequestBody, options: WriteOptions) => Promise<Stored<DynamicObject>>;

function patchTypes(json: (patch: object) => RequestBody["body"], send: SendPatch) {
  const of =
    (type: string) =>
    (name: string, patch: object, options: WriteOptions = {}): Promise<Stored<DynamicObject>> =>
      send(name, { type, body: json(patch) }, options);
  return {
    merge: of("application/merge-patch+json"),
    json: of("application/json-patch+json") as (
      name: string,
      operations: readonly JsonPatchOperation[],
      options?: WriteOptions,
    ) => Promise<Stored<DynamicObject>>,
    strategic: of("application/strategic-merge-patch+json"),
  };
}

const dryRun = (options: { readonly dryRun?: boolean }): "All" | undefined => (options.dryRun ? "All" : undefined);

function writeQuery(options: WriteOptions & { readonly force?: boolean }): string {
  const { fieldManager, fieldValidation, force } = options;
  return queryOf({ dryRun: dryRun(options), fieldManager, fieldValidation, force });
}

/** DeleteOptions as a body, in JSON whatever the encoding; none when there is nothing to say. */
function deleteBody({ gracePeriodSeconds, propagationPolicy, preconditions }: DeleteOptions): RequestBody | undefined {
  if (gracePeriodSeconds === undefined && propagationPolicy === undefined && preconditions === undefined) return undefined;
  const options = { apiVersion: "v1", kind: "DeleteOptions", gracePeriodSeconds, propagationPolicy, preconditions };
  return { type: "application/json", body: JSON.stringify(options) };
}
