/** MutatingAdmissionWebhook: webhooks that may change what is written, asked one after the other (HOOK-03, HOOK-20, HOOK-25). */

import { stringifyJson } from "../../codec/json/json.js";
import type { JsonObject, JsonValue } from "../../definition/json.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { internalError } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import { StatusError } from "../../errors/status.js";
import { DecodeError } from "../../fields/decode-error.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { deepEqual } from "../../schema/deep-equal.js";
import type { AdmissionAnswer } from "./admission-answer.js";
import type { PlannedCall } from "./dispatch-plan.js";
import { type AskedRequest, askedRequest, FailedCall, PASSED_OVER } from "./hook-caller.js";
import { Invocations } from "./invocations.js";
import { patchedObject, readPatch } from "./patched-object.js";
import type { WebhookPluginParts } from "./webhook-parts.js";

export const MUTATING_PLUGIN = "MutatingAdmissionWebhook";

export class MutatingWebhooks implements AdmissionPlugin {
  readonly name = MUTATING_PLUGIN;

  constructor(private readonly parts: WebhookPluginParts) {}

  readsObjects(definition: ResourceDefinition): boolean {
    return this.parts.plan.current.concerns(definition);
  }

  replacesObjects(definition: ResourceDefinition): boolean {
    return this.readsObjects(definition);
  }

  open(): Promise<void> {
    return this.parts.open();
  }

  close(): void {
    this.parts.close();
  }

  admit(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const calls = this.parts.plan.current.callsFor(attributes);
    if (calls.length === 0 || attributes.namesOnly || context.boot === true) return;
    return this.#run(calls, attributes, context);
  }

  async #run(calls: readonly PlannedCall[], attributes: AdmissionAttributes, context: RequestContext): Promise<void> {
    const asked = askedRequest(attributes, context);
    const invocations = Invocations.of(attributes, this.name);
    invocations.begin(attributes);
    for (const call of calls) {
      // Looked at one by one: a later hook sees the labels that an earlier one made.
      const matching = this.parts.selectors.matches(call.hook, attributes);
      if (!(matching instanceof Promise ? await matching : matching)) continue;
      if (invocations.due(attributes, call.hook)) invocations.invoked(attributes, call.hook, await this.#invoke(call, asked));
    }
    invocations.end(attributes);
  }

  /** Whether the hook changed the object. */
  async #invoke(call: PlannedCall, asked: AskedRequest): Promise<boolean> {
    const { attributes, context } = asked;
    const { hook, index } = call;
    const place = `webhook.admission.${context.profile.groupDomain}/round_${attributes.reinvocation.round}_index_${index}`;
    const who = { configuration: hook.configuration, webhook: hook.name };
    let changed = false;
    try {
      const outcome = await this.parts.caller.ask(call, asked, (answer) =>
        this.#apply(call, asked, answer, (patch) =>
          attributes.annotate(`patch.${place}`, () => stringifyJson({ ...who, patch, patchType: answer.patchType }), "Request"),
        ),
      );
      if (outcome === PASSED_OVER) attributes.annotate(`failed-open.mutation.${place}`, hook.name);
      else changed = outcome;
    } finally {
      attributes.annotate(`mutation.${place}`, () => JSON.stringify({ ...who, mutated: changed }));
    }
    return changed;
  }

  async #apply(
    { hook, definition }: PlannedCall,
    { attributes }: AskedRequest,
    answer: AdmissionAnswer,
    note: (patch: JsonValue) => void,
  ): Promise<boolean> {
    const patch = readPatch(hook.name, answer.patch);
    if (patch === undefined) return false;
    const before = attributes.object;
    if (before === undefined) {
      const why = `admission webhook ${quoteText(hook.name)} attempted to modify the object, which is not supported for this operation`;
      throw internalError(why);
    }
    if (answer.patchType !== "JSONPatch") throw new FailedCall(hook.name, `unsupported patch type ${quoteText(answer.patchType)}`, 400);
    const shown = await attributes.objectIn(definition);
    const kind = attributes.kind === attributes.definition ? definition : attributes.kind;
    const patched = patchedObject(hook.name, shown ?? before, patch, kind);
    try {
      await attributes.replace(patched);
    } catch (error) {
      if (error instanceof DecodeError) throw internalError(error.message);
      throw error instanceof StatusError ? internalError(error.message) : error;
    }
    note(patch);
    return !deepEqual(before as unknown as JsonObject, attributes.object as unknown as JsonObject);
  }
}
