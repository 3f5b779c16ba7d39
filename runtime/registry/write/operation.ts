/** One write in progress: what all its steps need, computed once. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { managerFromUserAgent } from "../../fields/field-manager.js";
import type { AdmissionAttributes, AdmissionOperation } from "../admission-chain.js";
import type { HookContext } from "../hooks/hook.js";
import type { ObjectTarget } from "../options.js";
import { hookContext, type ResourceCore } from "../resource-core.js";

interface WriteParameters {
  readonly dryRun?: readonly string[] | undefined;
  readonly fieldManager?: string | undefined;
  readonly fieldValidation?: string | undefined;
}

export interface Operation {
  readonly core: ResourceCore;
  readonly context: RequestContext;
  readonly target: ObjectTarget;
  readonly hook: HookContext;
  readonly dryRun: boolean;
  /** Name under which this write's fields are recorded. */
  readonly manager: string;
  readonly parameters: WriteParameters;
}

export function operation(core: ResourceCore, context: RequestContext, target: ObjectTarget, parameters: WriteParameters): Operation {
  return {
    core,
    context,
    target,
    hook: hookContext(core, target),
    dryRun: parameters.dryRun !== undefined && parameters.dryRun.length > 0,
    manager: parameters.fieldManager || managerFromUserAgent(context.userAgent),
    parameters,
  };
}

interface WrittenObjects {
  readonly object?: ApiObject;
  readonly oldObject?: ApiObject;
}

/** What admission is told. */
export function attributesOf(write: Operation, operation: AdmissionOperation, objects: WrittenObjects): AdmissionAttributes {
  return new WriteAttributes(write, operation, objects);
}

class WriteAttributes implements AdmissionAttributes {
  readonly definition: ResourceDefinition;
  readonly subresource: string;
  readonly namespace: string;
  readonly name: string;
  readonly object?: ApiObject;
  readonly oldObject?: ApiObject;
  readonly dryRun: boolean;
  readonly #write: Operation;

  constructor(
    write: Operation,
    readonly operation: AdmissionOperation,
    { object, oldObject }: WrittenObjects,
  ) {
    const { target, dryRun } = write;
    this.definition = target.definition;
    this.subresource = target.subresource;
    this.namespace = target.namespace;
    this.name = target.name || (object?.metadata.name ?? "");
    if (object !== undefined) this.object = object;
    if (oldObject !== undefined) this.oldObject = oldObject;
    this.dryRun = dryRun;
    this.#write = write;
  }

  /** Made when a plugin asks for them. */
  get options(): JsonObject {
    const { core, dryRun, parameters } = this.#write;
    const { fieldManager, fieldValidation } = parameters;
    const kind = this.operation === "CREATE" ? "CreateOptions" : this.operation === "UPDATE" ? "UpdateOptions" : "DeleteOptions";
    const options: JsonObject = { kind, apiVersion: `meta.${core.profile.groupDomain}/v1` };
    if (dryRun) options.dryRun = ["All"];
    if (fieldManager) options.fieldManager = fieldManager;
    if (fieldValidation) options.fieldValidation = fieldValidation;
    return options;
  }
}

/** Warnings of the kind about an object that passed. */
export function sendWarnings({ core, context, hook }: Operation, object: ApiObject, live: ApiObject | undefined): void {
  for (const text of core.hook.warnings?.(object, live, hook) ?? []) context.warn(text);
}
