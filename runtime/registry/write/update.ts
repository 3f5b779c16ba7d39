/** Replaces an object: PUT, patch and apply, of the resource or a sub-resource. The order of hooks is the body of `Update.#attempt`. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import { conflict, notFound, OBJECT_MODIFIED } from "../../errors/constructors.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { ObjectAttributes } from "../admission/object-attributes.js";
import { objectIn, type Soon } from "../conversion/versions.js";
import { countGeneration } from "../generation.js";
import { isOutdated, type ObjectEntry } from "../object-entry.js";
import type { AppliedConfig, ComputeObject, ObjectTarget, PatchOptions, UpdateOptions } from "../options.js";
import { parseResourceVersion } from "../read/resource-version.js";
import { keyOf, type ResourceCore } from "../resource-core.js";
import { sameContent } from "../stored-object.js";
import { validateUpdate } from "../validation/validate-object.js";
import { commitDeletion, commitValue, LOST, MAXIMUM_ATTEMPTS, storedBytes, transientEntry } from "./commit.js";
import { createObject } from "./create.js";
import { checkResourceVersion, checkUid, matchTarget } from "./identity.js";
import { Operation, requireCaller, sendWarnings } from "./operation.js";
import { cleanMetadata, dropDuplicateOwners, prepareForUpdate, restrictUpdate } from "./prepare.js";
import { RepeatedApply } from "./repeated-apply.js";
import { withAdmission, withReservation } from "./reserve.js";
import { Turn } from "./turns.js";
import type { ObjectView } from "./view.js";

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
  readonly asksAdmission: boolean;
  beforeCreate?: (() => void | Promise<void>) | undefined;
}

/** PUT and the patches that are not apply. @throws StatusError 400, 403, 404, 409, 422, 504. */
export function update(
  core: ResourceCore,
  context: RequestContext,
  target: ObjectTarget,
  compute: ComputeObject,
  options: UpdateOptions,
  view?: ObjectView,
): Promise<Written> {
  const isPut = options.createMissing === true;
  return run(core, context, target, options, view, (write) => ({
    // Only PUT takes no interest in the current object.
    compute: (live, entry) => (isPut || entry === undefined ? compute(live) : computeFrom(entry, write, compute)),
    createsMissing: isPut && target.subresource === "",
    uidIsPrecondition: options.uidIsPrecondition === true,
    applied: false,
    asksAdmission: options.admitted !== true,
    beforeCreate: options.beforeCreate,
  }));
}

/** The current one may be mutated, so it is another than what the write is compared with. */
function computeFrom(entry: ObjectEntry, { target, view }: Operation, compute: ComputeObject): Soon<ApiObject> {
  const current = objectIn(entry, target.definition);
  return current instanceof Promise ? current.then((object) => compute(view.show(object))) : compute(view.show(current));
}

/** Server-side apply. @throws StatusError 400, 403, 404, 409, 422, 504. */
export function apply(
  core: ResourceCore,
  context: RequestContext,
  target: ObjectTarget,
  applied: AppliedConfig,
  options: PatchOptions,
  view?: ObjectView,
): Promise<Written> {
  const { subresource } = target;
  return run(core, context, target, options, view, (write) => {
    const repeated = new RepeatedApply(write, applied);
    // What cannot be read is refused before anything else is looked at.
    if (!repeated.changesNothing(core.cache.get(keyOf(core, target)))) applied.read();
    return {
      compute: (live, entry) => {
        if (live !== undefined && repeated.changesNothing(entry)) return live;
        const { manager, hook } = write;
        const config = applied.read();
        const merged = write.view.fieldManager.apply({
          ...{ live, applied: config, manager, subresource, now: hook.now },
          force: options.force === true,
        });
        options.afterMerge?.();
        if (entry !== undefined && merged === live) repeated.note(entry);
        return merged;
      },
      createsMissing: subresource === "",
      uidIsPrecondition: false,
      applied: true,
      asksAdmission: true,
      beforeCreate: options.beforeCreate,
    };
  });
}

