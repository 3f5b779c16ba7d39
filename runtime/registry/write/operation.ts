/** One write in progress: what all its steps need, computed once. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
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

/** What admission is told. The options are made when a plugin asks for them. */
export function attributesOf(
  write: Operation,
  operation: AdmissionOperation,
  objects: { readonly object?: ApiObject; readonly oldObject?: ApiObject },
): AdmissionAttributes {
  const { target, dryRun } = write;
  return {
    operation,
    definition: target.definition,
    subresource: target.subresource,
    namespace: target.namespace,
    name: target.name || (objects.object?.metadata.name ?? ""),
    ...objects,
    get options() {
      return optionsOf(write, operation);
    },
    dryRun,
  };
}

function optionsOf({ core, dryRun, parameters }: Operation, operation: AdmissionOperation): JsonObject {
  const { fieldManager, fieldValidation } = parameters;
  const kind = operation === "CREATE" ? "CreateOptions" : operation === "UPDATE" ? "UpdateOptions" : "DeleteOptions";
  const options: JsonObject = { kind, apiVersion: `meta.${core.profile.groupDomain}/v1` };
  if (dryRun) options.dryRun = ["All"];
  if (fieldManager) options.fieldManager = fieldManager;
  if (fieldValidation) options.fieldValidation = fieldValidation;
  return options;
}

/** Warnings of the kind about an object that passed. */
export function sendWarnings({ core, context, hook }: Operation, object: ApiObject, live: ApiObject | undefined): void {
  for (const text of core.hook.warnings?.(object, live, hook) ?? []) context.warn(text);
}
