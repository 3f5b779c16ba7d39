/** The resource that keeps its objects, and its sub-resources that show them whole and write some of their fields. */

import type { EncodableObject } from "../../codec/encodable-object.js";
import { holderName } from "../../definition/holder-name.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition, Verb } from "../../definition/resource-definition.js";
import type { Status } from "../../errors/status.js";
import type { Soon } from "../conversion/versions.js";
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
} from "../options.js";
import type { DeleteResult, ListResult, ServedVerb, WriteResult } from "../resource.js";
import type { ResourceStore } from "../resource-store.js";
import type { ResourceWatch } from "../resource-watch.js";
import type { ServedAside } from "../served-aside.js";
import { Unserved } from "./unserved.js";

export class StoredResource extends Unserved implements ServedAside {
  readonly takes: ResourceDefinition;
  readonly gives: ResourceDefinition;
  readonly verbs: ReadonlySet<ServedVerb>;
  readonly isDerived = false;

  constructor(
    readonly definition: ResourceDefinition,
    readonly subresource: string,
    verbs: readonly Verb[],
    readonly store: ResourceStore,
  ) {
    super();
    this.takes = definition;
    this.gives = definition;
    this.verbs = new Set(verbs);
  }

  override get aside(): ServedAside {
    return this;
  }

  get versions(): ReadonlyMap<string, ResourceDefinition> {
    return this.store.versions;
  }

  override get(_: RequestContext, target: ObjectTarget, options: GetOptions): Soon<EncodableObject> {
    return this.store.get(target, options);
  }

  override list(context: RequestContext, target: ObjectTarget, options: ListOptions): Soon<ListResult> {
    return this.store.list(target, options, context);
  }

  override watch({ user }: RequestContext, target: ObjectTarget, options: WatchOptions, onReady: () => void): Soon<ResourceWatch> {
    return this.store.watch(target, options, onReady, holderName(user));
  }

  override create(context: RequestContext, target: ObjectTarget, object: ApiObject, options: CreateOptions): Promise<WriteResult> {
    return this.store.create(context, target, object, options);
  }

  override update(context: RequestContext, target: ObjectTarget, compute: ComputeObject, options: UpdateOptions): Promise<WriteResult> {
    return this.store.update(context, target, compute, options);
  }

  override apply(context: RequestContext, target: ObjectTarget, applied: AppliedConfig, options: PatchOptions): Promise<WriteResult> {
    return this.store.apply(context, target, applied, options);
  }

  override delete(context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<DeleteResult> {
    return this.store.delete(context, target, options);
  }

  override deleteCollection(context: RequestContext, target: ObjectTarget, options: DeleteOptions, listed: ListOptions): Promise<Status> {
    return this.store.deleteCollection(context, target, options, listed);
  }
}
