/** Replaces an object: PUT, patch and apply, of the resource or a sub-resource. The order of hooks is the body of `Update.#attempt`. */
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import { conflict, notFound, OBJECT_MODIFIED } from "../../errors/constructors.js";
import { deepEqual } from "../../fields/deep-equal.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ComputeObject, ObjectTarget, PatchOptions, UpdateOptions } from "../options.js";
import { parseResourceVersion } from "../read/resource-version.js";
import { keyOf, type ResourceCore } from "../resource-core.js";
import { sameContent } from "../stored-object.js";
import { validatePatchOptions, validateUpdateOptions } from "../validation/options.js";
import { validateUpdate } from "../validation/validate-object.js";
import { objectIn } from "../versions.js";
import { commitDeletion, commitValue, LOST, MAXIMUM_ATTEMPTS, storedBytes, transientEntry } from "./commit.js";
import { createObject } from "./create.js";
import { checkResourceVersion, checkUid, matchTarget } from "./identity.js";
import { attributesOf, type Operation, operation, sendWarnings } from "./operation.js";
import { cleanMetadata, countGeneration, prepareForUpdate, restrictUpdate, setDefaults } from "./prepare.js";

export interface Written {
  readonly entry: ObjectEntry;
  readonly created: boolean;
}

/** How a kind of update comes to its object. */
interface Mode {
  /** The desired object; `live` is undefined where a missing object may be created. */
  compute(live: ApiObject | undefined, entry: ObjectEntry | undefined): ApiObject | Promise<ApiObject>;
  readonly createsMissing: boolean;
  readonly uidIsPrecondition: boolean;
  /** The computed object carries its managedFields. */
  readonly applied: boolean;
  beforeCreate?: (() => void | Promise<void>) | undefined;
}

/** PUT and the patches that are not apply. @throws StatusError 400, 403, 404, 409, 422. */
export function update(
  core: ResourceCore,
  context: RequestContext,
  target: ObjectTarget,
  compute: ComputeObject,
  options: UpdateOptions,
): Promise<Written> {
  validateUpdateOptions(core.profile, options);
  const isPut = options.createMissing === true;
  return run(operation(core, context, target, options), {
    compute: (live, entry) => compute(isPut || entry === undefined ? live : objectIn(entry, target.definition)),
    createsMissing: isPut && target.subresource === "",
    uidIsPrecondition: options.uidIsPrecondition === true,
    applied: false,
    beforeCreate: options.beforeCreate,
  });
}

/** Server-side apply. @throws StatusError 400, 403, 404, 409, 422. */
export function apply(
  core: ResourceCore,
  context: RequestContext,
  target: ObjectTarget,
  applied: ApiObject,
  options: PatchOptions,
): Promise<Written> {
  validatePatchOptions(core.profile, options, true);
  const write = operation(core, context, target, options);
  const fieldManager = core.fieldManager(target.definition);
  const { manager, hook } = write;
  const { subresource } = target;
  return run(write, {
    compute: (live) => {
      const merged = fieldManager.apply({ live, applied, manager, force: options.force === true, subresource, now: hook.now });
      options.afterMerge?.();
      return merged;
    },
    createsMissing: subresource === "",
    uidIsPrecondition: false,
    applied: true,
    beforeCreate: options.beforeCreate,
  });
}

function run(write: Operation, mode: Mode): Promise<Written> {
  const key = keyOf(write.core, write.target);
  return write.core.locks.run(key, () => new Update(write, mode, key).run());
}

class Update {
  constructor(
    private readonly write: Operation,
    private readonly mode: Mode,
    private readonly key: string,
  ) {}

