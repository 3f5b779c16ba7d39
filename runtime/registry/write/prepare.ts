/** What the server decides of a new or changed object before admission and validation see it. */
import type { JsonObject, JsonValue } from "../../definition/json.js";
import type { ApiObject, ObjectMeta, OwnerReference } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import { isExclusive, writesOf } from "../../definition/resource-definition.js";
import type { StructSchema } from "../../definition/schema.js";
import { applyDefaults } from "../../fields/defaults.js";
import { emptyStruct } from "../../fields/empty-struct.js";
import { hookedValues } from "../../schema/checks/hooked-values.js";
import { setValueBelow, valueBelow } from "../../schema/checks/paths.js";
import { dropGatedFields, hasGatedFields } from "../../schema/gates.js";
import { fieldConversion } from "../conversion/versions.js";
import { setGeneration } from "../generation.js";
import type { ObjectTarget } from "../options.js";
import { type ResourceCore, timestamp } from "../resource-core.js";
import type { HookContext } from "../resource-hook.js";
import { typeHookNamed } from "../type-hook.js";

const content = (object: ApiObject): JsonObject => object as unknown as JsonObject;

/** Schema defaults, then those of the hooks of types, then the kind's own. */
export function setDefaults(core: ResourceCore, target: ObjectTarget, object: ApiObject, context: HookContext): void {
  const { schema } = target.definition;
  applyDefaults(content(object), schema, context.profile);
  for (const { hook, value } of hookedValues(schema, content(object), undefined)) {
    typeHookNamed(core.hooks, hook).default?.(value, { ...context, object, oldObject: undefined });
  }
  core.hook.default?.(object, context);
}

/** Metadata and fields of an object about to be created. */
export function prepareForCreate(core: ResourceCore, target: ObjectTarget, object: ApiObject): void {
  const { metadata } = object;
  delete metadata.deletionTimestamp;
  delete metadata.deletionGracePeriodSeconds;
  delete metadata.selfLink;
  setGeneration(metadata, target.definition.generation ? 1 : undefined);
  setStatusOfNew(target, content(object));
  metadata.uid = core.random.uuid();
  metadata.creationTimestamp = timestamp(core.clock.now());
  dropGated(core, target, object, undefined);
}

/** Other sub-resources restrict updates only: a creation may say what they write, as finalizers of a namespace. */
function setStatusOfNew({ definition }: ObjectTarget, object: JsonObject): void {
  for (const subresource of definition.subresources) {
    if (subresource.type !== "status" || !subresource.exclusive) continue;
    for (const path of subresource.writes) {
      if (subresource.atCreation && valueBelow(object, path) !== undefined) continue;
      setValueBelow(object, path, nothingAt(definition.schema, path));
    }
  }
}

/** What is written of a field that nobody has set: what its struct always writes, with defaults; nothing for other fields. */
function nothingAt(schema: StructSchema, path: string): JsonValue | undefined {
  const field = Object.hasOwn(schema.fields, path) ? schema.fields[path] : undefined;
  return field === undefined || field.optional || field.schema.kind !== "struct" ? undefined : emptyStruct(field.schema);
}

/**
 * The object that an update means: what the request may not write is as stored. Through a sub-resource that is everything but
 * its `writes` and `besides`, through the main resource it is the `writes` of exclusive sub-resources (PATH-30).
 */
export function restrictUpdate(target: ObjectTarget, desired: ApiObject, live: ApiObject, keepsManagedFields: boolean): ApiObject {
  const { subresources } = target.definition;
  if (target.subresource === "") {
    for (const subresource of subresources) {
      if (isExclusive(subresource)) for (const path of subresource.writes) copyField(live, desired, path);
    }
    return desired;
  }
  const result = { ...live, metadata: { ...live.metadata } };
  if (keepsManagedFields) setManagedFields(result.metadata, desired.metadata.managedFields);
  const through = subresources.find(({ name }) => name === target.subresource);
  for (const path of through === undefined ? [] : writesOf(through)) {
    detach(result, path);
    copyField(desired, result, path);
  }
  return result;
}