function run(
  core: ResourceCore,
  context: RequestContext,
  target: ObjectTarget,
  options: UpdateOptions,
  view: ObjectView | undefined,
  modeOf: (write: Operation) => Mode,
): Promise<Written> {
  const key = keyOf(core, target);
  const turn = new Turn(core.turns, key);
  const write = new Operation(core, context, target, options, turn, view);
  return new Update(write, modeOf(write), turn, key).run();
}

class Update {
  constructor(
    private readonly write: Operation,
    private readonly mode: Mode,
    private readonly turn: Turn,
    private readonly key: string,
  ) {}

  /** Whoever wrote first, between reading and commit, makes the whole write start over, admission included. */
  async run(): Promise<Written> {
    const { core, context, target } = this.write;
    try {
      for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt++) {
        const waiting = this.turn.take();
        if (waiting !== undefined) await waiting;
        requireCaller(context);
        const pending = core.cache.fresh();
        if (pending !== undefined) await pending;
        const entry = core.cache.get(this.key);
        const written = entry === undefined ? await this.#create() : await this.#attempt(entry);
        if (written !== LOST) return written;
      }
    } finally {
      this.turn.give();
    }
    throw conflict(target.definition, target.name, OBJECT_MODIFIED);
  }

  /** An object that another writer created meanwhile is updated instead: the caller asked for it to be so, not to be the first. */
  async #create(): Promise<Written | typeof LOST> {
    const { target } = this.write;
    if (!this.mode.createsMissing) throw notFound(target.definition, target.name);
    const computed = this.mode.compute(undefined, undefined);
    const object = computed instanceof Promise ? await computed : computed;
    matchTarget(object, target);
    this.#checkIdentity(object);
    const permission = this.mode.beforeCreate?.();
    if (permission !== undefined) await this.turn.aside(permission);
    const entry = await createObject(this.write, object, { applied: this.mode.applied });
    return entry === LOST ? LOST : { entry, created: true };
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

  /** Versions are compared before admission, too: nobody is asked about a write that cannot be. */
  async #attempt(entry: ObjectEntry): Promise<Written | typeof LOST> {
    const { core, context, target, view, hook } = this.write;
    const stored = objectIn(entry, target.definition);
    const live = stored instanceof Promise ? await this.turn.aside(stored) : stored;
    const shown = view.show(live);
    const computed = this.mode.compute(shown, entry);
    const desired = computed instanceof Promise ? await this.turn.aside(computed) : computed;
    const recorded = desired === shown ? shown : this.#desired(desired, shown, entry);
    const attributes = new ObjectAttributes(this.write, "UPDATE", { object: recorded, oldObject: shown });
    const admitting = this.mode.asksAdmission ? core.admission().admit(attributes, context) : undefined;
    if (admitting !== undefined) await this.turn.aside(admitting);
    const admitted = attributes.object as ApiObject;
    const prepared = admitted === shown ? live : this.#prepared(admitted, live);
    const store = async (): Promise<Written | typeof LOST> => {
      if (prepared !== live) validateUpdate(core, target, prepared, live, hook);
      const final = attributes.finish(prepared === live ? shown : view.show(prepared));
      const validating = this.mode.asksAdmission ? core.admission().validate(final, context) : undefined;
      if (validating !== undefined) await this.turn.aside(validating);
      sendWarnings(this.write, prepared, live);
      if (isFinished(core, prepared, live)) return await this.#remove(prepared, entry);
      if (prepared === live && !isOutdated(entry)) return { entry, created: false };
      const commit = (): Promise<Written | typeof LOST> => this.#commit(prepared, live, entry);
      return await (prepared === live ? commit() : withAdmission(this.write, attributes, commit, isWritten));
    };
    // Awaited: handed on as it is, a promise takes two turns of the queue more.
    if (prepared === live) return await store();
    const isStored = (outcome: Written | typeof LOST): boolean => isWritten(outcome) && !isFinished(core, prepared, live);
    return await withReservation(this.write, prepared, live, store, isStored);
  }

  /** What the caller wants, with its defaults and owners. */
  #desired(desired: ApiObject, shown: ApiObject, entry: ObjectEntry): ApiObject {
    const { context, target, view, hook, manager } = this.write;
    matchTarget(desired, target, view.kind);
    // A patch of the whole object may not change the uid, which validation tells; one of a view would leave it behind.
    if (this.mode.uidIsPrecondition) checkUid(desired, entry, shown, target.definition);
    else if (view.ref !== target.definition) checkUid(desired, entry, shown, view.ref);
    checkResourceVersion(desired, entry, target);
    cleanMetadata(desired, context);
    view.setDefaults(desired, hook);
    const object = view.restrict(desired, shown, this.mode.applied);
    if (this.mode.applied) return object;
    return view.fieldManager.update({ live: shown, object, manager, subresource: target.subresource, now: hook.now });
  }

  /** What admission has made of it, with what the request may not set as it was, and what the server owns. */
  #prepared(admitted: ApiObject, live: ApiObject): ApiObject {
    const { core, context, target, view, hook } = this.write;
    matchTarget(admitted, target, view.kind);
    dropDuplicateOwners(admitted, context, true);
    view.validate(admitted);
    const object = restrictUpdate(target, view.merge(admitted, live), live, true);
    prepareForUpdate(core, target, object, live);
    core.hook.prepareForUpdate?.(object, live, hook);
    countGeneration(target, object, live);
    return object;
  }

  async #commit(object: ApiObject, live: ApiObject, entry: ObjectEntry): Promise<Written | typeof LOST> {
    const { core, context, dryRun } = this.write;
    const stored = this.#stored(object, entry);
    const value = stored instanceof Promise ? await stored : stored;
    if (isUnchanged(value, object, live, entry)) return { entry, created: false };
    if (dryRun) return { entry: transientEntry(core, this.key, value, entry.revision), created: false };
    requireCaller(context);
    const committed = await commitValue(core, this.key, value, entry.revision);
    return committed === LOST ? LOST : { entry: committed, created: false };
  }

  /** The last finalizer of a terminating object is gone, and with it the object (DEL-03). */
  async #remove(object: ApiObject, entry: ObjectEntry): Promise<Written | typeof LOST> {
    const { core, context, dryRun } = this.write;
    const last = transientEntry(core, this.key, await this.#stored(object, entry), entry.revision);
    requireCaller(context);
    if (!dryRun && (await commitDeletion(core, this.key, entry.revision)) === LOST) return LOST;
    return { entry: last, created: false };
  }

  #stored(object: ApiObject, entry: ObjectEntry): Soon<Buffer> {
    const bytes = storedBytes(this.write.core, object, this.write.target.definition, entry);
    return bytes instanceof Promise ? this.turn.aside(bytes) : bytes;
  }
}

