/** What a client of a resource can do, one interface a verb: generated clients have those of the verbs that the resource has. */

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
import type { CommandResult, CommandStreams } from "./command.js";
import type { CallOptions } from "./connection.js";
import type { ForwardedPort } from "./forwarded-port.js";
import type {
  ApplyConfiguration,
  Creatable,
  JsonPatchOperation,
  MergePatch,
  NamedApplyConfiguration,
  ObjectShape,
  Page,
  Replaceable,
  Stored,
  StrategicPatch,
  VersionedReplaceable,
} from "./object-types.js";
import type { QueryValue, ResourceDescriptor } from "./resource-descriptor.js";
import type { TransportResponse } from "./transport.js";
import type { Watch } from "./watch.js";

/** What every client of a resource knows of itself. */
export interface Described {
  readonly descriptor: ResourceDescriptor;
  /** The namespace it speaks of; undefined: all of them, or the resource has none. */
  readonly namespaceName: string | undefined;
}

export interface Gets<T extends ObjectShape> {
  /** Reads an object. Fails with `isNotFound` when there is none. */
  get(name: string, options?: GetOptions): Promise<Stored<T>>;
}

export interface Lists<T extends ObjectShape> extends Described {
  /** One page; without `limit`, everything. */
  list(options?: ListOptions): Promise<Page<T>>;
  /** All pages of one consistent state. When its version expires on the way, iteration fails with `isExpired`. */
  pages(options?: ItemsOptions): AsyncIterable<Page<T>>;
  /** All objects of one consistent state, read page by page as they are needed. */
  items(options?: ItemsOptions): AsyncIterable<Stored<T>>;
}

export interface Watches<T extends ObjectShape> {
  /** Changes as they happen, until the server or the caller ends it. An informer is what keeps a picture current. */
  watch(options?: WatchOptions): Watch<T>;
}

export interface Creates<T extends ObjectShape> {
  /** Creates an object. Fails with `isAlreadyExists`, or `isInvalid` with its causes. */
  create(object: Creatable<T>, options?: WriteOptions): Promise<Stored<T>>;
}

/** A resource that answers a question instead of storing. */
export interface Submits<T extends ObjectShape> {
  /** Sends a request and gives it back with its `status` filled in. */
  create(object: T, options?: WriteOptions): Promise<T>;
}

export interface Replaces<T extends ObjectShape> {
  /** Replaces an object as a whole. With `metadata.resourceVersion`, fails with `isConflict` when it has changed meanwhile. */
  replace(object: Replaceable<T>, options?: WriteOptions): Promise<Stored<T>>;
}

export interface ReplacesVersions<T extends ObjectShape> {
  /** Replaces the very version of an object that it names; fails with `isConflict` when it has changed meanwhile. */
  replace(object: VersionedReplaceable<T>, options?: WriteOptions): Promise<Stored<T>>;
}

/** The patch types that take what to change. */
export interface PatchTypes<T extends ObjectShape> {
  /** RFC 7386: fields given replace, null removes, lists are replaced as a whole. */
  merge(name: string, patch: MergePatch<T>, options?: WriteOptions): Promise<Stored<T>>;
  /** RFC 6902: operations in order, all or none. */
  json(name: string, operations: readonly JsonPatchOperation[], options?: WriteOptions): Promise<Stored<T>>;
  /** As merge, but lists are merged by their keys. */
  strategic(name: string, patch: StrategicPatch<T>, options?: WriteOptions): Promise<Stored<T>>;
}

export interface Patches<T extends ObjectShape> {
  readonly patch: PatchTypes<T>;
  /** Makes the object hold what is given, and this manager the owner of just that (server-side apply). Creates it if need be. */
  apply(configuration: NamedApplyConfiguration<T>, options: ApplyOptions): Promise<Stored<T>>;
  /** What a manager has applied, as it would apply it again: read, change, apply. Undefined when it owns nothing. */
  extract(object: Stored<T>, fieldManager: string): NamedApplyConfiguration<T> | undefined;
}

/** `R` is what the server answers: the object when it goes on to end by itself, else a Status. */
export interface Deletes<R> {
  delete(name: string, options?: DeleteOptions): Promise<R>;
}

export interface DeletesCollection {
  /** Deletes all objects that are selected; with no selection, all there are. Those with finalizers go when these have gone. */
  deleteCollection(options?: DeleteCollectionOptions): Promise<void>;
}

/** `R` is the kind of the sub-resource, often the resource's own. */
export interface GetsSubresource<R extends ObjectShape> {
  get(name: string, options?: GetOptions): Promise<Stored<R>>;
}

/** Takes one kind and answers with another. */
export interface CreatesSubresource<Takes, Gives> {
  create(name: string, body: Takes, options?: WriteOptions): Promise<Gives>;
}

export interface ReplacesSubresource<R extends ObjectShape> {
  replace(name: string, object: R, options?: WriteOptions): Promise<Stored<R>>;
}

export interface PatchesSubresource<R extends ObjectShape> {
  readonly patch: PatchTypes<R>;
  apply(name: string, configuration: ApplyConfiguration<R>, options: ApplyOptions): Promise<Stored<R>>;
}

/** A sub-resource that answers with text, not with an object. `P` has its parameters. */
export interface ReadsText<P extends object> {
  /** The text as it comes, until the server ends it. */
  read(name: string, parameters?: Partial<Omit<P, "apiVersion" | "kind">>, options?: CallOptions): AsyncIterable<string>;
}

/** Parameters of a connection, without what follows from the streams that are given. */
export type ConnectionParameters<P extends object> = Partial<Omit<P, "apiVersion" | "kind" | "stdin" | "stdout" | "stderr">>;

export interface RunsCommands<P extends object> {
  /**
   * Resolves when the command has ended. Rejects with ApiError when it could not be run or attached to, TransportError when the
   * connection broke, and with what the streams throw.
   */
  run(name: string, parameters?: ConnectionParameters<P>, streams?: CommandStreams, options?: CallOptions): Promise<CommandResult>;
}

export interface ForwardsPorts {
  /** Connects to one port; each connection is one of its own. Rejects as other calls do. */
  open(name: string, port: number, options?: CallOptions): Promise<ForwardedPort>;
}

/** A request for what is behind an object. */
export interface ProxyRequest {
  /** Default: GET. */
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";
  /** Decoded, with a leading slash; default `/`. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text with the media type they are of. */
  readonly body?: { readonly type: string; readonly body: Uint8Array | string };
}

export interface Proxies {
  /**
   * Gives whatever is answered, of whatever status: by the program behind the object, or by the server where it cannot be reached.
   * `name` may be `name:port` or `https:name:port`. Rejects with ApiError for a 401, TransportError.
   */
  send(name: string, request?: ProxyRequest, options?: CallOptions): Promise<TransportResponse>;
}

/** A resource whose objects live in namespaces: what can be done across all of them, and the way into one. */
export type Namespaced<In, Across> = Across & {
  /** The resource in one namespace. */
  namespace(name: string): In;
};
