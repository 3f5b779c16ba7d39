/** The objects of a stored resource as handlers and hooks of other kinds may read and write them. */
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import { apiVersionOf, type ResourceDefinition } from "../../definition/resource-definition.js";
import { objectIn, type Soon } from "../conversion/versions.js";
import type { AccessOptions, DeletionOptions, ObjectAccess, ObjectPlace } from "../handlers.js";
import { collectionPrefix, objectKey } from "../keys.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ObjectTarget } from "../options.js";
import type { ResourceStore } from "../resource-store.js";

export class StoredObjectAccess implements ObjectAccess {
  constructor(
    private readonly store: ResourceStore,
    private readonly definition: ResourceDefinition,
  ) {}

  get({ namespace, name }: ObjectPlace): Soon<Readonly<ApiObject> | undefined> {
    const { cache, prefix } = this.store;
    const read = (): Soon<Readonly<ApiObject> | undefined> => {
      const entry = cache.get(objectKey(prefix, this.definition.namespaced ? namespace : "", name));
      const reading = entry?.readAhead();
      if (entry !== undefined && reading !== undefined) return reading.then(() => this.#shown(entry));
      return entry === undefined ? undefined : this.#shown(entry);
    };
    const pending = cache.fresh();
    return pending === undefined ? read() : pending.then(read);
  }

  list(namespace: string): Soon<Iterable<Readonly<ApiObject>>> {
    const { cache, prefix } = this.store;
    const read = (): Soon<Iterable<Readonly<ApiObject>>> => {
      const shown = Array.from(cache.snapshot().entries(collectionPrefix(prefix, namespace)), (entry) => this.#shown(entry));
      return shown.some((object) => object instanceof Promise) ? Promise.all(shown) : (shown as Readonly<ApiObject>[]);
    };
    const pending = cache.fresh();
    return pending === undefined ? read() : pending.then(read);
  }

  async create(context: RequestContext, place: ObjectPlace, object: ApiObject, options: AccessOptions = {}): Promise<void> {
    const named = { ...object, metadata: { ...object.metadata, ...(place.name === "" ? {} : { name: place.name }) } };
    const typed = { ...named, apiVersion: apiVersionOf(this.definition), kind: this.definition.kind };
    const target = this.#target({ ...place, name: "" }, options);
    await this.store.create(context, target, typed, dryRunOf(options));
  }

  async update(
    context: RequestContext,
    place: ObjectPlace,
    change: (object: ApiObject) => void,
    options: AccessOptions = {},
  ): Promise<void> {
    const compute = (current: ApiObject | undefined): ApiObject => {
      change(current as ApiObject);
      return current as ApiObject;
    };
    const { admitted } = options;
    await this.store.update(context, this.#target(place, options), compute, { ...dryRunOf(options), admitted });
  }

  async delete(context: RequestContext, place: ObjectPlace, options: DeletionOptions = {}): Promise<void> {
    const { uid, resourceVersion, gracePeriodSeconds, propagationPolicy, admitted } = options;
    const preconditions = uid === undefined && resourceVersion === undefined ? {} : { preconditions: { uid, resourceVersion } };
    await this.store.delete(context, this.#target(place, {}), {
      ...dryRunOf(options),
      ...preconditions,
      gracePeriodSeconds,
      propagationPolicy,
      admitted,
    });
  }

  #shown(entry: ObjectEntry): Soon<Readonly<ApiObject>> {
    return this.definition.conversion.type === "none" ? entry.shared() : objectIn(entry, this.definition);
  }

  #target({ namespace, name }: ObjectPlace, { subresource = "" }: AccessOptions): ObjectTarget {
    const { definition } = this;
    return { definition, namespace: definition.namespaced ? namespace : "", name, subresource };
  }
}

const dryRunOf = ({ dryRun }: { readonly dryRun?: boolean }) => (dryRun === true ? { dryRun: ["All"] } : {});
