/** Admission: plugins that may change, then plugins that may refuse a write (specification: Admission). */
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";

export type AdmissionOperation = "CREATE" | "UPDATE" | "DELETE" | "CONNECT";

/** What is about to happen to which object. */
export interface AdmissionAttributes {
  readonly operation: AdmissionOperation;
  /** Resource in the version the client speaks. */
  readonly definition: ResourceDefinition;
  /** Sub-resource, "" for the main resource. */
  readonly subresource: string;
  readonly namespace: string;
  /** "" when the name is yet to be generated and for a whole collection. */
  readonly name: string;
  /** The new state; absent for DELETE. `admit` may mutate it in place. */
  readonly object?: ApiObject;
  /** The state before; absent for CREATE. Never mutated. */
  readonly oldObject?: ApiObject;
  /** The verb's options in JSON form, e.g. of kind CreateOptions. */
  readonly options: JsonObject;
  readonly dryRun: boolean;
}

/** One admission plugin, a file under `runtime/admission`. Throws StatusError to refuse. */
export interface AdmissionPlugin {
  /** Name as `--enable-admission-plugins` spells it. */
  readonly name: string;
  /** May mutate `attributes.object`; runs before validation. */
  admit?(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void>;
  /** May only refuse; runs on the final object. */
  validate?(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void>;
}

/** Plugins in the order they run. */
export class AdmissionChain {
  readonly #admitting: readonly AdmissionPlugin[];
  readonly #validating: readonly AdmissionPlugin[];

  constructor(readonly plugins: readonly AdmissionPlugin[]) {
    this.#admitting = plugins.filter((plugin) => plugin.admit !== undefined);
    this.#validating = plugins.filter((plugin) => plugin.validate !== undefined);
  }

  /** Whether any plugin may change objects. */
  get mutates(): boolean {
    return this.#admitting.length > 0;
  }

  /** Undefined when every plugin has decided at once. */
  admit(attributes: AdmissionAttributes, context: RequestContext): Promise<void> | undefined {
    return ask(this.#admitting, (plugin) => plugin.admit?.(attributes, context));
  }

  /** Undefined when every plugin has decided at once. */
  validate(attributes: AdmissionAttributes, context: RequestContext): Promise<void> | undefined {
    return ask(this.#validating, (plugin) => plugin.validate?.(attributes, context));
  }
}

type Question = (plugin: AdmissionPlugin) => void | Promise<void>;

/** Asks one plugin after the other; those behind one that has to wait, wait too. */
function ask(plugins: readonly AdmissionPlugin[], question: Question, from = 0): Promise<void> | undefined {
  for (let i = from; i < plugins.length; i++) {
    const pending = question(plugins[i] as AdmissionPlugin);
    if (pending !== undefined) return pending.then(() => ask(plugins, question, i + 1));
  }
  return undefined;
}
