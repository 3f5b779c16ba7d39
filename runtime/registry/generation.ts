/** How `metadata.generation` counts (META-17), and what is told of one that none can be (META-20). */
import type { JsonObject } from "../definition/json.js";
import type { ApiObject, ObjectMeta } from "../definition/object-meta.js";
import { deepEqual } from "../schema/deep-equal.js";
import type { ObjectTarget } from "./options.js";

const content = (object: ApiObject): JsonObject => object as unknown as JsonObject;

/** Sets what the server counts in place of what a client sent. A negative one is left for validation to refuse. */
export function setGeneration(metadata: ObjectMeta, generation: number | undefined): void {
  if (isNegative(metadata)) return;
  if (generation) metadata.generation = generation;
  else delete metadata.generation;
}

/** Whether an object says a generation that none can be. */
export const isNegative = ({ generation }: ObjectMeta): boolean => generation !== undefined && generation < 0;

/** Counts changes outside metadata and status, of kinds that count so; decided on the final object. */
export function countGeneration(target: ObjectTarget, object: ApiObject, live: ApiObject): void {
  if (target.definition.generation) countChange(object, live);
}

/** One more than the stored object's if anything but metadata and status is another. */
export function countChange(object: ApiObject, live: ApiObject): void {
  setGeneration(object.metadata, (live.metadata.generation ?? 0) + (sameDesire(content(object), content(live)) ? 0 : 1));
}

function sameDesire(object: JsonObject, live: JsonObject): boolean {
  for (const field of new Set([...Object.keys(object), ...Object.keys(live)])) {
    if (field === "metadata" || field === "status") continue;
    if (!deepEqual(object[field], live[field])) return false;
  }
  return true;
}
