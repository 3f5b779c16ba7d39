/** What a kind, and admission, reserve for an object that is about to be stored (addresses, ports), and gives back when it is not. */
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { AdmissionReservation } from "../admission/chain.js";
import type { ObjectAttributes } from "../admission/object-attributes.js";
import type { Soon } from "../conversion/versions.js";
import type { ResourceCore } from "../resource-core.js";
import type { Fate, HookContext, Reservation, ReservingContext } from "../resource-hook.js";
import { mayBeStored } from "../storage-errors.js";
import { aside, type Operation } from "./operation.js";

/**
 * Runs the rest of a write with what the kind's hook reserves for it. `stored` says of the outcome whether the object is in the store
 * now. A write that failed has dropped it, unless the store could not say.
 */
export function withReservation<T>(
  write: Operation,
  object: ApiObject,
  old: ApiObject | undefined,
  rest: () => Promise<T>,
  stored: (outcome: T) => boolean,
): Promise<T> {
  const { core, context, dryRun, hook } = write;
  if (core.reserve === undefined) return rest();
  return withReserved(write, core.reserve(object, old, reservingContext(core, hook, context, dryRun)), rest, stored);
}

async function withReserved<T>(
  write: Operation,
  pending: Soon<Reservation | undefined>,
  rest: () => Promise<T>,
  stored: (outcome: T) => boolean,
): Promise<T> {
  const reservation = pending instanceof Promise ? await aside(write, pending) : pending;
  let fate: Fate = "dropped";
  try {
    const outcome = await rest();
    if (!write.dryRun && stored(outcome)) fate = "stored";
    return outcome;
  } catch (error) {
    if (mayBeStored(error)) fate = "unknown";
    throw error;
  } finally {
    await reservation?.end(fate);
  }
}

export function reservingContext(
  { objects, permissions, pools }: ResourceCore,
  hook: HookContext,
  request: RequestContext,
  dryRun: boolean,
): ReservingContext {
  return { ...hook, request, dryRun, objects, permissions, pools };
}

/** Runs the commit with what admission takes for it; `stored` says of the outcome whether the object is in the store now. */
export function withAdmission<T>(
  write: Operation,
  attributes: ObjectAttributes,
  commit: () => Promise<T>,
  stored: (outcome: T) => boolean,
): Promise<T> {
  const { core, context } = write;
  const pending = core.admission().reserve(attributes, context);
  if (pending === undefined) return commit();
  return commitReserved(write, pending, commit, stored);
}

async function commitReserved<T>(
  write: Operation,
  pending: AdmissionReservation | Promise<AdmissionReservation | undefined>,
  commit: () => Promise<T>,
  stored: (outcome: T) => boolean,
): Promise<T> {
  const reservation = pending instanceof Promise ? await aside(write, pending) : pending;
  let isStored = false;
  try {
    const outcome = await commit();
    isStored = !write.dryRun && stored(outcome);
    return outcome;
  } finally {
    reservation?.end(isStored);
  }
}
