/** How callers and admission see a stored object through a path, and how what they wrote gets back into it. */
import type { ApiObject } from "../../definition/object-meta.js";
import type { KindDefinition, ResourceDefinition } from "../../definition/resource-definition.js";
import type { ResourceRef } from "../../errors/constructors.js";
import type { FieldManager } from "../../fields/field-manager.js";
import type { ObjectTarget } from "../options.js";
import type { ResourceCore } from "../resource-core.js";
import type { HookContext } from "../resource-hook.js";
import { restrictUpdate, setDefaults } from "./prepare.js";

/** The object itself for the resource and most sub-resources; something of another kind for `scale`. Stored objects are never mutated. */
export interface ObjectView {
  readonly kind: KindDefinition;
  /** What messages call the path. */
  readonly ref: ResourceRef;
  readonly fieldManager: FieldManager;
  /** A stored object in the version of the target; what is given is the caller's to change only where it is another object. */
  show(stored: ApiObject): ApiObject;
  setDefaults(written: ApiObject, context: HookContext): void;
  /** What the request may not write is as shown. */
  restrict(written: ApiObject, shown: ApiObject, keepsManagedFields: boolean): ApiObject;
  /** @throws StatusError 422 for what is wrong of the view, before the stored object is looked at. */
  validate(written: ApiObject): void;
  /** The stored object that a written one means. */
  merge(written: ApiObject, stored: ApiObject): ApiObject;
}

/** The object itself. */
export class WholeObject implements ObjectView {
  readonly kind: ResourceDefinition;

  constructor(
    private readonly core: ResourceCore,
    private readonly target: ObjectTarget,
  ) {
    this.kind = target.definition;
  }

  get ref(): ResourceRef {
    return this.kind;
  }

  get fieldManager(): FieldManager {
    return this.core.fieldManager(this.kind);
  }

  show(stored: ApiObject): ApiObject {
    return stored;
  }

  setDefaults(written: ApiObject, context: HookContext): void {
    setDefaults(this.core, this.target, written, context);
  }

  restrict(written: ApiObject, shown: ApiObject, keepsManagedFields: boolean): ApiObject {
    return restrictUpdate(this.target, written, shown, keepsManagedFields);
  }

  validate(): void {}

  merge(written: ApiObject): ApiObject {
    return written;
  }
}