  async run(): Promise<Written> {
    const { core, target } = this.write;
    for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt++) {
      const pending = core.cache.fresh();
      if (pending !== undefined) await pending;
      const entry = core.cache.get(this.key);
      const written = entry === undefined ? await this.#create() : await this.#attempt(entry);
      if (written !== LOST) return written;
    }
    throw conflict(target.definition, target.name, OBJECT_MODIFIED);
  }

  async #create(): Promise<Written> {
    const { target } = this.write;
    if (!this.mode.createsMissing) throw notFound(target.definition, target.name);
    const object = await this.mode.compute(undefined, undefined);
    matchTarget(object, target);
    this.#checkIdentity(object);
    await this.mode.beforeCreate?.();
    return { entry: await createObject(this.write, object, this.mode.applied), created: true };
  }

  /**
   * A PUT that names a version or uid believes in an object that is gone (N1); an applied configuration is complete whatever version
   * it was made from (SSA-33).
   */
  #checkIdentity(object: ApiObject): void {
    const { target } = this.write;
    const { metadata } = object;
    if (this.mode.applied) {
      parseResourceVersion(metadata.resourceVersion);
      delete metadata.resourceVersion;
      if (!metadata.uid) return;
      const why = `uid mismatch: the provided object specified uid ${metadata.uid}, and no existing object was found`;
      throw conflict(target.definition, target.name, why);
    }
    if (metadata.uid || (metadata.resourceVersion && metadata.resourceVersion !== "0")) {
      throw notFound(target.definition, target.name);
    }
  }

  async #attempt(entry: ObjectEntry): Promise<Written | typeof LOST> {
    const { core, context, target, hook } = this.write;
    const live = objectIn(entry, target.definition);
    const computed = this.mode.compute(live, entry);
    const desired = computed instanceof Promise ? await computed : computed;
    if (desired === live && this.mode.applied) return { entry, created: false };
    matchTarget(desired, target);
    if (this.mode.uidIsPrecondition) checkUid(desired, entry, live, target);
    checkResourceVersion(desired, entry, target);
    cleanMetadata(desired, context);
    setDefaults(core, target, desired, hook);
    const object = restrictUpdate(target, desired, live, this.mode.applied);
    prepareForUpdate(core, target, object, live);
    const prepared = this.mode.applied ? object : this.#recordFields(object, live);
    core.hook.prepareForUpdate?.(prepared, live, hook);
    const attributes = attributesOf(this.write, "UPDATE", { object: prepared, oldObject: live });
    const admitting = core.admission().admit(attributes, context);
    if (admitting !== undefined) await admitting;
    countGeneration(target, prepared, live);
    validateUpdate(core, target, prepared, live, hook);
    const validating = core.admission().validate(attributes, context);
    if (validating !== undefined) await validating;
    sendWarnings(this.write, prepared, live);
    if (isFinished(core, prepared, live)) return this.#remove(prepared, entry);
    return this.#commit(prepared, live, entry);
  }

  #recordFields(object: ApiObject, live: ApiObject): ApiObject {
    const { core, target, manager, hook } = this.write;
    const { definition, subresource } = target;
    return core.fieldManager(definition).update({ live, object, manager, subresource, now: hook.now });
  }

  async #commit(object: ApiObject, live: ApiObject, entry: ObjectEntry): Promise<Written | typeof LOST> {
    const { core, target, dryRun } = this.write;
    const value = storedBytes(object, target.definition);
    if (isUnchanged(value, object, live, entry)) return { entry, created: false };
    if (dryRun) return { entry: transientEntry(core, this.key, value, entry.revision), created: false };
    const committed = await commitValue(core, this.key, value, entry.revision);
    return committed === LOST ? LOST : { entry: committed, created: false };
  }

  /** The last finalizer of a terminating object is gone, and with it the object (DEL-03). */
  async #remove(object: ApiObject, entry: ObjectEntry): Promise<Written | typeof LOST> {
    const { core, target, dryRun } = this.write;
    const last = transientEntry(core, this.key, storedBytes(object, target.definition), entry.revision);
    if (!dryRun && (await commitDeletion(core, this.key, entry.revision)) === LOST) return LOST;
    return { entry: last, created: false };
  }
}

/** Whether nothing keeps a terminating object any more. */
function isFinished(core: ResourceCore, object: ApiObject, live: ApiObject): boolean {
  if (live.metadata.deletionTimestamp === undefined) return false;
  const grace = live.metadata.deletionGracePeriodSeconds ?? 0;
  return grace === 0 && (object.metadata.finalizers ?? []).length === 0 && core.hook.holdsDeletion?.(object) !== true;
}

/** A write that changes nothing is not stored (WATCH-17). Equal content has equal length, so most changes are seen at once. */
function isUnchanged(value: Buffer, object: ApiObject, live: ApiObject, entry: ObjectEntry): boolean {
  if (sameContent(value, entry, entry.revision)) return true;
  const sameLength = value.length + `"resourceVersion":"${entry.revision}",`.length === entry.json.length + 4;
  if (!sameLength) return false;
  object.metadata.resourceVersion = entry.resourceVersion;
  return deepEqual({ ...object, metadata: { ...object.metadata } } as never, { ...live, metadata: { ...live.metadata } } as never);
}
