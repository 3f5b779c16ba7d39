/** Reads one object (GET rows). */
import { notFound } from "../../errors/constructors.js";
import type { ObjectEntry } from "../object-entry.js";
import type { GetOptions, ObjectTarget } from "../options.js";
import { keyOf, type ResourceCore } from "../resource-core.js";
import { freshness } from "./resource-version.js";

/** Synchronous unless the asked version has yet to arrive. @throws StatusError 404, 400, 504. */
export function get(core: ResourceCore, target: ObjectTarget, options: GetOptions): ObjectEntry | Promise<ObjectEntry> {
  const pending = freshness(core, options.resourceVersion);
  return pending === undefined ? read(core, target) : pending.then(() => read(core, target));
}

function read(core: ResourceCore, target: ObjectTarget): ObjectEntry {
  const entry = core.cache.get(keyOf(core, target));
  if (entry === undefined) throw notFound(target.definition, target.name);
  return entry;
}
