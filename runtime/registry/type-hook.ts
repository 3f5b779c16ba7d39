/** Rules and defaults of a type that definitions cannot declare: called for each value of the type, wherever it is embedded. */
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { FieldError } from "../errors/field-error.js";
import type { HookContext, ResourceHook } from "./resource-hook.js";

/** What a hook of a type may know besides the value. */
export interface TypeHookContext extends HookContext {
  /** The whole object that the value is part of, and as it is stored; undefined on create. */
  readonly object: ApiObject;
  readonly oldObject: ApiObject | undefined;
}

/**
 * Hooks of a type. `T` is its generated type. Values have passed conforming and carry schema defaults. `old` is the stored value at the
 * same place (items of lists by their keys), undefined on create and for what is new. `path` is what messages call the place.
 */
export interface TypeHook<T extends object = JsonObject> {
  /** Defaults that expressions cannot give; may change the value. Outer values come first. */
  default?(value: T, context: TypeHookContext): void;
  /** Mistakes of the value, at and below `path`. */
  validate?(value: Readonly<T>, old: Readonly<T> | undefined, path: string, context: TypeHookContext): readonly FieldError[];
  /** Texts of Warning headers for a value of an object that was accepted. */
  warnings?(value: Readonly<T>, old: Readonly<T> | undefined, path: string, context: TypeHookContext): readonly string[];
}

/** The hooks that definitions name; made by the composition root of what `runtime/kinds` binds. */
export interface KindHooks {
  readonly resourceHooks: Readonly<Record<string, ResourceHook>>;
  readonly typeHooks: Readonly<Record<string, TypeHook<never>>>;
}

/** The hook of a kind; throws RangeError for a name that nobody bound. */
export function resourceHookNamed({ resourceHooks }: KindHooks, name: string): ResourceHook {
  const hook = Object.hasOwn(resourceHooks, name) ? resourceHooks[name] : undefined;
  if (hook === undefined) throw new RangeError(`no hook "${name}" of a kind is bound`);
  return hook;
}

/** The hook of a type; throws RangeError for a name that nobody bound. */
export function typeHookNamed({ typeHooks }: KindHooks, name: string): TypeHook {
  const hook = Object.hasOwn(typeHooks, name) ? typeHooks[name] : undefined;
  if (hook === undefined) throw new RangeError(`no hook "${name}" of a type is bound`);
  // Each is bound beside the generated type of the definition that names it.
  return hook as unknown as TypeHook;
}
