/** ValidatingAdmissionWebhook: webhooks that may refuse what is written, asked side by side about its final form (HOOK-04). */

import { pauseWhenOver } from "../../codec/lists/turns.js";
import { holderName } from "../../definition/holder-name.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { AdmissionAttributes, AdmissionOperation } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { PlannedCall } from "./dispatch-plan.js";
import { askedRequest, PASSED_OVER } from "./hook-caller.js";
import type { WebhookPluginParts } from "./webhook-parts.js";

export const VALIDATING_PLUGIN = "ValidatingAdmissionWebhook";

/** Hooks that one request asks at a time: those of many would hold the event loop, and take all that a target has room for. */
const MAXIMUM_AT_ONCE = 16;

export class ValidatingWebhooks implements AdmissionPlugin {
  readonly name = VALIDATING_PLUGIN;

  constructor(private readonly parts: WebhookPluginParts) {}

  readsObjects(definition: ResourceDefinition, operation: AdmissionOperation): boolean {
    return this.parts.plan.current.concerns(definition, operation);
  }

  passesDeletedOn(definition: ResourceDefinition): boolean {
    return this.parts.plan.current.passesDeletedOn(definition);
  }

  open(): Promise<void> {
    return this.parts.open();
  }

  close(): void {
    this.parts.close();
  }

  validate(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const calls = this.parts.plan.current.callsFor(attributes);
    const ask = (planned: readonly PlannedCall[]): void | Promise<void> =>
      planned.length === 0 || attributes.namesOnly || context.boot === true ? undefined : this.#run(planned, attributes, context);
    return calls instanceof Promise ? calls.then(ask) : ask(calls);
  }

  /** All are asked, also when one has refused; of several refusals the first in order is told. */
  async #run(calls: readonly PlannedCall[], attributes: AdmissionAttributes, context: RequestContext): Promise<void> {
    const matching: PlannedCall[] = [];
    for (const call of calls) {
      await pauseWhenOver(holderName(context.user));
      const matches = this.parts.selectors.matches(call.hook, attributes);
      if (matches instanceof Promise ? await matches : matches) matching.push(call);
    }
    if (matching.length === 0) return;
    const asked = askedRequest(attributes, context);
    const refusals: { readonly index: number; readonly error: unknown }[] = [];
    const waiting = matching.entries();
    const askInTurn = async (): Promise<void> => {
      for (const [index, call] of waiting) {
        try {
          if ((await this.parts.caller.ask(call, asked, () => undefined)) !== PASSED_OVER) continue;
          const key = `failed-open.validating.webhook.admission.${context.profile.groupDomain}/round_0_index_${index}`;
          attributes.annotate(key, call.hook.name);
        } catch (error) {
          refusals.push({ index, error });
          // Nobody waits for the others.
          if (context.isGone) return;
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(matching.length, MAXIMUM_AT_ONCE) }, askInTurn));
    const [first] = refusals.sort((a, b) => a.index - b.index);
    if (first !== undefined) throw first.error;
  }
}
