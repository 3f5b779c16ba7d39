/** Everything that can be done with one resource, over all its versions: the registry's face to the endpoints. */
import type { EncodableObject } from "../codec/encodable-object.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { Status } from "../errors/status.js";
import type { ResourceCache } from "../storage/cache/resource-cache.js";
import type { ObjectEntry } from "./object-entry.js";
import type {
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

/** What a list shows. `entries` is read lazily from an immutable snapshot: iterate it while sending. */
export interface ListResult {
  /** `metadata.resourceVersion`, a decimal number. */
  readonly revision: number;
  readonly entries: Iterable<EncodableObject>;
  /** `metadata.continue`; absent at the end. */
  readonly continue?: string;
  /** `metadata.remainingItemCount`; absent at the end and with selectors. */
  readonly remaining?: number;
}

/** Outcome of create, update, patch and apply. */
export interface WriteResult {
  readonly object: EncodableObject;
  /** True: 201, false: 200. */
  readonly created: boolean;
}

/** Outcome of a delete. */
export interface DeleteResult {
  /** 202 when the object stays and the client asked `orphanDependents: false`, else 200 (PATH-10). */
  readonly code: 200 | 202;
  /** What to answer: the object (still there, or of a kind that answers with it), else the Status. */
  readonly object: EncodableObject | undefined;
  readonly status: Status | undefined;
}

export declare class ResourceStore {
  /** The storage version. */
  readonly definition: ResourceDefinition;
  /** Served definitions by version. */
  readonly versions: ReadonlyMap<string, ResourceDefinition>;
  readonly cache: ResourceCache<ObjectEntry>;

  /** What to encode of an entry for a client of this version: the entry itself unless versions differ. */
  encodable(entry: ObjectEntry, definition: ResourceDefinition): EncodableObject;

  /** Answers at once from the cache unless the asked version has yet to arrive. Throws 404, 400 and 504 (GET rows). */
  get(target: ObjectTarget, options: GetOptions): EncodableObject | Promise<EncodableObject>;
  /** Throws 400, 410, 422 and 504 as the LIST rows say. */
  list(target: ObjectTarget, options: ListOptions): ListResult | Promise<ListResult>;
  /** Throws 400, 422; a version too old or too new shows as an event or an idle stream (WATCH rows). */
  watch(target: ObjectTarget, options: WatchOptions, onReady: () => void): ResourceWatch | Promise<ResourceWatch>;

  /** `object` is conformed to `target.definition`; it is mutated. Throws 409, 422, 403, 400. */
  create(context: RequestContext, target: ObjectTarget, object: ApiObject, options: CreateOptions): Promise<WriteResult>;
  /** PUT and non-apply PATCH: `compute` makes the desired object. Throws 404, 409, 422, 403, 400. */
  update(context: RequestContext, target: ObjectTarget, compute: ComputeObject, options: UpdateOptions): Promise<WriteResult>;
  /** Server-side apply of a partial object, which is not mutated; creates a missing object except through sub-resources. */
  apply(context: RequestContext, target: ObjectTarget, applied: ApiObject, options: PatchOptions): Promise<WriteResult>;
  delete(context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<DeleteResult>;
  /** Deletes what `list` selects (PATH-12). */
  deleteCollection(context: RequestContext, target: ObjectTarget, options: DeleteOptions, list: ListOptions): Promise<Status>;
}
