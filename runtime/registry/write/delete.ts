/** Deletes one object (DEL rows, PATH-10, PATH-11). */

import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import { apiVersionOf } from "../../definition/resource-definition.js";
import { conflict, notFound, OBJECT_MODIFIED } from "../../errors/constructors.js";
import type { Status } from "../../errors/status.js";
import { ObjectAttributes } from "../admission/object-attributes.js";
import { isStoredForm, objectIn } from "../conversion/versions.js";
import { LARGE_BYTES } from "../large-objects.js";
import type { ObjectEntry } from "../object-entry.js";
import type { DeleteOptions, ObjectTarget } from "../options.js";
import { hookContext, keyOf, type ResourceCore } from "../resource-core.js";
import { readMetadataMembers } from "../stored-object.js";
import { commitDeletion, commitValue, LOST, MAXIMUM_ATTEMPTS, storedBytes, transientEntry } from "./commit.js";
import { checkPreconditions, planDeletion, saysOfDependents } from "./deletion-plan.js";
import { aside, Operation, requireCaller } from "./operation.js";
import { Turn } from "./turns.js";

export interface Deleted {
  /** The last state: what remains, or what was removed. */
  readonly entry: ObjectEntry;
  readonly removed: boolean;
}

/** @throws StatusError 403, 404, 409, 422, 504. */
export async function deleteObject(
  core: ResourceCore,
  context: RequestContext,
  target: ObjectTarget,
  options: DeleteOptions,
): Promise<Deleted> {
  const key = keyOf(core, target);
  const turn = new Turn(core.turns, key);
  const write = new Operation(core, context, target, options, turn);
  const { warnsOfOrphans } = core.hook;
  if (warnsOfOrphans !== undefined && !saysOfDependents(options)) context.warn(warnsOfOrphans);
  try {
    for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt++) {
      const waiting = turn.take();
      if (waiting !== undefined) await waiting;
      requireCaller(context);
      const pending = core.cache.fresh();
      if (pending !== undefined) await pending;
      const entry = core.cache.get(key);
      if (entry === undefined) throw notFound(target.definition, target.name);
      const deleted = await attemptDeletion(write, key, entry, options);
      if (deleted !== LOST) return deleted;
    }
    throw conflict(target.definition, target.name, OBJECT_MODIFIED);
  } finally {
    turn.give();
  }
}

async function attemptDeletion(write: Operation, key: string, entry: ObjectEntry, options: DeleteOptions): Promise<Deleted | typeof LOST> {
  const { core, context, target, hook, dryRun } = write;
  const essence = decidesByEssence(write, entry) ? essenceOf(write, entry) : undefined;
  const whole = essence ?? objectIn(entry, target.definition);
  let object = whole instanceof Promise ? await aside(write, whole) : whole;
  checkPreconditions(object, options, core, hook);
  const attributes = new ObjectAttributes(write, "DELETE", { oldObject: object, oldText: essence === undefined ? undefined : entry.json });
  const admission = options.admitted === true ? undefined : core.admission();
  const admitting = admission?.admit(attributes, context);
  if (admitting !== undefined) await aside(write, admitting);
  const validating = admission?.validate(attributes, context);
  if (validating !== undefined) await aside(write, validating);
  const now = core.clock.now();
  const plan = planDeletion(object, options, core.hook, hook, now);
  if (plan === "nothing") return { entry, removed: false };
  requireCaller(context);
  if (plan === "remove") {
    if (!dryRun && (await commitDeletion(core, key, entry.revision)) === LOST) return LOST;
    return { entry, removed: true };
  }
  const removed = plan === "end";
  if (essence !== undefined) {
    object = entry.object();
    planDeletion(object, options, core.hook, hook, now);
  }
  const bytes = storedBytes(core, object, target.definition, entry);
  const value = bytes instanceof Promise ? await aside(write, bytes) : bytes;
  if (dryRun) return { entry: transientEntry(core, key, value, entry.revision), removed };
  const committed = await commitValue(core, key, value, entry.revision);
  if (committed === LOST) return LOST;
  // Whoever removes it first when its end is written, the caller's will is done.
  if (removed && (await commitDeletion(core, key, committed.revision)) === LOST && core.cache.get(key) !== undefined) return LOST;
  return { entry: committed, removed };
}

/** What a deletion is decided by, unless the kind or a plugin has a say in it. */
const ESSENCE = [
  "name",
  "namespace",
  "uid",
  "resourceVersion",
  "generation",
  "deletionTimestamp",
  "deletionGracePeriodSeconds",
  "finalizers",
] as const;

/** Whether the deletion of an object reads and writes it whole. */
export function isReadToDelete(core: ResourceCore, target: ObjectTarget, entry: ObjectEntry, options: DeleteOptions): boolean {
  if (!decidesByEssence({ core, target }, entry)) return true;
  const plan = planDeletion(essenceOf({ target }, entry), options, core.hook, hookContext(core, target), core.clock.now());
  return plan === "update" || plan === "end";
}

function decidesByEssence({ core, target }: Pick<Operation, "core" | "target">, entry: ObjectEntry): boolean {
  // Not read for a deletion that leaves nothing of them.
  if (entry.size < LARGE_BYTES || !isStoredForm(target.definition) || entry.heldIn !== undefined) return false;
  if (!core.admission().passesDeletedOn(target.definition)) return false;
  const { holdsDeletion, deletionGracePeriod, beginDelete } = core.hook;
  return holdsDeletion === undefined && deletionGracePeriod === undefined && beginDelete === undefined;
}

function essenceOf({ target: { definition } }: Pick<Operation, "target">, entry: ObjectEntry): ApiObject {
  return { kind: definition.kind, apiVersion: apiVersionOf(definition), metadata: readMetadataMembers(entry, ESSENCE) };
}

/** The Status that tells of a removed object; it has no code. */
export function deletionStatus(entry: ObjectEntry, target: ObjectTarget): Status {
  const { group, resource } = target.definition;
  const { uid } = entry;
  const details = { name: entry.name, ...(group === "" ? {} : { group }), kind: resource, uid };
  return { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", details };
}

/** The Status that tells of a deleted collection. */
export function collectionStatus(target: ObjectTarget): Status {
  const { group, resource } = target.definition;
  const details = { ...(group === "" ? {} : { group }), kind: resource };
  return { kind: "Status", apiVersion: apiVersionOf({ group: "", version: "v1" }) as "v1", metadata: {}, status: "Success", details };
}