/** Metadata and fields of an object about to replace another. */
export function prepareForUpdate(core: ResourceCore, target: ObjectTarget, object: ApiObject, live: ApiObject): void {
  const { metadata } = object;
  const stored = live.metadata;
  metadata.uid ||= stored.uid as string;
  if (stored.creationTimestamp) metadata.creationTimestamp = stored.creationTimestamp;
  setGeneration(metadata, stored.generation);
  delete metadata.selfLink;
  if (stored.deletionTimestamp !== undefined) metadata.deletionTimestamp = stored.deletionTimestamp;
  metadata.deletionGracePeriodSeconds ??= stored.deletionGracePeriodSeconds as number;
  if (metadata.deletionGracePeriodSeconds === undefined) delete metadata.deletionGracePeriodSeconds;
  dropGated(core, target, object, live);
}

/** Fields whose gate is off: those of the version, and those of the stored one that it keeps elsewhere, as in annotations. */
function dropGated(core: ResourceCore, { definition }: ObjectTarget, object: ApiObject, live: ApiObject | undefined): void {
  dropGatedFields(definition.schema, content(object), live && content(live), core.gate);
  const conversion = fieldConversion(definition);
  const { schema } = core.definition;
  if (conversion === undefined || !hasGatedFields(schema)) return;
  const stored = conversion.toStorage(object);
  const before = live && conversion.toStorage(live);
  const isDropped = dropGatedFields(schema, content(stored), before && content(before), core.gate);
  if (isDropped) Object.assign(object, conversion.fromStorage(stored));
}

/** Drops what metadata may not say, with a Warning each. */
export function cleanMetadata(object: ApiObject, context: RequestContext): void {
  dropDuplicateOwners(object, context, false);
  if (!object.metadata.clusterName) return;
  delete object.metadata.clusterName;
  context.warn("metadata.clusterName was specified. This field is not preserved and will be removed from the schema in 1.25");
}

/** Repeated owners that a Warning names: more would be cut off anyway. */
const REPEATED_OWNERS_TOLD = 100;

/** Drops owner references that repeat an earlier one word for word, with a Warning. */
export function dropDuplicateOwners(object: ApiObject, context: RequestContext, afterAdmission: boolean): void {
  const references = object.metadata.ownerReferences;
  if (references === undefined || references.length < 2) return;
  const kept = new Map<string, OwnerReference>();
  const repeated: string[] = [];
  for (const reference of references) {
    const { apiVersion, kind, name, uid, controller, blockOwnerDeletion } = reference;
    const identity = JSON.stringify([apiVersion, kind, name, uid, controller, blockOwnerDeletion]);
    if (!kept.has(identity)) kept.set(identity, reference);
    else if (repeated.length < REPEATED_OWNERS_TOLD) repeated.push(uid);
  }
  if (kept.size === references.length) return;
  object.metadata.ownerReferences = [...kept.values()];
  const where = afterAdmission ? "contains duplicate entries after mutating admission happens" : "contains duplicate entries";
  context.warn(
    `.metadata.ownerReferences ${where}; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${repeated.join(", ")}`,
  );
}

function copyField(from: ApiObject, to: ApiObject, path: string): void {
  setValueBelow(content(to), path, valueBelow(content(from), path));
}

/** Copies the structs on the way to a path, which the object so far shares with the stored one. */
function detach(object: ApiObject, path: string): void {
  const [top, ...rest] = path.split(".");
  const value = content(object)[top as string];
  if (rest.length > 0 && typeof value === "object" && value !== null) {
    content(object)[top as string] = { ...(value as JsonObject) };
  }
}

function setManagedFields(metadata: ObjectMeta, managedFields: ObjectMeta["managedFields"]): void {
  if (managedFields === undefined) delete metadata.managedFields;
  else metadata.managedFields = managedFields;
}
