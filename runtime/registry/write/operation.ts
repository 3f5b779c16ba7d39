/** One write in progress: what all its steps need, computed once. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { KindDefinition } from "../../definition/resource-definition.js";
import { writeWithdrawn } from "../../errors/constructors.js";
import { managerFromUserAgent } from "../../fields/field-manager.js";
import { hookedValues } from "../../schema/checks/hooked-values.js";
import type { AdmittedWrite } from "../admission/object-attributes.js";
import type { GivenOptions } from "../admission/options-document.js";
import type { ObjectTarget } from "../options.js";
import { hookContext, type ResourceCore } from "../resource-core.js";
import type { HookContext } from "../resource-hook.js";
import { typeHookNamed } from "../type-hook.js";
import type { Turn } from "./turns.js";
import { type ObjectView, WholeObject } from "./view.js";

/**
 * A class, not a literal: all that the first start makes at once live on together, and V8 would make objects of a literal old from the
 * first ever after, with the requests that they refer to.
 */
export class Operation implements AdmittedWrite {
  readonly hook: HookContext;
  readonly kind: KindDefinition;
  readonly versions: ResourceCore["versions"];
  readonly dryRun: boolean;
  /** Name under which this write's fields are recorded. */
  readonly manager: string;

  /** @param turn the place among the writers of the object; undefined for one that does not exist yet */
  constructor(
    readonly core: ResourceCore,
    readonly context: RequestContext,
    readonly target: ObjectTarget,
    readonly parameters: GivenOptions,
    readonly turn?: Turn,
    readonly view: ObjectView = new WholeObject(core, target),
  ) {
    this.hook = hookContext(core, target);
    this.kind = view.kind;
    this.versions = core.versions;
    this.dryRun = parameters.dryRun !== undefined && parameters.dryRun.length > 0;
    // Waking whoever writes takes as long as the steps up to the commit.
    if (!this.dryRun) core.store.expectCommit?.();
    this.manager = parameters.fieldManager || managerFromUserAgent(context.userAgent);
  }

  setDefaults(object: ApiObject): void {
    this.view.setDefaults(object, this.hook);
  }
}

/** Waits for somebody else's answer; other writers of the object go on meanwhile. */
export function aside<T>({ turn }: Operation, answer: Promise<T>): Promise<T> {
  return turn === undefined ? answer : turn.aside(answer);
}

/**
 * Called before anything is handed to the store: a caller who is gone, or was told that the time is over, gets nothing written.
 * @throws StatusError 504.
 */
export function requireCaller({ isGone }: RequestContext): void {
  if (isGone) throw writeWithdrawn();
}

/** Warnings of the kind, and of the types in it, about an object that passed. */
export function sendWarnings({ core, context, hook }: Operation, object: ApiObject, live: ApiObject | undefined): void {
  const [now, before] = [object, live] as unknown as [JsonObject, JsonObject | undefined];
  for (const { hook: name, value, old, path } of hookedValues(hook.definition.schema, now, before)) {
    const texts = typeHookNamed(core.hooks, name).warnings?.(value, old, path, { ...hook, object, oldObject: live }) ?? [];
    for (const text of texts) context.warn(text);
  }
  for (const text of core.hook.warnings?.(object, live, hook) ?? []) context.warn(text);
}
