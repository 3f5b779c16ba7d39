/** What a DELETE does to an object: remove it, begin its end, or nothing (specification: Deletion of an object; DEL rows). */
import type { ApiObject, ObjectMeta } from "../../definition/object-meta.js";
import { conflict } from "../../errors/constructors.js";
import type { DeleteOptions } from "../options.js";
import { type ResourceCore, timestamp } from "../resource-core.js";
import type { HookContext, ResourceHook } from "../resource-hook.js";

/** Finalizers by which a deletion waits for the garbage collector. */
export const ORPHAN_FINALIZER = "orphan";
export const FOREGROUND_FINALIZER = "foregroundDeletion";

/** `end` is an update and then the removal: objects that end gracefully are seen to end, also when they have no time for it. */
export type DeletionPlan = "remove" | "end" | "update" | "nothing";

/** @throws StatusError 409 when the object is not the one the caller means, by the name of the kind that it is kept as. */
export function checkPreconditions(object: ApiObject, options: DeleteOptions, core: ResourceCore, context: HookContext): void {
  const { uid, resourceVersion } = options.preconditions ?? {};
  const { metadata } = object;
  const failed =
    uid !== undefined && uid !== metadata.uid
      ? ({ field: "UID", wanted: uid, found: metadata.uid } as const)
      : resourceVersion !== undefined && resourceVersion !== metadata.resourceVersion
        ? ({ field: "ResourceVersion", wanted: resourceVersion, found: metadata.resourceVersion } as const)
        : undefined;
  if (failed === undefined) return;
  const { field, wanted, found } = failed;
  const name = metadata.name as string;
  if (core.hook.checksPreconditionsItself === true) {
    const why = `Precondition failed: ${field} in precondition: ${wanted}, ${field} in object meta: ${found}`;
    throw conflict(context.definition, name, why);
  }
  const what = field === "UID" ? "The object might have been deleted and then recreated" : "The object might have been modified";
  const why = `the ${field} in the precondition (${wanted}) does not match the ${field} in record (${found}). ${what}`;
  const { group, kind } = core.definition;
  throw conflict({ group, resource: kind }, name, why);
}

/** Decides, and for `update` and `end` changes `object` accordingly. */
export function planDeletion(
  object: ApiObject,
  options: DeleteOptions,
  hook: ResourceHook,
  context: HookContext,
  now: number,
): DeletionPlan {
  const { metadata } = object;
  const pending = metadata.deletionGracePeriodSeconds ?? 0;
  const terminating = metadata.deletionTimestamp !== undefined;
  const requested = options.gracePeriodSeconds === undefined ? undefined : normalGrace(options.gracePeriodSeconds);
  const held = () => (metadata.finalizers?.length ?? 0) > 0 || hook.holdsDeletion?.(object) === true;
  if (terminating && pending > 0) {
    if (requested === undefined || requested >= pending) return "nothing";
    shorten(metadata, pending, requested);
    setCollectorFinalizers(object, options, context);
    return requested === 0 && !held() ? "end" : "update";
  }
  const before = endOf(metadata);
  setCollectorFinalizers(object, options, context);
  const finalized = (metadata.finalizers?.length ?? 0) > 0;
  if (terminating) {
    if (!held()) return "remove";
    if (finalized) metadata.deletionGracePeriodSeconds = 0;
    return endOf(metadata) === before ? "nothing" : "update";
  }
  const grace = gracePeriod(object, requested, hook, context);
  const graceful = context.definition.gracePeriodSeconds !== undefined;
  const ends = grace === 0 && !held();
  if (ends && !graceful) return "remove";
  begin(metadata, now, grace);
  if (graceful || finalized) metadata.deletionGracePeriodSeconds = grace;
  hook.beginDelete?.(object, context);
  return ends ? "end" : "update";
}

/** What a deletion of an object that ends already may change. */
const endOf = ({ finalizers, deletionGracePeriodSeconds }: ObjectMeta): string => JSON.stringify([finalizers, deletionGracePeriodSeconds]);

/** Negative periods count as one second. */
function normalGrace(seconds: number): number {
  return seconds < 0 ? 1 : seconds;
}

function gracePeriod(object: ApiObject, requested: number | undefined, hook: ResourceHook, context: HookContext): number {
  if (hook.deletionGracePeriod !== undefined) return hook.deletionGracePeriod(object, requested, context);
  const standard = context.definition.gracePeriodSeconds;
  return standard === undefined ? 0 : (requested ?? standard);
}

/** The last second that RFC 3339 can write. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59);

const endTime = (begun: number, grace: number): string => timestamp(Math.min(begun + grace * 1000, LATEST));

function begin(metadata: ObjectMeta, now: number, grace: number): void {
  metadata.deletionTimestamp = endTime(now, grace);
  if (metadata.generation !== undefined && metadata.generation > 0) metadata.generation += 1;
}

/** A second DELETE may only bring the end nearer. */
function shorten(metadata: ObjectMeta, pending: number, requested: number): void {
  // Of a period that ends with time itself the beginning is not known.
  const begun = Math.max(
    Date.parse(metadata.deletionTimestamp as string) - pending * 1000,
    Date.parse(metadata.creationTimestamp ?? "") || 0,
  );
  metadata.deletionTimestamp = endTime(begun, requested);
  metadata.deletionGracePeriodSeconds = requested;
}

/** Whether a caller says what becomes of what the object owns. */
export const saysOfDependents = (options: DeleteOptions): boolean => collectorFinalizer(options) !== undefined;

/** Adds or removes the collector's finalizers as the options say; without options, those the object has stay, or the kind's (DEL-08). */
function setCollectorFinalizers(object: ApiObject, options: DeleteOptions, { definition }: HookContext): void {
  const { metadata } = object;
  const byDefault = definition.orphansDependents === true && metadata.finalizers?.includes(FOREGROUND_FINALIZER) !== true;
  const wanted = collectorFinalizer(options) ?? (byDefault ? ORPHAN_FINALIZER : undefined);
  if (wanted === undefined) return;
  const others = (metadata.finalizers ?? []).filter((name) => name !== ORPHAN_FINALIZER && name !== FOREGROUND_FINALIZER);
  const finalizers = wanted === "" ? others : metadata.finalizers?.includes(wanted) ? metadata.finalizers : [...others, wanted];
  if (finalizers.length > 0) metadata.finalizers = finalizers;
  else delete metadata.finalizers;
}

/** "" for none, undefined when the caller does not say. */
function collectorFinalizer({ orphanDependents, propagationPolicy }: DeleteOptions): string | undefined {
  if (orphanDependents !== undefined) return orphanDependents ? ORPHAN_FINALIZER : "";
  if (propagationPolicy === "Orphan") return ORPHAN_FINALIZER;
  if (propagationPolicy === "Foreground") return FOREGROUND_FINALIZER;
  return propagationPolicy === undefined ? undefined : "";
}
