/** All checks of an object before it is stored. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { invalid } from "../../errors/constructors.js";
import { addFieldErrors, type FieldError, fieldErrorBody } from "../../errors/field-error.js";
import { checkObject } from "../../schema/checks/check-object.js";
import { inToldOrder } from "../../schema/error-order.js";
import { structuralErrors } from "../../schema/structural.js";
import type { ObjectTarget } from "../options.js";
import type { ResourceCore } from "../resource-core.js";
import type { HookContext } from "../resource-hook.js";
import { typeHookNamed } from "../type-hook.js";
import { metaErrors, metaUpdateErrors } from "./object-meta.js";

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
  const structural = structuralErrors(value, definition.schema, definition.validate);
  addFieldErrors(errors, structural);
  addFieldErrors(
    errors,
    checkObject(definition.schema, value, old, {
      profile: core.profile,
      refused: new Set(structural.map(({ field }) => field)),
      hook: ({ hook, value: hooked, old: stored, path }) =>
        typeHookNamed(core.hooks, hook).validate?.(hooked, stored, path, { ...context, object, oldObject: live }) ?? [],
    }),
  );
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