const isWritten = (outcome: Written | typeof LOST): boolean => outcome !== LOST;

/** Whether nothing keeps a terminating object any more. */
function isFinished(core: ResourceCore, object: ApiObject, live: ApiObject): boolean {
  if (live.metadata.deletionTimestamp === undefined) return false;
  const grace = live.metadata.deletionGracePeriodSeconds ?? 0;
  return grace === 0 && (object.metadata.finalizers ?? []).length === 0 && core.hook.holdsDeletion?.(object) !== true;
}

/** A write that changes nothing is not stored (WATCH-17). Equal content has equal length, so most changes are seen at once. */
function isUnchanged(value: Buffer, object: ApiObject, live: ApiObject, entry: ObjectEntry): boolean {
  if (isOutdated(entry)) return false;
  if (sameContent(value, entry, entry.revision)) return true;
  const sameLength = value.length + `"resourceVersion":"${entry.revision}",`.length === entry.size + 4;
  if (!sameLength || !sameBeside(object, live)) return false;
  object.metadata.resourceVersion = entry.resourceVersion;
  return deepEqual({ ...object, metadata: { ...object.metadata } } as never, { ...live, metadata: { ...live.metadata } } as never);
}

/** What lies beside metadata tells of most changes of the same length. */
function sameBeside(object: ApiObject, live: ApiObject): boolean {
  const [now, before] = [object, live] as unknown as [JsonObject, JsonObject];
  for (const name in now) if (name !== "metadata" && !deepEqual(now[name], before[name])) return false;
  return true;
}
