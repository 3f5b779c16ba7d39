/** All checks of an object before it is stored. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { invalid } from "../../errors/constructors.js";
import { addFieldErrors, type FieldError, fieldErrorBody } from "../../errors/field-error.js";
import type { HookContext } from "../hooks/hook.js";
import type { ObjectTarget } from "../options.js";
import type { ResourceCore } from "../resource-core.js";
import { duplicateErrors, immutableErrors } from "./declared.js";
import { metaErrors, metaUpdateErrors } from "./object-meta.js";
import { ruleErrors } from "./rules.js";
import { structuralErrors } from "./structural.js";
import { inToldOrder } from "./told-order.js";

/** @throws StatusError 422 naming every mistake. */
export function validateCreation(core: ResourceCore, target: ObjectTarget, object: ApiObject, context: HookContext): void {
  const errors = metaErrors(object.metadata, target.definition, core.profile);
  contentErrors(core, target, object, undefined, context, errors);
  refuse(target, object, errors);
}

/** @throws StatusError 422 naming every mistake. */
export function validateUpdate(core: ResourceCore, target: ObjectTarget, object: ApiObject, live: ApiObject, context: HookContext): void {
  const errors = metaUpdateErrors(object.metadata, live.metadata, core.profile);
  contentErrors(core, target, object, live, context, errors);
  refuse(target, object, errors);
}

function contentErrors(
  core: ResourceCore,
  { definition }: ObjectTarget,
  object: ApiObject,
  live: ApiObject | undefined,
  context: HookContext,
  errors: FieldError[],
): void {
  const value = object as unknown as JsonObject;
  const old = live as unknown as JsonObject | undefined;
  addFieldErrors(errors, structuralErrors(value, definition.schema, definition.validate));
  if (definition.unique !== undefined) addFieldErrors(errors, duplicateErrors(value, definition.unique));
  if (definition.rules.length > 0) addFieldErrors(errors, ruleErrors(value, old, definition));
  if (old !== undefined) addFieldErrors(errors, immutableErrors(value, old, definition.immutable));
  const own = core.hook.validate?.(object, live, context);
  if (own !== undefined && own.length > 0) addFieldErrors(errors, own);
}

/** A mistake that several checks found is told once. */
function refuse({ definition }: ObjectTarget, object: ApiObject, errors: readonly FieldError[]): void {
  if (errors.length === 0) return;
  const ordered = inToldOrder(errors, definition.schema);
  const distinct = new Map(ordered.map((error) => [`${error.field}: ${fieldErrorBody(error)}`, error]));
  throw invalid(definition.group, definition.kind, object.metadata.name ?? "", [...distinct.values()]);
}
