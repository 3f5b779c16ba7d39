/** All checks of an object before it is stored. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { KindDefinition, KindReference, ResourceDefinition } from "../../definition/resource-definition.js";
import { invalid } from "../../errors/constructors.js";
import { addFieldErrors, type FieldError, fieldErrorBody } from "../../errors/field-error.js";
import { checkObject } from "../../schema/checks/check-object.js";
import { inToldOrder } from "../../schema/error-order.js";
import { structuralErrors } from "../../schema/structural.js";
import { fieldConversion } from "../conversion/versions.js";
import type { ObjectTarget } from "../options.js";
import type { ResourceCore } from "../resource-core.js";
import type { HookContext } from "../resource-hook.js";
import { type KindHooks, typeHookNamed } from "../type-hook.js";
import { metaErrors, metaUpdateErrors } from "./object-meta.js";

/** @throws StatusError 422 naming every mistake. */
export function validateCreation(core: ResourceCore, target: ObjectTarget, object: ApiObject, context: HookContext): void {
  const errors = metaErrors(object.metadata, target.definition, core.profile);
  contentErrors(core, target, object, undefined, context, errors);
  refuse(core.definition, target.definition, object, errors);
}

/** For an object that is answered and not stored. @throws StatusError 422 naming every mistake. */
export function validateTransient(hooks: KindHooks, kind: KindDefinition, object: ApiObject, context: HookContext): void {
  const errors: FieldError[] = [];
  demandErrors(hooks, kind, object, undefined, context, errors);
  refuse(kind, kind, object, errors);
}

/** @throws StatusError 422 naming every mistake. */
export function validateUpdate(core: ResourceCore, target: ObjectTarget, object: ApiObject, live: ApiObject, context: HookContext): void {
  const errors = metaUpdateErrors(object.metadata, live.metadata, core.profile);
  contentErrors(core, target, object, live, context, errors);
  refuse(core.definition, target.definition, object, errors);
}

function contentErrors(
  core: ResourceCore,
  { definition }: ObjectTarget,
  object: ApiObject,
  live: ApiObject | undefined,
  context: HookContext,
  errors: FieldError[],
): void {
  demandErrors(core.hooks, definition, object, live, context, errors);
  if (errors.length === 0) storedFormErrors(core, definition, object, live, context, errors);
  const own = core.hook.validate?.(object, live, context);
  if (own !== undefined && own.length > 0) addFieldErrors(errors, own);
}

/** A version with fields of its own is held to what the version demands that it is stored in, told by that one's names (as the peer does). */
function storedFormErrors(
  core: ResourceCore,
  definition: ResourceDefinition,
  object: ApiObject,
  live: ApiObject | undefined,
  context: HookContext,
  errors: FieldError[],
): void {
  const conversion = fieldConversion(definition);
  if (conversion === undefined) return;
  const [stored, before] = [conversion.toStorage(object), live === undefined ? undefined : conversion.toStorage(live)];
  demandErrors(core.hooks, core.definition, stored, before, { ...context, definition: core.definition }, errors);
}

const NOTHING_REFUSED: ReadonlySet<string> = new Set();

/** Adds what the types of a kind demand and the object breaks: of its shape, rules, unions, hooks. */
function demandErrors(
  hooks: KindHooks,
  { schema, validate }: KindDefinition,
  object: ApiObject,
  live: ApiObject | undefined,
  context: HookContext,
  errors: FieldError[],
): void {
  const value = object as unknown as JsonObject;
  const old = live as unknown as JsonObject | undefined;
  const structural = validate === undefined ? [] : structuralErrors(value, schema, validate);
  addFieldErrors(errors, structural);
  addFieldErrors(
    errors,
    checkObject(schema, value, old, {
      profile: context.profile,
      refused: structural.length === 0 ? NOTHING_REFUSED : new Set(structural.map(({ field }) => field)),
      gate: (name) => context.gate(name),
      hook: ({ hook, value: hooked, old: stored, path }) =>
        typeHookNamed(hooks, hook).validate?.(hooked, stored, path, { ...context, object, oldObject: live }) ?? [],
    }),
  );
}

interface RefusedAs extends KindReference {
  readonly errorGroup?: string | undefined;
}

/** `kept` is the kind that the object is kept as, by whose name it is refused. A mistake that several checks found is told once. */
function refuse(kept: RefusedAs, { schema }: KindDefinition, object: ApiObject, errors: readonly FieldError[]): void {
  if (errors.length === 0) return;
  const ordered = inToldOrder(errors, schema);
  const distinct = new Map(ordered.map((error) => [`${error.field}: ${fieldErrorBody(error)}`, error]));
  throw invalid(kept.errorGroup ?? kept.group, kept.kind, object.metadata.name ?? "", [...distinct.values()]);
}
