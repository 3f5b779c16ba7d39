/** What serves a path: a resource or one of its sub-resources, with the verbs it has and the kinds it takes and gives. */
import type { EncodableObject } from "../codec/encodable-object.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import type { KindDefinition, ResourceDefinition, Verb } from "../definition/resource-definition.js";
import type { Status } from "../errors/status.js";
import type { ConnectRequest } from "./connect.js";
import type { Soon } from "./conversion/versions.js";
import type {
  AppliedConfig,
  ComputeObject,
  CreateOptions,
  DeleteOptions,
  GetOptions,
  ListOptions,
  ObjectTarget,
  PatchOptions,
  UpdateOptions,
  WatchOptions,
} from "./options.js";
import type { ResourceWatch } from "./resource-watch.js";
import type { ServedAside } from "./served-aside.js";

/** A verb of a path; `connect` hands the exchange itself over. */
export type ServedVerb = Verb | "connect";

/** What a list shows. `entries` is read lazily from an immutable snapshot: iterate it while sending. */
export interface ListResult {
  /** `metadata.resourceVersion`, a decimal number. */
  readonly revision: number;
  readonly entries: Iterable<EncodableObject>;
  /** `metadata.continue`; absent at the end. */
  readonly continue?: string;
  /** `metadata.remainingItemCount`; absent at the end and with selectors. */
  readonly remaining?: number;
  /** To be called by who reads the entries at the pace of a client, until what it returns is called. `giveUp`: he is to let go of them. */
  hold?(giveUp: () => void): () => void;
}

/** Outcome of create, update, patch and apply. */
export interface WriteResult {
  readonly object: EncodableObject;
  /** True: 201, false: 200. */
  readonly created: boolean;
}

/** Of a creation that made nothing that could be shown. */
export interface StatusResult {
  readonly status: Status;
}

/** Outcome of a delete. */
export interface DeleteResult {
  /** 202 when the object stays and the client asked `orphanDependents: false`, else 200 (PATH-10). */
  readonly code: 200 | 202;
  /** What to answer: the object (still there, or of a kind that answers with it), else the Status. */
  readonly object: EncodableObject | undefined;
  readonly status: Status | undefined;
}

/**
 * Objects are handed in conformed to `takes` and come back in `gives`. Targets name `definition` and the sub-resource. A verb that is
 * not among `verbs` is refused before it is called, and throws a 405 should it be called all the same.
 */
export interface Resource {
  /** The resource of the path, in the version of the path. */
  readonly definition: ResourceDefinition;
  /** "" for the resource itself. */
  readonly subresource: string;
  readonly verbs: ReadonlySet<ServedVerb>;
  readonly takes: KindDefinition;
  readonly gives: KindDefinition;
  /** Whether POST goes to the collection, or to an object that is there. */
  readonly creates: "inCollection" | "byName";
  /** HTTP methods that connect takes; none for what has other verbs. */
  readonly methods: ReadonlySet<string>;
  /** Whether any path may follow the one that is served. */
  readonly subpaths: boolean;
  /** By which large requests can be served beside the event loop; undefined where they cannot. */
  readonly aside: ServedAside | undefined;

  /** Answers at once unless the asked version has yet to arrive. Throws 404, 400 and 504 (GET rows). */
  get(context: RequestContext, target: ObjectTarget, options: GetOptions): Soon<EncodableObject>;

  /** Throws 400, 410, 422 and 504 as the LIST rows say. */
  list(context: RequestContext, target: ObjectTarget, options: ListOptions): Soon<ListResult>;

  /**
   * Throws 400, 422, 504; a version too old shows as an ERROR event, one too new as silence (WATCH rows). Call `take` once at
   * the start: `onReady` speaks only of what comes after that.
   */
  watch(context: RequestContext, target: ObjectTarget, options: WatchOptions, onReady: () => void): Soon<ResourceWatch>;

  /** `object` is mutated. Throws 400, 403, 409, 422. */
  create(context: RequestContext, target: ObjectTarget, object: ApiObject, options: CreateOptions): Promise<WriteResult | StatusResult>;

  /** PUT and non-apply PATCH: `compute` makes the desired object. Throws 400, 403, 404, 409, 422. */
  update(context: RequestContext, target: ObjectTarget, compute: ComputeObject, options: UpdateOptions): Promise<WriteResult>;

  /** Server-side apply; creates a missing object except through sub-resources. */
  apply(context: RequestContext, target: ObjectTarget, applied: AppliedConfig, options: PatchOptions): Promise<WriteResult>;

  /** Throws 403, 404, 409, 422. */
  delete(context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<DeleteResult>;

  /** Deletes what `listed` selects (PATH-12). */
  deleteCollection(context: RequestContext, target: ObjectTarget, options: DeleteOptions, listed: ListOptions): Promise<Status>;

  /** Resolves when the exchange is over. */
  connect(context: RequestContext, target: ObjectTarget, request: ConnectRequest): Promise<void>;
}
