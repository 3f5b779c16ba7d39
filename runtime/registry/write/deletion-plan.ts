/** What a DELETE does to an object: remove it, begin its end, or nothing (specification: Deletion of an object; DEL rows). */
import type { ApiObject } from "../../definition/object-meta.js";
import { conflict } from "../../errors/constructors.js";
import type { HookContext, ResourceHook } from "../hooks/hook.js";
import type { DeleteOptions } from "../options.js";
import { timestamp } from "../resource-core.js";

/** Finalizers by which a deletion waits for the garbage collector. */
export const ORPHAN_FINALIZER = "orphan";
export const FOREGROUND_FINALIZER = "foregroundDeletion";

export type DeletionPlan = "remove" | "update" | "nothing";

/** @throws StatusError 409 when the object is not the one the caller means. */
export function checkPreconditions(object: ApiObject, options: DeleteOptions, context: HookContext): void {
  const { uid, resourceVersion } = options.preconditions ?? {};
  const { metadata } = object;
  const { group, kind } = context.definition;
  const refuse = (why: string) => conflict({ group, resource: kind }, metadata.name as string, why);
  if (uid !== undefined && uid !== metadata.uid) {
    throw refuse(
      `the UID in the precondition (${uid}) does not match the UID in record (${metadata.uid}). The object might have been deleted and then recreated`,
    );
  }
  if (resourceVersion !== undefined && resourceVersion !== metadata.resourceVersion) {
    throw refuse(
      `the ResourceVersion in the precondition (${resourceVersion}) does not match the ResourceVersion in record (${metadata.resourceVersion}). The object might have been modified`,
    );
  }
}

/** Decides, and for `update` changes `object` accordingly. */
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
  if (terminating && pending > 0) {
    return requested === undefined || requested >= pending ? "nothing" : shorten(object, pending, requested, hook);
  }
  const before = JSON.stringify(metadata);
  const grace = terminating ? 0 : gracePeriod(object, requested, hook, context);
  setCollectorFinalizers(object, options);
  const finalizers = metadata.finalizers?.length ?? 0;
  if (grace === 0 && finalizers === 0 && hook.holdsDeletion?.(object) !== true) return "remove";
  if (!terminating) begin(object, grace, finalizers > 0, now);
  else if (finalizers > 0) metadata.deletionGracePeriodSeconds = 0;
  if (!terminating) hook.beginDelete?.(object, context);
  return !terminating || JSON.stringify(metadata) !== before ? "update" : "nothing";
}

/** Negative periods count as one second. */
function normalGrace(seconds: number): number {
  return seconds < 0 ? 1 : seconds;
}

function gracePeriod(object: ApiObject, requested: number | undefined, hook: ResourceHook, context: HookContext): number {
  if (hook.deletionGracePeriod !== undefined) return hook.deletionGracePeriod(object, requested, context);
  const standard = context.definition.gracePeriodSeconds;
  return standard === undefined ? 0 : (requested ?? standard);
}

function begin(object: ApiObject, grace: number, finalized: boolean, now: number): void {
  const { metadata } = object;
  metadata.deletionTimestamp = timestamp(now + grace * 1000);
  if (grace > 0 || finalized) metadata.deletionGracePeriodSeconds = grace;
  if (metadata.generation !== undefined && metadata.generation > 0) metadata.generation += 1;
}

/** A second DELETE may only bring the end nearer. */
function shorten(object: ApiObject, pending: number, requested: number, hook: ResourceHook): DeletionPlan {
  const { metadata } = object;
  const begun = Date.parse(metadata.deletionTimestamp as string) - pending * 1000;
  const held = (metadata.finalizers?.length ?? 0) > 0 || hook.holdsDeletion?.(object) === true;
  if (requested === 0 && !held) return "remove";
  metadata.deletionTimestamp = timestamp(begun + requested * 1000);
  metadata.deletionGracePeriodSeconds = requested;
  return "update";
}

/** Adds or removes the collector's finalizers as the options say; without options, those the object has stay (DEL-08). */
function setCollectorFinalizers(object: ApiObject, options: DeleteOptions): void {
  const wanted = collectorFinalizer(options);
  if (wanted === undefined) return;
  const { metadata } = object;
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
