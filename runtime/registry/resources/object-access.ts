/** The objects of a stored resource as handlers and hooks of other kinds may read and write them. */
import { collectionTurn, isSliceOver } from "../../codec/lists/turns.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import { apiVersionOf, type ResourceDefinition } from "../../definition/resource-definition.js";
import { objectIn, type Soon } from "../conversion/versions.js";
import type { AccessOptions, DeletionOptions, ObjectAccess, ObjectPlace } from "../handlers.js";
import { collectionPrefix, objectKey } from "../keys.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ObjectTarget } from "../options.js";
import type { ResourceStore } from "../resource-store.js";
import type { KeptReading } from "./kept-reading.js";

export class StoredObjectAccess implements ObjectAccess {
  constructor(
    private readonly store: ResourceStore,
    private readonly definition: ResourceDefinition,
  ) {}

  get(place: ObjectPlace): Soon<Readonly<ApiObject> | undefined> {
    return this.#read(place, (entry) => this.#shown(entry));
  }

  copy(place: ObjectPlace): Soon<ApiObject | undefined> {
    return this.#read(place, (entry) =>
      this.#isHeldSo(entry) ? entry.copy() : Promise.resolve(this.#shown(entry)).then((object) => structuredClone(object) as ApiObject),
    );
  }

  #read<T>({ namespace, name }: ObjectPlace, look: (entry: ObjectEntry) => Soon<T>): Soon<T | undefined> {
    const { cache, prefix } = this.store;
    const read = (): Soon<T | undefined> => {
      const entry = cache.get(objectKey(prefix, this.definition.namespaced ? namespace : "", name));
      return entry === undefined ? undefined : look(entry);
    };
    const pending = cache.fresh();
    return pending === undefined ? read() : pending.then(read);
  }

  async list(namespace: string, isWanted: (object: Readonly<ApiObject>) => Soon<boolean>): Promise<readonly Readonly<ApiObject>[]> {
    const wanted: Readonly<ApiObject>[] = [];
    for (const entry of await this.#entries(namespace)) {
      const shown = this.#shown(entry);
      const object = shown instanceof Promise ? await shown : shown;
      const answer = isWanted(object);
      if (answer instanceof Promise ? await answer : answer) wanted.push(object);
      if (isSliceOver()) await collectionTurn();
    }
    return wanted;
  }

  async listBy<T>(
    namespace: string,
    reading: KeptReading<T>,
    isWanted: (read: T) => boolean,
    user?: string,
  ): Promise<readonly Readonly<ApiObject>[]> {
    const wanted: Readonly<ApiObject>[] = [];
    for (const entry of await this.#entries(namespace)) {
      const known = reading.of(entry, () => this.#shown(entry), user);
      const read = known instanceof Promise ? await known : known;
      // Many may have waited for the same, who would all go on at once.
      if (isSliceOver()) await collectionTurn(user);
      if (!isWanted(read)) continue;
      const shown = this.#shown(entry);
      wanted.push(shown instanceof Promise ? await shown : shown);
    }
    return wanted;
  }

  /** Of one namespace, as they are at one time. */
  async #entries(namespace: string): Promise<Iterable<ObjectEntry>> {
    const { cache, prefix } = this.store;
    const pending = cache.fresh();
    if (pending !== undefined) await pending;
    return cache.snapshot().entries(collectionPrefix(prefix, namespace));
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
    const { admitted } = options;
    await this.store.change(context, this.#target(place, options), change, { ...dryRunOf(options), admitted });
  }

  async delete(context: RequestContext, place: ObjectPlace, options: DeletionOptions = {}): Promise<void> {
    const { uid, resourceVersion, gracePeriodSeconds, propagationPolicy, admitted } = options;
    const preconditions = uid === undefined && resourceVersion === undefined ? {} : { preconditions: { uid, resourceVersion } };
    await this.store.remove(context, this.#target(place, {}), {
      ...dryRunOf(options),
      ...preconditions,
      gracePeriodSeconds,
      propagationPolicy,
      admitted,
    });
  }

  #shown(entry: ObjectEntry): Soon<Readonly<ApiObject>> {
    if (this.#isHeldSo(entry)) return entry.read();
    const reading = entry.readAhead();
    if (reading === undefined) return objectIn(entry, this.definition);
    return reading.then((object) => objectIn(entry, this.definition, object));
  }

  #isHeldSo(entry: ObjectEntry): boolean {
    return this.definition.conversion.type === "none" && entry.heldIn === undefined;
  }

  #target({ namespace, name }: ObjectPlace, { subresource = "" }: AccessOptions): ObjectTarget {
    const { definition } = this;
    return { definition, namespace: definition.namespaced ? namespace : "", name, subresource };
  }
}

const dryRunOf = ({ dryRun }: { readonly dryRun?: boolean }) => (dryRun === true ? { dryRun: ["All"] } : {});
